import { deliveryKindTexts, productFieldTexts, productStateTexts } from './product-fields.ts'

/** All products as a table: what its columns are called, and what stands in them. */
export const productTableTexts = {
  sheet: 'Producten',
  sku: 'Artikelnummer',
  popularity: 'Populariteit',
  price: 'Prijs',
  fields: productFieldTexts,
  attribute: (code: string) => `Kenmerk ${code}`,
  states: productStateTexts,
  deliveryKinds: deliveryKindTexts,
  yes: 'ja',
  no: 'nee',
  tooLong: '(Te lang voor een vak in Excel: dit staat alleen in de CSV.)',
} as const
