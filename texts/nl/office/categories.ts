import type { CategoryFields } from '#contract/office/categories.ts'
import { formatNumber } from '../format.ts'
import { pageNames } from './page-names.ts'

const categories = (count: number) => `${formatNumber(count)} ${count === 1 ? 'categorie' : 'categorieën'}`
const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'producten'}`

/** The desk of categories: the tree, and what a category is. */
export const categoryTexts = {
  title: pageNames.categories,
  intro:
    'Zo staan ze in het menu en op de pagina’s van de winkel. Sleep een categorie naar een andere plaats, of gebruik de pijltjes op het toetsenbord als je op een greep staat.',
  list: 'Categorieën van de winkel',
  below: (title: string) => `Onder ${title}`,
  none: 'Er zijn nog geen categorieën',
  noneText: 'Maak de eerste. Klanten zien haar pas als jij dat wilt.',
  gripHint:
    'Pijl omhoog of omlaag wisselt van plaats, pijl naar rechts of links zet de categorie onder een andere of daaruit.',
  edit: (title: string) => `Wijzig ${title}`,
  products: (number: number) => products(number),
  productsOf: (title: string, number: number) => `${products(number)} in ${title}`,
  hidden: 'Niet in de winkel',
  view: (title: string) => `Bekijk ${title} in de winkel`,
  preview: (title: string) => `Voorbeeld van ${title} in de winkel`,
  make: 'Nieuwe categorie',
  makeBelow: (title: string) => `Nieuwe categorie onder ${title}`,
  move: 'Verplaatsen',
  moveOf: (title: string) => `${title} verplaatsen`,
  remove: (title: string) => `Verwijder ${title}`,

  makeIntro: 'Klanten zien de categorie pas als je haar in de winkel zet.',
  name: 'Naam',
  parent: 'Staat onder',
  top: 'Geen andere: bovenaan',
  makeIt: 'Categorie maken',
  made: (title: string) => `${title} is gemaakt`,

  moveTitle: (title: string) => `${title} verplaatsen`,
  moveIntro: 'Alles wat onder deze categorie staat, gaat mee.',
  place: 'Plaats',
  last: 'Als laatste',
  before: (title: string) => `Voor ${title}`,
  moved: (title: string, place: number, of: number, parent: string | null) =>
    `${title} staat nu op plaats ${formatNumber(place)} van ${formatNumber(of)}${parent === null ? ' bovenaan' : ` onder ${parent}`}`,
  undo: 'Ongedaan maken',
  sureTitle: (title: string, parent: string | null) =>
    parent === null ? `${title} bovenaan zetten?` : `${title} onder ${parent} zetten?`,
  sureText: (path: string | null, below: number) =>
    [
      ...(path === null ? [] : [`Het adres wordt ${path}.`]),
      ...(below === 0 ? [] : [`De adressen van ${categories(below)} hieronder gaan mee.`]),
      'Oude adressen leiden naar de nieuwe.',
    ].join(' '),

  editTitle: (title: string) => `${title} wijzigen`,
  editIntro: 'Wat je opslaat, geldt meteen.',
  fields: {
    title: 'Naam',
    urlPath: 'Adres',
    isActive: 'In de winkel',
    shortListItemCount: 'Hoeveel het menu toont',
    shortDescription: 'Inleiding',
    description: 'Tekst onder de producten',
    metaTitle: 'Titel in zoekmachines',
    metaDescription: 'Omschrijving in zoekmachines',
    imageId: 'Afbeelding',
  } satisfies Record<keyof CategoryFields, string>,
  urlPathHint: (below: number) =>
    below === 0
      ? 'Oude adressen leiden vanzelf naar het nieuwe.'
      : `Oude adressen leiden vanzelf naar het nieuwe. Adressen van ${categories(below)} hieronder gaan mee, die van producten niet.`,
  isActive: 'Klanten zien deze categorie, met alles wat eronder staat',
  shortListItemCountHint:
    'Zoveel categorieën hieronder staan in het menu, daarna ‘Toon meer’. Bij 0 staan ze er alle.',
  yes: 'Ja',
  no: 'Nee',
  cutImage: 'Bijsnijden',
  cutTitle: 'Afbeelding van de categorie bijsnijden',
  imageHint: 'JPEG, PNG, WebP, AVIF of TIFF, minstens 640 pixels breed. Je kunt de foto ook hierheen slepen.',
  imageOf: (alt: string) => alt || 'Een foto zonder beschrijving',
  empty: 'Leeg',
  saved: (title: string) => `${title} is opgeslagen`,

  removeTitle: (title: string) => `${title} verwijderen?`,
  removeText: (number: number, onlyHere: number) =>
    [
      number === 0
        ? 'Er staan geen producten in.'
        : onlyHere === 0
          ? `Wat hierin staat (${products(number)}), staat ook in andere categorieën.`
          : `Voor ${products(onlyHere)} is dit de enige categorie: daarna vinden klanten die alleen door te zoeken.`,
      'Wie het adres nog heeft, komt op de categorie daarboven.',
    ].join(' '),
  removeIt: 'Verwijderen',
  removed: (title: string) => `${title} is verwijderd`,
} as const
