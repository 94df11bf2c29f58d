import type { PANEL_NAMES } from '@/screens/usePanelEntry';

interface PanelKind {
  readonly address: string;
  readonly opener: RegExp;
  readonly place: number;
  readonly name: RegExp;
}

/** The sheet of destinations is of no screen and has tests of its own. */
type PanelOfScreen = Exclude<(typeof PANEL_NAMES)[number], 'destinations'>;

/** The compiler asks for each panel that there is. */
const BY_PANEL: Readonly<Record<PanelOfScreen, PanelKind>> = {
  'dashboard-order': { address: '/', opener: /^View Details: BRACKENBY$/, place: 0, name: /PO-00000/ },
  'tracker-order': { address: '/po-tracker', opener: /^View PO: PO-24803/, place: 0, name: /PO-24803/ },
  ticket: { address: '/tickets', opener: /^View: TK-\d+/, place: 1, name: /TK-\d+/ },
  thread: { address: '/smart-inbox', opener: /^View Thread: PO-24803$/, place: 0, name: /PO-24803/ },
  phase: { address: '/momentum', opener: /^Sample/, place: 1, name: /^Sample, PO-\d+/ },
};

/** Each kind of panel: where it stands, what opens its second record, and what it is called. */
export const PANEL_KINDS: readonly PanelKind[] = Object.values(BY_PANEL);
