/** The four sample staff. */
export const sampleStaff: readonly string[] = ['Hana Petrov', 'Luis Okafor', 'Mei Tanaka', 'Arjun Sen'];
