import type { Hold } from '#contract/office/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import type { ShortKey } from '../../lib/short-keys.ts'
import { HoldNotice } from '../../ui/hold-notice.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { useOrderChange } from './use-order-change.ts'

type HeldByProps = {
  readonly orderId: string
  readonly hold: Hold
  readonly verb: string
  readonly label?: string
  /** The letter that lets it go. */
  readonly of?: ShortKey
}

/** What stops an order or a line of it, and the press that lets it go. */
export function HeldBy(props: HeldByProps) {
  return (
    <HoldNotice hold={props.hold}>
      <Release {...props} />
    </HoldNotice>
  )
}

/** The press that lets a hold go, for who may; whose it is where it is for credit. */
export function Release({ orderId, hold, verb, label, of }: HeldByProps) {
  const may = useMay()
  const release = useOrderChange(orderId, {
    call: () => api.releaseDeskOrder({ params: { id: orderId, holdId: hold.id } }),
    told: () => texts.released,
  })
  if (hold.isForCredit && !may('releaseCredit')) return <p>{texts.financeReleases}</p>
  if (!may('holdOrders')) return null
  const button = {
    look: 'secondary',
    size: 'small',
    'aria-label': label,
    pending: release.isPending,
    onClick: () => release.mutate(),
    children: verb,
  } as const
  return of ? <KeyButton {...button} of={of} /> : <Button {...button} />
}
