import { useQuery } from '@tanstack/react-query'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { fileCounts } from '../work/files.ts'
import { invoiceCounts } from '../work/invoices.ts'
import { mailCounts } from '../work/mails.ts'
import { messageCounts } from '../work/messages.ts'
import { heldForCredit, orderCounts } from '../work/orders.ts'
import { quoteCounts } from '../work/quotes.ts'
import { requestList } from '../work/requests.ts'
import { jobCounts } from '../work/studio.ts'
import { systemHealth } from '../work/system.ts'
import { useMay } from '../lib/operator.ts'

/** A desk at which work is counted. */
export type BadgeName =
  | 'today'
  | 'files'
  | 'orders'
  | 'quotes'
  | 'requests'
  | 'invoices'
  | 'mails'
  | 'messages'
  | 'studio'
  | 'system'

/** How much waits at a desk, as its entry in the column shows it; null for nothing. That of the first page is what is held for credit. */
export function useBadges(): Readonly<Record<BadgeName, string | null>> {
  const may = useMay()
  const { data: counts } = useQuery({ ...orderCounts, enabled: may('seeOrders') })
  const { data: held } = useQuery({ ...heldForCredit, enabled: may('releaseCredit') })
  const { data: quotes } = useQuery({ ...quoteCounts, enabled: may('seeQuotes') })
  const { data: files } = useQuery({ ...fileCounts, enabled: may('seeFiles') })
  const { data: jobs } = useQuery({ ...jobCounts, enabled: may('seeFiles') })
  const { data: requests } = useQuery({ ...requestList, enabled: may('decideAccounts') })
  const { data: invoices } = useQuery({ ...invoiceCounts, enabled: may('seeAllInvoices') })
  const { data: mails } = useQuery({ ...mailCounts, enabled: may('sendMails') })
  const { data: health } = useQuery({ ...systemHealth, enabled: may('runSystem') })
  const { data: messages } = useQuery({ ...messageCounts, enabled: may('answerMessages') })
  const waiting = requests?.filter(({ state }) => state !== 'invited').length ?? 0
  return {
    today: shown(held),
    files: shown(files?.review),
    orders: shown(counts?.open),
    quotes: shown(quotes?.answer),
    invoices: shown(invoices?.counts.overdue),
    requests: shown(waiting),
    mails: shown(mails && mails.failed + mails.bounced),
    messages: shown(messages?.open),
    studio: shown(jobs?.make),
    system: shown(health?.warnings.filter(({ tone }) => tone === 'error').length),
  }
}

const shown = (count = 0) => (count > 0 ? officeTexts.count(count) : null)
