import { createElement, memo, type ReactNode } from 'react'

/** Elements that are drawn, and as what: headings below that of the form. */
const DRAWN: Readonly<Record<string, string>> = {
  abbr: 'abbr',
  b: 'b',
  blockquote: 'blockquote',
  code: 'code',
  dd: 'dd',
  div: 'div',
  dl: 'dl',
  dt: 'dt',
  em: 'em',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  i: 'i',
  li: 'li',
  ol: 'ol',
  p: 'p',
  small: 'small',
  strong: 'strong',
  sub: 'sub',
  sup: 'sup',
  table: 'table',
  tbody: 'tbody',
  td: 'td',
  th: 'th',
  thead: 'thead',
  tr: 'tr',
  ul: 'ul',
}
const DRAWN_EMPTY: ReadonlySet<string> = new Set(['br', 'hr'])
/** Inside them nothing is text for people. */
const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'textarea',
  'select',
])
const IN_THE_SHOP = /^\/(?!\/)/

/**
 * HTML about as the shop shows it once the server has cleaned it: it is taken apart without running or loading anything, and
 * built up of known elements without their attributes. Links lead nowhere here.
 */
export const WrittenHtml = memo(function WrittenHtml({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className="prose">{childrenOf(body)}</div>
})

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(drawn)

function drawn(node: Node, place: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (DROPPED.has(name)) return null
  if (DRAWN_EMPTY.has(name)) return createElement(name, { key: place })
  if (name === 'img') return pictureOf(node, place)
  const tag = DRAWN[name] ?? 'span'
  const className = name === 'a' ? 'text-link' : undefined
  return createElement(tag, { key: place, className }, ...childrenOf(node))
}

function pictureOf(image: Element, place: number): ReactNode {
  const source = image.getAttribute('src') ?? ''
  return IN_THE_SHOP.test(source) ? (
    <img key={place} src={source} alt={image.getAttribute('alt') ?? ''} />
  ) : null
}
