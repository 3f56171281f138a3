import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk'

/** Some parts and everything that they load, at once or later, but for some; a part comes after those that it needs. */
function reach(bundle: Bundle, open: readonly Chunk[], beyond: readonly Chunk[] = []): ReadonlySet<Chunk> {
  const found = new Set<Chunk>()
  const visited = new Set<Chunk>(beyond)
  function visit(chunk: Chunk) {
    if (visited.has(chunk)) return
    visited.add(chunk)
    for (const name of chunk.imports) if (isChunk(bundle[name])) visit(bundle[name])
    found.add(chunk)
  }
  open.forEach(visit)
  for (const chunk of found) {
    for (const name of chunk.dynamicImports) if (isChunk(bundle[name])) visit(bundle[name])
  }
  return found
}

const sheetsOf = (chunks: Iterable<Chunk>) => [
  ...new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
]

const textOf = (output: Bundle[string] | undefined) =>
  output?.type === 'asset' ? Buffer.from(output.source).toString() : ''

const moduleOf = ({ facadeModuleId }: Chunk) =>
  facadeModuleId?.replaceAll('\\', '/').replace(/\?.*$/, '') ?? ''

type Modules = {
  readonly root: string
  /** What a visit begins with. */
  readonly first: readonly string[]
  /** What these load later, and a visit hardly ever begins with. */
  readonly beyond: readonly string[]
}

/**
 * Joins all styles into two sheets: one for whatever a visit can begin with, which the server writes into every page, and
 * one for the pages behind it, which the browser asks for when it comes to one of them (`app/shell/further-sheets.tsx`).
 * A sheet for each part would make a page wait for many small ones, and the order of their rules would be chance.
 */
export function twoSheets({ root, first: firstModules, beyond }: Modules): Plugin {
  return {
    name: 'two-sheets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(isChunk)
      const entries = chunks.filter(({ isEntry }) => isEntry)
      const starts = entries.filter((entry) => firstModules.includes(moduleOf(entry)))
      const later = chunks.filter(({ moduleIds }) => moduleIds.some((id) => beyond.includes(id)))
      const first = sheetsOf(reach(bundle, starts, later))
      const further = sheetsOf(reach(bundle, entries)).filter((sheet) => !first.includes(sheet))
      const behind = entries.filter((entry) =>
        sheetsOf(reach(bundle, [entry], later)).some((sheet) => further.includes(sheet)),
      )
      const joinFor = (users: readonly Chunk[], name: string, sheets: readonly string[]) => {
        const source = sheets.map((sheet) => textOf(bundle[sheet])).join('')
        const sheet = this.getFileName(this.emitFile({ type: 'asset', name, source }))
        for (const chunk of users) chunk.viteMetadata?.importedCss.add(sheet)
      }
      for (const chunk of chunks) chunk.viteMetadata?.importedCss.clear()
      // The server's own build of the same styles is not used.
      if (this.environment.name === 'client') {
        const roots = entries.filter((entry) => moduleOf(entry) === root)
        joinFor(roots, 'first.css', first)
        joinFor(behind, 'further.css', further)
      }
      for (const sheet of [...first, ...further]) delete bundle[sheet]
    },
  }
}
