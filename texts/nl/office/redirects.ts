import type { RedirectFault } from '#domain/shop/plan-redirects.ts'
import { formatNumber } from '../format.ts'
import { pageNames } from './page-names.ts'

const redirects = (count: number) =>
  count === 1 ? '1 doorverwijzing' : `${formatNumber(count)} doorverwijzingen`
const rows = (count: number) => (count === 1 ? '1 rij' : `${formatNumber(count)} rijen`)

/** Why an address cannot be redirected; `about` is the address or the row that it is about. */
export const redirectFaultTexts: Readonly<Record<RedirectFault, (about: string) => string>> = {
  FromEmpty: () => 'Vul het oude adres in',
  FromUnreadable: () => 'Begin met een /, of plak een heel adres dat met https:// begint',
  FromReserved: () => 'Dit adres gebruikt de winkel zelf',
  FromLiving: () => 'Op dit adres staat een pagina van de winkel. Die gaat voor',
  FromLedTo: (about) => `${about} leidt naar dit adres. Laat dat eerst ergens anders naartoe leiden`,
  FromTwice: (about) => `Dit oude adres staat ook in rij ${about}, met een ander nieuw adres`,
  ToEmpty: () => 'Vul in waar het adres naartoe leidt',
  ToUnreadable: () => 'Begin met een /, of plak het hele adres van een pagina van de winkel',
  ToElsewhere: (about) => `Een doorverwijzing leidt naar een pagina van deze winkel, op ${about}`,
  ToItself: () => 'Een adres kan niet naar zichzelf verwijzen',
  ToLoop: () => 'Dit adres leidt zelf naar het oude adres. Zo gaat een klant in een kring rond',
  ToLeadsOn: (about) => `Dit adres leidt zelf door naar ${about}. Kies dat adres`,
  ToUnknown: () => 'Op dit adres staat geen product, categorie of pagina in de winkel',
}

/** The redirects of the shop, at the desk of its content. */
export const redirectTexts = {
  title: pageNames.redirects,
  back: 'Alle inhoud',
  note: 'Wie een oud adres opent, komt vanzelf op de nieuwe pagina. Krijgt een product, categorie of pagina een ander adres, dan komt de doorverwijzing er vanzelf.',
  search: 'Zoek op oud of nieuw adres',
  table: 'Doorverwijzingen',
  more: 'Meer doorverwijzingen laden',
  none: 'Er zijn nog geen doorverwijzingen',
  noneFound: (search: string) => `Geen doorverwijzingen gevonden voor ‘${search}’`,
  noneText: 'Kom je van een andere winkel? Laat de oude adressen dan naar de nieuwe pagina’s leiden.',
  from: 'Oud adres',
  to: 'Leidt naar',
  target: 'Wat daar staat',
  targets: {
    home: 'Startpagina',
    page: 'Pagina',
    category: 'Categorie',
    product: 'Product',
    shop: 'Pagina van de winkel',
    redirect: 'Leidt zelf door',
  },
  gone: 'Bestaat niet meer',
  covered: 'Werkt niet: hier staat een pagina',
  origin: 'Herkomst',
  origins: { hand: 'Met de hand', move: 'Vanzelf', import: 'Import' },
  originUnknown: 'Onbekend',
  acts: 'Verwijderen',
  change: 'Wijzigen',
  remove: (from: string) => `Doorverwijzing van ${from} verwijderen`,

  add: 'Doorverwijzing toevoegen',
  addIntro: 'Plak gerust een heel adres van je oude winkel. Hoofdletters en een / aan het einde tellen mee.',
  changeTitle: 'Doorverwijzing wijzigen',
  changeIntro: (from: string) =>
    `Deze doorverwijzing is van ${from}. Vul je een ander oud adres in, dan werkt ${from} niet meer.`,
  save: 'Opslaan',
  fromHint: 'Bijvoorbeeld /oude-pagina.html',
  toHint: 'Typ een naam, SKU of adres en kies, of plak het adres van een pagina van de winkel.',
  foundTargets: 'Producten, categorieën en pagina’s',
  foundCount: (count: number) => (count === 1 ? '1 gevonden' : `${formatNumber(count)} gevonden`),
  foundNone: (typed: string) => `Niets gevonden voor ‘${typed}’`,
  targetNote: (kind: string, path: string) => `${kind}, ${path}`,
  becomes: (path: string, isCut: boolean) =>
    `Dit wordt ${path}.${isCut ? ' Wat achter ? of # staat, telt niet mee.' : ''}`,
  saved: (from: string, to: string) => `${from} leidt nu naar ${to}`,
  cut: 'Wat achter ? of # stond, telt niet mee.',
  removeTitle: (from: string) => `Doorverwijzing van ${from} verwijderen?`,
  removeText: (from: string, to: string) => `Wie ${from} opent, komt dan niet meer op ${to}.`,
  removeVerb: 'Verwijderen',
  removed: (from: string) => `De doorverwijzing van ${from} is verwijderd`,
  leadsAlready: (from: string, to: string) =>
    `${from} leidt al naar ${to}. Wijzig of verwijder eerst die doorverwijzing.`,
  nowLeadsTo: (from: string, to: string) => `${from} leidt nu naar ${to}.`,
  nowGone: (from: string) => `Een collega heeft de doorverwijzing van ${from} verwijderd.`,
  /** It is not as was seen. */
  clashes: {
    elsewhere: (from: string, to: string) => ({
      title: 'Dit adres leidt al ergens naartoe',
      text: `${from} leidt nu naar ${to}. Sla je op, dan komt jouw keuze ervoor in de plaats.`,
    }),
    gone: (from: string) => ({
      title: 'Deze doorverwijzing is er niet meer',
      text: `Een collega heeft de doorverwijzing van ${from} verwijderd. Sla je op, dan maak je haar opnieuw.`,
    }),
  },

  many: 'Veel tegelijk toevoegen',
  manyTitle: pageNames.manyRedirects,
  manyIntro: (most: number) =>
    `Plak twee kolommen uit je spreadsheet, of kies een CSV-bestand: eerst het oude adres, dan het nieuwe. Hoogstens ${formatNumber(most)} rijen. Je ziet eerst wat er gebeurt.`,
  manyBack: 'Alle doorverwijzingen',
  rows: 'Rijen',
  rowsHint: 'Bijvoorbeeld /oud.html;/nieuw',
  chooseFile: 'CSV-bestand kiezen',
  notReadable: 'Het bestand is niet meer te lezen. Kies het opnieuw.',
  fileTooLarge: 'Dit bestand is te groot. Verdeel het over meer bestanden.',
  try: 'Bekijk wat er gebeurt',
  outcome: 'Wat er gebeurt',
  counts: { newCount: 'Nieuw', changedCount: 'Gewijzigd', sameCount: 'Al zo', wrongCount: 'Fout' },
  cutCount: (count: number) => `Bij ${rows(count)} telt wat achter ? of # staat niet mee.`,
  wrong: (count: number) => `${rows(count)} ${count === 1 ? 'is' : 'zijn'} fout`,
  wrongText: 'Deze rijen worden overgeslagen. Verbeter ze hierboven, of voeg ze later toe.',
  wrongTable: 'Foute rijen',
  changesTable: 'Wat er wordt geschreven',
  row: 'Rij',
  message: 'Wat er fout is',
  was: 'Leidt nu naar',
  nowhere: 'Nergens',
  nothing: 'Er is niets te schrijven: elke goede rij is al zo.',
  write: (count: number) => `${redirects(count)} opslaan`,
  writeTitle: (count: number) => `${redirects(count)} opslaan?`,
  writeText: (changed: number, wrong: number) =>
    [
      changed === 0
        ? 'Ze werken meteen.'
        : `Ze werken meteen. Daarvan ${changed === 1 ? 'leidt er 1' : `leiden er ${formatNumber(changed)}`} nu ergens anders naartoe.`,
      ...(wrong === 0
        ? []
        : [`${rows(wrong)} met een fout ${wrong === 1 ? 'wordt' : 'worden'} overgeslagen.`]),
    ].join(' '),
  written: (count: number) => `${redirects(count)} opgeslagen`,
  triedAgain: 'Er is intussen iets gewijzigd. Niets is geschreven; bekijk opnieuw wat er gebeurt.',
  notText: 'Dit is geen tekst. Sla het bestand op als CSV en kies het opnieuw.',
  noRows: 'Hier staan geen rijen met een oud en een nieuw adres.',
  tooMany: (most: number) => `Dit zijn meer dan ${formatNumber(most)} rijen. Verdeel ze over meer keren.`,
  tooManyCells: 'Dit zijn geen twee kolommen. Plak een oud en een nieuw adres per rij.',
} as const
