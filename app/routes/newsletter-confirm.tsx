import { useSearchParams, type MetaArgs } from 'react-router'
import { ConfirmNewsletterPage } from '#app/features/newsletter/confirm-newsletter-page.tsx'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { confirmNewsletterTexts } from '#texts/nl/unsubscribe.ts'

export const meta = ({ matches }: MetaArgs) => [
  ...pageHead(matches, { title: confirmNewsletterTexts.title, noIndex: true }),
  // The address holds the token.
  { name: 'referrer', content: 'no-referrer' },
]

export default function NewsletterConfirm() {
  const [search] = useSearchParams()
  return <ConfirmNewsletterPage token={search.get('token') ?? ''} />
}
