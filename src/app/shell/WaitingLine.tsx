/** What the line says, to those who do not see it. */
export const LOADING_SCREEN = 'Loading screen';

/** Says that a screen is on its way. */
export function WaitingLine() {
  return <div role="progressbar" aria-label={LOADING_SCREEN} data-mark className="waiting-line" />;
}
