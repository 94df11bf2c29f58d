/** Short facts on one line, 'PDF · 1.8 MB'; empty ones, and those that a faulty source left out, leave no dot behind. */
export function factLine(...facts: readonly (string | null | undefined)[]): string {
  return facts.filter((fact) => (fact ?? '').trim() !== '').join(' · ');
}
