import type { CustomerCommands } from '@/operations/customers';
import { type Handlers, nothing } from '../live';

export const liveCustomers = (): Handlers<CustomerCommands> => ({
  'generate-weekly-report': nothing,
});
