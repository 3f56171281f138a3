import { useSearchParams, type MetaArgs } from 'react-router'
import { PasswordResetPage } from '#app/features/session/password-reset-page.tsx'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { passwordResetTexts } from '#texts/nl/password-reset.ts'

export const meta = ({ matches }: MetaArgs) => [
  ...pageHead(matches, { title: passwordResetTexts.title, noIndex: true }),
  // The address holds the token.
  { name: 'referrer', content: 'no-referrer' },
]

export default function PasswordReset() {
  const [search] = useSearchParams()
  return <PasswordResetPage email={search.get('email') ?? ''} token={search.get('token')} />
}
