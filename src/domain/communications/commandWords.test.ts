import { expect, it } from 'vitest';
import { COMMUNICATION_WORDS } from './commandWords';

it('COMMS-5 to COMMS-7: each channel has the words of its buttons', () => {
  expect(COMMUNICATION_WORDS).toEqual({
    internal: { attach: 'Attach File', send: 'Send to Teams', suggest: 'Apply Suggestion' },
    customer: { attach: 'Attach File', send: 'Send via Outlook', suggest: 'Draft Response' },
    factory: { attach: 'Attach Specs', send: 'Send via SAP', suggest: 'Schedule Inspection' },
  });
});
