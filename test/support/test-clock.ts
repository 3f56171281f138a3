/** Wednesday 18 November 2026, ten in the morning in Amsterdam: a working day before the cut-off. */
export const TEST_NOW = new Date('2026-11-18T09:00:00.000Z')
