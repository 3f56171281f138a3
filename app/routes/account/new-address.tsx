import { useLoaderData, type MetaArgs } from 'react-router'
import { NewAddressPage } from '#app/features/addresses/new-address-page.tsx'
import { clientLoad, orNull, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { addressesTexts } from '#texts/nl/account.ts'

async function load({ api, signal }: PageRequest) {
  const countries = await orNull(api.getCountries({}, { signal }))
  return { countries: countries?.countries ?? [] }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: addressesTexts.newTitle, noIndex: true })

export default function NewAddress() {
  return <NewAddressPage {...useLoaderData<typeof loader>()} />
}
