/** Inks as the operands of an operator. */
export const written = (inks: readonly number[]): string =>
  inks.map((ink) => Number(ink.toFixed(4))).join(' ')
