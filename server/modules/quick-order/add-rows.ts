import type { Reply } from '#contract/client.ts'
import { addQuickOrder } from '#contract/quick-order.ts'
import type { Contact } from '#domain/access/actor.ts'
import type { QuickRow } from '#domain/quick-order/read-rows.ts'
import { rowFileTexts } from '#texts/nl/quick-order.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { answerOnce } from '../../db/idempotency-keys.ts'
import { Refusal } from '../../refusal.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { viewOwnCart } from '../cart/view-own-cart.ts'
import { linkWholeLine } from '../cart/link-whole-line.ts'
import { refuseTooManyDesigns } from '../cart/refuse-too-many.ts'
import { judgeRows } from './check-rows.ts'
import type { JudgedRow } from './judge-row.ts'
import { fileVerdict, readNamedDesigns } from './row-files.ts'

type Added = Reply<'addQuickOrder'>
type GoodRow = Exclude<JudgedRow, { readonly errors: unknown }>

/** A row that got lines of its own. */
type OwnRow = GoodRow & { readonly at: number; readonly lineIds: ReadonlySet<string> }

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
  const sent = { contactId: customer.contactId, call: 'addQuickOrder', key, content: rows }
  return shop.db.transaction().execute((trx) =>
    answerOnce(trx, sent, addQuickOrder.reply, async () => {
      if (faults.length > 0) throw new Refusal('invalid_config', faults)
      const addGroup = await fillCart(shop, trx, customer)
      const own: OwnRow[] = []
      for (const [at, row] of good.entries()) {
        const { added, lineIds } = await addGroup(row.group, joinable(row.composed))
        if (added !== 'joined_line') own.push({ ...row, at, lineIds: new Set(lineIds.values()) })
      }
      return { ...(await linkFiles(shop, trx, customer, own)), joinedCount: good.length - own.length }
    }),
  )
}

const joinable = ({ item, reference, fileName }: GoodRow['composed']) =>
  'configuration' in item || reference !== null || fileName !== null ? null : item

/** Links the file that a row names to the line of it that is printed. */
async function linkFiles(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  rows: readonly OwnRow[],
): Promise<Omit<Added, 'joinedCount'>> {
  const { view } = await viewOwnCart(shop, customer, trx)
  const lines = view.groups.flatMap((group) => group.lines)
  const names = rows.flatMap(({ composed }) => composed.fileName ?? [])
  const named = await readNamedDesigns(trx, customer.companyId, names)
  const unlinkedFiles: Added['unlinkedFiles'] = []
  for (const { at, composed, product, lineIds } of rows) {
    const verdict = fileVerdict(composed.fileName, product, named)
    if (verdict === null || composed.fileName === null) continue
    const line = lines.find(({ id, needsFiles }) => needsFiles && lineIds.has(id))
    const [design] = named(composed.fileName)
    if (verdict.state !== 'found' || !line || !design) {
      unlinkedFiles.push({ row: at, message: verdict.message })
    } else if (await linkWholeLine(trx, line, design)) {
      unlinkedFiles.push({ row: at, message: rowFileTexts.unusable(composed.fileName) })
    }
  }
  await refuseTooManyDesigns(trx, customer)
  return { totalItemCount: lines.length, unlinkedFiles }
}
