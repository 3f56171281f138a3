/** An address as somebody pasted it, in the form in which the shop looks for it. */
export type PastedPath = {
  readonly path: string
  /** The site that was pasted with it; null of a path alone. */
  readonly host: string | null
  /** A query or a fragment stood behind it, by which the shop finds nothing. */
  readonly isCut: boolean
}

/** The shop asks no longer paths of its database (`getRoute`). */
export const LONGEST_PATH = 500

const WHOLE = /^(https?):\/\/([^/?#\\@\s:]+)(?::(\d{1,5}))?(?=[/?#\\]|$)/i
const USUAL_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' }

/**
 * The path of what somebody pasted: a path, or a whole address of any site. As the shop resolves it, what was percent-encoded is
 * itself, and capitals and a slash at the end count. Null for what is neither.
 */
export function pastedPath(text: string): PastedPath | null {
  const typed = text.trim()
  const [site = '', scheme = '', name = '', port] = WHOLE.exec(typed) ?? []
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(typed.slice(site.length)) ?? []
  // A browser takes a slash backward for a slash.
  const slashed = written.replaceAll('\\', '/')
  if (site === '' && !slashed.startsWith('/')) return null
  const path = decoded(withoutDots(slashed))
  if (path === null || slashed.startsWith('//') || path.startsWith('//')) return null
  if (path.length > LONGEST_PATH || /[\p{Cc}\p{Cs}]/u.test(path)) return null
  const isUsualPort = port === undefined || port === USUAL_PORTS[scheme.toLowerCase()]
  const host = site === '' ? null : `${name}${isUsualPort ? '' : `:${port}`}`.toLowerCase()
  return { path, host, isCut: rest.length > 1 }
}

/** A path as browsers ask for it: `.` is where it is, and `..` one part up. */
function withoutDots(path: string): string {
  const kept: string[] = []
  const parts = path.split('/').slice(1)
  for (const [at, part] of parts.entries()) {
    const isUp = /^(?:\.|%2e){2}$/i.test(part)
    if (isUp) kept.pop()
    if (!isUp && !/^(?:\.|%2e)$/i.test(part)) kept.push(part)
    else if (at === parts.length - 1) kept.push('')
  }
  return `/${kept.join('/')}`
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return null
  }
}

/** A path in the form that those of pages have: small letters, and no slash at the end. */
export const pagePathOf = (path: string): string => path.toLowerCase().replace(/(?<!^)\/+$/, '')
