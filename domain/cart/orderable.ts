import type { Denial } from '../access/may.ts'
import type { OverLimitWay } from '../companies/credit-limit.ts'
import type { DeliveryKind } from '../delivery/promise.ts'
import type { Cents } from '../money.ts'
import type { LineDesignStatus } from './design-status.ts'

/** The code that the cart answers for each reason why it cannot be ordered (spec 3, error kinds; decisions, 'Ordering'). */
const BLOCKER_CODES = {
  empty_cart: 'empty_cart',
  product_unavailable: 'product_unavailable',
  invalid_config: 'invalid_config',
  no_price: 'no_price',
  price_changed: 'price_changed',
  invalid_design: 'invalid_design',
  design_attention: 'invalid_design',
  missing_design: 'invalid_design',
  incomplete_design: 'invalid_design',
  design_processing: 'design_processing',
  address_missing: 'address_missing',
  not_shippable: 'not_shippable',
  invalid_date: 'invalid_date',
  may_not_order: 'not_allowed',
  over_order_limit: 'not_allowed',
  over_credit_limit: 'credit_limit',
} as const satisfies Record<string, string>

/** Why something cannot be ordered, as finely as it is told; missing and unaccepted files share a code. */
export type BlockerReason = keyof typeof BLOCKER_CODES

/** The code of a blocker in the cart's answer. */
export type BlockerCode = (typeof BLOCKER_CODES)[BlockerReason]

/** One obstacle to ordering; `itemId` is null when it concerns the whole cart. */
export type Blocker = {
  readonly code: BlockerCode
  readonly reason: BlockerReason
  readonly itemId: string | null
}

/** What has been found out about a line; `designStatus` is null when it needs no files. */
export type LineToOrder = {
  readonly itemId: string
  readonly isAvailable: boolean
  readonly isValidConfiguration: boolean
  readonly cents: Cents | null
  /** The price is not the one that the customer saw last. */
  readonly hasChangedPrice: boolean
  readonly designStatus: LineDesignStatus | null
  readonly delivery: {
    readonly kind: DeliveryKind
    readonly hasAddress: boolean
    /** The product may go this way, and there is transport for it to that country. */
    readonly isPossible: boolean
    readonly dateRefusal: 'invalid_date' | null
  }
}

/** Which design states stand in the way; a status that is added does not compile until it has a row. */
const DESIGN_BLOCKERS = {
  invalid: 'invalid_design',
  processing: 'design_processing',
  attention: 'design_attention',
  missing: 'missing_design',
  incomplete: 'incomplete_design',
  later: null,
  ready: null,
  approved: null,
} as const satisfies Record<LineDesignStatus, BlockerReason | null>

/** Everything that stands in the way of ordering, line by line in the order of the cart. */
export function orderBlockers(lines: readonly LineToOrder[]): readonly Blocker[] {
  if (lines.length === 0) return [blocker('empty_cart', null)]
  return lines.flatMap((line) => lineReasons(line).map((reason) => blocker(reason, line.itemId)))
}

/** That a contact may not order this himself stands in the way of the whole cart; a visitor has none. */
export function denialBlockers(denial: Denial | null): readonly Blocker[] {
  if (denial === null) return []
  return [blocker(denial === 'OverOrderLimit' ? 'over_order_limit' : 'may_not_order', null)]
}

/** A limit that stops orders stands in the way of the whole cart; one that warns in that of none. */
export const creditBlockers = (met: OverLimitWay | null): readonly Blocker[] =>
  met === 'stop' ? [blocker('over_credit_limit', null)] : []

/** A cart can be ordered when nothing stands in the way. */
export function isOrderable(blockers: readonly Blocker[]): boolean {
  return blockers.length === 0
}

function lineReasons(line: LineToOrder): readonly BlockerReason[] {
  // Of a product that is gone nothing else can be put right.
  if (!line.isAvailable) return ['product_unavailable']
  const reasons = [
    priceReason(line),
    line.designStatus && DESIGN_BLOCKERS[line.designStatus],
    addressReason(line.delivery),
    line.delivery.dateRefusal,
  ]
  return reasons.filter((reason) => reason !== null)
}

/** A wrong configuration has no price either: only the cause is told. */
function priceReason(line: LineToOrder): BlockerReason | null {
  if (!line.isValidConfiguration) return 'invalid_config'
  if (line.cents === null) return 'no_price'
  return line.hasChangedPrice ? 'price_changed' : null
}

function addressReason({ kind, hasAddress, isPossible }: LineToOrder['delivery']): BlockerReason | null {
  if (kind === 'ship' && !hasAddress) return 'address_missing'
  return isPossible ? null : 'not_shippable'
}

function blocker(reason: BlockerReason, itemId: string | null): Blocker {
  return { code: BLOCKER_CODES[reason], reason, itemId }
}
