import type { MetaArgs } from 'react-router'
import { UiKitPage } from '#app/features/ui-kit/ui-kit-page.tsx'
import { clientLoad, notFound, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { errorPageTexts } from '#texts/nl/error-page.ts'
import { uiKitTexts } from '#texts/nl/ui-kit.ts'

/** In the demo only: elsewhere there is nothing at this path. */
async function load({ api }: PageRequest) {
  const { demo } = await api.getConfig()
  if (!demo) throw notFound()
  return null
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)
export const meta = ({ matches, error }: MetaArgs) =>
  pageHead(matches, { title: error ? errorPageTexts.notFoundTitle : uiKitTexts.title, noIndex: true })

export default function UiKit() {
  return <UiKitPage />
}
