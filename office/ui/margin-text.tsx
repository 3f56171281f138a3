import { LOW_MARGIN_TENTHS, type Margin } from '#domain/quotes/margin.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { deskQuoteTexts as texts } from '#texts/nl/office/quotes.ts'
import { formatPrice } from '#texts/nl/format.ts'

/** What is earned, in words and a tone where it is little. */
export function MarginText({ of: margin }: { readonly of: Margin | null }) {
  if (margin === null) return texts.noPrice
  const text = wordsOf(margin)
  if (margin.state === 'fine') return text
  return <StatusLabel tone={margin.state === 'loss' ? 'error' : 'warning'}>{text}</StatusLabel>
}

function wordsOf(margin: Margin): string {
  if (margin.basis === 'list') {
    const text = texts.againstList(margin.tenths)
    return margin.state === 'low' ? texts.deepDiscount(text) : text
  }
  const amount = formatPrice(margin.cents)
  if (margin.state === 'loss') return texts.loss(formatPrice(-margin.cents))
  const text = margin.tenths === null ? amount : texts.margin(margin.tenths, amount)
  return margin.state === 'low' ? texts.lowMargin(text, LOW_MARGIN_TENTHS) : text
}
