import { type AttributeShape, USUAL_ATTRIBUTE } from '#domain/catalogue/attribute-kinds.ts'
import { attributeValueText } from '../attribute-value.ts'
import type { ProductFields, ProductFileFields } from '#domain/catalogue/product-fields.ts'
import type { DatedPrice } from '#domain/pricing/price-list.ts'
import type { Production } from '#domain/catalogue/production.ts'
import type { PriceRule, TierBand, TierMeasure } from '#domain/pricing/model.ts'
import { formatDate } from '../format-date.ts'
import { formatCm, formatFileSize, formatMm, formatSizeCm } from '../format-size.ts'
import { formatNumber, formatPercent, formatPrice, formatRate, inWords } from '../format.ts'

/** What each field of a product is called. */
export const productFieldTexts = {
  status: 'Status',
  title: 'Titel',
  urlPath: 'Adres van de pagina',
  shortDescription: 'Korte omschrijving',
  mediumDescription: 'Middellange omschrijving',
  description: 'Omschrijving',
  metaTitle: 'Titel voor zoekmachines',
  metaDescription: 'Omschrijving voor zoekmachines',
  searchSynonyms: 'Zoekwoorden',
  categoryIds: 'Categorieën',
  attributes: 'Kenmerken',
  imageIds: 'Afbeeldingen',
  files: 'Downloads',
  relatedSkus: 'Verwante producten',
  replacementSku: 'Vervangen door',
  prices: 'Prijzen',
  priceType: 'Soort prijs',
  vatPercent: 'Btw',
  cost: 'Kostprijs',
  isOrderableWithoutBundle: 'Los te bestellen',
  needsPrintFiles: 'Drukbestanden nodig',
  pack: 'Verpakt per',
  fixedSizeMm: 'Vaste maat',
  sizeOptions: 'Maten om te kiezen',
  production: 'Productie',
  material: 'Materiaal',
  deliveryKinds: 'Levering',
  deliveryClasses: 'Manieren van verzenden',
  isFoldable: 'Mag worden gevouwen',
  isRollable: 'Mag worden opgerold',
  productionDays: 'Productiedagen',
  express: 'Spoed',
} as const satisfies Record<keyof ProductFields, string>

/** Where a product stands, as staff read it. */
export const productStateTexts = {
  draft: 'Nog niet in de winkel',
  active: 'In de winkel',
  discontinued: 'Vervallen',
} as const satisfies Record<ProductFields['status'], string>

/** What a file to download is. */
export const productFileKindTexts = {
  specification: 'Aanleverspecificaties',
  template: 'Werktekening',
  certificate: 'Certificaat',
  manual: 'Handleiding',
} as const satisfies Record<ProductFileFields['kind'], string>

/** What things are called that a product names by an id or a code; null for what is gone. */
export type ProductNames = {
  readonly category: (id: string) => string | null
  readonly image: (id: string) => string | null
  readonly attribute: (code: string) => (AttributeShape & { readonly label: string }) | null
}

const EMPTY = 'Leeg'
const NONE = 'Geen'
const yesOrNo = (is: boolean) => (is ? 'Ja' : 'Nee')
const days = (count: number) => (count === 1 ? '1 werkdag' : `${formatNumber(count)} werkdagen`)
const orEmpty = (text: string) => (text.trim() === '' ? EMPTY : text)
const orNone = (words: readonly string[], between = ', ') => (words.length === 0 ? NONE : words.join(between))

/** What a product has of an attribute, as one text. */
export const attributeValuesText = (values: readonly string[], shape: AttributeShape): string =>
  orNone(values.map((value) => attributeValueText(value, shape)))

const MEASURES = {
  piece: 'stuk',
  m2: 'm²',
  metre: 'strekkende meter',
} as const satisfies Record<TierMeasure, string>

const MODELS = {
  piece: 'per stuk',
  m2: 'per m²',
  runningMetre: 'per strekkende meter',
  run: 'per oplage',
} as const satisfies Record<PriceRule['model'], string>

const RUNNING = {
  length: 'De lengte telt',
  strips: 'Banen tellen',
  perimeter: 'De omtrek telt',
} as const

const CARRIERS = {
  roll: 'Op rol',
  sheet: 'Op plaat',
  stock: 'Uit voorraad',
  profile: 'Uit profiel',
} as const satisfies Record<ProductFields['production']['carrier'], string>

const CLASSES = {
  parcel: 'pakket',
  tube: 'koker',
  long: 'lang pakket',
  pallet: 'pallet',
  transport: 'transport op afspraak',
  pickup: 'afhalen',
} as const satisfies Record<ProductFields['deliveryClasses'][number], string>

/** The ways in which a customer gets his goods. */
export const deliveryKindTexts = { ship: 'verzenden', pickup: 'afhalen' } as const satisfies Record<
  ProductFields['deliveryKinds'][number],
  string
>

const PER = { piece: 'per stuk', m2: 'per m²', metre: 'per strekkende meter' } as const
const NEEDS = { none: 'niet', optional: 'mag', required: 'verplicht' } as const

/** How the value of each field reads; what takes more than one line has them apart. */
const SHOWN: {
  readonly [Field in keyof ProductFields]: (value: ProductFields[Field], names: ProductNames) => string
} = {
  status: (status) => productStateTexts[status],
  title: orEmpty,
  urlPath: (path) => path ?? 'Geen: alleen binnen een samengesteld product',
  shortDescription: orEmpty,
  mediumDescription: orEmpty,
  description: (html) => orEmpty(textOfHtml(html)),
  metaTitle: orEmpty,
  metaDescription: orEmpty,
  searchSynonyms: (words) => orNone(words),
  categoryIds: (ids, { category }) =>
    orNone(
      ids.map((id) => category(id) ?? 'Een categorie die niet meer bestaat'),
      '\n',
    ),
  attributes: (attributes, { attribute }) =>
    orNone(
      attributes.map(({ code, values }) => {
        const { label, ...shape } = attribute(code) ?? { label: code, ...USUAL_ATTRIBUTE }
        return `${label}: ${attributeValuesText(values, shape)}`
      }),
      '\n',
    ),
  imageIds: (ids, { image }) =>
    orNone(
      ids.map((id) => {
        const alt = image(id)
        return alt === ''
          ? 'Een afbeelding zonder beschrijving'
          : (alt ?? 'Een afbeelding die niet meer bestaat')
      }),
      '\n',
    ),
  files: (files) =>
    orNone(
      files.map(
        ({ kind, name, sizeBytes }) =>
          `${name} (${productFileKindTexts[kind]}, ${formatFileSize(sizeBytes)})`,
      ),
      '\n',
    ),
  relatedSkus: (skus) => orNone(skus),
  replacementSku: (sku) => sku ?? 'Geen ander product',
  prices: (prices) => orNone(prices.map(priceText), '\n\n'),
  priceType: (type) => ({ dynamic: 'Van de onderdelen samen', fixed: 'Vaste prijs' })[type],
  vatPercent: formatPercent,
  cost: (cost) => (cost ? `${formatRate(cost.rateE4)} ${PER[cost.per]}` : 'Niet bekend'),
  isOrderableWithoutBundle: yesOrNo,
  needsPrintFiles: yesOrNo,
  pack: (pack) =>
    pack
      ? { set: `Set van ${formatNumber(pack.count)}`, pieces: `${formatNumber(pack.count)} stuks` }[pack.kind]
      : 'Per stuk',
  fixedSizeMm: (size) => (size ? formatSizeCm(size.widthMm, size.heightMm) : 'Geen vaste maat'),
  sizeOptions: (options) =>
    orNone(
      options.map(
        ({ label, minMm, maxMm, stepMm, defaultMm, isRequired }) =>
          `${label}: van ${formatMm(minMm)} tot ${formatMm(maxMm)}, in stappen van ${formatMm(stepMm)}, eerst ${formatMm(defaultMm)}${isRequired ? '' : ', niet verplicht'}`,
      ),
      '\n',
    ),
  production: productionText,
  material: ({ name, thicknessMm, weight }) =>
    orEmpty(
      [
        name,
        thicknessMm === null ? '' : `${formatNumber(thicknessMm)} mm dik`,
        weight ? `${formatNumber(weight.grams)} gram ${PER[weight.per]}` : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    ),
  deliveryKinds: (kinds) => orNone(kinds.map((kind) => deliveryKindTexts[kind])),
  deliveryClasses: (classes) =>
    classes.length === 0 ? 'Volgens de maat' : orNone(classes.map((code) => CLASSES[code])),
  isFoldable: yesOrNo,
  isRollable: yesOrNo,
  productionDays: days,
  express: (express) =>
    express
      ? `In ${days(express.days)}, ${formatPercent(express.percent)} toeslag, minstens ${formatPrice(express.minimumCents)}`
      : 'Geen spoed',
}

/** The value of a field of a product as somebody reads it. */
export function productValueText<Field extends keyof ProductFields>(
  field: Field,
  fields: Pick<ProductFields, Field>,
  names: ProductNames,
): string {
  return SHOWN[field](fields[field], names)
}

function priceText({ validFrom, validTo, price }: DatedPrice): string {
  const { model, rateE4, tiers, setupCents, minAreaMm2, minimumLineCents, runningMetre, runPrices } = price
  const until = validTo === null ? '' : ` t/m ${formatDate(validTo)}`
  return [
    `Vanaf ${formatDate(validFrom)}${until}: ${model === 'run' ? MODELS.run : `${formatRate(rateE4)} ${MODELS[model]}`}`,
    ...runPrices.map(({ quantity, cents }) => `Oplage ${formatNumber(quantity)}: ${formatPrice(cents)}`),
    ...(tiers
      ? tiers.bands.map(
          (band) =>
            `Vanaf ${formatNumber(band.fromMilli / 1000, 3)} ${MEASURES[tiers.measure]}: ${bandText(band)}`,
        )
      : []),
    ...(tiers?.scope === 'product' ? ['Staffel over alle regels van dit product'] : []),
    ...(setupCents > 0 ? [`Opstartkosten ${formatPrice(setupCents)}`] : []),
    ...(minimumLineCents === null ? [] : [`Minstens ${formatPrice(minimumLineCents)} per regel`]),
    ...(minAreaMm2 === null ? [] : [`Minstens ${formatNumber(minAreaMm2 / 1_000_000, 4)} m²`]),
    ...(price.extraDesignFeeCents > 0 ? [`Elk extra ontwerp ${formatPrice(price.extraDesignFeeCents)}`] : []),
    ...(runningMetre
      ? [
          [
            RUNNING[runningMetre.measure],
            runningMetre.usableWidthMm === null
              ? ''
              : `bruikbare breedte ${formatCm(runningMetre.usableWidthMm)}`,
            `minstens ${formatCm(runningMetre.minLengthMm)}`,
            `toegift ${formatCm(runningMetre.lengthAllowanceMm)}`,
          ]
            .filter((part) => part !== '')
            .join(', '),
        ]
      : []),
  ].join('\n')
}

const bandText = (band: TierBand): string =>
  band.kind === 'amount' ? formatRate(band.rateE4) : `${formatPercent(band.percent)} korting`

function productionText({ print, ...production }: ProductFields['production']): string {
  return [
    CARRIERS[production.carrier],
    ...carrierTexts(production),
    ...(print ? printTexts(print) : ['Onbedrukt']),
  ].join('\n')
}

function carrierTexts(made: Production): readonly string[] {
  switch (made.carrier) {
    case 'roll':
      return [
        `Rol ${formatCm(made.rollWidthMm)} breed, ${formatCm(made.printableWidthMm)} bedrukbaar`,
        ...(made.maxLengthMm === null ? [] : [`Tot ${formatCm(made.maxLengthMm)} lang`]),
        `Draaien: ${yesOrNo(made.mayRotate)}, in banen: ${yesOrNo(made.mayPanel)}`,
      ]
    case 'sheet':
      return [
        `Platen: ${orNone(made.sheetsMm.map(({ widthMm, heightMm }) => formatSizeCm(widthMm, heightMm)))}`,
        `Rand van ${formatMm(made.usableMarginMm)}`,
        `Draaien: ${yesOrNo(made.mayRotate)}`,
      ]
    case 'stock':
    case 'profile':
      return []
  }
}

function printTexts(print: NonNullable<ProductFields['production']['print']>): readonly string[] {
  const { sides, minPpi, goodPpi, viewingDistanceM, maxInkPercent } = print
  return [
    `Bedrukt aan ${inWords(sides.map((count) => (count === 1 ? '1 zijde' : '2 zijden'))) || 'geen zijde'}`,
    `Afloop ${formatMm(print.bleedMm)}, veilige marge ${formatMm(print.safeMarginMm)}`,
    ...(minPpi === null ? [] : [`Minstens ${formatNumber(minPpi)} ppi`]),
    ...(goodPpi === null ? [] : [`Goed vanaf ${formatNumber(goodPpi)} ppi`]),
    ...(viewingDistanceM === null ? [] : [`Kijkafstand ${formatNumber(viewingDistanceM)} m`]),
    `Kleur: ${print.colour}`,
    ...(maxInkPercent === null ? [] : [`Hoogstens ${formatPercent(maxInkPercent)} inkt`]),
    `Snijlijn: ${NEEDS[print.cutLine]}, wit: ${NEEDS[print.whiteInk]}`,
    ...(print.vectorOnly ? ['Alleen vector'] : []),
  ]
}

const ENDS_A_LINE = /<(?:br|\/p|\/h[1-6]|\/li|\/tr|\/div|\/ul|\/ol|\/table|\/blockquote)\b[^>]*>/gi
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The words of an HTML text, with an end of a line where a block ends. */
export function textOfHtml(html: string): string {
  return html
    .replace(ENDS_A_LINE, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
      if (decimal !== undefined) return signOf(Number(decimal), whole)
      if (hex !== undefined) return signOf(Number.parseInt(hex, 16), whole)
      return SIGNS[name.toLowerCase()] ?? whole
    })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const signOf = (code: number, whole: string): string =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
