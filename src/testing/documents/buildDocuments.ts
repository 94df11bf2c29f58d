import type { CustomerDocument } from '@/domain/documents/document';
import { hoursAgo } from '../frozenClock';

/** A document as the drawer lists it; override what the story is about. */
export function buildDocument(overrides: Partial<CustomerDocument> = {}): CustomerDocument {
  return { name: 'Tech pack, revision 2', type: 'PDF', date: hoursAgo(5), size: 1_800_000, ...overrides };
}

/** Two documents as the drawer lists them. */
export function buildDocuments(): readonly CustomerDocument[] {
  return [buildDocument(), buildDocument({ name: 'Size chart', type: 'XLSX', date: hoursAgo(72), size: 90_000 })];
}
