import { useQuery } from '@tanstack/react-query'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { orderCounts } from '../work/orders.ts'
import { requestList } from '../work/requests.ts'
import { useMay } from '../lib/operator.ts'

/** How much waits at a desk, as its entry in the column shows it; null for nothing. */
export function useBadges(): { readonly orders: string | null; readonly requests: string | null } {
  const may = useMay()
  const { data: counts } = useQuery({ ...orderCounts, enabled: may('seeOrders') })
  const { data: requests } = useQuery({ ...requestList, enabled: may('decideAccounts') })
  const waiting = requests?.filter(({ state }) => state !== 'invited').length ?? 0
  return {
    orders: counts && counts.open > 0 ? deskOrderTexts.count(counts.open) : null,
    requests: waiting > 0 ? deskOrderTexts.count(waiting) : null,
  }
}
