import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtPages } from './support/built-pages.ts'
import { type Bench, figure, type Figure } from './support/figure.ts'

const MOST_KB = 300
const MOST_SHOWN = 8
const BUILD = join(import.meta.dirname, '..', 'build')

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
  for (const other of namesIn(sourceOf(name), /(?:from|import)\s*["']\.\/(office-[^"']+\.js)["']/g))
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

/** The scripts of a screen of the back office with the frame around it, and with what it fetches by itself once it is open. */
function screenOf(frame: ReadonlySet<string>, name: string) {
  const first = new Set([...frame, ...needed(name)])
  const own = [...first].filter((file) => !frame.has(file))
  const all = new Set([...first, ...own.flatMap(fetchedBy).flatMap((later) => [...needed(later)])])
  return {
    name: name.replaceAll(/^office-|-[\w-]{8}\.js$/g, ''),
    firstKb: kilobytesOf(first),
    allKb: kilobytesOf(all),
  }
}

/** What each screen of the back office loads of scripts, packed by brotli; those that load the most. */
async function run(): Promise<readonly Figure[]> {
  builtPages()
  const [entry] = namesIn(readFileSync(join(BUILD, 'office.html'), 'utf8'), /\/assets\/(office-[^"]+\.js)"/g)
  if (entry === undefined) throw new Error('the back office has no script')
  const frame = needed(entry)
  const screens = [...frame].flatMap(fetchedBy).map((name) => screenOf(frame, name))
  const largest = screens.toSorted((one, other) => other.allKb - one.allKb).slice(0, MOST_SHOWN)
  return [
    figure({ what: 'the frame of every screen', value: kilobytesOf(frame), digits: 0, unit: ' kB' }, null),
    ...largest.map(({ name, firstKb, allKb }) =>
      figure(
        { what: name, value: allKb, digits: 0, unit: ' kB' },
        { atMost: MOST_KB },
        `${firstKb.toFixed(0)} kB before it is seen`,
      ),
    ),
  ]
}

export const screens: Bench = { name: 'screens', run }
