import type { CatalogueNews, Shown } from '../db/catalogue-news.ts'

export type Nonces = { readonly script: string; readonly style: string }

/** A page as it was rendered, but for the nonces of its scripts and styles. */
export type KeptPage = {
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** What its head HTML may call. */
  readonly hosts: readonly string[]
  html(nonces: Nonces): string
}

type RenderedPage = Pick<KeptPage, 'headers' | 'hosts'> & {
  readonly html: string
  readonly nonces: Nonces
  readonly shown: Shown
}

/** Of all pages together, at up to two bytes each. */
const MOST_CHARACTERS = 16_000_000
/** No page holds these: a parser of HTML would make others of them. */
const SCRIPT = '\0script'
const STYLE = '\0style'

/**
 * Pages as visitors without any cookie see them, so that who comes for the first time need not wait until theirs is
 * rendered. Each is kept until something changes that it shows, the oldest go first, and several who ask for one that is
 * being rendered get that one.
 */
export type KeptPages = {
  /** Null when it is to be rendered. */
  find(key: string): Promise<KeptPage | null>
  /** Tells others that the page is being rendered; ended with null when it is for this visitor only. */
  start(key: string): (page: RenderedPage | null) => void
}

type Entry = KeptPage & { readonly length: number; readonly shown: Shown; heldAt: number }

export function createKeptPages(news: CatalogueNews): KeptPages {
  const pages = new Map<string, Entry>()
  const rendering = new Map<string, { readonly page: Promise<KeptPage | null>; readonly since: number }>()
  let characters = 0

  function drop(key: string) {
    characters -= pages.get(key)?.length ?? 0
    pages.delete(key)
  }
  function kept(key: string): KeptPage | null {
    const entry = pages.get(key)
    if (!entry) return null
    if (news.hasChanged(entry.shown, entry.heldAt)) {
      drop(key)
      return null
    }
    entry.heldAt = news.moment()
    return entry
  }
  function keep(key: string, entry: Entry) {
    if (news.hasChanged(entry.shown, entry.heldAt)) return
    drop(key)
    pages.set(key, entry)
    characters += entry.length
    for (const oldest of pages.keys()) {
      if (characters <= MOST_CHARACTERS) break
      drop(oldest)
    }
  }
  return {
    async find(key) {
      const known = kept(key)
      if (known) return known
      const others = rendering.get(key)
      // One that was begun before a change may show what was there before it.
      return others?.since === news.moment() ? others.page : null
    },
    start(key) {
      const { promise, resolve } = Promise.withResolvers<KeptPage | null>()
      const own = { page: promise, since: news.moment() }
      rendering.set(key, own)
      return (page) => {
        if (rendering.get(key) === own) rendering.delete(key)
        const entry = page && entryOf(page, own.since)
        if (entry) keep(key, entry)
        resolve(entry)
      }
    },
  }
}

function entryOf({ headers, hosts, html, nonces, shown }: RenderedPage, heldAt: number): Entry {
  const marked = html.replaceAll(nonces.script, SCRIPT).replaceAll(nonces.style, STYLE)
  return {
    headers,
    hosts,
    shown,
    heldAt,
    length: marked.length,
    html: ({ script, style }) => marked.replaceAll(SCRIPT, script).replaceAll(STYLE, style),
  }
}
