import sanitizeHtml from 'sanitize-html'
import { LINK_ADDRESS } from '#domain/link-address.ts'

const TAGS = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
]

/**
 * What an owner wrote, as far as a page may hold it: no scripts, styles, forms, frames or event attributes, and links that
 * lead to the web, a mailbox, a telephone or within the shop. Policies of the page are the second wall.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      abbr: ['title'],
      '*': ['id', 'lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs['src'] ?? ''),
    transformTags: {
      a: (tagName, { href = '', target, ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(LINK_ADDRESS.test(href) && { href }),
          ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
        },
      }),
    },
  })
}
