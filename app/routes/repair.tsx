import { useLoaderData, useSearchParams, type MetaArgs } from 'react-router'
import { MailAnswerPage } from '#app/features/repair/mail-answer-page.tsx'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/load.ts'
import { pageHead } from '#app/lib/page-head.ts'
import { repairTexts } from '#texts/nl/repair.ts'

async function load({ api, params, signal }: PageRequest) {
  const cart = await api.getCart({}, { signal })
  const lines = cart.orderLineGroups.flatMap((group) => group.lines)
  return { lineId: params['id'] ?? '', item: lines.find(({ id }) => id === params['id']) ?? null }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })

export const meta = ({ matches }: MetaArgs) => [
  ...pageHead(matches, { title: repairTexts.title, noIndex: true }),
  // The address holds the links of the mail.
  { name: 'referrer', content: 'no-referrer' },
]

export default function RepairRoute() {
  const loaded = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <>
      <SessionWatch />
      <MailAnswerPage {...loaded} accept={search.get('akkoord')} reject={search.get('afwijzen')} />
    </>
  )
}
