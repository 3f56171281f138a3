import type { z } from 'zod'
import type { Design, StudioDesign } from '#contract/designs.ts'
import type { Contact } from '#domain/access/actor.ts'
import { judgeDesign } from '#domain/designs/judge-design.ts'
import type { ViewedLine } from '#domain/cart/view.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { keptFile } from '../designs/kept-file.ts'
import { lineIn, type OwnCart, viewOwnCart } from './view-own-cart.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'
import { loadLibrary } from '../designs/load-designs.ts'
import { shownVerdict } from '../designs/own-verdict.ts'
import { showDesign, type ShownLink } from '../designs/show-design.ts'

type Shown = z.input<typeof Design>
type Studio = z.input<typeof StudioDesign>

/** What the company can print on the front of a group, judged for it, with the copies that are of it already. */
export async function listGroupDesigns(
  shop: ShopContext,
  customer: Contact,
  groupId: string,
): Promise<Shown[]> {
  const own = await viewOwnCart(shop, customer)
  return listFor(shop, customer, own, printedLineOf(own, groupId), 'front')
}

/** What the company can print on the back of a line; the one that was chosen has an item. */
export async function listBackDesigns(
  shop: ShopContext,
  customer: Contact,
  lineId: string,
): Promise<Shown[]> {
  const own = await viewOwnCart(shop, customer)
  return listFor(shop, customer, own, lineIn(own, lineId).line, 'back')
}

/** The designs that the studio makes for the front of a group. */
export async function listStudioDesigns(
  shop: ShopContext,
  customer: Contact,
  groupId: string,
): Promise<Studio[]> {
  const line = printedLineOf(await viewOwnCart(shop, customer), groupId)
  return studioDesigns(shop, line, 'front')
}

/** The back that the studio makes for a line; null without one. */
export async function findStudioBackDesign(
  shop: ShopContext,
  customer: Contact,
  lineId: string,
): Promise<Studio | null> {
  const { line } = lineIn(await viewOwnCart(shop, customer), lineId)
  const [design] = await studioDesigns(shop, line, 'back')
  return design ?? null
}

/** The line of a group that carries the print. */
function printedLineOf({ view }: OwnCart, groupId: string): ViewedLine {
  const group = view.groups.find(({ id }) => id === groupId)
  const line = group?.lines.find(({ needsFiles }) => needsFiles) ?? group?.lines[0]
  if (!line) throw new Refusal('CartLineNotFound')
  return line
}

/** The library, and before it what is hidden there but used on this side: repaired files, and deleted ones. */
async function listFor(
  shop: ShopContext,
  customer: Contact,
  { record }: OwnCart,
  line: ViewedLine,
  side: 'front' | 'back',
): Promise<Shown[]> {
  const library = await loadLibrary(shop.db, customer.companyId)
  const links = new Map<string, ShownLink>(
    line.designs.flatMap((design) =>
      design.side === side && design.file ? [[design.file.designId, design] as const] : [],
    ),
  )
  const inLibrary = new Set(library.map(({ id }) => id))
  const hidden = [...record.designs.values()].filter(({ id }) => links.has(id) && !inLibrary.has(id))
  return [...hidden, ...library].map((design) => {
    const verdict = shownVerdict(judgeDesign(keptFile(design), line.print))
    return showDesign(design, verdict, links.get(design.id) ?? null)
  })
}

/** Until the studio has made it, a studio design goes by the id of its link. */
async function studioDesigns(shop: ShopContext, line: ViewedLine, side: 'front' | 'back'): Promise<Studio[]> {
  const terms = await tradeTerms(shop)
  return line.designs
    .filter((design) => design.side === side && design.file === null)
    .map(({ itemId, quantity }) => ({
      designId: itemId,
      itemId,
      isStudioDesign: true,
      quantity,
      price: { excludingTaxInCents: terms.studioDesignCents, currency: 'EUR' },
    }))
}
