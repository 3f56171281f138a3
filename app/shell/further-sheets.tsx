import { use } from 'react'
import { UNSAFE_FrameworkContext, useLocation, useMatches, type UIMatch } from 'react-router'
import { UPLOAD_QUERY } from '#contract/page-paths.ts'

/** How a route says that only some of its pages need the further sheet. */
export type FurtherHandle<Data> = { readonly needsFurtherSheet: (page: Data | undefined) => boolean }

const needsIt = ({ handle, loaderData }: UIMatch): boolean =>
  (handle as FurtherHandle<unknown> | undefined)?.needsFurtherSheet(loaderData) ?? false

/**
 * The sheet of the pages behind the first ones, where one of them or the upload manager is shown: React shows it when its sheet is there. The
 * root's own is written in the page already.
 */
export function FurtherSheets() {
  const behind = useBehind()
  const opensManager = useLocation().search.includes(UPLOAD_QUERY)
  const isBehind = useMatches().some(
    (match) => behind.some((route) => route?.id === match.id) || needsIt(match),
  )
  return isBehind || opensManager ? <FurtherSheet /> : null
}

/** The same for what opens over any page. */
export function FurtherSheet() {
  const behind = useBehind()
  return [...new Set(behind.flatMap((route) => route?.css ?? []))].map((sheet) => (
    <link key={sheet} rel="stylesheet" href={sheet} precedence="further" />
  ))
}

function useBehind() {
  const routes = Object.values(use(UNSAFE_FrameworkContext)?.manifest.routes ?? {})
  return routes.filter((route) => route?.id !== 'root' && (route?.css?.length ?? 0) > 0)
}
