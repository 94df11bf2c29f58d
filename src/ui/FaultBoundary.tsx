import { Component, type ReactNode } from 'react';

export interface FaultBoundaryProps {
  /** What may throw while it is drawn. */
  children: ReactNode;
  /** What stands in its place once it has thrown. */
  fallback: ReactNode;
  /** When it changes, the children are tried again. */
  retryWhen: unknown;
}

interface Tried {
  retryWhen: unknown;
  failed: boolean;
}

/** Keeps a fault where it happens: what throws gives way to something that says so, and all around it stays. */
export class FaultBoundary extends Component<FaultBoundaryProps, Tried> {
  override state: Tried = { retryWhen: this.props.retryWhen, failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  static getDerivedStateFromProps = ({ retryWhen }: FaultBoundaryProps, tried: Tried): Tried | null =>
    retryWhen === tried.retryWhen ? null : { retryWhen, failed: false };

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
