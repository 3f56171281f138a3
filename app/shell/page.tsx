import type { ShownPreviewAs } from '#contract/render-context.ts'
import { memo, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { keepsOff, runsFromStart } from '#app/features/consent/consent.ts'
import { hasAgreed } from '#app/features/consent/stored-choice.ts'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { replayEarlyPresses } from '#app/lib/page-start/early-presses.ts'
import { atRest, later } from '#app/lib/page-start/later.tsx'
import { type Acting, useShop } from '#app/lib/shop/shop.ts'
import { useHydrated } from '#app/lib/page-start/use-hydrated.ts'
import { TopProgress } from '#app/ui/top-progress.tsx'
import { shellTexts } from '#texts/nl/shell.ts'

/** Where the content begins; all above it is there by then. */
export const CONTENT_ID = 'inhoud'
const REST_MS = 3_000

/** It waits until all that a page opens with has long come, unless it brings what somebody has agreed to. */
const AfterLoad = later(
  async () => {
    const { AfterLoad: shape } = await import('./after-load.tsx')
    return shape
  },
  () => new Promise((resolve) => setTimeout(resolve, hasAgreed() ? 0 : REST_MS)),
)

/** Its code is fetched where somebody of the shop acts for a customer, and nowhere else. */
const ActingBar = later(async () => {
  const { ActingBar: bar } = await import('#app/features/acting/acting-bar.tsx')
  return bar
})

/** React would take away what it has to change before its code is there, so that it changes with nothing else. */
const ActedFor = memo(({ acting }: { readonly acting: Acting }) => (
  <Suspense>
    <ActingBar acting={acting} />
  </Suspense>
))

const PreviewBar = later(async () => {
  const { PreviewBar: bar } = await import('#app/features/acting/preview-bar.tsx')
  return bar
})

const Previewed = memo(({ as }: { readonly as: ShownPreviewAs }) => (
  <Suspense>
    <PreviewBar as={as} />
  </Suspense>
))

const PageAtRest = atRest(async () => {
  const { PageAtRest: shape } = await import('./page-at-rest.tsx')
  return shape
})

// The page that was last arrived at: the two layouts each have a Page of their own.
let arrivedAt = ''

type PageProps = { readonly header: ReactNode; readonly footer?: ReactNode; readonly children: ReactNode }

/** The landmarks of a page, the way past the header, and the progress of loading the next one. */
export function Page({ header, footer, children }: PageProps) {
  const navigation = useNavigation()
  const { acting, previewAs } = useShop()
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  useStaysOff()
  useEffect(() => void replayEarlyPresses(), [])
  return (
    <>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {shellTexts.skipToContent}
      </a>
      <SessionWatch />
      <TopProgress active={navigation.state !== 'idle'} />
      {previewAs && <Previewed as={previewAs} />}
      {acting && <ActedFor acting={acting} />}
      {header}
      <main ref={main} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <PageAtRest />
      {useHydrated() && (
        <Suspense>
          <AfterLoad />
        </Suspense>
      )}
    </>
  )
}

/** What runs in a page cannot be called back where it stays off: that page is loaded anew, without it. */
function useStaysOff() {
  const { pathname } = useLocation()
  const { theme, allowsHosts } = useShop()
  const mustGo = allowsHosts && theme !== null && runsFromStart(theme) && keepsOff(pathname)
  useEffect(() => {
    if (mustGo) window.location.reload()
  }, [mustGo])
}

/** A new page is told by its heading (ux 5.9); the first one is told by the browser. */
function useFocusOnArrival(main: { readonly current: HTMLElement | null }) {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const cameFrom = arrivedAt
    arrivedAt = pathname
    if (cameFrom === '' || cameFrom === pathname || hash) return
    const heading = main.current?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, hash, main])
}
