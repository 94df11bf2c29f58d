import { Component, type ReactNode } from 'react';

export interface FaultBoundaryProps {
  /** What may throw while it is drawn. */
  children: ReactNode;
  /** What stands in its place once it has thrown. */
  fallback: ReactNode;
  /** When it changes, the children are tried again; a record that holds the same is the same. */
  retryWhen: unknown;
}

/** Some records are put together anew at every drawing. */
function holdsSame(one: unknown, other: unknown): boolean {
  if (!(one instanceof Object && other instanceof Object)) return Object.is(one, other);
  const fields = [...Object.keys(one), ...Object.keys(other)];
  // Without fields it is no record: a date, a list of nothing.
  if (fields.length === 0) return one === other;
  return fields.every((field) => Object.is(Reflect.get(one, field), Reflect.get(other, field)));
}

/** Keeps a fault where it happens: what throws gives way to something that says so, and all around it stays. */
export class FaultBoundary extends Component<FaultBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ retryWhen }: FaultBoundaryProps) {
    // oxlint-disable-next-line react/no-did-update-set-state -- only after a fault, and once for each record
    if (this.state.failed && !holdsSame(retryWhen, this.props.retryWhen)) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
