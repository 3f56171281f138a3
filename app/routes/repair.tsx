import { useLoaderData, useSearchParams, type MetaArgs } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { CartItem } from '#contract/cart.ts'
import { MailAnswerPage } from '#app/features/repair/mail-answer-page.tsx'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { repairTexts } from '#texts/nl/repair.ts'

type Line = Pick<CartItem, 'id' | 'patchup'>

async function load({ api, params, url, signal }: PageRequest) {
  const lineId = params['id'] ?? ''
  const orderId = url.searchParams.get('bestelling')
  const lines = orderId === null ? await linesOfCart() : await linesOfOrder(orderId)
  return { lineId, orderId, item: lines.find(({ id }) => id === lineId) ?? null }

  async function linesOfCart(): Promise<readonly Line[]> {
    const { orderLineGroups } = await api.getCart({}, { signal })
    return orderLineGroups.flatMap((group) => group.lines)
  }

  /** The page says of a foreign order what it says of a foreign line. */
  async function linesOfOrder(id: string): Promise<readonly Line[]> {
    try {
      const { groups } = await api.getOrder({ params: { id } }, { signal })
      return groups.flatMap((group) => group.lines)
    } catch (error) {
      if (isApiError(error) && error.status === 404) return []
      throw error
    }
  }
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
