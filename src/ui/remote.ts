/** What comes from elsewhere: on its way, there, or not to be had. */
export type Remote<Data> = { status: 'pending' } | { status: 'error' } | { status: 'success'; data: Data };
