import type { Reply } from '#contract/client.ts'
import { addQuickOrder } from '#contract/quick-order.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { QuickRow } from '#domain/quick-order/read-rows.ts'
import { rowFileTexts } from '#texts/nl/quick-order.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { answerOnce } from '../../db/idempotency-keys.ts'
import { Refusal } from '../../refusal.ts'
import { addGroups } from '../cart/add-groups.ts'
import { viewOwnCart } from '../cart/view-own-cart.ts'
import { linkWholeLine } from '../cart/link-whole-line.ts'
import { refuseTooManyDesigns } from '../cart/refuse-too-many.ts'
import { judgeRows } from './check-rows.ts'
import type { JudgedRow } from './judge-row.ts'
import { fileVerdict, readNamedDesigns } from './row-files.ts'

type Added = Reply<'addQuickOrder'>
type GoodRow = Exclude<JudgedRow, { readonly errors: unknown }>

/**
 * Adds every row to the cart with the design it names, or none when one cannot be; the same request twice under one key adds once. More of a
 * simple product joins its line, unless the row has words or a file of its own.
 */
export async function addRows(
  shop: ShopContext,
  customer: Contact,
  rows: readonly QuickRow[],
  key: string | null,
): Promise<Added> {
  const judged = await judgeRows(shop, customer, rows)
  const faults = judged.flatMap((row, at) =>
    'errors' in row ? row.errors.map(({ message }) => ({ field: `rows.${at}`, message })) : [],
  )
  const good = judged.filter((row): row is GoodRow => 'group' in row)
  const groups = good.map(({ group, composed }) => ({ group, joins: joinable(composed) }))
  const sent = { contactId: customer.contactId, call: 'addQuickOrder', key, content: rows }
  return shop.db.transaction().execute((trx) =>
    answerOnce(trx, sent, addQuickOrder.reply, async () => {
      if (faults.length > 0) throw new Refusal('invalid_config', faults)
      const own = await addGroups(shop, trx, customer, groups)
      const linked = own.flatMap((at) => (good[at] ? [{ ...good[at], at }] : []))
      return { ...(await linkFiles(shop, trx, customer, linked)), joinedCount: good.length - own.length }
    }),
  )
}

const joinable = ({ item, reference, fileName }: GoodRow['composed']) =>
  'configuration' in item || reference !== null || fileName !== null ? null : item

/** The rows are the last groups of the cart, which stands still. */
async function linkFiles(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  rows: readonly (GoodRow & { readonly at: number })[],
): Promise<Omit<Added, 'joinedCount'>> {
  const { view } = await viewOwnCart(shop, customer, trx)
  const totalItemCount = view.groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const added = view.groups.slice(view.groups.length - rows.length)
  const names = rows.flatMap(({ composed }) => composed.fileName ?? [])
  const named = await readNamedDesigns(trx, customer.companyId, names)
  const unlinkedFiles: Added['unlinkedFiles'] = []
  for (const [index, { at, composed, product }] of rows.entries()) {
    const verdict = fileVerdict(composed.fileName, product, named)
    if (verdict === null || composed.fileName === null) continue
    const line = added[index]?.lines.find(({ needsFiles }) => needsFiles)
    const [design] = named(composed.fileName)
    if (verdict.state !== 'found' || !line || !design) {
      unlinkedFiles.push({ row: at, message: verdict.message })
    } else if (await linkWholeLine(trx, line, design)) {
      unlinkedFiles.push({ row: at, message: rowFileTexts.unusable(composed.fileName) })
    }
  }
  await refuseTooManyDesigns(trx, customer)
  return { totalItemCount, unlinkedFiles }
}
