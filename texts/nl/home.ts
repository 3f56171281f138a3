/** The home page; its sentences are blocks that the owner edits. */
export const homeTexts = {
  start: 'Stel je product samen',
  requestAccount: 'Account aanvragen',
  categories: 'Alle categorieën',
  popular: 'Vaak besteld',
  /** Names as one sentence: only the first begins with a capital, save abbreviations. */
  among: (names: readonly string[]) =>
    names.join(', ').replaceAll(/(?<=, )\p{Lu}(?=\p{Ll})/gu, (capital) => capital.toLowerCase()),
  studio: (shortName: string) => `Ontwerp door ${shortName}`,
} as const
