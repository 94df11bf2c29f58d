/** Data that a query loads: pending, failed or there. */
export type Remote<Data> = { status: 'pending' } | { status: 'error' } | { status: 'success'; data: Data };
