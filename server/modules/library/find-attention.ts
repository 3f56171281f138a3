import type { Contact } from '#domain/access/actor.ts'
import type { JudgedDesign } from '#domain/cart/line-designs.ts'
import { attentionFor, type FileUse } from '#domain/designs/attention.ts'
import { shownFindings } from '#domain/designs/findings.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import { designTexts } from '#texts/nl/designs.ts'
import { findingText } from '#texts/nl/preflight.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { lineFace } from '../cart/show-cart.ts'
import { viewOwnCart } from '../cart/view-own-cart.ts'
import { findWaitingLine } from '../orders/take-waiting-line.ts'
import { findWaitingLines, type UntoldDesign } from './attention-store.ts'
import { loadDesigns } from '../designs/load-designs.ts'

/** A line that uses a file, and where its customer finds that. */
export type UsingLine = {
  readonly title: string
  /** Null for a line of the cart. */
  readonly order: { readonly id: string; readonly number: string } | null
}

/** A file that cannot be printed as it is. */
export type AskingFile = {
  readonly designId: string
  readonly name: string
  readonly messages: readonly string[]
  /** Its customer may have it printed as it is. */
  readonly mayConsent: boolean
  /** Null for one that no line uses. */
  readonly line: UsingLine | null
}

type Use = FileUse<UsingLine> & { readonly designId: string }

/** Those of a customer's files that still ask for attention, as everything stands now. */
export async function findAttention(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  untold: readonly UntoldDesign[],
): Promise<readonly AskingFile[]> {
  const ids = untold.map(({ id }) => id)
  const designs = new Map((await loadDesigns(trx, customer.companyId, ids)).map((one) => [one.id, one]))
  const uses = Map.groupBy(
    [...(await usesInCart(shop, trx, customer)), ...(await usesInOrders(trx, customer, ids))],
    ({ designId }) => designId,
  )
  return untold.flatMap((known) => {
    const design = designs.get(known.id)
    const attention =
      design &&
      attentionFor<UsingLine>({
        ...known,
        verdict: judgeDesign(design, null),
        isDeleted: design.softDeletedAt !== null,
        uses: uses.get(known.id) ?? [],
      })
    if (!attention) return []
    const messages = shownFindings(attention.findings).map(findingText)
    const name = design.fileName || designTexts.unnamed
    const mayConsent = attention.status === 'fixable'
    return [{ designId: design.id, name, messages, mayConsent, line: attention.place }]
  })
}

async function usesInCart(shop: ShopContext, trx: Executor, customer: Contact): Promise<readonly Use[]> {
  const { view } = await viewOwnCart(shop, customer, trx)
  return view.groups.flatMap((group) =>
    group.lines.flatMap((line) => usesOf(line.designs, { title: lineFace(line, group).title, order: null })),
  )
}

async function usesInOrders(
  trx: Executor,
  customer: Contact,
  designIds: readonly string[],
): Promise<readonly Use[]> {
  const uses: Use[] = []
  for (const name of await findWaitingLines(trx, designIds)) {
    const { order, waiting } = await findWaitingLine(trx, customer, name)
    const { id, number } = order
    uses.push(...usesOf(waiting.designs, { title: waiting.line.title, order: { id, number } }))
  }
  return uses
}

const usesOf = (designs: readonly JudgedDesign[], place: UsingLine): readonly Use[] =>
  designs.flatMap(({ file, verdict, isApproved }) =>
    file && verdict ? [{ designId: file.designId, place, verdict, isApproved }] : [],
  )
