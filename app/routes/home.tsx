import { CardOrder } from '#app/features/catalogue/card-order-at-rest.ts'
import { HomePage } from '#app/features/catalogue/home-page.tsx'
import { HOME_BLOCKS } from '#app/features/catalogue/home-blocks.ts'
import { clientLoad, orNull, serverLoad, type PageRequest } from '#app/lib/load.ts'
import { pageHead, shopOf } from '#app/lib/page-head.ts'
import { useShop } from '#app/lib/shop.ts'
import { useRequestLogin } from '#app/shell/login-prompt.tsx'
import type { Route } from './+types/home'

async function load({ api }: PageRequest) {
  const [page, blocks] = await Promise.all([
    api.getPage({ params: { '*': '' } }),
    orNull(api.getBlocks({ query: { ids: HOME_BLOCKS.join() } })),
    CardOrder.ahead(),
  ])
  return { page, blocks: Object.fromEntries((blocks?.blocks ?? []).map((block) => [block.id, block])) }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = shopOf(matches)
  const theme = shop?.theme
  const title = loaderData?.page?.pageInfo.metaTitle || theme?.shopName || ''
  return pageHead(matches, {
    title,
    description: loaderData?.page?.pageInfo.metaDescription,
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
  return (
    <HomePage
      blocks={loaderData.blocks}
      categories={menu ?? []}
      popular={loaderData.page?.pageInfo.popular ?? []}
      studioShortName={theme?.studioShortName ?? ''}
      requestLogin={requestLogin}
    />
  )
}
