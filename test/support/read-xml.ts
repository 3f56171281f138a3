/** An element of an XML document; `text` is what stands directly in it. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const ALLOWED = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/y
const DECLARATION = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/

/** Each text at the end of a path of names below an element, as `cac:Item/cbc:Name`, in the order of the document. */
export const textsAt = (from: XmlElement, path: string): string[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, step) => found.flatMap(({ children }) => children.filter(({ name }) => name === step)),
      [from],
    )
    .map(({ text }) => text)

/** Reads a whole XML 1.0 document, as strictly as it can be without knowing DTDs; throws when it is none. */
export function readXml(source: string): XmlElement {
  if (!ALLOWED.test(source)) throw new Error('A character that XML 1.0 does not have')
  const text = source.replace(DECLARATION, '')
  const reader = new RegExp(TAG)
  let at = 0

  function element(): XmlElement {
    reader.lastIndex = at
    const tag = reader.exec(text)
    if (!tag) throw new Error(`No tag at ${text.slice(at, at + 40)}`)
    const [whole, closing, name = '', attributeText = '', isEmpty] = tag
    if (closing) throw new Error(`</${name}> closes nothing`)
    at += whole.length
    const attributes = readAttributes(attributeText)
    if (isEmpty) return { name, attributes, children: [], text: '' }
    const children: XmlElement[] = []
    let own = ''
    for (;;) {
      const next = text.indexOf('<', at)
      if (next < 0) throw new Error(`<${name}> is not closed`)
      own += decoded(text.slice(at, next))
      at = next
      if (!text.startsWith('</', at)) {
        children.push(element())
        continue
      }
      const end = `</${name}>`
      if (!text.startsWith(end, at)) throw new Error(`<${name}> is closed by ${text.slice(at, at + 30)}`)
      at += end.length
      return { name, attributes, children, text: own }
    }
  }

  const root = element()
  if (text.slice(at).trim() !== '') throw new Error(`Something after the end: ${text.slice(at, at + 40)}`)
  return root
}

function readAttributes(source: string): Record<string, string> {
  const found = [...source.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, decoded(value)] as const,
  )
  if (new Set(found.map(([name]) => name)).size !== found.length) throw new Error(`Twice in ${source}`)
  return Object.fromEntries(found)
}

function decoded(source: string): string {
  return source.replace(/&([^;\s]*;?)/g, (whole, reference: string) => {
    const [, decimal, hexadecimal] = /^#(?:(\d+)|x([0-9a-f]+));$/i.exec(reference) ?? []
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16))
    const known = reference.endsWith(';') ? ENTITIES[reference.slice(0, -1)] : undefined
    if (known === undefined) throw new Error(`Not an entity: ${whole}`)
    return known
  })
}
