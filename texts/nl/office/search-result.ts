import { formatNumber } from '../format.ts'

/** About what search engines show of a title and of a description. */
const TITLE_CHARACTERS = 60
const DESCRIPTION_CHARACTERS = 155

const ofCharacters = (count: number, most: number) =>
  `${formatNumber(count)} van ongeveer ${most} tekens${count > most ? ', de rest valt mogelijk weg' : ''}.`

/** What search engines show of a page of the shop. */
export const searchResultTexts = {
  titleHint: (count: number, withoutTitle: string) =>
    count === 0 ? withoutTitle : ofCharacters(count, TITLE_CHARACTERS),
  ownTitle: 'Leeg: de titel hierboven.',
  descriptionHint: (count: number, withoutDescription = 'Leeg: de zoekmachine kiest zelf een tekst.') =>
    count === 0 ? withoutDescription : ofCharacters(count, DESCRIPTION_CHARACTERS),
  ownIntro: 'Leeg: de inleiding hierboven.',
  preview: 'Zo toont een zoekmachine het',
  crumbs: (path: string) => ['jouwwinkel', ...path.split('/').filter(Boolean)].join(' › '),
  noTitle: 'Zonder titel',
  noDescription: 'De zoekmachine kiest zelf een stuk tekst van de pagina.',
} as const
