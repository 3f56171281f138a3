import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { CatalogueNews, Shown } from '../db/catalogue-news.ts'
import { lastingBytes } from '../lasting-bytes.ts'

export type Nonces = { readonly script: string; readonly style: string }

/** A page as it was rendered, but for the nonces of its scripts and styles. */
export type CachedPage = {
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** What its head HTML may call. */
  readonly hosts: readonly string[]
  html(nonces: Nonces): Buffer
}

type RenderedPage = Pick<CachedPage, 'headers' | 'hosts'> & {
  readonly html: Buffer
  readonly nonces: Nonces
  readonly shown: Shown
}

/** Of all pages together, packed: some 450 of the shop's own. */
const MOST_BYTES = 16_000_000

/**
 * Pages as visitors without any cookie see them, so that who comes for the first time need not wait until theirs is
 * rendered. Each is kept until something changes that it shows, the oldest go first, and several who ask for one that is
 * being rendered get that one.
 */
export type CachedPages = {
  /** Null when it is to be rendered. */
  find(key: string): Promise<CachedPage | null>
  /** Tells others that the page is being rendered; ended with null when it is for this visitor only. */
  start(key: string): (page: RenderedPage | null) => void
}

type Entry = CachedPage & { readonly bytes: number; readonly shown: Shown; heldAt: number }

export function createCachedPages(news: CatalogueNews): CachedPages {
  const pages = new Map<string, Entry>()
  const rendering = new Map<string, { readonly page: Promise<CachedPage | null>; readonly since: number }>()
  let bytes = 0

  function drop(key: string) {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }
  function cached(key: string): CachedPage | null {
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
    bytes += entry.bytes
    for (const oldest of pages.keys()) {
      if (bytes <= MOST_BYTES) break
      drop(oldest)
    }
  }
  return {
    async find(key) {
      const known = cached(key)
      if (known) return known
      const others = rendering.get(key)
      // One that was begun before a change may show what was there before it.
      return others?.since === news.moment() ? others.page : null
    },
    start(key) {
      const { promise, resolve } = Promise.withResolvers<CachedPage | null>()
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

/** Packed, which takes a quarter of the room. All nonces are as long, so that those of who asks are written over its own. */
function entryOf({ headers, hosts, html, nonces, shown }: RenderedPage, heldAt: number): Entry {
  const packed = lastingBytes(deflateRawSync(html))
  const places = { script: placesOf(nonces.script, html), style: placesOf(nonces.style, html) }
  return {
    headers,
    hosts,
    shown,
    heldAt,
    bytes: packed.length,
    html(own) {
      const page = inflateRawSync(packed)
      for (const at of places.script) page.write(own.script, at)
      for (const at of places.style) page.write(own.style, at)
      return page
    },
  }
}

function placesOf(nonce: string, html: Buffer): number[] {
  const places = []
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) places.push(at)
  return places
}
