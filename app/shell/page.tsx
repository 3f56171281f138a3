import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { SessionWatch } from '#app/features/session/session-watch.tsx'
import { TopProgress } from '#app/ui/top-progress.tsx'
import { shellTexts } from '#texts/nl/shell.ts'

const CONTENT_ID = 'inhoud'

type PageProps = { readonly header: ReactNode; readonly footer?: ReactNode; readonly children: ReactNode }

/** The landmarks of a page, the way past the header, and the progress of loading the next one. */
export function Page({ header, footer, children }: PageProps) {
  const navigation = useNavigation()
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  return (
    <>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {shellTexts.skipToContent}
      </a>
      <SessionWatch />
      <TopProgress active={navigation.state !== 'idle'} />
      {header}
      <main ref={main} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  )
}

/** A new page is told by its heading (ux 5.9); the first one is told by the browser. */
function useFocusOnArrival(main: { readonly current: HTMLElement | null }) {
  const { pathname, hash } = useLocation()
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    if (hash) return
    const heading = main.current?.querySelector('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, hash, main])
}
