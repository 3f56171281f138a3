import { designTexts } from '../designs.ts'

type About = { readonly studioJobId: string | null; readonly fileName: string | null }

const atFile = (name: string) => `bij ${name || designTexts.unnamed}`

/** What staff write to each other, at an order or about a company. */
export const noteTexts = {
  title: 'Notities',
  by: (name: string | null, moment: string) => `${name ?? 'Een oud-collega'}, ${moment}`,
  note: 'Nieuwe notitie',
  write: 'Notitie plaatsen',
  begin: 'Notitie schrijven',
  written: 'Notitie geplaatst',
  atFile,
  /** What it is about, where that is not the whole order. */
  about: ({ studioJobId, fileName }: About) => [
    ...(studioJobId === null ? [] : ['bij de studio-opdracht']),
    ...(fileName === null ? [] : [atFile(fileName)]),
  ],
  noneAtFile: 'Nog geen notities. Klanten zien ze niet; ze staan ook bij de order.',
  mentionHint: 'Noem een collega met @ en de naam: die ziet het op Vandaag.',
  nameColleague: 'Collega noemen',
  chooseColleague: 'Kies een collega',
  putInNote: 'In de notitie zetten',
} as const
