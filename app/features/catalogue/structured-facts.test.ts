import { expect, it } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { breadcrumbFacts, productFacts } from './structured-facts.ts'

const shop = { origin: 'https://shop.example' }
const product = {
  title: 'Roll-up',
  sku: 'roll-up-85',
  shortDescription: 'Met tas',
  metaDescription: '',
  images: [{ url: '/images/a.svg', alt: '', width: 400, height: 300 }],
  price: { excludingTaxInCents: 123_405, currency: 'EUR' },
  url: '/displays/roll-up',
} as unknown as Product

it('offers a product at its price excluding VAT', () => {
  expect(productFacts(shop, product)).toMatchObject({
    '@type': 'Product',
    name: 'Roll-up',
    description: 'Met tas',
    image: ['https://shop.example/images/a.svg'],
    offers: {
      price: '1234.05',
      priceCurrency: 'EUR',
      url: 'https://shop.example/displays/roll-up',
      priceSpecification: { valueAddedTaxIncluded: false },
    },
  })
})

it('makes no offer without a price', () => {
  expect(productFacts(shop, { ...product, price: null })).not.toHaveProperty('offers')
})

it('tells the way to a page with full addresses', () => {
  expect(
    breadcrumbFacts(shop, [
      { label: 'Home', url: '/' },
      { label: 'Displays', url: '/displays' },
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Displays', item: 'https://shop.example/displays' },
    ],
  })
})
