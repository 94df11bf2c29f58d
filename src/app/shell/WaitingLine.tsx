/** Says that a screen is on its way. */
export function WaitingLine() {
  return <div role="progressbar" aria-label="Loading screen" className="waiting-line" />;
}
