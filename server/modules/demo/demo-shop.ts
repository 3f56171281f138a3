import { attributes } from '#demo/attributes.ts'
import { blocks } from '#demo/blocks.ts'
import { calendar } from '#demo/calendar.ts'
import { categories } from '#demo/categories.ts'
import { components } from '#demo/components.ts'
import { configurators } from '#demo/configurators.ts'
import { countries } from '#demo/countries.ts'
import { companies, operator } from '#demo/customers.ts'
import { menus } from '#demo/menus.ts'
import { optionPictures } from '#demo/option-pictures.ts'
import { pages } from '#demo/pages.ts'
import { priceLists } from '#demo/price-lists.ts'
import { products } from '#demo/products.ts'
import { shippingClasses, shippingVatPercent } from '#demo/shipping.ts'
import { prices, quoteValidDays, theme } from '#demo/theme.ts'

/** Everything the demo shop opens with. */
export const demoShop = {
  attributes,
  blocks,
  calendar,
  categories,
  companies,
  components,
  configurators,
  countries,
  menus,
  operator,
  optionPictures,
  pages,
  priceLists,
  prices,
  products,
  quoteValidDays,
  shippingClasses,
  shippingVatPercent,
  theme,
}
export type DemoShop = typeof demoShop
