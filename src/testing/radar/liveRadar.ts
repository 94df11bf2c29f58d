import type { RadarCommands } from '@/operations/radar';
import { type Handlers, nothing } from '../live';

export const liveRadar = (): Handlers<RadarCommands> => ({
  'export-radar-excel': nothing,
  'present-radar': nothing,
  'generate-powerpoint': nothing,
});
