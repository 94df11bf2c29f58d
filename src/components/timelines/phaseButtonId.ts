import type { PhaseName } from '@/domain/timelines/phase';
import { elementId } from '@/ui/elementId';

/** Id of the button that opens a phase, by which a drawer finds it again when the timeline was drawn anew. */
export const phaseButtonId = (poNumber: string, phase: PhaseName): string => elementId(`phase-${poNumber}-${phase}`);
