import type { MetaDescriptor } from 'react-router'
import { withoutFocus } from '#domain/catalogue/focus-address.ts'
import type { Shop } from './shop.ts'

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined
/** Structured data for search engines; the router writes it escaped. */
export type StructuredFacts = Readonly<Record<string, unknown>>

type PageHead = {
  readonly title: string
  readonly description?: string | undefined
  /** Of this page, from the root; without it the page has no canonical address. */
  readonly path?: string
  readonly imageUrl?: string | null | undefined
  readonly kind?: 'website' | 'product' | 'article'
  readonly facts?: readonly StructuredFacts[]
  readonly noIndex?: boolean
}

export function shopOf(matches: readonly Match[]): Shop | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Shop | undefined
}

/** '{title} | {shopName}', the description, the canonical address, Open Graph and structured data of a page. */
export function pageHead(matches: readonly Match[], head: PageHead): MetaDescriptor[] {
  const shop = shopOf(matches)
  const shopName = shop?.theme?.shopName
  const title = shopName && head.title !== shopName ? `${head.title} | ${shopName}` : head.title
  const url = head.path !== undefined && shop ? absoluteUrl(shop, head.path) : null
  const image = head.imageUrl && shop ? absoluteUrl(shop, withoutFocus(head.imageUrl)) : null
  return [
    { title },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(url ? [{ tagName: 'link', rel: 'canonical', href: url }] : []),
    { property: 'og:title', content: head.title },
    { property: 'og:type', content: head.kind ?? 'website' },
    { property: 'og:locale', content: 'nl_NL' },
    ...(shopName ? [{ property: 'og:site_name', content: shopName }] : []),
    ...(head.description ? [{ property: 'og:description', content: head.description }] : []),
    ...(url ? [{ property: 'og:url', content: url }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(head.facts ?? []).map((facts) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...facts },
    })),
  ]
}

export const absoluteUrl = ({ origin }: Pick<Shop, 'origin'>, path: string): string =>
  path.startsWith('/') ? `${origin}${path}` : path
