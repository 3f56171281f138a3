import { useQuery } from '@tanstack/react-query'
import type { DeskProduct } from '#contract/office/products.ts'
import type { ProductNames } from '#texts/nl/office/product-fields.ts'
import { withCut } from '#texts/nl/office/picture-cut.ts'
import { catalogueChoices } from '../../work/products.ts'

/** What the things are called that a product names by an id or a code. */
export function useProductNames(images: DeskProduct['images']): ProductNames {
  const { data: choices } = useQuery(catalogueChoices)
  return {
    category: (id) => choices?.categories.find((one) => one.id === id)?.title ?? null,
    image(id) {
      const found = images.find((one) => one.id === id)
      return found ? (found.cut ? withCut(found.alt, found.cut) : found.alt) : null
    },
    attribute: (code) => choices?.attributes.find((one) => one.code === code) ?? null,
  }
}
