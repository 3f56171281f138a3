import type { AttributeFields } from '#contract/office/attributes.ts'
import type { AttributeKind } from '#domain/catalogue/attribute-kinds.ts'
import { formatNumber, inWords } from '../format.ts'
import { pageNames } from './page-names.ts'

const counted = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`
const products = (count: number) => counted(count, 'product', 'producten')
const values = (count: number) => counted(count, 'waarde', 'waarden')

type Use = { readonly products: number; readonly drafts: number; readonly configurators: number }

/** Where something is used: 'bij 3 producten en in 1 configurator'. */
const usedAt = ({ products: had, drafts, configurators }: Use): string =>
  inWords([
    ...(had > 0 ? [`bij ${products(had)}`] : []),
    ...(drafts > 0 ? [`in ${counted(drafts, 'concept van een product', 'concepten van producten')}`] : []),
    ...(configurators > 0 ? [`in ${counted(configurators, 'configurator', 'configurators')}`] : []),
  ])

const KINDS: Readonly<Record<AttributeKind, string>> = {
  text: 'Tekst',
  number: 'Getal',
  choice: 'Keuze',
  choices: 'Meerdere keuzes',
}

const MISFITS: Readonly<Record<AttributeKind, (of: string) => string>> = {
  text: (of) => `Bij ${of} staat meer dan één waarde. Dat kan niet als tekst.`,
  number: (of) => `Bij ${of} staat iets wat niet één getal is.`,
  choice: (of) => `Bij ${of} staat meer dan één waarde. Dat kan niet als keuze.`,
  choices: (of) => `Bij ${of} past wat er staat niet.`,
}

/** The desk of attributes: what products are, and how that is written. */
export const attributeTexts = {
  title: pageNames.attributes,
  intro:
    'Zo staan ze op productpagina’s en in filters. Sleep een kenmerk naar een andere plaats, of gebruik de pijltjes op het toetsenbord als je op een greep staat.',
  list: 'Kenmerken van de winkel',
  none: 'Er zijn nog geen kenmerken',
  noneText: 'Maak het eerste, zoals Materiaal of Dikte. Daarna vul je het in bij producten.',
  kinds: KINDS,
  kindHints: {
    text: 'Eén vrije tekst',
    number: 'Eén getal, met een eenheid als je wilt',
    choice: 'Eén waarde uit een lijst',
    choices: 'Een of meer waarden uit een lijst',
  } satisfies Record<AttributeKind, string>,
  kindOf: (kind: AttributeKind, unit: string) => (unit === '' ? KINDS[kind] : `${KINDS[kind]} in ${unit}`),
  isFilter: 'Filter',
  values,
  products,
  counts: (valueCount: number, productCount: number) => `${values(valueCount)} · ${products(productCount)}`,

  back: 'Alle kenmerken',
  edit: (label: string) => `Wijzig ${label}`,
  remove: (label: string) => `Verwijder ${label}`,
  moved: (label: string, place: number, of: number) =>
    `${label} staat nu op plaats ${formatNumber(place)} van ${formatNumber(of)}`,

  make: 'Nieuw kenmerk',
  makeIntro: 'Klanten zien het kenmerk zodra een product het heeft.',
  makeIt: 'Kenmerk maken',
  made: (label: string) => `${label} is gemaakt`,
  editTitle: (label: string) => `${label} wijzigen`,
  editIntro: 'Wat je opslaat, geldt meteen.',
  fields: {
    label: 'Naam',
    kind: 'Soort',
    unit: 'Eenheid',
    isFilterable: 'Filter',
  } satisfies Record<keyof AttributeFields, string>,
  unitHint: 'Bijvoorbeeld mm, g/m² of %. Ze staat achter het getal.',
  isFilterable: 'Klanten kunnen hierop filteren',
  yes: 'Ja',
  no: 'Nee',
  noUnit: 'Geen',
  saved: (label: string) => `${label} is opgeslagen`,
  labelTaken: 'Er is al een kenmerk met deze naam',
  misfits: (kind: AttributeKind, count: number) => MISFITS[kind](products(count)),

  removeTitle: (label: string) => `${label} verwijderen?`,
  removeText: 'Dit kan niet ongedaan worden gemaakt.',
  removeIt: 'Verwijderen',
  removed: (label: string) => `${label} is verwijderd`,
  inUse: (use: Use) => `Dit kenmerk staat nog ${usedAt(use)}. Haal het daar eerst weg.`,

  valuesTitle: (label: string) => `Waarden van ${label}`,
  valuesIntro: 'In deze volgorde staan ze in filters en op productpagina’s. Wat je wijzigt, geldt meteen.',
  valueList: 'Waarden',
  usedValues: 'Waarden van producten',
  usedValuesIntro: 'Je wijzigt ze bij de producten zelf.',
  noUsedValues: 'Nog geen product heeft dit kenmerk.',
  noValues: 'Er staan nog geen waarden in de lijst.',
  newValue: 'Nieuwe waarde',
  newValueIntro: 'De waarde komt als laatste in de lijst.',
  addValue: 'Toevoegen',
  valueAdded: (value: string) => `${value} is toegevoegd`,
  renameValue: (value: string) => `Hernoem ${value}`,
  renameTitle: (value: string) => `${value} hernoemen`,
  renameIntro: (count: number) =>
    count === 0
      ? 'Nog geen product heeft deze waarde. Configurators houden hun eigen woorden.'
      : `De nieuwe naam geldt meteen bij ${products(count)}. Configurators houden hun eigen woorden.`,
  renameIt: 'Hernoemen',
  valueRenamed: (value: string) => `De waarde heet nu ${value}`,
  removeValue: (value: string) => `Verwijder ${value}`,
  valueRemoved: (value: string) => `${value} is verwijderd`,
  value: 'Waarde',
  valueTaken: 'Deze waarde staat al in de lijst',
  valueInUse: (value: string, use: Use) =>
    `‘${value}’ staat nog ${usedAt(use)}. Haal de waarde daar eerst weg.`,
} as const
