import type { LineSizes } from '../catalogue/product-facts.ts'
import type { ViewedGroup, ViewedLine } from './view.ts'

/** What is added to the cart: a product by itself, delivered as the shop proposes. */
export type AddedArticle = LineSizes & {
  readonly productId: string
  readonly deliveryKind: ViewedLine['deliveryKind']
}

type Line = Pick<
  ViewedLine,
  keyof AddedArticle | 'part' | 'addressId' | 'deliveryDate' | 'designs' | 'agreedUntil' | 'previousCents'
>

/** A line as it meets what is added; `reference` is the customer's own words with its group. */
export type MetLine = {
  readonly line: Line
  readonly group: Pick<ViewedGroup, 'configuration' | 'isExpress'>
  readonly reference: string | null
}

/** Whether a line is of this very article: the same product by itself, in the same sizes. */
export function isSameArticle({ line, group }: MetLine, added: AddedArticle): boolean {
  return (
    group.configuration === null &&
    line.part === null &&
    line.productId === added.productId &&
    line.widthMm === added.widthMm &&
    line.heightMm === added.heightMm &&
    line.lengthMm === added.lengthMm
  )
}

/**
 * Whether more pieces of its article may join a line (decisions, 'Same article again'). One with files, a delivery of its
 * own, a price that a quote holds or that changed since, or words of the customer's own stays as it is.
 */
export function takesMore({ line, group, reference }: MetLine, added: AddedArticle): boolean {
  const isDeliveredAlike =
    line.deliveryKind === added.deliveryKind &&
    line.addressId === null &&
    line.deliveryDate === null &&
    !group.isExpress
  const hasTodaysPrice = line.agreedUntil === null && line.previousCents === null
  return line.designs.length === 0 && isDeliveredAlike && hasTodaysPrice && reference === null
}
