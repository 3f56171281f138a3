/** The home page; its sentences are blocks that the owner edits. */
export const homeTexts = {
  start: 'Stel je product samen',
  requestAccount: 'Account aanvragen',
  categories: 'Alle categorieën',
  popular: 'Vaak besteld',
  pressSheetAlt: 'Drukvel met vijf ontwerpen, snijtekens en een kleurenbalk',
  studio: (shortName: string) => `Ontwerp door ${shortName}`,
} as const
