import { lineBreakdown } from '#domain/cart/line-breakdown.ts'
import { readFreeGoodsId } from '#domain/catalogue/free-goods.ts'
import type { ViewedGroup, ViewedLine } from '#domain/cart/view.ts'
import type { LineState } from '#domain/orders/states.ts'
import { inOneLine } from '#texts/nl/chosen-texts.ts'
import { lineReferenceText, sizeTexts } from '#texts/nl/line-options.ts'
import type { StoredOption } from '../../db/documents/goods.ts'
import type { AddressSnapshot } from '../../db/documents/orders.ts'
import { lineChoices } from '../cart/line-choices.ts'
import { lineFace } from '../cart/show-cart.ts'
import type { NewOrderLine } from './order-store.ts'

/** What is known of the lines of a group beside what follows from the rules. */
export type GroupInHand = {
  /** The customer's own words with it. */
  readonly reference: string | null
  /** The sizes and options of a line as they were given. */
  readonly optionsOf: (lineId: string) => readonly StoredOption[]
  /** Where a line is sent; null where nobody knows. */
  readonly addressOf: (line: ViewedLine) => AddressSnapshot | null
}

/** The lines of a group as an order keeps them; each has a product and a price. */
export function linesAsOrdered(
  group: ViewedGroup,
  { reference, optionsOf, addressOf }: GroupInHand,
): readonly NewOrderLine[] {
  const ownWords = reference ? [lineReferenceText(reference)] : []
  return group.lines.map((line, index) => {
    const { product, price } = line
    const { studioCount, studioCents } = line.services
    // Blockers were refused before: every line that is left has both.
    if (!product || !price) throw new Error(`line ${line.id} has no product or price`)
    const face = lineFace(line, group)
    return {
      cartLineId: line.id,
      productId: readFreeGoodsId(product.id) ? null : product.id,
      part: line.part,
      sku: product.sku,
      title: face.title,
      urlPath: face.url,
      imageUrl: face.imageUrl,
      quantity: line.quantity,
      widthMm: line.widthMm,
      heightMm: line.heightMm,
      lengthMm: line.lengthMm,
      options: optionsOf(line.id),
      optionTexts: [
        ...sizeTexts(line),
        ...lineChoices(line, group).map(inOneLine),
        ...(index === 0 ? ownWords : []),
      ],
      unitCents: price.unitCents,
      lineCents: line.totalCents ?? price.lineCents,
      expressCents: line.expressCents,
      vatPercent: product.vatPercent,
      breakdown: lineBreakdown(price, line.services),
      extraDesignFeeCents: (line.isHeld ? line.agreedRule : line.rule)?.extraDesignFeeCents ?? 0,
      state: firstState(line),
      designStatus: line.designStatus,
      deliveryKind: line.deliveryKind,
      deliveryDate: line.date,
      isExpress: group.isExpress,
      wantsCheck: line.services.isChecked,
      print: line.print,
      backSide: line.back,
      firstDate: firstDate(line, group),
      studioDesignCents: studioCount > 0 ? studioCents / studioCount : 0,
      designs: orderDesigns(line),
      address: line.deliveryKind === 'ship' ? addressOf(line) : null,
    }
  })
}

/** Files that come later hold a line up, then what the studio makes, then the check by hand; the rest can be made. */
function firstState({ designStatus, services }: ViewedLine): LineState {
  if (designStatus === 'later') return 'awaiting_files'
  if (services.studioCount > 0) return 'in_studio'
  return services.isChecked ? 'placed' : 'released'
}

/** The designs that are printed: what has no copies is not ordered. */
const orderDesigns = ({ designs, back }: ViewedLine) =>
  designs
    .filter(({ side, quantity }) => (side === 'front' ? quantity > 0 : back !== 'none'))
    .map(({ side, quantity, isApproved, file }) => ({
      designId: file?.designId ?? null,
      side,
      quantity,
      fileName: file?.fileName ?? '',
      isApproved,
    }))

/** The first day that was possible for a line, whatever later one was chosen. */
const firstDate = ({ offeredDates, expressDates }: ViewedLine, { isExpress }: ViewedGroup) =>
  (isExpress ? expressDates[0] : offeredDates[0]) ?? null
