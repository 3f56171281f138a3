import sanitizeHtml from 'sanitize-html'

const AMOUNT = /^(\d{1,8})(?:[.,](\d{1,8}))?$/
const E4 = 10_000

/** An amount as shops export it, in 1/100 cent and rounded to that: '12.5000' or '12,50'. Undefined for what is none. */
export function rateOf(text: string): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? []
  return whole === undefined ? undefined : Math.round(Number(`${whole}.${decimals || '0'}`) * E4)
}

/** A number of zero or more in thousandths, such as kilograms in grams. Undefined for what is none. */
export function milliOf(text: string): number | undefined {
  const rate = rateOf(text)
  return rate === undefined ? undefined : Math.round(rate / 10)
}

// A '<' ends it as well, so that no text is looked through again from each of them.
const BLOCKS = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|table|blockquote|hr)\b[^<>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What a reader sees of HTML, with its paragraphs as lines. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}

/** Most texts of an export have no HTML in them. */
const withoutTags = (html: string): string =>
  /[<>&]/.test(html)
    ? sanitizeHtml(html.replaceAll(BLOCKS, '$&\n'), { allowedTags: [], allowedAttributes: {} })
    : html

/** As `plainText`, on one line. */
export const lineText = (html: string): string => plainText(html).replaceAll('\n', ' ')

/** The parts of a list, of which a comma that belongs to a part has a backslash before it. */
export const listOf = (text: string, separator = ','): readonly string[] =>
  text
    .split(new RegExp(`(?<!\\\\)${separator}`))
    .map((part) => part.replaceAll(`\\${separator}`, separator).trim())
    .filter((part) => part !== '')

/** The same texts, each once. */
export const once = (texts: readonly string[]): string[] => [...new Set(texts)]
