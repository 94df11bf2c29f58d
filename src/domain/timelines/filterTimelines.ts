import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import type { ProjectTimeline } from './phase';

/** The timelines of one customer, or of all (MOMENTUM-1), in the data's order. */
export function filterTimelines(timelines: readonly ProjectTimeline[], customer: string): readonly ProjectTimeline[] {
  return customer === ALL_CUSTOMERS ? timelines : timelines.filter((timeline) => timeline.customer === customer);
}
