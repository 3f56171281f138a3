import { setImmediate } from 'node:timers/promises'
import type { RowVerdict } from '#contract/quick-order.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { QuickRow } from '#domain/quick-order/read-rows.ts'
import type { ShopContext } from '../../context.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { groupCents, type JudgedRow, judgeRow } from './judge-row.ts'
import { type DesignsByName, fileVerdict, readNamedDesigns } from './row-files.ts'

const ROWS_AT_A_TIME = 20

/** All rows judged in their order; others are served in between. */
export async function judgeRows(
  shop: ShopContext,
  customer: Contact,
  rows: readonly QuickRow[],
): Promise<readonly JudgedRow[]> {
  const agreement = { facts: await tradeFacts(shop, customer.priceScope), now: shop.clock() }
  const judged: JudgedRow[] = []
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_A_TIME === 0) await setImmediate()
    judged.push(judgeRow(row, agreement))
  }
  return judged
}

/** What the cart would say to each row; nothing is changed. */
export async function checkRows(
  shop: ShopContext,
  customer: Contact,
  rows: readonly QuickRow[],
): Promise<RowVerdict[]> {
  const judged = await judgeRows(shop, customer, rows)
  const names = rows.map(({ fileName }) => fileName)
  const named = await readNamedDesigns(shop.db, customer.companyId, names)
  return judged.map((row) => verdictOf(row, named))
}

function verdictOf(row: JudgedRow, named: DesignsByName): RowVerdict {
  const product = row.product && {
    sku: row.product.sku,
    title: row.product.title,
    url: row.product.urlPath,
    pack: row.product.pack,
  }
  if ('errors' in row)
    return { isGood: false, product, choices: [], price: null, errors: [...row.errors], file: null }
  return {
    isGood: true,
    product,
    choices: [...row.choices],
    price: { excludingTaxInCents: groupCents(row.group), currency: 'EUR' },
    errors: [],
    file: fileVerdict(row.composed.fileName, row.product, named),
  }
}
