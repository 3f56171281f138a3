import { useLoaderData, type MetaArgs } from 'react-router'
import { ChangePasswordPage } from '#app/features/personal-data/change-password-page.tsx'
import { OnlyThePerson } from '#app/lib/account/only-the-person.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { changePasswordTexts } from '#texts/nl/account.ts'

async function load({ api, signal }: PageRequest) {
  const { contact, isActedFor = false } = await api.getCustomer({}, { signal })
  return { email: contact.email, isActedFor }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: changePasswordTexts.title, noIndex: true })

export default function ChangePassword() {
  const { email, isActedFor } = useLoaderData<typeof loader>()
  if (isActedFor) return <OnlyThePerson title={changePasswordTexts.title} />
  return <ChangePasswordPage email={email} />
}
