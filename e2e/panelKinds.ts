/** Each kind of panel: where it stands, what opens its second record, and what it is called. */
export const PANEL_KINDS = [
  { address: '/', opener: /^View Details: BRACKENBY$/, place: 0, name: /PO-00000/ },
  { address: '/po-tracker', opener: /^View PO: PO-24803/, place: 0, name: /PO-24803/ },
  { address: '/tickets', opener: /^View: TK-\d+/, place: 1, name: /TK-\d+/ },
  { address: '/smart-inbox', opener: /^View Thread: PO-24803$/, place: 0, name: /PO-24803/ },
  { address: '/momentum', opener: /^Sample/, place: 1, name: /^Sample, PO-\d+/ },
] as const;
