import { ATTRIBUTE_KINDS, type AttributeKind } from '#domain/catalogue/attribute-kinds.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import { attributeTexts } from './attributes.ts'
import { withCut } from './picture-cut.ts'
import { productFieldTexts, productValueText } from './product-fields.ts'

/** What the fields of a catalogue are called that a product does not have at its desk. */
const FIELDS: Readonly<Record<string, string>> = {
  type: 'Soort',
  popularity: 'Populariteit',
  categories: 'Categorieën',
  pictures: 'Afbeeldingen',
  files: 'Downloads',
  label: 'Naam',
  isFilterable: 'Is een filter',
  position: 'Plaats',
  unit: 'Eenheid',
  values: 'Waarden',
  width: 'Breedte',
  height: 'Hoogte',
  widths: 'Breedten',
  focus: 'Focuspunt',
  crop: 'Uitsnede',
  parent: 'Valt onder',
  isActive: 'In de winkel',
  shortListItemCount: 'Aantal in de korte lijst',
  seoTitle: 'Kop voor zoekmachines',
  seoDescription: 'Tekst voor zoekmachines',
  picture: 'Afbeelding',
  key: 'Naam in de configurator',
  definition: 'Stappen en opties',
  kind: 'Soort',
  validFrom: 'Geldig vanaf',
  validTo: 'Geldig tot en met',
  discounts: 'Kortingen op categorieën',
  prices: 'Prijzen',
  to: 'Gaat naar',
}

const isProductField = (field: string): field is keyof ProductFields => field in productFieldTexts

const isAttributeKind = (value: unknown): value is AttributeKind =>
  ATTRIBUTE_KINDS.some((kind) => kind === value)

/** What a field is called. */
export const catalogueFieldLabel = (field: string): string =>
  FIELDS[field] ?? (isProductField(field) ? productFieldTexts[field] : field)

/** The path of a category and the words of a picture are their names here. */
const NAMES = {
  category: (path: string) => path,
  image(key: string) {
    const [words = '', focus] = key.slice(65).split('\n')
    const [x, y] = (focus ?? '').split(' ')
    return focus === undefined ? words : withCut(words, { crop: null, focus: { x: Number(x), y: Number(y) } })
  },
  attribute: () => null,
}

/** What of a list is told of one thing in it: its name, where it has one. */
function nameOf(each: unknown): string {
  if (typeof each === 'string') return each
  if (typeof each !== 'object' || each === null) return JSON.stringify(each)
  const { name, value, alt, category, percentOff } = each as Readonly<Record<string, unknown>>
  if (typeof category === 'string') return `${category}: ${String(percentOff)}%`
  if (typeof alt === 'string') return alt === '' ? 'Een afbeelding zonder beschrijving' : alt
  const named = name ?? value
  return typeof named === 'string' ? named : JSON.stringify(each)
}

/** How a value reads; what has no words of its own reads as it is written in the file. */
export function catalogueValueText(field: string, value: unknown, product: ProductFields | null): string {
  if (product && isProductField(field)) return productValueText(field, product, NAMES) ?? ''
  if (value === null || value === undefined || value === '') return 'Leeg'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
  if (field === 'kind' && isAttributeKind(value)) return attributeTexts.kinds[value]
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.length === 0 ? 'Geen' : value.map(nameOf).join('\n')
  return JSON.stringify(value)
}
