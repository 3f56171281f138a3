import { useLoaderData, type MetaArgs } from 'react-router'
import { AccountRequestPage } from '#app/features/account-request/account-request-page.tsx'
import { clientLoad, orNull, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { paths } from '#app/paths.ts'
import { accountRequestTexts } from '#texts/nl/account-request.ts'

const load = async ({ api, signal }: PageRequest) => orNull(api.getCountries({}, { signal }))

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: accountRequestTexts.title, path: paths.accountRequest })

export default function AccountRequest() {
  const loaded = useLoaderData<typeof loader>()
  return <AccountRequestPage countries={loaded?.countries ?? []} />
}
