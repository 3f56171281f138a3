import type { MetaArgs } from 'react-router'
import { PrivacyPage } from '#app/features/privacy/privacy-page.tsx'
import { OnlyThePerson } from '#app/lib/account/only-the-person.tsx'
import { clientLoad, serverLoad } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { privacyTexts } from '#texts/nl/privacy.ts'

// Nothing to load; the guard is what counts.
const load = () => Promise.resolve(null)

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: privacyTexts.title, noIndex: true })

export default function Privacy() {
  const { acting } = useShop()
  return acting ? <OnlyThePerson title={privacyTexts.title} /> : <PrivacyPage />
}
