import type { DeskProduct, ProductFields } from '#contract/office/products.ts'
import type { Answer } from './answers.ts'
import { newOperator } from './operators.ts'
import { type TestBrowser, type TestShop, testShop } from './shop.ts'
import type { TemplateName } from './templates.ts'

/** A shop with somebody at the desk of its products, a colleague of his, and a visitor of the shop. */
export async function openProductDesk(template: TemplateName = 'shop_demo') {
  const shop = await testShop({ template })
  const editor = await (await newOperator(shop, 'sales')).loggedIn()
  const colleague = await (await newOperator(shop, 'owner')).loggedIn()
  const visitor = shop.browser()
  return { shop, editor, colleague, visitor, ...atDesk(shop, editor, visitor) }
}
export type ProductDesk = Awaited<ReturnType<typeof openProductDesk>>

/** Where a product is called. */
export const at = (id: string) => `/beheer/api/products/${id}` as const

/** The status of an answer with what was refused, by field. */
export const refusal = ({ status, json }: Pick<Answer, 'status' | 'json'>) => [
  status,
  ...json.errors.map(({ code, field }: { code: string; field?: string }) => [code, field].join(' ').trim()),
]

function atDesk(shop: TestShop, editor: TestBrowser, visitor: TestBrowser) {
  let made = 0

  const idOf = async (sku: string): Promise<string> =>
    (
      await shop.database.db
        .selectFrom('products')
        .select('id')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
    ).id
  const shown = async (id: string): Promise<DeskProduct> => (await editor.call('GET', at(id))).json
  const post = <Rest extends string>(id: string, rest: Rest, body: object, by = editor) =>
    by.call('POST', `${at(id)}${rest}`, { body })

  /** Changes a product as somebody who sees it now. */
  async function edit(id: string, change: Partial<ProductFields>, by = editor) {
    const { fields } = await shown(id)
    const seen = Object.fromEntries(
      Object.keys(change).map((name) => [name, fields[name as keyof ProductFields]]),
    )
    return by.call('PATCH', at(id), { body: { change, seen } })
  }
  const versionOf = async (id: string) => (await shown(id)).draft?.version ?? 0
  const publish = async (id: string, note = '') =>
    post(id, '/publish', { version: await versionOf(id), note })

  async function inShop(sku: string) {
    shop.heardCatalogueChange()
    return visitor.call('GET', `/api/products/${sku}`)
  }

  /** A product of its own, as somebody makes it. */
  async function newProduct(change: Partial<ProductFields> = {}) {
    made += 1
    const sku = `NIEUW-${made}`
    const body = { sku, title: `Nieuw ${made}`, copyOf: await idOf('PST-A1') }
    const { status, json } = await editor.call('POST', '/beheer/api/products', { body })
    if (status !== 200) throw new Error(`a product was not made: ${status}`)
    await edit(json.id, { urlPath: `/nieuw-${made}`, ...change })
    return { id: json.id, sku }
  }

  return { idOf, shown, post, edit, versionOf, publish, inShop, newProduct }
}
