/** The rows of 'Waarom deze prijs' that are the product's own; a chosen option brings its own name. */
export const breakdownTexts: Readonly<Record<string, string>> = {
  base: 'Product',
  minimum: 'Aanvulling tot het minimum per regel',
  setup: 'Opstartkosten',
  extraDesigns: 'Extra ontwerpen',
  studioDesigns: 'Ontwerp door de studio',
  designCheck: 'Controle van ontwerpen',
}
