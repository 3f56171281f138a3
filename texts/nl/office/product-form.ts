import type { LineSizes, Pack } from '#domain/catalogue/product-facts.ts'
import type { Cents } from '#domain/money.ts'
import { formatDate } from '../format-date.ts'
import { formatCm, formatFileSize, formatSizeCm } from '../format-size.ts'
import { formatNumber, formatPrice, inWords } from '../format.ts'
import { quantityText } from '../price-unit.ts'
import { pieces } from '../product-card.ts'

/** About what search engines show of a title and of a description. */
const TITLE_CHARACTERS = 60
const DESCRIPTION_CHARACTERS = 155

const ofCharacters = (count: number, most: number) =>
  `${formatNumber(count)} van ongeveer ${most} tekens${count > most ? ', de rest valt mogelijk weg' : ''}.`

function sizeText({ widthMm, heightMm, lengthMm }: LineSizes): string {
  if (widthMm !== null && heightMm !== null) return ` van ${formatSizeCm(widthMm, heightMm)}`
  const oneMm = lengthMm ?? widthMm ?? heightMm
  return oneMm === null ? '' : ` van ${formatCm(oneMm)}`
}

/** The form in which staff change a product. */
export const productFormTexts = {
  index: 'Onderdelen van het product',
  hasFault: 'Hier is een melding',
  parts: {
    general: 'Algemeen',
    address: 'Adres en vindbaarheid',
    categories: 'Categorieën',
    attributes: 'Kenmerken',
    images: 'Afbeeldingen',
    files: 'Downloads',
    prices: 'Prijs',
    sizes: 'Maten',
    production: 'Productie en bestanden',
    delivery: 'Levering',
    related: 'Verwante producten',
  },
  mm: 'mm',
  m2: 'm²',
  metre: 'm',
  pieces: 'stuks',
  percent: '%',
  euro: '€',
  grams: 'gram',
  ppi: 'ppi',
  workingDays: 'werkdagen',

  numberFault: (min: number, max: number, decimals: number) =>
    `Vul een ${decimals === 0 ? 'heel getal' : 'getal'} in van ${formatNumber(min, decimals)} tot en met ${formatNumber(max)}${
      decimals === 0 ? '' : `, met hoogstens ${decimals} ${decimals === 1 ? 'decimaal' : 'decimalen'}`
    }`,
  amountFault: 'Vul een bedrag in, bijvoorbeeld 12,50',
  rateFault: 'Vul een bedrag in met hoogstens vier decimalen, bijvoorbeeld 0,0868',

  add: 'Toevoegen',
  addPlaceholder: 'Typ en druk op Enter',
  full: 'Meer kan niet',
  chosenOf: (label: string) => `${label}: gekozen`,
  removeNamed: (name: string) => `${name} verwijderen`,
  removeRow: 'Rij verwijderen',
  removeRowNumber: (caption: string, number: number) => `${caption}: rij ${number} verwijderen`,
  ofRow: (label: string, number: number) => `${label}, rij ${number}`,

  stateHints: {
    active: 'Klanten kunnen dit product vinden en bestellen.',
    draft: 'Klanten zien dit product nog niet.',
    discontinued: 'Klanten kunnen dit product niet meer bestellen.',
  },
  replacementHint: 'Klanten krijgen dit product aangeboden in plaats van het vervallen product.',
  shortDescriptionHint: 'Staat bij het product in lijsten en boven aan zijn pagina.',
  mediumDescriptionHint: 'Een paar zinnen. Het zoeken in de winkel kijkt ook hierin.',

  findProduct: 'Zoek op titel of artikelnummer',
  foundProducts: 'Gevonden producten',
  found: (count: number, most: number) => {
    if (count === 0) return 'Geen producten gevonden'
    if (count > most) return `De eerste ${most} producten. Typ verder om minder te vinden.`
    return count === 1 ? '1 product gevonden' : `${count} producten gevonden`
  },

  urlPathHint: 'Laat dit leeg als het product geen eigen pagina heeft.',
  takeProposal: (path: string) => `Gebruik ${path}`,
  searchSynonymsHint: 'Andere woorden waarmee klanten dit product zoeken. Een komma of Enter voegt toe.',
  metaTitleHint: (count: number) =>
    count === 0 ? 'Leeg: de titel van het product.' : ofCharacters(count, TITLE_CHARACTERS),
  metaDescriptionHint: (count: number) =>
    count === 0 ? 'Leeg: de zoekmachine kiest zelf een tekst.' : ofCharacters(count, DESCRIPTION_CHARACTERS),
  searchPreview: 'Zo toont een zoekmachine het',
  crumbs: (path: string) => ['jouwwinkel', ...path.split('/').filter(Boolean)].join(' › '),
  noTitle: 'Zonder titel',
  noMetaDescription: 'De zoekmachine kiest zelf een stuk tekst van de pagina.',

  categoryHint: 'Kies alle categorieën waarin klanten dit product moeten vinden.',
  chosenCategories: 'Gekozen categorieën',
  categoryGone: 'Categorie die niet meer bestaat',
  mainCategory: 'Hoofdcategorie',
  mainCategoryHint: 'Deze staat in het kruimelpad van de pagina.',
  findCategory: 'Zoek een categorie',
  noCategoryFound: 'Geen categorie gevonden',
  chosenCount: (count: number) => `${count} gekozen`,

  attributesHint: 'Klanten filteren en vergelijken hierop. Kies een bestaande waarde of typ een nieuwe.',
  oneValueOnly: 'Hier kan nog maar één waarde staan. Haal de andere weg.',
  attributeNumberFault: 'Vul een getal in, zoals 12,5',
  noValue: 'Geen',
  otherAttribute: 'Ander kenmerk',
  addAttribute: 'Kenmerk toevoegen',

  imagesHint: 'De eerste afbeelding staat in lijsten en in de winkelwagen.',
  noImages: 'Dit product heeft nog geen afbeelding.',
  firstImage: 'Eerste afbeelding',
  imageNumber: (number: number) => `Afbeelding ${number}`,
  noAlt: 'Zonder beschrijving',
  earlier: (number: number) => `Afbeelding ${number} naar voren`,
  later: (number: number) => `Afbeelding ${number} naar achteren`,
  removeImage: (number: number) => `Afbeelding ${number} verwijderen`,
  removedImages: 'Weggehaald',
  removedImage: 'Niet meer bij dit product',
  putBack: (alt: string) => `${alt} terugzetten`,
  upload: 'Afbeeldingen toevoegen',
  uploadHint: 'JPEG, PNG, WebP, AVIF of TIFF, hoogstens 50 MB. Wij maken er alle maten van.',
  alt: 'Beschrijving',
  cut: 'Bijsnijden',
  cutImage: (number: number) => `Afbeelding ${number} bijsnijden`,
  filesHint:
    'Klanten kunnen deze bestanden downloaden op de pagina van het product, en in hun account als zij het kochten.',
  noFiles: 'Bij dit product valt nog niets te downloaden.',
  fileName: 'Naam',
  fileKind: 'Soort',
  fileContent: ({ file, sizeBytes }: { readonly file: string; readonly sizeBytes: number }) =>
    `${file.endsWith('.zip') ? 'Zip' : 'Pdf'}, ${formatFileSize(sizeBytes)}`,
  fileEarlier: (number: number) => `Download ${number} omhoog`,
  fileLater: (number: number) => `Download ${number} omlaag`,
  removeFile: (number: number) => `Download ${number} verwijderen`,
  addFiles: 'Bestanden toevoegen',
  addFilesHint: 'Pdf of zip, hoogstens 50 MB per bestand.',
  filesKnown: (names: readonly string[]) =>
    names.length === 1
      ? `${inWords(names)} staat al in de lijst, misschien met een andere naam.`
      : `${inWords(names)} staan al in de lijst, misschien met een andere naam.`,
  cutGone: 'Deze afbeelding staat niet meer bij het product. Er is niets veranderd.',

  pricesOfSales: 'Prijzen, btw en kostprijs wijzigen alleen verkoop en de eigenaar.',
  expressOfSales: 'De spoedtoeslag wijzigen alleen verkoop en de eigenaar.',
  pricesHint: 'Zonder btw, op de basislijst. Op elke dag geldt één prijs.',
  noPrices: 'Dit product heeft nog geen prijs.',
  addFirstPrice: 'Prijs toevoegen',
  addPrice: 'Volgende prijs toevoegen',
  removePrice: 'Prijs verwijderen',
  priceFrom: (from: string, to: string | null) =>
    to === null ? `Vanaf ${formatDate(from)}` : `${formatDate(from)} tot en met ${formatDate(to)}`,
  priceNow: 'Geldt vandaag',
  validFrom: 'Geldig vanaf',
  validTo: 'Geldig tot en met',
  model: 'Berekend',
  models: { piece: 'Per stuk', m2: 'Per m²', runningMetre: 'Per strekkende meter', run: 'Per oplage' },
  rates: { piece: 'Prijs per stuk', m2: 'Prijs per m²', runningMetre: 'Prijs per strekkende meter' },
  noRate: 'Zonder prijs toont de winkel een streepje en kunnen klanten niet bestellen.',
  runs: 'Oplagen',
  runQuantity: 'Oplage',
  runPrice: 'Prijs van de oplage',
  addRun: 'Oplage toevoegen',
  metreMeasure: 'Wat telt als meter',
  metreMeasures: { length: 'De lengte', strips: 'Banen', perimeter: 'De omtrek' },
  metreMeasureHints: {
    length: 'De lengte die de klant opgeeft.',
    strips: 'Zo veel banen als de breedte vraagt, elk zo lang als de hoogte.',
    perimeter: 'Twee keer de breedte en twee keer de hoogte.',
  },
  stripWidth: 'Bruikbare breedte van een baan',
  lengthAllowance: 'Snijtoeslag per baan',
  minLength: 'Minimale lengte',
  tiers: 'Staffels',
  addTiers: 'Staffels toevoegen',
  addTier: 'Staffel toevoegen',
  tierMeasure: 'Staffels tellen',
  tierMeasures: { piece: 'Aantal stuks', m2: 'Vierkante meters', metre: 'Strekkende meters' },
  tierUnits: { piece: 'stuks', m2: 'm²', metre: 'm' },
  tierScope: 'Geteld over',
  tierScopes: { line: 'Elke regel apart', product: 'Alle regels van dit product samen' },
  tierFrom: 'Vanaf',
  tierKind: 'Soort',
  tierKinds: { percentOff: 'Korting', amount: 'Prijs' },
  tierValue: 'Korting of prijs',
  setup: 'Opstartkosten',
  setupHint: 'Eén keer per regel.',
  minimumLine: 'Minimumbedrag per regel',
  minimumLineHint: 'Zonder opstartkosten.',
  extraDesign: 'Toeslag per extra ontwerp',
  extraDesignHint: 'Vanaf het tweede ontwerp.',
  minArea: 'Minimale oppervlakte',
  minAreaHint: 'Een kleiner stuk telt als deze oppervlakte.',
  priceTypeHint: 'Een dynamische prijs hangt af van maat, aantal of keuzes.',
  priceTypes: { dynamic: 'Dynamisch', fixed: 'Vast' },
  costHint:
    'Wat het product onszelf kost, zonder btw en zonder wat een klant erbij kiest. Alleen voor marges in beheer: klanten zien dit nooit.',
  costPer: 'Gerekend',
  costPers: {
    none: 'Niet bekend',
    piece: 'Per stuk',
    m2: 'Per m²',
    metre: 'Per strekkende meter',
  },
  costRate: 'Bedrag',
  example: 'Rekenvoorbeeld',
  exampleQuantity: 'Aantal',
  exampleSizes: { widthMm: 'Breedte', heightMm: 'Hoogte', lengthMm: 'Lengte' },
  exampleCost: (quantity: number, sizes: LineSizes, pack: Pack | null) =>
    `${quantityText(quantity, pack)}${sizeText(sizes)} ${quantity === 1 ? 'kost' : 'kosten'} `,
  exampleEach: (perPiece: string) => `, ${perPiece}.`,
  exampleRow: (text: string, cents: Cents) => `${text}: ${formatPrice(cents)}`,
  exampleNext: ({ quantity, lineCents }: { readonly quantity: number; readonly lineCents: Cents }) =>
    `De volgende staffel begint bij ${pieces(quantity)}: ${formatPrice(lineCents)}.`,
  exampleNextRun: ({ quantity, lineCents }: { readonly quantity: number; readonly lineCents: Cents }) =>
    `De volgende oplage is ${pieces(quantity)}: ${formatPrice(lineCents)}.`,
  exampleNone: 'Zoals het nu is ingevuld, heeft dit voorbeeld geen prijs.',

  sizeOptionsHint: 'In de winkel staan deze velden in millimeters.',
  askSize: { width: 'Breedte vragen', height: 'Hoogte vragen', length: 'Lengte vragen' },
  sizeLabels: { width: 'Breedte', height: 'Hoogte', length: 'Lengte' },
  dropSize: (name: string) => `${name} niet meer vragen`,
  sizeLabel: 'Naam van het veld',
  sizeMin: 'Minstens',
  sizeMax: 'Hoogstens',
  sizeStep: 'In stappen van',
  sizeDefault: 'Staat er eerst',
  sizeRequired: 'De klant moet deze maat invullen',
  fixedSizeHint: 'De maat van het bestand, als de klant geen maat opgeeft.',
  hasFixedSize: 'Dit product heeft een vaste maat',
  onePiece: 'Stuk',
  packs: { set: 'Set', pieces: 'Aantal stuks' },
  packCounts: { set: 'In een set', pieces: 'Per keer' },

  carrierTitle: 'Drager',
  carrier: 'Gemaakt van',
  carriers: { roll: 'Rol', sheet: 'Plaat', stock: 'Voorraad', profile: 'Profiel' },
  carrierHints: {
    roll: 'De breedte van de rol begrenst de maat.',
    sheet: 'De platen begrenzen de maat.',
    stock: 'De maat heeft geen grens door het materiaal.',
    profile: 'Wordt op lengte gezaagd.',
  },
  rollWidth: 'Breedte van de rol',
  printableWidth: 'Bedrukbare breedte',
  maxLength: 'Langste stuk',
  mayRotate: 'Mag een kwartslag gedraaid worden',
  mayPanel: 'Mag in banen gemaakt worden',
  sheets: 'Platen',
  addSheet: 'Plaat toevoegen',
  ofSheet: (label: string, number: number) => `${label} van plaat ${number}`,
  usableMargin: 'Rand die niet gebruikt wordt',
  usableMarginHint: 'Aan elke kant van de plaat.',
  materialName: 'Naam van het materiaal',
  materialHint: 'Zoals klanten het lezen, bijvoorbeeld: pvc frontlit 510 g.',
  thickness: 'Dikte',
  weight: 'Gewicht',
  weightPer: 'Gewicht geldt',
  weighed: { piece: 'Per stuk', m2: 'Per m²', metre: 'Per strekkende meter' },
  needsPrintFilesHint: 'De klant uploadt een bestand of laat de studio ontwerpen.',
  isOrderableWithoutBundleHint: 'Anders alleen als deel van een samengesteld product.',
  printTitle: 'Eisen aan het bestand',
  printHint: 'De bestandscontrole en de productpagina gebruiken deze eisen.',
  isPrinted: 'Dit product wordt bedrukt of gesneden',
  sides: 'Bedrukte zijden',
  sidesOf: { one: 'Enkelzijdig', two: 'Dubbelzijdig', either: 'Naar keuze' },
  colour: 'Kleur',
  colours: { CMYK: 'CMYK', 'steunkleur folie': 'Steunkleur van de folie' },
  maxInk: 'Hoogste inktdekking',
  cutLine: 'Snijlijn',
  cutLines: { none: 'Geen', optional: 'Mag', required: 'Verplicht' },
  whiteInk: 'Witte inkt',
  whiteInks: { none: 'Geen', optional: 'Mag', required: 'Verplicht' },
  bleed: 'Afloop',
  safeMargin: 'Veilige marge',
  minPpi: 'Minste resolutie',
  goodPpi: 'Goede resolutie',
  viewingDistance: 'Kijkafstand',
  ppiHint: 'Zonder resolutie bepaalt de kijkafstand wat scherp is, en zonder kijkafstand de oppervlakte.',
  vectorOnly: 'Alleen vectoren',
  vectorOnlyHint: 'Voor wat uit folie wordt gesneden.',

  noDeliveryKind: 'Kies minstens één leverwijze',
  deliveryKindsOf: { ship: 'Verzenden', pickup: 'Afhalen' },
  deliveryClassesHint: 'Een bestelling gaat in de kleinste klasse waarin ze past.',
  deliveryClassesOf: {
    parcel: 'Pakket',
    tube: 'Koker',
    long: 'Lange goederen',
    pallet: 'Pallet of plaatbok',
    transport: 'Bezorging op afspraak',
    pickup: 'Afhalen',
  },
  packing: 'Verpakken',
  packingHint: 'Bepaalt hoe groot het pakket wordt.',
  productionDaysHint: 'Tot de bestelling klaar is om te verzenden of af te halen.',
  expressHint: 'De klant betaalt meer en krijgt de bestelling eerder.',
  hasExpress: 'Spoed is mogelijk',
  expressDays: 'Productietijd met spoed',
  expressPercent: 'Toeslag',
  expressMinimum: 'Toeslag is minstens',

  relatedHint: 'Staan onder aan de pagina van het product.',
} as const
