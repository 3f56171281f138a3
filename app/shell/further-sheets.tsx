import { use } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'

/**
 * The sheet of the pages behind the first ones, where one of them is shown: React shows it when its sheet is there. The
 * root's own is written in the page already.
 */
export function FurtherSheets() {
  const routes = use(UNSAFE_FrameworkContext)?.manifest.routes
  const sheets = useMatches().flatMap(({ id }) => (id === 'root' ? [] : (routes?.[id]?.css ?? [])))
  return [...new Set(sheets)].map((sheet) => (
    <link key={sheet} rel="stylesheet" href={sheet} precedence="further" />
  ))
}
