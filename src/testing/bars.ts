/** Share of a progress bar that is seen filled, in whole percent. */
export function filledPercent(bar: HTMLElement): number {
  const { left, width } = bar.getBoundingClientRect();
  const end = bar.firstElementChild?.getBoundingClientRect().right ?? Number.NaN;
  return Math.round(((end - left) / width) * 100);
}
