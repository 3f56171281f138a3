/** What XML 1.0 cannot hold at all: control characters, halves of characters, and the two that are none. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
}

/** A text without what XML cannot hold. */
export const xmlText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '')

/** A text as it stands between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  xmlText(text).replace(/[&<>"'\r]/g, (character) => ESCAPES[character] ?? character)

/** An element as text. */
export type Xml = string

type Attributes = Readonly<Record<string, string>>

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')

/** An element that holds text. */
export const leaf = (name: string, text: string, attributes: Attributes = {}): Xml =>
  `<${name}${attributesText(attributes)}>${escapeXml(text)}</${name}>`

/** An element that holds others; null stands for one that is left out. */
export const branch = (name: string, children: readonly (Xml | null)[], attributes: Attributes = {}): Xml =>
  `<${name}${attributesText(attributes)}>${children.filter((child) => child !== null).join('')}</${name}>`
