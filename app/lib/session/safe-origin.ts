import { paths } from '#app/paths.ts'

const LONGEST_ORIGIN = 2_000

/**
 * Where to go after logging in: the path of the shop that `origin` names, or '/' for anything else. The value comes
 * from the address bar, so everything that a browser could read as another site is refused.
 */
export function safeOrigin(origins: readonly string[], base: string): string {
  const [origin, ...others] = origins
  if (origin === undefined || others.length > 0 || origin.length > LONGEST_ORIGIN) return paths.home
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  if (!origin.startsWith('/') || origin.startsWith('//') || /[\\\p{Cc}]/u.test(origin)) return paths.home
  if (!URL.canParse(origin, base)) return paths.home
  const url = new URL(origin, base)
  // '/.//elsewhere' is a path of the shop that becomes '//elsewhere' once it is read.
  const isOwn = url.origin === new URL(base).origin && !url.pathname.startsWith('//')
  if (!isOwn || url.pathname === paths.loggedOut()) return paths.home
  return url.pathname + url.search + url.hash
}
