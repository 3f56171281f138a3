import { describe, expect, it } from 'vitest'
import { attributes } from './attributes.ts'
import { blocks } from './blocks.ts'
import { categories } from './categories.ts'
import { components } from './components.ts'
import { configurators } from './configurators.ts'
import { companies } from './customers.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { priceLists } from './price-lists.ts'
import { products } from './products.ts'
import { shippingClasses } from './shipping.ts'

const skus = products.map((product) => product.sku)
const goods = [...products, ...components]
const categoryPaths = categories.map((category) => category.urlPath)
const topCategories = categories.filter((category) => category.parentPath === null)
const productOf = (sku: string) => products.find((product) => product.sku === sku)

/** What has a price of its own, with that price. */
const priced = goods.flatMap(({ priceRule, ...rest }) => (priceRule ? [{ ...rest, priceRule }] : []))

/** Paths of spec 2 that the shop itself answers. */
const SHOP_PATHS = ['/aanvraagformulier', '/contact', '/winkelwagen', '/account']

const HTML_TAG = /<\/?([a-z0-9]+)[^>]*>/g
const tagsOf = (html: string) => [...html.matchAll(HTML_TAG)].map(([, tag]) => tag)

/** The tags that are open at the end, or a message about the first that closes another. */
function leftOpen(html: string): string[] {
  const open: string[] = []
  for (const [whole, tag = ''] of html.matchAll(HTML_TAG)) {
    if (!whole.startsWith('</')) open.push(tag)
    else if (open.pop() !== tag) return [`${tag} closes another`]
  }
  return open
}

const htmlTexts = [
  ...products.map(({ sku, description }) => ({ at: sku, html: description })),
  ...categories.map(({ urlPath, description }) => ({ at: urlPath, html: description })),
  ...pages.map(({ urlPath, content }) => ({ at: urlPath, html: content })),
  ...blocks.filter(({ type }) => type === 'html').map(({ id, content }) => ({ at: id, html: content })),
]

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

describe('the demo catalogue', () => {
  it('names every product, category, block and address once', () => {
    expect(duplicates(goods.map(({ sku }) => sku))).toEqual([])
    expect(duplicates(blocks.map(({ id }) => id))).toEqual([])
    expect(duplicates([...products, ...categories, ...pages].map(({ urlPath }) => urlPath))).toEqual([])
  })

  it('has twelve top-level categories, of which the first five are the main menu', () => {
    expect(topCategories.map(({ inMainMenu }) => inMainMenu)).toEqual(
      Array.from({ length: 12 }, (_, index) => index < 5),
    )
  })

  it.each(categories.filter(({ parentPath }) => parentPath !== null))(
    'puts $urlPath below its parent',
    ({ urlPath, parentPath }) => {
      expect(categories.map((other) => other.urlPath)).toContain(parentPath)
      expect(urlPath.startsWith(`${parentPath}/`)).toBe(true)
    },
  )

  it('goes three levels deep', () => {
    const levels = categories.map(({ urlPath }) => urlPath.split('/').length - 1)
    expect(new Set(levels)).toEqual(new Set([1, 2, 3]))
  })

  it.each(topCategories)('has at least two products in $title', ({ urlPath }) => {
    const within = products.filter(({ categoryPaths: paths }) =>
      paths.some((path) => path.startsWith(`${urlPath}/`)),
    )
    expect(within.length).toBeGreaterThanOrEqual(2)
  })

  it.each(categories.filter(({ parentPath }) => parentPath !== null))(
    'has a product in $urlPath',
    ({ urlPath }) => {
      expect(products.some(({ categoryPaths: paths }) => paths.includes(urlPath))).toBe(true)
    },
  )

  it.each(categories)('gives the cards next to each other in $urlPath another background', ({ urlPath }) => {
    const within = products.filter(({ categoryPaths: paths }) =>
      paths.some((path) => path === urlPath || path.startsWith(`${urlPath}/`)),
    )
    const cards = within.toSorted(
      (a, b) => b.popularity - a.popularity || a.title.localeCompare(b.title, 'nl'),
    )
    const alike = cards.filter(({ scene }, index) => scene.tint === cards[index - 1]?.scene.tint)
    expect(alike.map(({ sku }) => sku)).toEqual([])
  })

  it('draws another artwork on every product', () => {
    expect(duplicates(products.map(({ scene }) => String(scene.artwork)))).toEqual([])
  })

  it.each(categories)('gives $urlPath another background than its neighbour', (category) => {
    const next = categories.find(
      ({ parentPath, position }) => parentPath === category.parentPath && position === category.position + 1,
    )
    expect(next?.scene.tint).not.toBe(category.scene.tint)
  })

  it.each(products)(
    'refers from $sku to what exists',
    ({ sku, relatedSkus, categoryPaths: paths, properties }) => {
      expect(skus).toEqual(expect.arrayContaining([...relatedSkus]))
      expect(relatedSkus).not.toContain(sku)
      expect(categoryPaths).toEqual(expect.arrayContaining([...paths]))
      for (const [code, values] of Object.entries(properties)) {
        const known = attributes.find((attribute) => attribute.code === code)?.values
        expect(known).toEqual(expect.arrayContaining([values].flat()))
      }
    },
  )
})

describe('the sizes and prices of the demo products', () => {
  it.each(products.flatMap(({ customOptions }) => customOptions))(
    'starts $optionId at a size that can be ordered',
    ({ minMm, maxMm, stepMm, defaultMm }) => {
      expect(defaultMm).toBeGreaterThanOrEqual(minMm)
      expect(defaultMm).toBeLessThanOrEqual(maxMm)
      expect((defaultMm - minMm) % stepMm).toBe(0)
      expect((maxMm - minMm) % stepMm).toBe(0)
    },
  )

  it.each(products.filter(({ type }) => type === 'simple'))(
    'asks $sku for the sizes its price needs',
    ({ priceRule, customOptions, fixedSizeMm }) => {
      const codes = customOptions.map(({ code }) => code)
      const needed = { m2: ['width', 'height'], runningMetre: ['length'], piece: [], run: [] }
      expect(codes).toEqual(needed[priceRule?.model ?? 'piece'])
      expect(fixedSizeMm === null || codes.length === 0).toBe(true)
    },
  )

  it.each(priced)('has rising bands and falling rates for $sku', ({ priceRule }) => {
    const bands = priceRule.tiers?.bands ?? []
    const cost = bands.map((band) => (band.kind === 'amount' ? band.rateE4 : -band.percent))
    for (const [index, band] of bands.entries()) {
      expect(band.fromMilli).toBeGreaterThan(bands[index - 1]?.fromMilli ?? 0)
      expect(cost[index]).toBeLessThan(cost[index - 1] ?? Infinity)
    }
    const runs = priceRule.runPrices
    for (const [index, run] of runs.entries()) {
      expect(run.quantity).toBeGreaterThan(runs[index - 1]?.quantity ?? 0)
      expect(run.cents).toBeGreaterThan(runs[index - 1]?.cents ?? 0)
    }
  })

  it('has a price for everything but the illuminated letter', () => {
    const priceless = priced.filter(
      ({ priceRule }) => priceRule.rateE4 === null && priceRule.runPrices.length === 0,
    )
    expect(priceless.map(({ sku }) => sku)).toEqual(['LET-DOOS'])
  })

  it('adds up the parts of a bundle product without a price of its own', () => {
    const addedUp = goods.filter(({ priceRule }) => priceRule === null)
    expect(addedUp.map(({ type, priceType }) => [type, priceType])).toEqual(
      addedUp.map(() => ['bundle', 'dynamic']),
    )
    const bundles = products.filter(({ type }) => type === 'bundle')
    expect(
      bundles
        .filter(({ priceType }) => priceType === 'fixed')
        .map(({ sku }) => sku)
        .toSorted(),
    ).toEqual(['BHD-CONF', 'FLY-STD', 'MGB-SET', 'RUP-SET', 'VIS-400', 'VLG-MAAT'])
  })

  it.each([
    ['a banner at EUR 8.40 per m²', 'SPD-510', { rateE4: 84_000, setupCents: 500, minAreaMm2: 500_000 }],
    ['a sticker sheet at EUR 0.95', 'STK-PAPIER', { rateE4: 9500, minimumLineCents: 1950, minAreaMm2: null }],
    ['a sticker from 0.0025 m²', 'STK-POLY', { rateE4: 189_000, minAreaMm2: 2500, extraDesignFeeCents: 750 }],
  ])('reads %s exactly', (_price, sku, rule) => {
    expect(productOf(sku)?.priceRule).toMatchObject(rule)
  })

  it('charges the low rate for what is read and bound only, and collects the long mast only', () => {
    const low = products.filter(({ vatPercent }) => vatPercent === 9)
    expect(low.map(({ sku }) => sku)).toEqual(['BRO-A4-32', 'BRO-BOEK'])
    const collected = products.filter(({ delivery }) => !delivery.kinds.includes('ship'))
    expect(collected.map(({ sku }) => sku)).toEqual(['MST-ALU8'])
    const sent = goods.filter(({ delivery }) => !delivery.kinds.includes('pickup'))
    expect(sent.map(({ sku }) => sku).toSorted()).toEqual(['BEH-SET', 'BEH-STRUC', 'BEH-VLIES', 'BEH-ZELF'])
  })

  it.each(priceLists)('prices on list $code what the shop has', ({ rules }) => {
    for (const rule of rules) {
      if (rule.kind === 'sku') expect(skus).toContain(rule.sku)
      else expect(categoryPaths).toContain(rule.categoryPath)
    }
  })
})

describe('the demo texts', () => {
  it.each(htmlTexts)('uses plain tags that are closed, at $at', ({ html }) => {
    expect(['p', 'h2', 'h3', 'ul', 'li', 'strong', 'a']).toEqual(expect.arrayContaining(tagsOf(html)))
    expect(leftOpen(html)).toEqual([])
  })

  it('has no double spaces, tabs or line breaks', () => {
    const texts = strings([products, categories, pages, blocks, menus])
    expect(texts.filter((text) => /\s{2}|[\t\n]|^\s|\s$/.test(text))).toEqual([])
  })

  it.each(products)('describes $sku in 80 to 200 words', ({ description }) => {
    const words = description.replace(HTML_TAG, ' ').split(/\s+/).filter(Boolean)
    expect(words.length).toBeGreaterThanOrEqual(80)
    expect(words.length).toBeLessThanOrEqual(200)
  })

  it('keeps descriptions for search engines within 155 characters', () => {
    const metas = [
      ...products.map(({ metaDescription }) => metaDescription),
      ...categories.map(({ seoDescription }) => seoDescription),
      ...pages.map(({ metaDescription }) => metaDescription),
    ]
    expect(metas.filter((meta) => meta.length < 50 || meta.length > 155)).toEqual([])
    expect(duplicates(metas)).toEqual([])
  })

  it('links from the menus to pages that exist', () => {
    const paths = new Set([...SHOP_PATHS, ...categoryPaths, ...pages.map(({ urlPath }) => urlPath)])
    const links = menus.flatMap(({ children }) => children.map(({ url }) => url))
    expect(links.filter((url) => !paths.has(url))).toEqual([])
  })

  it('states every shipping price on the delivery page', () => {
    const delivery = pages.find(({ urlPath }) => urlPath === '/levering')?.content ?? ''
    const amounts = shippingClasses.flatMap(({ centsByCountry }) => Object.values(centsByCountry))
    const stated = amounts.map((cents) => `€ ${(cents / 100).toFixed(2).replace('.', ',')}`)
    expect(stated.filter((text) => !delivery.includes(text))).toEqual([])
  })
})

describe('the demo orders', () => {
  const orders = companies.flatMap((company) => company.orders)
  const lines = orders.flatMap(({ delivery, lines: own }) => own.map((line) => ({ ...line, delivery })))

  it('stand in every state', () => {
    expect(new Set(orders.map(({ state }) => state))).toEqual(
      new Set([
        'placed',
        'awaiting_files',
        'released',
        'in_production',
        'shipped',
        'ready_for_pickup',
        'delivered',
        'cancelled',
      ]),
    )
  })

  it('hold something in each', () => {
    expect(orders.filter(({ lines: own, composed = [] }) => own.length + composed.length === 0)).toEqual([])
  })

  it.each(lines)('can be ordered: $quantity x $sku', ({ sku, quantity, delivery, ...size }) => {
    const product = productOf(sku)
    expect(product?.delivery.kinds).toContain(delivery)
    const runs = product?.priceRule?.runPrices ?? []
    expect(runs.length === 0 || runs.some((run) => run.quantity === quantity)).toBe(true)
    const given = { width: size.widthMm, height: size.heightMm, length: size.lengthMm }
    for (const { code, minMm, maxMm } of product?.customOptions ?? []) {
      expect(given[code]).toBeGreaterThanOrEqual(minMm)
      expect(given[code]).toBeLessThanOrEqual(maxMm)
    }
  })
})

it('sizes in texts have their sign and stay together', () => {
  const texts = JSON.stringify([products, components, categories, configurators, pages, blocks, attributes])
  // What customers type is not what they read.
  const read = texts.replaceAll(
    /"(?:searchSynonyms":\[[^\]]*\]|urlPath":"[^"]*"|relatedPaths":\[[^\]]*\])/g,
    '',
  )
  expect(read.match(/.{0,20}\d ?(?:x|×) ?\d.{0,10}|×\u00a0[\d.,]+ (?:mm|cm|m)\b/g)).toBeNull()
  expect(read).toContain('300\u00a0×\u00a0100\u00a0cm')
})
