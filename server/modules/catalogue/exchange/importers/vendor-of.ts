import type { Vendor } from '#domain/catalogue/left-behind.ts'
import { wooColumn } from './woocommerce-columns.ts'

/** What a table is, by its columns; null for what we do not know. */
export function tableKind(headings: readonly string[]): Vendor | 'magentoTiers' | null {
  const names = new Set(headings.map((heading) => heading.toLowerCase()))
  if (names.has('sku') && names.has('tier_price_qty') && names.has('tier_price')) return 'magentoTiers'
  if (names.has('sku') && names.has('product_type')) return 'magento'
  const columns = new Set(headings.map(wooColumn))
  const isWoo = columns.has('type') && columns.has('name') && columns.has('regular_price')
  return isWoo ? 'woocommerce' : null
}

/** Without these columns nothing can be made of an export; as each shop calls them. */
export const NEEDED_COLUMNS = {
  magento: [
    ['sku', 'sku'],
    ['product_type', 'product_type'],
    ['name', 'name'],
    ['price', 'price'],
  ],
  woocommerce: [
    ['sku', 'SKU'],
    ['name', 'Name'],
    ['published', 'Published'],
    ['regular_price', 'Regular price'],
  ],
} as const satisfies Record<Vendor, readonly (readonly [column: string, heading: string])[]>
