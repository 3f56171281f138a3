import { choicesOf } from '#domain/cart/composed-group.ts'
import type { ProductFacts } from '#domain/catalogue/product-facts.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { fieldsOf, leafSteps } from '#domain/configurator/steps.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import { composeRow, type ComposedRow, type RowFault } from '#domain/quick-order/compose-row.ts'
import { cleanRow, type QuickColumn, type QuickRow } from '#domain/quick-order/read-rows.ts'
import { chosenTexts, inOneLine } from '#texts/nl/chosen-texts.ts'
import { rowFaultText } from '#texts/nl/quick-order.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import { Refusal } from '../../refusal.ts'
import type { NewGroup } from '../cart/new-group.ts'
import { type Agreement, agreeItem } from '../cart/agree-item.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'

type RowError = { readonly column: QuickColumn | null; readonly message: string }

/** A row as the cart's own rules see it: what would be added, or everything that stands in the way. */
export type JudgedRow =
  | {
      readonly composed: ComposedRow
      readonly product: ProductFacts
      readonly group: NewGroup
      /** What was chosen, in words. */
      readonly choices: readonly string[]
    }
  | { readonly errors: readonly RowError[]; readonly product: ProductFacts | null }

export function judgeRow(written: QuickRow, agreement: Agreement): JudgedRow {
  const row = cleanRow(written)
  const { facts } = agreement
  const product = facts.productBySku(row.sku)
  const made = composeRow(row, (sku) => rowProduct(sku, facts))
  if ('fault' in made) {
    const errors = [{ column: columnOf(made.fault), message: rowFaultText(made.fault) }]
    return { errors, product: product?.isActive ? product : null }
  }
  if (!product) throw new Error(`a row was composed of the unknown ${row.sku}`)
  const { composed } = made
  try {
    const group = agreeItem(composed.item, agreement)
    const choices = choicesIn(composed, product, facts)
    return { composed, product, group: { ...group, reference: composed.reference }, choices }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { errors: refusalErrors(refusal, product, facts), product }
  }
}

function choicesIn({ item }: ComposedRow, product: ProductFacts, facts: TradeFacts): readonly string[] {
  const configurator = facts.configuratorOfSku(product.sku)
  if (!configurator || !('configuration' in item)) return []
  const evaluation = evaluate(configurator, choicesOf(item.configuration))
  return chosenTexts(evaluation).map(inOneLine)
}

function rowProduct(sku: string, facts: TradeFacts) {
  const product = facts.productBySku(sku)
  return product && { product, configurator: facts.configuratorOfSku(product.sku) }
}

const COLUMN_OF = {
  sku_missing: 'sku',
  product_unknown: 'sku',
  quantity_unreadable: 'quantity',
  run_not_sold: 'quantity',
  size_missing: 'width',
  size_not_asked: 'width',
  options_not_asked: 'options',
  option_unknown: 'options',
  reference_too_long: 'reference',
} as const

const columnOf = (fault: RowFault): QuickColumn => ('column' in fault ? fault.column : COLUMN_OF[fault.code])

function refusalErrors(
  { code, details }: Refusal,
  product: ProductFacts,
  facts: TradeFacts,
): readonly RowError[] {
  if (details.length === 0) return [{ column: 'sku', message: refusalTexts[code] }]
  return details.map(({ field, message }) =>
    field === 'quantity' && message === undefined
      ? { column: 'quantity', message: rowFaultText({ code: 'run_not_sold' }) }
      : {
          column: field === undefined ? null : columnOfField(field, product, facts),
          message: message ?? refusalTexts[code],
        },
  )
}

/** Where in the row a field of the product or its configurator is said. */
function columnOfField(field: string, product: ProductFacts, facts: TradeFacts): QuickColumn {
  const configurator = facts.configuratorOfSku(product.sku)
  const own = product.sizeOptions.find(({ optionId }) => optionId === field)?.field
  const composed = (configurator ? leafSteps(configurator) : [])
    .flatMap((step) => fieldsOf(step))
    .find(({ optionId }) => optionId === field)
  const side = own ?? (composed?.type === 'input_mm' ? composed.measures : null)
  if (side === 'height') return 'height'
  return side === null ? 'options' : 'width'
}

/** What a row costs by itself, in cents; what other lines do to its tier is seen in the cart. */
export const groupCents = ({ lines }: NewGroup): number =>
  lines.reduce(
    (sum, line) => sum + (line.rule ? (priceLine({ ...line, rule: line.rule })?.lineCents ?? 0) : 0),
    0,
  )
