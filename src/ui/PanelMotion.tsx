import { Component, type RefObject } from 'react';

export interface PanelMotionProps {
  /** Whether the panel is open. */
  open: boolean;
  /** The panel; the element before it is its scrim. */
  panelRef: RefObject<HTMLElement | null>;
}

interface Way {
  panel: HTMLElement;
  scrim: Element | null;
  /** As computed; 'none' at rest. */
  transform: string;
  opacity: string;
}

/**
 * Lets a panel that is closed on its way in, or opened again on its way out, go on from where it is; vaul's ways begin at
 * their ends. A class, for only that is asked before what the ways hang on has changed.
 */
export class PanelMotion extends Component<PanelMotionProps> {
  override getSnapshotBeforeUpdate({ open }: PanelMotionProps): Way | null {
    const panel = this.props.panelRef.current;
    if (!panel || open === this.props.open) return null;
    const scrim = panel.previousElementSibling;
    return {
      panel,
      scrim,
      transform: getComputedStyle(panel).transform,
      opacity: scrim ? getComputedStyle(scrim).opacity : '',
    };
  }
  override componentDidUpdate(_props: PanelMotionProps, _state: unknown, way: Way | null) {
    if (!way) return;
    const { panel, scrim, transform, opacity } = way;
    const { m41, m42 } = new DOMMatrixReadOnly(transform);
    const { open } = this.props;
    panel.style.transform = open ? '' : transform;
    panel.style.setProperty('--initial-transform', open ? `${Math.abs(m41 || m42)}px` : null);
    if (scrim instanceof HTMLElement) scrim.style.opacity = open ? '' : opacity;
  }
  override render() {
    return null;
  }
}
