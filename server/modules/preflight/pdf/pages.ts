import { UnusableFile } from '../inspection-errors.ts'
import type { PdfFile } from './pdf-file.ts'
import { type Dict, isDict, isList, Ref, Stream, type Value } from './values.ts'

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const
/** More pages than any order could take: counting on would only cost time. */
const MOST_PAGES = 5000
const MOST_NODES = 100_000

/** A page with what it inherits from the nodes above it. */
export type Page = Dict

/**
 * The pages in their order; a branch that was met before is left out, so that a loop ends. A tree that does not count its pages is
 * refused: other readers, a RIP among them, show none.
 */
export function pagesOf(pdf: PdfFile, mostKept: number): { pages: Page[]; count: number } {
  const top = pdf.dict(pdf.root, 'Pages')
  if (top?.has('Kids') && !top.has('Count')) throw new UnusableFile('damaged', 'pdf')
  const met = new Set<number>()
  const pages: Page[] = []
  let count = 0
  let nodes = 0
  const ahead: { node: Value | undefined; above: Dict }[] = [
    { node: pdf.root.get('Pages'), above: new Map() },
  ]
  while (ahead.length > 0) {
    const { node, above } = ahead.pop() ?? { node: null, above: new Map() }
    nodes += 1
    if (nodes > MOST_NODES) throw new UnusableFile('bomb')
    const own = pdf.resolve(node)
    const dict = own instanceof Stream ? own.dict : own
    if (!isDict(dict)) continue
    const inherited = new Map(above)
    for (const key of INHERITED) {
      const value = dict.get(key)
      if (value !== undefined) inherited.set(key, value)
    }
    const kids = pdf.get(dict, 'Kids')
    if (isList(kids)) {
      if (node instanceof Ref) {
        if (met.has(node.number)) continue
        met.add(node.number)
      }
      for (let index = kids.length - 1; index >= 0; index -= 1)
        ahead.push({ node: kids[index], above: inherited })
      if (ahead.length > MOST_NODES) throw new UnusableFile('bomb')
      continue
    }
    count += 1
    if (count > MOST_PAGES) throw new UnusableFile('bomb')
    if (pages.length < mostKept) pages.push(new Map([...inherited, ...dict]))
  }
  return { pages, count }
}
