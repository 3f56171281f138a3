import { use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { errorPageTexts } from '#texts/nl/error-page.ts'
import { notStartedTexts, withoutScriptsText } from '#texts/nl/no-scripts.ts'
import { uiTexts } from '#texts/nl/ui.ts'
import { renderContext } from '#app/lib/pages/context.ts'
import { FirstPageContext } from '#app/lib/page-start/first-page.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { paletteCss } from '#app/lib/shop/palette-css.ts'
import { loadShop, useShop } from '#app/lib/shop/shop.ts'
import { useToastsLeave } from '#app/shell/toasts-leave.ts'
import './ui/tokens.css'
import './ui/fallback-fonts.css'
import './shell/base-layer.css'
import letters from './ui/fonts.css?inline'
import type { Route } from './+types/root'
import { keepsOff } from './features/consent/consent.ts'
import { HeadParts } from './features/consent/head-parts.tsx'
import { DefaultFrame } from './shell/default-frame.tsx'
import { FurtherSheets } from './shell/further-sheets.tsx'
import { CONTENT_ID } from './shell/page.tsx'
import { PageError } from './shell/page-error.tsx'
import { ToastRegion } from './ui/toast-region.tsx'
import { UiTextsContext } from './ui/ui-texts.ts'

/** Spec 7, 'On start'. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, isLoggedIn, isPreview, previewAs, origin, requestId, allowHosts } = context.get(renderContext)
  const shop = await loadShop(api, { isLoggedIn, origin })
  const hosts = [...(shop.theme?.headHtml?.hosts ?? []), ...(shop.theme?.chat?.script?.hosts ?? [])]
  const allowsHosts = !keepsOff(new URL(request.url).pathname)
  if (allowsHosts) allowHosts(hosts)
  return {
    ...shop,
    ...(isPreview && { previewAs }),
    requestId,
    allowsHosts,
    palette: shop.theme && paletteCss(shop.theme.colours),
  }
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
  useToastsLeave()
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
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <PageScript part="listener" />
        <Meta />
        {/* A page that comes in pieces is painted once its header is there: in half a row of it everything would move. */}
        <link rel="expect" href={`#${CONTENT_ID}`} blocking="render" />
        {import.meta.env.DEV && <Links />}
        <FirstStyles />
        <OwnColours />
        {!import.meta.env.DEV && <FurtherSheets />}
        <OwnerHead />
      </head>
      <body>
        <WithoutScripts />
        <UiTextsContext value={uiTexts}>
          {children}
          <ToastRegion />
        </UiTextsContext>
        <NotStarted />
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <PageScript part="starter" />}
      </body>
    </html>
  )
}

/** After the stylesheet, in whose place its tokens come. */
function OwnColours() {
  const { palette } = useShop()
  const { nonces } = use(FirstPageContext)
  return palette && <OrderedStyle name="colours" nonce={nonces.style} css={palette} />
}

/** What the owner adds that needs no consent; on a page where it stays off there is none. */
function OwnerHead() {
  const { theme, allowsHosts } = useShop()
  const { nonces } = use(FirstPageContext)
  return theme && allowsHosts && <HeadParts parts={theme.headParts} nonces={nonces} />
}

type OrderedStyleProps = { readonly name: string; readonly nonce: string; readonly css: string }

/** Stands before the sheets of further pages, whose rules win from it: React keeps the order of what has a precedence. */
function OrderedStyle({ name, nonce, css }: OrderedStyleProps) {
  return (
    <style href={name} precedence="first" nonce={nonce}>
      {css}
    </style>
  )
}

/**
 * The styles of what a visit begins with in the page itself, so that it can be painted as soon as it is there. The
 * letters are brought by the starter, after the first paint; where no scripts run they come at once.
 */
function FirstStyles() {
  const { styles, nonces } = use(FirstPageContext)
  const isDelayed = !import.meta.env.DEV
  return (
    <>
      <OrderedStyle name="shop" nonce={nonces.style} css={styles} />
      <style
        nonce={nonces.style}
        suppressHydrationWarning
        {...(isDelayed && { media: '(scripting: none)' })}
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? letters : '' }}
      />
    </>
  )
}

/** Shown where no scripts run, which is where the server's words still stand. */
const WithoutScripts = () => (
  <p
    className="without-scripts"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? withoutScriptsText : '' }}
  />
)

/** Shown by the starter where the page's scripts do not come. */
function NotStarted() {
  const { pathname, search } = useLocation()
  return (
    <p id="not-started" className="not-started no-print" role="alert" hidden suppressHydrationWarning>
      {`${notStartedTexts.told} `}
      <span hidden suppressHydrationWarning>{`${notStartedTexts.lostPress} `}</span>
      <a href={pathname + search}>{notStartedTexts.tryAgain}</a>
    </p>
  )
}

function PageScript({ part }: { readonly part: 'listener' | 'starter' }) {
  const { nonces, [part]: script } = use(FirstPageContext)
  return (
    <script nonce={nonces.script} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
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
