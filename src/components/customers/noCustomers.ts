import { Users } from 'lucide-react';
import type { EmptyStateProps } from '@/ui/EmptyState';

/** What stands where customers would stand, while there is none. */
export const noCustomers: Pick<EmptyStateProps, 'icon' | 'title' | 'description'> = {
  icon: Users,
  title: 'No customers yet',
  description: 'Customers appear here once they place an order.',
};
