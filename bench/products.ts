import type { PriceListRow, PriceRow } from '#contract/office/price-lists.ts'
import type { DeskProduct, ProductRow } from '#contract/office/products.ts'
import { addOperator } from '#server/modules/operators/add-operator.ts'
import { openApiShop } from './support/api-shop.ts'
import { addProducts } from './support/fill-shop.ts'
import { type Bench, figure, type Figure, median } from './support/figure.ts'

const PRODUCTS = 20_000
const ROUNDS = 15
const MOST_MS_OF_LIST = 100
const MOST_MS_OF_PUBLISHING = 2000

const LISTS = [
  ['the first page', ''],
  ['found by a SKU', 'search=bench-19999'],
  ['found by a word that all have', 'search=bench'],
  ['found by a word that none has', 'search=vlaggenmast'],
  ['those that are not sold any longer', 'queue=discontinued'],
  ['those with a draft', 'queue=changed'],
] as const

const PRICES = [
  ['the first page', ''],
  ['found by a SKU', 'search=bench-19999'],
  ['found by a word that all have', 'search=bench'],
  ['found by a word that none has', 'search=vlaggenmast'],
] as const

/** How long the desk of products takes among 20,000 of them, with a draft among them, and a page of the shop as it becomes. */
export const products: Bench = {
  name: 'products',
  async run() {
    const opened = await openApiShop({ hearsChanges: true })
    const { app, shop } = opened
    try {
      await addProducts(shop.db, 'PST-A1', PRODUCTS)
      const email = 'bench@drukkerij.example'
      const staff = { email, name: 'Bench', role: 'sales' } as const
      const { password } = await addOperator(shop, { kind: 'system', task: 'bench' }, staff)
      const cookies: Record<string, string> = {}
      const ask = async <Reply>(
        method: 'GET' | 'PATCH' | 'POST',
        url: string,
        body?: object,
      ): Promise<Reply> => {
        const answer = await app.inject({ method, url, cookies, ...(body && { payload: body }) })
        if (answer.statusCode !== 200) throw new Error(`${method} ${url} answered ${answer.statusCode}`)
        for (const { name, value } of answer.cookies) cookies[name] = value
        return answer.json<Reply>()
      }
      await ask('POST', '/beheer/api/login', { email, password })
      const path = '/beheer/api/products'
      const figures: Figure[] = []
      const {
        products: [found],
      } = await ask<{ products: ProductRow[] }>('GET', `${path}?search=bench-11111`)
      if (!found) throw new Error('the product is not there')
      const one = `${path}/${found.id}`
      // The form gives the title it saw, so that the draft is there for the lists too.
      let { title } = found
      let version = 0
      const change = async () => {
        const next = `Bench ${performance.now()}`
        const body = { change: { title: next }, seen: { title } }
        const { draft } = await ask<DeskProduct>('PATCH', one, body)
        version = draft?.version ?? 0
        title = next
      }
      await change()
      for (const [what, query] of LISTS) {
        const value = await medianMs(() => ask('GET', `${path}?${query}`))
        figures.push(
          figure({ what: `the list, ${what}`, value, digits: 1, unit: ' ms' }, { atMost: MOST_MS_OF_LIST }),
        )
      }
      const changed = await medianMs(change)
      figures.push(figure({ what: 'a change is kept', value: changed, digits: 1, unit: ' ms' }, null))
      const sku = '/api/products/BENCH-11111'
      const plain = await medianMs(() => ask('GET', sku))
      cookies['Preview'] = '1'
      const previewed = await medianMs(() => ask('GET', sku))
      delete cookies['Preview']
      figures.push(
        figure(
          { what: 'a product as it becomes', value: previewed, digits: 0, unit: ' ms' },
          null,
          `as it is: ${plain.toFixed(1)} ms`,
        ),
      )
      const published = await medianMs(async () => {
        await change()
        await ask('POST', `${one}/publish`, { version, note: '' })
      })
      figures.push(
        figure(
          { what: 'a change is kept and published', value: published, digits: 1, unit: ' ms' },
          { atMost: MOST_MS_OF_PUBLISHING },
        ),
      )
      figures.push(...(await basePrices(ask)))
      return figures
    } finally {
      await opened.close()
    }
  },
}

type Ask = <Reply>(method: 'GET' | 'PATCH' | 'POST', url: string, body?: object) => Promise<Reply>

/** The base prices of all products as a list, and one of them that is changed there. */
async function basePrices(ask: Ask): Promise<readonly Figure[]> {
  const { lists } = await ask<{ lists: PriceListRow[] }>('GET', '/beheer/api/price-lists')
  const path = `/beheer/api/price-lists/${lists.find(({ kind }) => kind === 'base')?.id}/prices`
  const read = (query: string) => ask<{ prices: PriceRow[] }>('GET', `${path}?${query}`)
  const figures: Figure[] = []
  for (const [what, query] of PRICES) {
    const value = await medianMs(() => read(query))
    figures.push(
      figure(
        { what: `the base prices, ${what}`, value, digits: 1, unit: ' ms' },
        { atMost: MOST_MS_OF_LIST },
      ),
    )
  }
  let [{ price: before }] = (await read('sku=BENCH-11111')).prices as [PriceRow]
  const value = await medianMs(async () => {
    const after = { ...before, rateE4: (before.rateE4 ?? 0) + 1 }
    await ask('POST', path, { prices: [{ before, after }] })
    before = after
  })
  return [
    ...figures,
    figure(
      { what: 'a base price is changed and published', value, digits: 1, unit: ' ms' },
      { atMost: MOST_MS_OF_PUBLISHING },
    ),
  ]
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  while (rounds.length < ROUNDS) {
    const startedMs = performance.now()
    await work()
    rounds.push(performance.now() - startedMs)
  }
  return median(rounds)
}
