import type { Order, OrderLine } from '#contract/orders.ts'
import { orderTexts } from '#texts/nl/account.ts'

/** What an order asks of its customer before it can go on; null when it asks nothing. */
export function orderAsks({ state, awaitsBriefing }: Pick<Order, 'state' | 'awaitsBriefing'>): string | null {
  if (state === 'awaiting_files') return orderTexts.needsFiles
  if (awaitsBriefing) return orderTexts.needsBriefing
  return state === 'awaiting_approval' ? orderTexts.needsApproval : null
}

/** Whether the studio cannot begin with a line, since its customer told it nothing yet. */
export const lineAwaitsBriefing = ({ state, designs }: Pick<OrderLine, 'state' | 'designs'>): boolean =>
  state === 'in_studio' && designs.some(({ studio }) => studio?.state === 'ordered')
