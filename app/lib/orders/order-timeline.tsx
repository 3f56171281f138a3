import { houseIcon } from '#app/ui/icons/house.ts'
import { packageCheckIcon } from '#app/ui/icons/package-check.ts'
import { printerIcon } from '#app/ui/icons/printer.ts'
import { shieldCheckIcon } from '#app/ui/icons/shield-check.ts'
import { shoppingBagIcon } from '#app/ui/icons/shopping-bag.ts'
import { storeIcon } from '#app/ui/icons/store.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { Timeline } from '#app/ui/timeline.tsx'
import { orderTexts, pickedUpText, stepTexts } from '#texts/nl/account.ts'
import { formatDate, formatPromisedDate } from '#texts/nl/format-date.ts'
import { awaitsBriefingText } from '#texts/nl/orders.ts'
import { isPromised, orderProgress, type ProgressStep } from './order-progress.ts'

const ICONS = {
  placed: shoppingBagIcon,
  files: shieldCheckIcon,
  released: shieldCheckIcon,
  in_production: printerIcon,
  ready: packageCheckIcon,
  transport: truckIcon,
  delivered: houseIcon,
} as const satisfies Record<ProgressStep['id'], typeof houseIcon>

type OrderTimelineProps = {
  readonly state: string
  readonly kind: 'ship' | 'pickup'
  readonly placedAt: string
  /** The day of delivery, or from which it can be fetched; null while it is not known. */
  readonly date: string | null
  /** The studio cannot begin before its customer tells what it is to make. */
  readonly awaitsBriefing: boolean
}

/** How far a line of an order is, and what follows. */
export function OrderTimeline({ state, kind, placedAt, date, awaitsBriefing }: OrderTimelineProps) {
  const isPickup = kind === 'pickup'
  const promised: ProgressStep['id'] = isPickup ? 'transport' : 'delivered'
  const timeOf = (id: ProgressStep['id']) => {
    if (id === 'placed') return formatDate(placedAt)
    return id === promised && date !== null && isPromised(state) ? formatPromisedDate(date) : undefined
  }
  const titleOf = ({ id, label }: ProgressStep) => {
    if (id === 'files' && awaitsBriefing) return awaitsBriefingText.label
    return isPickup && id === 'delivered' ? pickedUpText : stepTexts[label]
  }
  const items = orderProgress(state, kind).map((step) => ({
    id: step.id,
    state: step.id === 'files' && awaitsBriefing ? ('waiting' as const) : step.state,
    icon: isPickup && step.id === 'transport' ? storeIcon : ICONS[step.id],
    title: titleOf(step),
    text: timeOf(step.id),
  }))
  return <Timeline items={items} stateTexts={orderTexts.stepStates} />
}
