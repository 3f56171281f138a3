import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/
const ENTRY = /[\\/]app[\\/](?:entry\.client|root|shell[\\/]\w+-layout|routes[\\/].+)\.tsx/
/** What every page of the shop loads. */
const EVERYWHERE = ['entry.client.tsx', 'root.tsx', 'shell/default-layout.tsx']
/** The two routes where visits begin: home, and the one of categories, products and content. */
const FIRST_ROUTES = ['routes/home.tsx', 'routes/catch-all.tsx']

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

/** One chunk for the frame of the shop and for what its first pages share. */
function shopChunk() {
  let shared: ReadonlySet<string> | null = null
  return (id: string, modules: Modules) => {
    shared ??= sharedByFirstPages(modules)
    return shared.has(id) && !ENTRY.test(id) ? 'shop' : null
  }
}

function sharedByFirstPages(modules: Modules): ReadonlySet<string> {
  const everywhere = EVERYWHERE.flatMap((module) => [...needs(modules, module)])
  const [home, ...others] = FIRST_ROUTES.map((module) => needs(modules, module))
  const shared = [...(home ?? [])].filter((id) => others.every((other) => other.has(id)))
  return new Set([...everywhere, ...shared])
}

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
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: shopChunk(), priority: 1 },
                { name: 'account', test: /[\\/]features[\\/](?:account|cart|checkout)[\\/]/, minShareCount: 2 },
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
