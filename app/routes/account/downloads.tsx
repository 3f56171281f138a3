import { useLoaderData, type MetaArgs } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { DownloadKind } from '#contract/documents.ts'
import { DownloadsPage } from '#app/features/downloads/downloads-page.tsx'
import { clientLoad, notFound, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { downloadsTexts } from '#texts/nl/downloads.ts'

const KINDS = Object.entries(downloadsTexts.kinds) as [DownloadKind, { readonly slug: string }][]

/** The kind that the address names; null for all of them together. */
function kindOf(url: URL): DownloadKind | null {
  const asked = url.searchParams.get('soort')
  if (asked === null) return null
  const [kind] = KINDS.find(([, { slug }]) => slug === asked) ?? []
  if (!kind) throw notFound()
  return kind
}

/** A page that is no number is the first one. */
function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('currentPage'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

async function load({ api, url, signal }: PageRequest) {
  const kind = kindOf(url)
  const query = kind === null ? { currentPage: 1 } : { kind, currentPage: pageOf(url) }
  try {
    return { ...(await api.listDownloads({ query }, { signal })), kind }
  } catch (error) {
    // Who may not see invoices reads so on the page of them.
    const isDenied = kind === 'invoices' && isApiError(error) && error.status === 403
    if (isDenied) return { sections: [], seesInvoices: false, kind }
    throw error
  }
}

export const loader = serverLoad(load, { guard: 'loggedIn' })
export const clientLoader = clientLoad(load, { guard: 'loggedIn' })
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: downloadsTexts.title, noIndex: true })

export default function Downloads() {
  return <DownloadsPage {...useLoaderData<typeof loader>()} />
}
