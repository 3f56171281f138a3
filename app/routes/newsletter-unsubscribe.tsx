import { useSearchParams, type MetaArgs } from 'react-router'
import { UnsubscribePage } from '#app/features/newsletter/unsubscribe-page.tsx'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { unsubscribeTexts } from '#texts/nl/unsubscribe.ts'

export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: unsubscribeTexts.title, noIndex: true })

export default function NewsletterUnsubscribe() {
  const [search] = useSearchParams()
  return <UnsubscribePage email={search.get('email') ?? ''} />
}
