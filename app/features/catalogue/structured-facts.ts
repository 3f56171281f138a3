import { withoutFocus } from '#domain/catalogue/focus-address.ts'
import type { Product } from '#contract/catalogue.ts'
import { absoluteUrl, type StructuredFacts } from '#app/lib/shop/page-head.ts'
import type { Shop } from '#app/lib/shop/shop.ts'

type Crumb = Product['breadcrumbs'][number]

/** The way to a page, for search engines. */
export function breadcrumbFacts(shop: Pick<Shop, 'origin'>, crumbs: readonly Crumb[]): StructuredFacts {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(shop, url),
    })),
  }
}

/** A product with what it costs excluding VAT; one without a price makes no offer. */
export function productFacts(shop: Pick<Shop, 'origin'>, product: Product): StructuredFacts {
  const { title, sku, shortDescription, metaDescription, images, price, url } = product
  return {
    '@type': 'Product',
    name: title,
    sku,
    description: metaDescription || shortDescription,
    image: images.map((image) => absoluteUrl(shop, withoutFocus(image.url))),
    ...(price && {
      offers: {
        '@type': 'Offer',
        url: absoluteUrl(shop, url),
        price: amount(price.excludingTaxInCents),
        priceCurrency: price.currency,
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: amount(price.excludingTaxInCents),
          priceCurrency: price.currency,
          valueAddedTaxIncluded: false,
        },
      },
    }),
  }
}

/** Whole cents as schema.org writes an amount: '1234.50'. */
const amount = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
