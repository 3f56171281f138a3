import type { Clock } from '../context.ts'

export type Nonces = { readonly script: string; readonly style: string }

/** A page as it was rendered, but for the nonces of its scripts and styles. */
export type KeptPage = {
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** What its head HTML may call. */
  readonly hosts: readonly string[]
  html(nonces: Nonces): string
}

type RenderedPage = Pick<KeptPage, 'headers' | 'hosts'> & { readonly html: string; readonly nonces: Nonces }

/** Of all pages together, at up to two bytes each. */
const MOST_CHARACTERS = 16_000_000
const MINUTE_MS = 60_000
/** No page holds these: a parser of HTML would make others of them. */
const SCRIPT = '\0script'
const STYLE = '\0style'

/**
 * Pages as visitors without any cookie see them, so that who comes for the first time need not wait until theirs is
 * rendered. Each is kept until the catalogue changes or the clock's minute ends, since dates that it promises may end
 * with that; the oldest go first.
 */
export type KeptPages = {
  find(key: string): KeptPage | undefined
  /** Starts a page that may be kept; what is rendered while the catalogue changes is not. */
  start(key: string): (page: RenderedPage) => void
  clear(): void
}

export function createKeptPages(clock: Clock): KeptPages {
  const pages = new Map<string, KeptPage & { readonly length: number }>()
  let characters = 0
  let minute = NaN
  let generation = 0

  function clear() {
    pages.clear()
    characters = 0
    generation += 1
  }
  function drop(key: string) {
    characters -= pages.get(key)?.length ?? 0
    pages.delete(key)
  }
  function dropPast() {
    const now = Math.floor(clock().getTime() / MINUTE_MS)
    if (now !== minute) clear()
    minute = now
  }
  return {
    clear,
    find(key) {
      dropPast()
      return pages.get(key)
    },
    start(key) {
      dropPast()
      const begun = generation
      return ({ headers, hosts, html, nonces }) => {
        dropPast()
        if (begun !== generation) return
        const marked = html.replaceAll(nonces.script, SCRIPT).replaceAll(nonces.style, STYLE)
        drop(key)
        pages.set(key, {
          length: marked.length,
          headers,
          hosts,
          html: ({ script, style }) => marked.replaceAll(SCRIPT, script).replaceAll(STYLE, style),
        })
        characters += marked.length
        for (const oldest of pages.keys()) {
          if (characters <= MOST_CHARACTERS) break
          drop(oldest)
        }
      }
    },
  }
}
