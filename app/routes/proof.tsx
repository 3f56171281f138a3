import { useLoaderData, type MetaArgs } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { LinkedProof } from '#contract/file-proofs.ts'
import { ProofPage } from '#app/features/proof/proof-page.tsx'
import { clientLoad, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { fileProofTexts } from '#texts/nl/file-proofs.ts'

/** Whoever has the link needs no login; one that opens nothing is told so on the page itself. */
async function load({ api, url, signal }: PageRequest) {
  const token = url.searchParams.get('token') ?? ''
  return { token, linked: await find() }

  async function find(): Promise<LinkedProof | null> {
    try {
      return await api.getProofByLink({ query: { token } }, { signal })
    } catch (error) {
      if (isApiError(error) && (error.status === 404 || error.status === 422)) return null
      throw error
    }
  }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta = ({ matches }: MetaArgs) => [
  ...pageHead(matches, { title: fileProofTexts.title, noIndex: true }),
  // The address holds the token.
  { name: 'referrer', content: 'no-referrer' },
]

export default function ProofRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <ProofPage key={loaded.token} {...loaded} />
}
