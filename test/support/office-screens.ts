import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const BUILD = join(import.meta.dirname, '..', '..', 'build')

const sources = new Map<string, string>()
function sourceOf(name: string): string {
  const source = sources.get(name) ?? readFileSync(join(BUILD, 'client', 'assets', name), 'utf8')
  sources.set(name, source)
  return source
}

const namesIn = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].map(([, name = '']) => name)
const fetchedBy = (name: string): readonly string[] =>
  namesIn(sourceOf(name), /import\(["'`]\.\/(office-[^"'`]+\.js)["'`]\)/g)

/** A file with all that it needs before it runs. */
function needed(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const other of namesIn(sourceOf(name), /(?:from|import)\s*["'`]\.\/(office-[^"'`]+\.js)["'`]/g))
    needed(other, found)
  return found
}

const sizes = new Map<string, number>()
function kilobytesOf(names: Iterable<string>): number {
  let bytes = 0
  for (const name of names) {
    const size = sizes.get(name) ?? brotliCompressSync(sourceOf(name)).length
    sizes.set(name, size)
    bytes += size
  }
  return bytes / 1000
}

/** A screen of the back office with the frame around it: its scripts in kilobytes, packed by brotli. */
export type OfficeScreen = {
  readonly name: string
  /** Before it is seen, and in how many files. */
  readonly firstKb: number
  readonly firstFiles: number
  /** With everything that it fetches later, by itself or by a press. */
  readonly allKb: number
}

function screenOf(frame: ReadonlySet<string>, name: string): OfficeScreen {
  const first = new Set([...frame, ...needed(name)])
  const own = [...first].filter((file) => !frame.has(file))
  const all = new Set([...first, ...own.flatMap(fetchedBy).flatMap((later) => [...needed(later)])])
  return {
    name: name.replaceAll(/^office-|-[\w-]{8}\.js$/g, ''),
    firstKb: kilobytesOf(first),
    firstFiles: first.size,
    allKb: kilobytesOf(all),
  }
}

/** What the back office loads as it was built last: the frame of every screen, and each screen. */
export function officeScreens(): { readonly frameKb: number; readonly screens: readonly OfficeScreen[] } {
  const [entry] = namesIn(readFileSync(join(BUILD, 'office.html'), 'utf8'), /\/assets\/(office-[^"]+\.js)"/g)
  if (entry === undefined) throw new Error('the back office has no script')
  const frame = needed(entry)
  return {
    frameKb: kilobytesOf(frame),
    screens: [...frame].flatMap(fetchedBy).map((name) => screenOf(frame, name)),
  }
}
