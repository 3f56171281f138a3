import { DOMParser as DocParser, DOMSerializer, type Node as Doc, type Schema } from '@tiptap/pm/model'
import { SCHEMA } from './schema.ts'

const inPage = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** A text of the shop as what is edited. It is taken apart without running or loading anything. */
export const docOf = (html: string, schema: Schema): Doc => DocParser.fromSchema(schema).parse(inPage(html))

/** What was edited as HTML of the shop. */
export function htmlOf(doc: Doc): string {
  const body = inPage('')
  const page = body.ownerDocument
  body.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: page }))
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.childNodes.length === 0) paragraph.remove()
  for (const holder of body.querySelectorAll('li, td, th')) withoutOnlyParagraph(holder)
  for (const table of body.querySelectorAll('table')) setHeadApart(table)
  return body.innerHTML
}

/** An item or cell of one paragraph holds its text alone. */
function withoutOnlyParagraph(holder: Element): void {
  const [first, ...others] = [...holder.children]
  if (first?.localName !== 'p' || first.attributes.length > 0) return
  if (others.every(({ localName }) => localName !== 'p')) first.replaceWith(...first.childNodes)
}

/** The rows at the top that consist of headings are the head of their table, unless there is nothing else. */
function setHeadApart(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const first = rows.findIndex((row) => [...row.cells].some(({ localName }) => localName === 'td'))
  if (first > 0) table.createTHead().append(...rows.slice(0, first))
}

/** Elements that say nothing of their own: the shop shows the same without them. */
const UNTOLD: ReadonlySet<string> = new Set(['p', 'span', 'tbody', 'thead'])
const UNTOLD_ATTRIBUTES: ReadonlySet<string> = new Set(['loading', 'rel'])
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

/** Whether a text comes back as it was, so that nothing in it is lost when another part is edited. */
export function isEditable(html: string): boolean {
  return toldOf(inPage(html)).join('') === toldOf(inPage(htmlOf(docOf(html, SCHEMA)))).join('')
}

/** What a text says, whatever its white space. */
function toldOf(node: Node): readonly string[] {
  if (node instanceof Text) return [node.data.replace(/[ \t\r\n]+/g, '')]
  if (!(node instanceof Element)) return []
  const inside = [...node.childNodes].flatMap(toldOf)
  const attributes = [...node.attributes]
    .filter(({ name }) => !UNTOLD_ATTRIBUTES.has(name))
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .toSorted()
  if (UNTOLD.has(node.localName) && attributes.length === 0) return inside
  const name = SAME[node.localName] ?? node.localName
  return [`<${name} ${attributes.join(' ')}>`, ...inside, `</${name}>`]
}
