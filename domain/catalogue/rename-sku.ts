type NamesOthers = {
  readonly relatedSkus?: readonly string[] | undefined
  readonly replacementSku?: string | null | undefined
}

/** The fields of another product that name one by its SKU: it is shown beside it, or is offered instead of it. */
export function withRenamedSku<Fields extends NamesOthers>(fields: Fields, from: string, to: string): Fields {
  const renamed = (sku: string) => (sku === from ? to : sku)
  const { relatedSkus, replacementSku } = fields
  return {
    ...fields,
    ...(relatedSkus && { relatedSkus: relatedSkus.map(renamed) }),
    ...(replacementSku != null && { replacementSku: renamed(replacementSku) }),
  }
}
