import { Suspense } from 'react'
import {
  isRouteErrorResponse,
  redirect,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { Client } from '#contract/client.ts'
import { readCategoryQuery, writeCategoryQuery } from '#app/features/catalogue/category-query.ts'
import { CONFIGURATION_NAMES } from '#app/lib/configuration/configuration-names.ts'
import { ContentPage } from '#app/features/catalogue/content-page.tsx'
import { listAhead } from '#app/features/catalogue/list-at-rest.ts'
import { productAhead } from '#app/features/catalogue/product-at-rest.ts'
import { breadcrumbFacts, productFacts } from '#app/features/catalogue/structured-facts.ts'
import { later } from '#app/lib/page-start/later.tsx'
import { clientLoad, notFound, orNull, serverLoad, type PageRequest } from '#app/lib/pages/load.ts'
import { pageHead, shopOf } from '#app/lib/shop/page-head.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import type { FurtherHandle } from '#app/shell/further-sheets.tsx'
import { useRequestLogin } from '#app/shell/login-prompt.tsx'
import { catalogueTexts } from '#texts/nl/catalogue.ts'
import { errorPageTexts } from '#texts/nl/error-page.ts'
import type { Route } from './+types/catch-all'

// Each kind of page brings code of its own, so that none carries that of the others.
const CategoryPage = later(async () => {
  const { CategoryPage: page } = await import('#app/features/catalogue/category-page.tsx')
  return page
})
const ProductPage = later(async () => {
  const { ProductPage: page } = await import('#app/features/catalogue/product-page.tsx')
  return page
})
const ComposedProductPage = later(async () => {
  const { ComposedProductPage: page } = await import('#app/shell/composed-product-page.tsx')
  return page
})

/** What lies at a path: a category, a product or a content page (spec 2, any other path). */
async function load({ api, params, url, signal }: PageRequest) {
  const path = `/${params['*'] ?? ''}`
  const page = await findPage(api, path)
  const { pageType, pageInfo } = page
  if (pageType === 'CATEGORY') {
    const query = readCategoryQuery(url.searchParams)
    const [category] = await Promise.all([
      api.getCategory({ params: { key: pageInfo.key }, query: { ...query, filter: [...query.filter] } }),
      CategoryPage.ahead(),
      listAhead(),
    ])
    return { kind: 'category', page, category } as const
  }
  if (pageType === 'PRODUCT') {
    const [product, { askFirstPrice }] = await Promise.all([
      api.getProduct({ params: { key: pageInfo.key } }),
      import('#app/features/catalogue/ask-price.ts'),
      ProductPage.ahead(),
      productAhead(),
    ])
    if (product.configuratorKey !== null) {
      const composed = await loadComposed(api, product.configuratorKey, url, signal)
      if (composed) return { kind: 'composed', page, product, ...composed } as const
    }
    const firstAnswer = await askFirstPrice(api, product, url.searchParams, signal)
    return { kind: 'product', page, product, firstAnswer } as const
  }
  return { kind: 'content', page } as const
}

/** A configurator with the price of what the address says; null when it cannot be had (spec 7). */
async function loadComposed(api: Client, key: string, url: URL, signal: AbortSignal) {
  const [configurator, { askFirstConfiguration }] = await Promise.all([
    orNull(api.getConfigurator({ params: { key } })),
    import('#app/features/configurator/ask-first-configuration.ts'),
    ComposedProductPage.ahead(),
  ])
  return configurator && askFirstConfiguration(api, configurator, url.searchParams, signal)
}

/** The page at a path; where there is none, the owner may have said where it went. */
async function findPage(api: Client, path: string) {
  try {
    return await api.getPage({ params: { '*': path.slice(1) } })
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
    const target = await orNull(api.getRoute({ query: { path } }))
    if (target?.pageType === 'REDIRECT') throw redirect(target.path, 301)
    throw notFound()
  }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

/** A visit seldom begins with a product that is composed. */
export const handle: FurtherHandle<Route.ComponentProps['loaderData']> = {
  needsFurtherSheet: (page) => page?.kind === 'composed',
}

/** Another size or quantity of the same product is no other page: the price has its own call. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.href !== nextUrl.href && bare(currentUrl) === bare(nextUrl)
  return isSamePage ? false : defaultShouldRevalidate
}

function bare({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  for (const name of CONFIGURATION_NAMES) rest.delete(name)
  return `${pathname}?${rest}`
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (error || !loaderData) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404
    const title = isMissing ? errorPageTexts.notFoundTitle : errorPageTexts.unexpected
    return pageHead(matches, { title, noIndex: true })
  }
  const shop = shopOf(matches) ?? { origin: '' }
  const { metaTitle, title, metaDescription, path } = loaderData.page.pageInfo
  const head = { title: metaTitle || title, description: metaDescription, path }
  switch (loaderData.kind) {
    case 'category': {
      const { category } = loaderData
      const { currentPage: page, image, breadcrumbs } = category
      return pageHead(matches, {
        ...head,
        title: catalogueTexts.titleOfPage(head.title, page),
        path: `${path}${writeCategoryQuery({ page, sort: 'popular', filter: [] })}`,
        imageUrl: image?.url,
        facts: [breadcrumbFacts(shop, breadcrumbs)],
      })
    }
    case 'composed':
    case 'product': {
      const { product } = loaderData
      return pageHead(matches, {
        ...head,
        kind: 'product',
        imageUrl: product.images[0]?.url,
        facts: [productFacts(shop, product), breadcrumbFacts(shop, product.breadcrumbs)],
      })
    }
    case 'content':
      return pageHead(matches, { ...head, kind: 'article' })
  }
}

export default function CatchAll({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <FoundPage loaderData={loaderData} />
    </Suspense>
  )
}

function FoundPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const requestLogin = useRequestLogin()
  const { blocks } = useShop()
  const [search] = useSearchParams()
  switch (loaderData.kind) {
    case 'category':
      return (
        <CategoryPage
          key={loaderData.category.id}
          category={loaderData.category}
          query={readCategoryQuery(search)}
          requestLogin={requestLogin}
        />
      )
    case 'product':
      return (
        <ProductPage
          key={loaderData.product.sku}
          product={loaderData.product}
          firstAnswer={loaderData.firstAnswer}
          usps={blocks?.['product_add_usps']}
          requestLogin={requestLogin}
        />
      )
    case 'composed':
      return (
        <ComposedProductPage
          key={loaderData.product.sku}
          product={loaderData.product}
          configurator={loaderData.configurator}
          firstAnswer={loaderData.firstAnswer}
          requestLogin={requestLogin}
        />
      )
    case 'content':
      return <ContentPage page={loaderData.page} />
  }
}

/** Within the shop's frame: search and categories go on working. */
