import { Component, type RefObject } from 'react';

export interface PanelMotionProps {
  /** Whether the panel is open. */
  open: boolean;
  /** The panel; the element before it is its scrim. */
  panelRef: RefObject<HTMLElement | null>;
}

interface Place {
  panel: HTMLElement;
  scrim: Element | null;
  /** As computed; 'none' at rest. */
  transform: string;
  opacity: string;
}

/**
 * vaul's animations begin at the edge or at rest; this lets one that is interrupted go on from where the panel is. A class,
 * because only `getSnapshotBeforeUpdate` runs before the attributes change that start the next animation.
 */
export class PanelMotion extends Component<PanelMotionProps> {
  override getSnapshotBeforeUpdate({ open }: PanelMotionProps): Place | null {
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
  override componentDidUpdate(_props: PanelMotionProps, _state: unknown, place: Place | null) {
    if (!place) return;
    const { panel, scrim, transform, opacity } = place;
    const { m41, m42 } = new DOMMatrixReadOnly(transform);
    const { open } = this.props;
    panel.style.transform = open ? '' : transform;
    panel.style.setProperty('--initial-transform', open ? `${Math.abs(m41 || m42)}px` : null);
    if (scrim instanceof HTMLElement) {
      scrim.style.opacity = open ? '' : opacity;
      scrim.style.setProperty('--fade-from', open ? opacity : null);
    }
  }
  override render() {
    return null;
  }
}
