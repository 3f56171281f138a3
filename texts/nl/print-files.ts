/** The print files of an order, as production fetches them. */
export const printFileTexts = {
  /** The folder of files that must not be printed yet: as plain as the names of files. */
  notYet: 'nog-niet-drukken',
} as const
