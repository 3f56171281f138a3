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

/**
 * The path of what somebody pasted: a path, or a whole address of any site. As the shop resolves it, what was percent-encoded is
 * itself, and capitals and a slash at the end count. Null for what is neither.
 */
export function pastedPath(text: string): PastedPath | null {
  const typed = text.trim()
  const isWhole = /^https?:\/\//i.test(typed)
  if (!isWhole && !/^\/(?![/\\])/.test(typed)) return null
  const url = URL.parse(typed, 'https://path.invalid')
  const path = url && decoded(url.pathname)
  if (!path || path.startsWith('//') || path.length > LONGEST_PATH || /[\p{Cc}\p{Cs}]/u.test(path))
    return null
  return { path, host: isWhole ? url.host : null, isCut: url.search !== '' || url.hash !== '' }
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
