import type { ParkedCart } from '#contract/parked-carts.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { priceRequestStateTexts, quoteTexts as texts } from '#texts/nl/quotes.ts'

type QuoteStateProps = Pick<ParkedCart, 'isExpired' | 'daysLeft' | 'priceRequestState'>

const ENDED = new Set(['declined_by_customer', 'declined_by_shop', 'withdrawn', 'expired', 'ordered'])

/** What a quote waits for, or until when it holds. */
export function QuoteState({ isExpired, daysLeft, priceRequestState: asked }: QuoteStateProps) {
  if (isExpired) return <StatusLabel tone="quiet">{texts.expired}</StatusLabel>
  if (asked !== null && !ENDED.has(asked)) {
    const { label, tone } = priceRequestStateTexts[asked]
    return <StatusLabel tone={tone}>{label}</StatusLabel>
  }
  if (daysLeft === 0) return <StatusLabel tone="warning">{texts.lastDay}</StatusLabel>
  return <StatusLabel tone="good">{texts.valid}</StatusLabel>
}
