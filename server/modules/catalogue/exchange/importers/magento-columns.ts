import type { VatKind } from '#domain/pricing/vat-rates.ts'

/** The columns of an export of products from Magento 2 that are carried over, by the field of a product that is made of them. */
export const MAGENTO_COLUMNS = {
  sku: 'sku',
  type: 'product_type',
  title: 'name',
  urlPath: 'url_key',
  status: 'product_online',
  shortDescription: 'short_description',
  description: 'description',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  searchSynonyms: 'meta_keywords',
  categories: 'categories',
  attributes: 'additional_attributes',
  pictures: 'base_image',
  relatedSkus: 'related_skus',
  prices: 'price',
  vatPercent: 'tax_class_name',
  material: 'weight',
} as const

const CARRIED = new Set<string>([
  ...Object.values(MAGENTO_COLUMNS),
  'visibility',
  'special_price',
  'additional_images',
  'base_image_label',
  'additional_image_labels',
  'custom_options',
  'bundle_values',
  'bundle_price_type',
])

/** What the shop works out by itself, or what only says how Magento keeps the rest. */
const KEPT_BY_ITSELF =
  /^(?:store_view_code|attribute_set_code|product_websites|created_at|updated_at|small_image|small_image_label|thumbnail_image|thumbnail_image_label|swatch_image|swatch_image_label|display_product_options_in|gift_message_available|map_enabled|msrp_display_actual_price_type|special_price_from_date|special_price_to_date|page_layout|options_container|bundle_sku_type|bundle_price_view|bundle_weight_type|bundle_shipment_type|related_position|upsell_position|crosssell_position|associated_skus|has_options|required_options|out_of_stock_qty|min_cart_qty|max_cart_qty|is_in_stock|is_qty_decimal|allow_backorders|notify_on_stock_below|manage_stock|website_id|deferred_stock_update|is_decimal_divided|qty_increments|enable_qty_inc|enable_qty_increments|quantity_and_stock_status|use_config_\w+)$/

/** Whether what stands in a column is lost without anybody having asked for it. */
export const isLeftByMagento = (column: string): boolean =>
  !CARRIED.has(column) && !KEPT_BY_ITSELF.test(column)

/** How the classes of tax are called that Magento begins with, and that Dutch shops make. */
export const MAGENTO_TAX: ReadonlyMap<string, number | VatKind> = new Map<string, number | VatKind>([
  ['', 'standard'],
  ['none', 0],
  ['geen', 0],
  ['0%', 0],
  ['btw 0%', 0],
  ['vrijgesteld', 0],
  ['zero rate', 0],
  ['taxable goods', 'standard'],
  ['taxable', 'standard'],
  ['21%', 21],
  ['btw 21%', 21],
  ['21% btw', 21],
  ['hoog', 'standard'],
  ['hoog tarief', 'standard'],
  ['btw hoog', 'standard'],
  ['high', 'standard'],
  ['standard', 'standard'],
  ['9%', 9],
  ['btw 9%', 9],
  ['9% btw', 9],
  ['laag', 'reduced'],
  ['laag tarief', 'reduced'],
  ['btw laag', 'reduced'],
  ['low', 'reduced'],
  ['reduced', 'reduced'],
  ['reduced rate', 'reduced'],
])
