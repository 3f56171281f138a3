import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/
const ENTRY = /[\\/]app[\\/](?:entry\.client|root|shell[\\/]\w+-layout|routes[\\/].+)\.tsx/
/** What every page of the shop loads. */
const EVERYWHERE = ['entry.client.tsx', 'root.tsx', 'shell/default-layout.tsx']
/** Where visits begin: home, and the route of categories, products and content. */
const HOME = 'routes/home.tsx'
const PAGES = 'routes/catch-all.tsx'

/** Everything that one of our modules needs to run, without what it loads later. */
function needs(modules: Modules, module: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [`${import.meta.dirname}/app/${module}`.replaceAll('\\', '/')]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

type ChunkName = 'shop' | 'pages'

/** The frame of the shop with what its first pages share is one chunk; what else the second of them has is another. */
function chunksOfFirstPages() {
  let chunks: ReadonlyMap<string, ChunkName> | null = null
  return (name: ChunkName) => (id: string, modules: Modules) => {
    chunks ??= assignChunks(modules)
    return chunks.get(id) === name && !ENTRY.test(id) ? name : null
  }
}

function assignChunks(modules: Modules): ReadonlyMap<string, ChunkName> {
  const home = needs(modules, HOME)
  const pages = needs(modules, PAGES)
  const everywhere = EVERYWHERE.flatMap((module) => [...needs(modules, module)])
  const shared = [...home].filter((id) => pages.has(id))
  const shop = new Set([...everywhere, ...shared])
  const chunkOf = (id: string): [string, ChunkName] => [id, shop.has(id) ? 'shop' : 'pages']
  return new Map([...shop, ...pages].map(chunkOf))
}

const inChunk = chunksOfFirstPages()

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Changes with an update of a package only, so that browsers keep it for long.
                { name: 'framework', test: FRAMEWORK, priority: 3 },
                { name: inChunk('shop'), priority: 2 },
                { name: inChunk('pages'), priority: 1 },
                {
                  name: 'account',
                  test: /[\\/]features[\\/](?:account|cart|checkout)[\\/]/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    // One stylesheet for the whole shop: it is small, and no page waits for a second one.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
})
