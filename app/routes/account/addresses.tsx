import { useLoaderData, type MetaArgs } from 'react-router'
import { AddressesPage } from '#app/features/addresses/addresses-page.tsx'
import { clientLoad, orNull, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { addressesTexts } from '#texts/nl/account.ts'

async function load({ api, signal }: PageRequest) {
  const [{ addresses }, countries] = await Promise.all([
    api.getCustomer({}, { signal }),
    orNull(api.getCountries({}, { signal })),
  ])
  return { addresses, countries: countries?.countries ?? [] }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: addressesTexts.title, noIndex: true })

export default function Addresses() {
  return <AddressesPage {...useLoaderData<typeof loader>()} />
}
