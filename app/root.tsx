import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './ui/tokens.css'
import './ui/fonts.css'
import './shell/base-layer.css'
import { errorPageTexts } from '#texts/nl/error-page.ts'
import { uiTexts } from '#texts/nl/ui.ts'
import type { Route } from './+types/root'
import { renderContext } from './lib/context.ts'
import { pageHead } from './lib/page-head.ts'
import { loadShop } from './lib/shop.ts'
import { DefaultFrame } from './shell/default-frame.tsx'
import { PageError } from './shell/page-error.tsx'
import { ToastRegion } from './ui/toast-region.tsx'
import { UiTextsContext } from './ui/ui-texts.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
]

/** Spec 7, 'On start'. */
export function loader({ context }: Route.LoaderArgs) {
  const { api, isLoggedIn, origin } = context.get(renderContext)
  return loadShop(api, { isLoggedIn, origin })
}

// The first page's answers hold as long as the page lives: each of them is asked for once.
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches, error }) => {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? errorPageTexts.notFoundTitle : errorPageTexts.unexpected
  if (error) return pageHead(matches, { title, noIndex: true })
  return pageHead(matches, { title: matches[0].loaderData?.theme?.shopName ?? '' })
}

export function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content="#11141b" />
        <Meta />
        <Links />
      </head>
      <body>
        <UiTextsContext value={uiTexts}>
          {children}
          <ToastRegion />
        </UiTextsContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Every error that no page keeps to itself, within the shop's own frame as far as that could be loaded (spec 2). */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <PageError error={error} isAlone />
  return (
    <DefaultFrame>
      <PageError error={error} />
    </DefaultFrame>
  )
}
