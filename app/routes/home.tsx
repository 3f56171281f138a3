import { Suspense } from 'react'
import { CardOrder } from '#app/features/catalogue/card-order-at-rest.ts'
import { HomeCategories } from '#app/features/catalogue/home-categories.tsx'
import { HomePage } from '#app/features/catalogue/home-page.tsx'
import { HOME_BLOCKS } from '#app/features/catalogue/home-blocks.ts'
import { later } from '#app/lib/page-start/later.tsx'
import { clientLoad, orNull, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead, shopOf } from '#app/lib/shop/page-head.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import type { FurtherHandle } from '#app/shell/further-sheets.tsx'
import { useRequestLogin } from '#app/shell/login-prompt.tsx'
import type { Route } from './+types/home'

// Who comes for the first time has none of it.
const WorkbenchPage = later(async () => {
  const { WorkbenchPage: page } = await import('#app/features/account/workbench-page.tsx')
  return page
})

async function load({ api, isLoggedIn }: PageRequest) {
  if (isLoggedIn) {
    const [workbench, { parkedCarts }] = await Promise.all([
      api.getWorkbench(),
      api.listParkedCarts({ query: {} }),
      WorkbenchPage.ahead(),
    ])
    return { kind: 'workbench', workbench, quotes: parkedCarts } as const
  }
  const [page, blocks] = await Promise.all([
    api.getPage({ params: { '*': '' } }),
    orNull(api.getBlocks({ query: { ids: HOME_BLOCKS.join() } })),
    CardOrder.ahead(),
  ])
  const byId = Object.fromEntries((blocks?.blocks ?? []).map((block) => [block.id, block]))
  return { kind: 'shop', page, blocks: byId } as const
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

/** A visit seldom begins with the workbench. */
export const handle: FurtherHandle<Route.ComponentProps['loaderData']> = {
  needsFurtherSheet: (page) => page?.kind === 'workbench',
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = shopOf(matches)
  const theme = shop?.theme
  const page = loaderData?.kind === 'shop' ? loaderData.page : null
  const title = page?.pageInfo.metaTitle || theme?.shopName || ''
  return pageHead(matches, {
    title,
    description: page?.pageInfo.metaDescription,
    path: '/',
    facts:
      shop && theme
        ? [
            {
              '@type': 'Organization',
              name: theme.shopName,
              legalName: theme.company.name,
              url: `${shop.origin}/`,
              telephone: theme.company.phone,
              email: theme.company.email,
              vatID: theme.company.vatId,
              address: {
                '@type': 'PostalAddress',
                streetAddress: `${theme.company.street} ${theme.company.houseNumber}`,
                postalCode: theme.company.postcode,
                addressLocality: theme.company.city,
                addressCountry: theme.company.country,
              },
            },
          ]
        : [],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { menu, theme } = useShop()
  const requestLogin = useRequestLogin()
  const categories = menu ?? []
  if (loaderData.kind === 'workbench') {
    const { workbench, quotes } = loaderData
    return (
      <Suspense>
        <WorkbenchPage workbench={workbench} quotes={quotes} />
        <HomeCategories categories={categories} />
      </Suspense>
    )
  }
  return (
    <HomePage
      blocks={loaderData.blocks}
      categories={categories}
      popular={loaderData.page?.pageInfo.popular ?? []}
      studioShortName={theme?.studioShortName ?? ''}
      requestLogin={requestLogin}
    />
  )
}
