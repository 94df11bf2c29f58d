import { colorName } from '../look';

/** What makes one connector look different from another. */
export interface ConnectorLook {
  /** 'green', 'yellow', 'blue', 'red' or 'grey'. */
  color: string;
  /** Percent of the way that is drawn. */
  fill: number;
  /** Style of the line: 'solid', 'double', 'dashed'. */
  pattern: string;
}

/** The line from a phase to the next, the last in the phase's list item; null after the last phase. */
export function connectorOf(phase: HTMLElement): ConnectorLook | null {
  const item = phase.parentElement;
  const line = item?.lastElementChild;
  if (!(line instanceof HTMLElement) || !item?.nextElementSibling) return null;
  const across = line.offsetWidth > line.offsetHeight;
  const filled = getComputedStyle(line, '::after');
  const length = across ? line.offsetWidth : line.offsetHeight;
  const fill = Math.round((Number.parseFloat(across ? filled.width : filled.height) / length) * 100);
  const seen = fill > 0 ? filled : getComputedStyle(line, '::before');
  return {
    color: colorName(across ? seen.borderTopColor : seen.borderLeftColor),
    fill,
    pattern: across ? seen.borderTopStyle : seen.borderLeftStyle,
  };
}
