import type { DemoShop } from './demo-shop.ts'
import { rowsByTable, type Rows } from './seed-store.ts'

/** Pages, blocks, menus, countries, shipping classes and settings. */
export function contentRows(shop: DemoShop, now: Date, heroImageUrl: string): Rows {
  const { theme, prices, calendar, shippingVatPercent, quoteValidDays } = shop
  const settings = {
    theme,
    prices,
    calendar,
    delivery: { shippingVatPercent },
    quotes: { validDays: quoteValidDays },
  } as const
  return rowsByTable({
    countries: shop.countries.map((country, position) => ({ ...country, position })),
    shipping_classes: shop.shippingClasses.map(({ code, title, centsByCountry, ...limits }, position) => ({
      code,
      title,
      position,
      limits: JSON.stringify(limits),
      cents_by_country: JSON.stringify(centsByCountry),
    })),
    pages: shop.pages.map((page) => ({
      url_path: page.urlPath,
      title: page.title,
      meta_title: page.metaTitle,
      meta_description: page.metaDescription,
      content: page.content,
      updated_at: page.versionDate ?? now,
    })),
    content_blocks: [...shop.blocks, { id: 'home_hero_image', type: 'text', content: heroImageUrl }],
    content_menus: shop.menus.map(({ id, label }) => ({ id, label })),
    content_menu_links: shop.menus.flatMap(({ id, children }) =>
      children.map((link, position) => ({ menu_id: id, position, ...link })),
    ),
    shop_settings: Object.entries(settings).map(([key, value]) => ({
      key: key as keyof typeof settings,
      value: JSON.stringify(value),
    })),
  })
}
