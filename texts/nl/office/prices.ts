import type { ListKind } from '#contract/office/price-lists.ts'
import { formatDate } from '../format-date.ts'
import { formatNumber, formatPrice, inWords } from '../format.ts'
import { pageNames } from './page-names.ts'

export const pricesText = (count: number): string =>
  count === 1 ? '1 prijs' : `${formatNumber(count)} prijzen`
export const discountsText = (count: number): string =>
  count === 1 ? '1 korting' : `${formatNumber(count)} kortingen`
const companies = (count: number) => (count === 1 ? '1 bedrijf' : `${formatNumber(count)} bedrijven`)
const changes = (count: number) => (count === 1 ? '1 wijziging' : `${formatNumber(count)} wijzigingen`)
const orders = (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`)
const lines = (count: number) => (count === 1 ? '1 regel' : `${formatNumber(count)} regels`)

/** The desk of price lists: the lists, one of them, and what is asked about it. */
export const priceTexts = {
  title: pageNames.priceLists,
  search: 'Zoek op naam of code',
  show: 'Welke prijslijsten',
  kinds: { all: 'Alle', base: 'Basis', group: 'Klantgroepen', contract: 'Contracten' } satisfies Record<
    ListKind | 'all',
    string
  >,
  kind: 'Soort',
  kindOf: { base: 'Basis', group: 'Klantgroep', contract: 'Contract' } satisfies Record<ListKind, string>,
  table: 'Prijslijsten',
  list: 'Prijslijst',
  validity: 'Geldig',
  content: 'Inhoud',
  contentOf: (priceCount: number, discountCount: number) =>
    inWords([
      ...(priceCount > 0 || discountCount === 0 ? [pricesText(priceCount)] : []),
      ...(discountCount > 0 ? [discountsText(discountCount)] : []),
    ]),
  companies: 'Bedrijven',
  nextChange: 'Volgende wijziging',
  more: 'Meer prijslijsten laden',
  none: 'Geen prijslijsten',
  noneFound: (search: string) => `Geen prijslijsten gevonden met “${search}”`,
  noneText: 'Kies een andere soort, of pas je zoekwoord aan.',
  try: 'Prijs proberen',

  make: 'Nieuwe prijslijst',
  makeIntro: 'Een prijslijst geldt voor de bedrijven waaraan je de lijst geeft.',
  makeIt: 'Prijslijst maken',
  made: (title: string) => `${title} is gemaakt`,
  name: 'Naam',
  code: 'Code',
  codeHint: 'Kleine letters, cijfers en streepjes. De code verandert later niet meer.',
  validFrom: 'Geldig vanaf',
  validTo: 'Geldig tot en met',
  noEnd: 'Zonder einddatum laat je dit leeg.',
  copyOf: 'Kopie van',
  noCopy: 'Geen: met een lege lijst beginnen',

  back: 'Alle prijslijsten',
  codeOf: (kind: string, code: string) => `${kind}, code ${code}`,
  change: 'Naam en geldigheid wijzigen',
  changeTitle: (title: string) => `${title} wijzigen`,
  changeIntro: 'Buiten deze dagen gelden de basisprijzen.',
  saved: 'Bewaard',
  copy: 'Kopiëren',
  remove: 'Verwijderen',
  removeTitle: (title: string) => `${title} verwijderen?`,
  removeText: (priceCount: number, discountCount: number) =>
    `${inWords([pricesText(priceCount), discountsText(discountCount)])} verdwijnen. Dit kun je niet ongedaan maken.`,
  removed: (title: string) => `${title} is verwijderd`,
  facts: 'Gegevens',
  noCompanies:
    'Nog geen bedrijf heeft deze lijst. Je kiest de prijslijst bij het bedrijf, onder Voorwaarden.',
  moreCompanies: (count: number) => `En nog ${companies(count)}`,
  baseText:
    'Dit zijn de basisprijzen van alle producten, en wat keuzes in configuratoren kosten. Wat je hier publiceert, staat binnen een seconde in de winkel. De eerste prijs van een nieuw product vul je in bij het product zelf.',
  exportCsv: 'Exporteren als CSV',
  exportSheet: 'Als Excel-bestand',
  importCsv: 'Importeren',

  prices: 'Prijzen per artikel',
  basePrices: 'Prijzen',
  part: 'Prijzen van',
  parts: { articles: 'Artikelen', choices: 'Keuzes in configuratoren' },
  choicesHint:
    'Wat een keuze erbij kost. Een keuze die zelf een artikel is, kost wat dat artikel kost: die prijs staat bij de artikelen. Een wijziging geldt meteen; plannen kan met een concept van de configurator.',
  searchChoices: 'Zoek op product, stap of keuze',
  choicesTable: 'Prijzen van keuzes',
  choice: 'Keuze',
  per: 'Per',
  noChoices: 'Er is nog geen keuze met een eigen prijs',
  noChoicesFound: 'Geen keuzes gevonden',
  moreChoices: 'Meer keuzes laden',
  was: (price: string) => `Was ${price}`,
  raise: 'Met een percentage wijzigen',
  raiseIntro: {
    articles:
      'Alle prijzen die je nu hebt gevonden, ook staffels en oplagen, behalve die al zijn verlopen. Kortingen op een staffel, opstartkosten en minimumbedragen blijven zoals ze zijn.',
    choices:
      'Alle keuzes die je nu hebt gevonden. Een keuze die een percentage van het materiaal kost en opstartkosten blijven zoals ze zijn.',
  },
  raiseRounding:
    'Vanaf € 1 wordt afgerond op hele centen. Er verandert nog niets in de winkel: je ziet eerst elke nieuwe prijs.',
  percent: 'Percentage',
  percentHint: 'Met een min ervoor gaat het eraf.',
  percentFault: 'Vul een percentage in van -99 tot en met 1.000, en niet 0',
  raiseIt: 'Nieuwe prijzen tonen',
  raiseTooMany: 'Je hebt meer dan 500 prijzen gevonden. Zoek op minder, of wijzig ze met een bestand.',
  raiseNone: 'Hier valt niets te wijzigen.',
  raised: (count: number) => `${pricesText(count)} aangepast, nog niet bewaard`,
  pricesHint:
    'Een prijs van een artikel gaat voor een korting op de categorie. Met een datum in de toekomst plan je een wijziging.',
  baseHint:
    'Opstartkosten gelden één keer per regel, het minimum is wat een regel minstens kost. Met een datum in de toekomst plan je een wijziging.',
  searchPrices: 'Zoek op artikel',
  showPrices: 'Welke prijzen',
  shown: { all: 'Alle', now: 'Nu geldig', later: 'Gepland', over: 'Verlopen' },
  pricesTable: 'Prijzen per artikel',
  morePrices: 'Meer prijzen laden',
  noPrices: 'Geen prijzen in deze lijst',
  noPricesFound: 'Geen prijzen gevonden',
  product: 'Artikel',
  from: 'Vanaf',
  to: 'Tot en met',
  price: 'Prijs',
  bands: 'Staffels',
  base: 'Basisprijs',
  perUnit: (rate: string, unit: string) => `${rate} per ${unit}`,
  ofUnit: (sku: string, unit: string) => `${sku}, per ${unit}`,
  setup: 'Opstartkosten',
  minimum: 'Minimum',
  byRun: 'Per oplage',
  removeRow: 'Prijs verwijderen',
  ofRow: (label: string, sku: string) => `${label} van ${sku}`,
  restoreRow: 'Terugzetten',
  rowGone: 'Wordt verwijderd',
  rowNew: 'Nieuw',
  rowChanged: 'Gewijzigd',
  findProduct: 'Zoek een artikel om toe te voegen',
  foundNone: 'Geen artikelen gevonden',
  noBase: 'Heeft nog geen basisprijs',
  planNext: 'Wijziging plannen',
  gridHelp: 'Enter gaat een regel omlaag, Shift met Enter omhoog.',

  bandsButton: (count: number) => (count === 0 ? 'Geen' : formatNumber(count)),
  runsButton: (count: number) => (count === 1 ? '1 oplage' : `${formatNumber(count)} oplagen`),
  bandsTitle: (title: string) => `Staffels van ${title}`,
  bandsIntro: 'Vanaf een hoeveelheid geldt een eigen prijs, of een korting op de prijs van deze lijst.',
  runsTitle: (title: string) => `Oplagen van ${title}`,
  runsIntro: 'Alleen deze oplagen zijn te bestellen, elk voor de prijs van de hele oplage.',
  done: 'Overnemen',

  discounts: 'Korting op categorieën',
  discountsHint: 'De korting gaat van de basisprijs af, ook in de categorieën eronder.',
  noDiscounts: 'Geen kortingen in deze lijst',
  category: 'Categorie',
  addDiscount: 'Korting toevoegen',
  removeDiscount: (title: string) => `Korting op ${title} verwijderen`,
  restoreDiscount: (title: string) => `Korting op ${title} terugzetten`,
  chooseCategory: 'Kies een categorie',
  percentOf: (title: string) => `Korting op ${title}`,

  unsaved: 'Niet bewaard',
  unsavedCount: (count: number) => `Niet bewaard: ${changes(count)}.`,
  faulty: 'Sommige prijzen kunnen zo niet worden bewaard. Bekijk de meldingen.',
  save: 'Bewaren',
  publish: 'Publiceren',
  undo: 'Ongedaan maken',
  undoneText: 'De prijzen zijn weer zoals ze waren',
  saveKeys: 'Control+S Meta+S',
  drop: 'Wijzigingen verwerpen',
  dropTitle: 'Wijzigingen verwerpen?',
  dropText: (count: number) => `${changes(count)} ${count === 1 ? 'gaat' : 'gaan'} verloren.`,
  keepOn: 'Doorgaan',
  clashTitle: 'Een collega was je voor',
  clashIntro: 'Dit is intussen gewijzigd. Kies steeds wat er moet blijven staan.',
  gone: 'Verwijderd',
  choiceGone: 'Deze keuze is er niet meer, of wordt nu anders geteld',
  takeAway: 'Verwijderen',
  theirs: 'Zoals het nu is',
  mine: 'Jouw wijziging',
  goOn: 'Verder',

  effect: 'Wat had dit vorige maand gedaan?',
  effectIntro:
    'De orders van vorige maand van de bedrijven met deze lijst, opnieuw berekend. Studiowerk, controle en spoed tellen niet mee.',
  effectIntroBase:
    'Alle orders van vorige maand, opnieuw berekend. Prijslijsten van klanten gaan voor de basisprijzen. Studiowerk, controle en spoed tellen niet mee.',
  effectDay: 'Prijzen van',
  effectDayHint:
    'De dag waarop de nieuwe prijzen worden bekeken, bijvoorbeeld als een geplande wijziging is ingegaan.',
  calculate: 'Berekenen',
  close: 'Sluiten',
  effectPeriod: (from: string, to: string, orderCount: number, lineCount: number) =>
    `${formatDate(from)} t/m ${formatDate(to)}: ${orders(orderCount)}, ${lines(lineCount)}`,
  effectNone: 'De bedrijven met deze lijst hebben in die maand niets besteld.',
  effectNoneBase: 'In die maand is niets besteld.',
  effectSame: 'Met deze wijziging waren de bedragen gelijk gebleven.',
  leftOut: (count: number) =>
    `${lines(count)} ${count === 1 ? 'telt' : 'tellen'} niet mee, omdat ${count === 1 ? 'die' : 'ze'} zo niet meer te bestellen ${count === 1 ? 'is' : 'zijn'}.`,
  paid: 'Toen betaald',
  byNow: 'Met de lijst van nu',
  byThen: 'Met de wijziging',
  difference: 'Verschil',
  marginNow: 'Marge met de lijst van nu',
  marginThen: 'Marge met de wijziging',
  costedOf: (costed: number, all: number) =>
    `De marge gaat over ${formatNumber(costed)} van de ${formatNumber(all)} regels: daarvan is de kostprijs bekend.`,
  costUnknown: 'Kostprijs onbekend',
  effectFirst: (shown: number, all: number) =>
    `De ${formatNumber(shown)} artikelen met het grootste verschil, van ${formatNumber(all)}.`,
  effectTable: 'Verschil per artikel',
  quantity: 'Aantal',
  signed: (cents: number) => (cents > 0 ? `+ ${formatPrice(cents)}` : formatPrice(cents)),
} as const
