import { useQuery } from '@tanstack/react-query'
import type { DeskProduct } from '#contract/office/products.ts'
import type { ProductNames } from '#texts/nl/office/product-fields.ts'
import { catalogueChoices } from '../../work/products.ts'

/** What the things are called that a product names by an id or a code. */
export function useProductNames(images: DeskProduct['images']): ProductNames {
  const { data: choices } = useQuery(catalogueChoices)
  return {
    category: (id) => choices?.categories.find((one) => one.id === id)?.title ?? null,
    image: (id) => images.find((one) => one.id === id)?.alt ?? null,
    attribute: (code) => choices?.attributes.find((one) => one.code === code) ?? null,
  }
}
