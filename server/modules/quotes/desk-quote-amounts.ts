import type { z } from 'zod'
import type { DeskQuoteAmounts, DeskQuoteLine } from '#contract/office/quotes.ts'
import { FREE_GOODS_SKU, readFreeGoodsId } from '#domain/catalogue/free-goods.ts'
import type { CartQuestion } from '#domain/cart/kept-cart.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { viewCart, type ViewedGroup, type ViewedLine } from '#domain/cart/view.ts'
import type { Cents } from '#domain/money.ts'
import { lineCostCents, type ProductCost } from '#domain/pricing/cost.ts'
import { withoutQuotes } from '#domain/quotes/freeze.ts'
import { inOneLine } from '#texts/nl/chosen-texts.ts'
import { sizeTexts } from '#texts/nl/line-options.ts'
import { freeLineTexts } from '#texts/nl/office/quotes.ts'
import { asSent } from '../cart/change-item.ts'
import { lineChoices } from '../cart/line-choices.ts'
import { lineFace } from '../cart/show-cart.ts'
import { euro, euroOrNull } from './euro.ts'

/** The lines of a quote with their prices beside those of the list and what they cost, and what all come to. */
export function deskQuoteAmounts(
  question: CartQuestion,
  costs: ReadonlyMap<string, ProductCost>,
): z.input<typeof DeskQuoteAmounts> {
  const { groups, totals } = viewCart(question)
  const byList = new Map(
    viewCart(withoutQuotes(question)).groups.flatMap((group) =>
      group.lines.map(({ id, price }) => [id, price?.lineCents ?? null]),
    ),
  )
  return {
    lines: groups.flatMap((group) =>
      group.lines.map((line) =>
        deskLine(line, group, {
          listCents: byList.get(line.id) ?? null,
          costCents: lineCostCents(costs.get(line.productId) ?? null, {
            ...line,
            runningMetre: line.rule?.runningMetre ?? null,
          }),
        }),
      ),
    ),
    subtotalPrice: euro(totals.subtotalCents),
    expressPrice: euro(totals.expressCents),
    shippingPrice: euro(totals.shippingCents),
    totalPrice: {
      ...euro(totals.totalExcludingTaxCents),
      includingTaxInCents: totals.totalIncludingTaxCents,
    },
    vat: totals.vat.map((part) => ({ ...part })),
  }
}

function deskLine(
  line: ViewedLine,
  group: ViewedGroup,
  { listCents, costCents }: { readonly listCents: Cents | null; readonly costCents: Cents | null },
): z.input<typeof DeskQuoteLine> {
  const { title, imageUrl } = lineFace(line, group)
  return {
    id: line.id,
    sku: line.product?.sku ?? '',
    title,
    imageUrl,
    options: [...freeTerms(line), ...sizeTexts(line), ...lineChoices(line, group).map(inOneLine)],
    quantity: line.quantity,
    pack: line.product?.pack ?? null,
    part: line.part,
    groupId: line.groupId,
    listPrice: euroOrNull(listCents),
    costPrice: euroOrNull(costCents),
    price: euroOrNull(line.price?.lineCents),
    servicesPrice: euro(line.services.studioCents + line.services.checkCents),
    ...soldItem(line, group),
  }
}

function freeTerms({ productId }: ViewedLine): readonly string[] {
  const free = readFreeGoodsId(productId)
  return free ? freeLineTexts.terms(free.vatPercent, free.productionDays) : []
}

/** What a line is put together as, to be composed anew by staff. */
function soldItem(
  line: ViewedLine,
  { title, configuration, composed }: ViewedGroup,
): Pick<z.input<typeof DeskQuoteLine>, 'item' | 'soldAs'> {
  if (configuration !== null)
    return line.part === MAIN_PART && composed?.bundle && composed.evaluation
      ? { item: { configuration: asSent(configuration) }, soldAs: composed.bundle.sku }
      : NOT_SOLD
  const { product, quantity } = line
  if (!product) return NOT_SOLD
  const free = readFreeGoodsId(product.id)
  if (free) return { item: { free: { title, quantity, ...free } }, soldAs: FREE_GOODS_SKU }
  const sizes = { width: line.widthMm, height: line.heightMm, length: line.lengthMm }
  const customOptions = product.sizeOptions.flatMap(({ optionId, field }) =>
    sizes[field] === null ? [] : [{ id: optionId, values: [String(sizes[field])] }],
  )
  return { item: { sku: product.sku, quantity, customOptions }, soldAs: product.sku }
}

const NOT_SOLD = { item: null, soldAs: null }
