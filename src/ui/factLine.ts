/** Short facts on one line, 'PDF · 1.8 MB'; empty ones leave no dot behind. */
export function factLine(...facts: readonly string[]): string {
  return facts.filter((fact) => fact.trim() !== '').join(' · ');
}
