import type { ReactNode } from 'react'
import type { Cart } from '#contract/cart.ts'
import { Notice } from '#app/ui/notice.tsx'
import { orderDeniedTexts as texts } from '#texts/nl/order-denied.ts'

type Blocker = Cart['blockers'][number]

/** That who looks at a cart may not order it himself, and why; null when he may. */
export const orderDenial = ({ blockers }: Pick<Cart, 'blockers'>): Blocker | null =>
  blockers.find(({ code }) => code === 'not_allowed') ?? null

/** What stands in the way of ordering, whoever does that. */
export const blockersForAll = ({ blockers }: Pick<Cart, 'blockers'>): readonly Blocker[] =>
  blockers.filter(({ code }) => code !== 'not_allowed')

type OrderDeniedProps = {
  readonly denial: Blocker
  /** Colleagues who may order. */
  readonly orderers: readonly string[]
  readonly className?: string
  readonly children?: ReactNode
}

/** Stands in the place of the button that orders, for whom may not: why, and whom he asks. */
export function OrderDenied({ denial, orderers, className = '', children }: OrderDeniedProps) {
  return (
    <Notice tone="info" title={texts.title} className={className}>
      <p>{denial.message}</p>
      <p>{texts.ask(orderers)}</p>
      {children}
    </Notice>
  )
}
