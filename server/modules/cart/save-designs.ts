import type { Cart } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { type DesignLink, type LinkableFile, refuseLinks } from '#domain/designs/links.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import type { ViewedLine } from '#domain/cart/view.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { readTradeTerms } from '../catalogue/trade-facts.ts'
import { showCart } from './show-cart.ts'
import { agreeServices, takeLine } from './take-line.ts'
import { keptFile } from '../designs/kept-file.ts'
import { lineIn, viewOwnCart } from './view-own-cart.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { type NewFrontLink, replaceFrontLinks } from './design-link-store.ts'
import { refuseTooManyDesigns } from './refuse-too-many.ts'

/** An entry as it is sent: of a file, or of a studio design, which goes by its link. */
type Entry = {
  readonly designId?: string | null | undefined
  readonly itemId?: string | null | undefined
  readonly isStudioDesign?: boolean | undefined
  readonly quantity: number
}

/** Makes these the front designs of a line, files and studio designs alike; what is not among them is no longer used. */
export async function saveDesigns(
  shop: ShopContext,
  customer: Contact,
  lineId: string,
  entries: readonly Entry[],
): Promise<Cart> {
  await shop.db.transaction().execute((trx) => saveDesignsWithin(shop, trx, customer, { lineId, entries }))
  return showCart(shop, customer)
}

type Division = { readonly lineId: string; readonly entries: readonly Entry[] }

/** The same within a transaction of the caller. */
export async function saveDesignsWithin(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  { lineId, entries }: Division,
): Promise<void> {
  await takeLine(trx, customer, lineId)
  const { line } = lineIn(await viewOwnCart(shop, customer, trx), lineId)
  const links = entries.map((entry) => asLink(entry, line))
  const asked = links.flatMap((link) => (link.kind === 'file' ? [link.designId] : []))
  const files = await linkableFiles(trx, customer.companyId, line, asked)
  const refusal = refuseLinks(links satisfies readonly DesignLink[], {
    takesDesigns: line.needsFiles,
    orderedCopies: line.quantity,
    files,
  })
  if (refusal) throw new Refusal(refusal)
  if (links.some(({ kind }) => kind === 'studio')) await agreeStudioPrice(trx, line)
  await replaceFrontLinks(
    trx,
    lineId,
    links.filter(({ quantity }) => quantity > 0),
  )
  await refuseTooManyDesigns(trx, customer)
}

/** The first studio design of a line is agreed at today's price, unless a quote holds another one. */
export async function agreeStudioPrice(trx: Executor, line: ViewedLine): Promise<void> {
  if (line.services.studioCount > 0 || line.agreedUntil !== null) return
  const { studioDesignCents } = await readTradeTerms(trx)
  await agreeServices(trx, line.id, { studioDesignCents })
}

/** A studio design is known by its own link, which it may be sent as design or as item. */
function asLink({ designId, itemId, isStudioDesign, quantity }: Entry, line: ViewedLine): NewFrontLink {
  const studio = line.designs.find(
    ({ file, side, itemId: own }) =>
      file === null && side === 'front' && (own === itemId || own === designId),
  )
  if (studio || isStudioDesign || !designId)
    return { kind: 'studio', itemId: studio?.itemId ?? null, quantity }
  return { kind: 'file', designId, itemId: itemId ?? null, quantity }
}

/** The company's files among these and those that the front has already, as the line would use them. */
async function linkableFiles(
  trx: Executor,
  companyId: string,
  line: ViewedLine,
  asked: readonly string[],
): Promise<readonly LinkableFile[]> {
  const linked = new Set(
    line.designs.flatMap(({ side, file }) => (side === 'front' && file ? [file.designId] : [])),
  )
  const designs = await loadDesigns(trx, companyId, [...new Set([...asked, ...linked])])
  return designs.map((design) => linkableFile(keptFile(design), line.print, linked.has(design.id)))
}

/** A file as a line with these demands sees it. */
export function linkableFile(
  file: ReturnType<typeof keptFile>,
  print: OrderedPrint | null,
  isLinked: boolean,
): LinkableFile {
  const { designId, isPatchup, isSoftDelete } = file
  return { designId, status: judgeDesign(file, print).status, isPatchup, isSoftDelete, isLinked }
}
