import type { Hold } from '#contract/office/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { deskOrderTexts as texts } from '#texts/nl/office/orders.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { HoldNotice } from '../../ui/hold-notice.tsx'
import { useOrderChange } from './use-order-change.ts'

type HeldByProps = {
  readonly orderId: string
  readonly hold: Hold
  readonly verb: string
  readonly label?: string
}

/** What stops an order or a line of it, and the press that lets it go. */
export function HeldBy({ orderId, hold, verb, label }: HeldByProps) {
  const may = useMay()
  const release = useOrderChange(orderId, {
    call: () => api.releaseDeskOrder({ params: { id: orderId, holdId: hold.id } }),
    told: () => texts.released,
  })
  return (
    <HoldNotice hold={hold}>
      {hold.isForCredit && !may('releaseCredit') && <p>{texts.financeReleases}</p>}
      {may('holdOrders') && (!hold.isForCredit || may('releaseCredit')) && (
        <Button
          look="secondary"
          size="small"
          aria-label={label}
          pending={release.isPending}
          onClick={() => release.mutate()}
        >
          {verb}
        </Button>
      )}
    </HoldNotice>
  )
}
