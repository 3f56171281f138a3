import { useLoaderData, type MetaArgs } from 'react-router'
import { PersonalDataPage } from '#app/features/personal-data/personal-data-page.tsx'
import { OnlyThePerson } from '#app/lib/account/only-the-person.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { personalDataTexts } from '#texts/nl/account.ts'

async function load({ api, signal }: PageRequest) {
  return { customer: await api.getCustomer({}, { signal }) }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: personalDataTexts.title, noIndex: true })

export default function PersonalData() {
  const { customer } = useLoaderData<typeof loader>()
  if (customer.isActedFor) return <OnlyThePerson title={personalDataTexts.title} />
  return <PersonalDataPage customer={customer} />
}
