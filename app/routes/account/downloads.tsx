import { useLoaderData, type MetaArgs } from 'react-router'
import { DownloadsPage } from '#app/features/account/downloads-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/load.ts'
import { orUnavailable } from '#app/lib/or-unavailable.ts'
import { pageHead } from '#app/lib/page-head.ts'
import { downloadsTexts } from '#texts/nl/account.ts'

const load = ({ api, signal }: PageRequest) => orUnavailable(api.listDesigns({ query: {} }, { signal }))

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: downloadsTexts.title, noIndex: true })

export default function Downloads() {
  return <DownloadsPage {...useLoaderData<typeof loader>()} />
}
