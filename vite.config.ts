import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { twoSheets } from './scripts/two-sheets.ts'

type Modules = Rolldown.ChunkingContext

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/
/** What pages of a customer share, with all that it needs. */
const CUSTOMER_PARTS = [
  'features/account/',
  'features/account-request/',
  'features/addresses/',
  'features/cart/',
  'features/checkout/',
  'features/contact/',
  'features/downloads/',
  'features/orders/',
  'features/personal-data/',
  'features/privacy/',
  'features/quick-order/',
  'features/quotes/',
  'lib/account/',
  'lib/forms/honeypot.',
  'lib/forms/sent-panel.',
  'lib/forms/text-form.',
  'lib/orders/orders-table.',
  'lib/re-order/',
]
const ROUTE = /[\\/]app[\\/](?:entry\.client|root|shell[\\/]\w+-layout|routes[\\/].+)\.tsx/

/** The frame of every page, and what a visit begins with. What several of these need is the shop's, but the cards of
 * products come with the lists; the rest is of one page alone. */
const FRAME = ['entry.client.tsx', 'root.tsx', 'shell/default-layout.tsx']
const FIRST_PAGES = {
  home: ['routes/home.tsx'],
  pages: ['routes/catch-all.tsx'],
  lists: ['features/catalogue/category-page.tsx'],
  product: ['features/catalogue/product-page.tsx'],
} as const
/** What comes with the first sign of life, in as few files as it can. */
const AT_REST = {
  rest: ['shell/footer.tsx', 'shell/page-at-rest.tsx', 'features/search/search-box.tsx'],
  order: [
    'features/catalogue/list-bar.tsx',
    'features/catalogue/facet-form.tsx',
    'features/catalogue/card-order.tsx',
    'features/catalogue/order-panel.tsx',
    'features/catalogue/product-details.tsx',
    'features/catalogue/ask-price.ts',
  ],
} as const
/** The page on which a product is composed: a visit can begin with it, but few do. */
const COMPOSED = 'shell/composed-product-page.tsx'
/** What every page of a customer has beside the frame. */
const CUSTOMER = ['features/upload/uploads-link.tsx', 'lib/session/session-token.ts']
/** What keeps the cart of a customer whose connection goes. */
const KEEPER = ['features/cart/addition-keeper.tsx']
/** What opens over any page, and brings much of its own. */
const MANAGER = 'features/upload/manager-gate.tsx'
const PALETTE = 'shell/palette.tsx'
/** The home page of who has logged in. */
const WORKBENCH = 'features/account/workbench-page.tsx'
const FIRST_MODULES = [...FRAME, ...FIRST_PAGES.home, ...FIRST_PAGES.pages]

const inApp = (file: string) => `${import.meta.dirname}/app/${file}`.replaceAll('\\', '/')

const isCustomerPart = (id: string) =>
  CUSTOMER_PARTS.some((part) => id.replaceAll('\\', '/').startsWith(inApp(part)))

/** Everything that some of our modules need to run, with or without what they load later, but for what lies `beyond`. */
function needs(
  modules: Modules,
  files: readonly string[],
  { withLater = false, beyond = [] }: { withLater?: boolean; beyond?: readonly string[] } = {},
): ReadonlySet<string> {
  const found = new Set(beyond.map(inApp))
  const open = files.map(inApp)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    open.push(...importedIds, ...(withLater ? dynamicallyImportedIds : []))
  }
  for (const file of beyond) found.delete(inApp(file))
  return found
}

function assignChunks(modules: Modules): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>()
  for (const [name, files] of Object.entries(FIRST_PAGES)) {
    for (const id of needs(modules, files)) {
      const other = chunks.get(id)
      const shared = other === 'home' && name === 'lists' ? 'lists' : 'shop'
      chunks.set(id, other === undefined ? name : shared)
    }
  }
  for (const id of needs(modules, FRAME)) chunks.set(id, 'shop')
  for (const [name, files] of Object.entries(AT_REST)) {
    for (const id of needs(modules, files)) {
      const other = chunks.get(id)
      chunks.set(id, other === undefined ? name : other === 'home' || other === 'pages' ? 'shop' : other)
    }
  }
  for (const id of needs(modules, CUSTOMER)) {
    if (!chunks.has(id)) chunks.set(id, 'customer')
  }
  for (const id of needs(modules, KEEPER)) {
    if (!chunks.has(id)) chunks.set(id, 'keeper')
  }
  const others = needs(modules, FIRST_MODULES, {
    withLater: true,
    beyond: [COMPOSED, MANAGER, PALETTE, WORKBENCH],
  })
  for (const id of needs(modules, [COMPOSED])) {
    const chunk = chunks.get(id)
    if (chunk === 'order' || (chunk === undefined && others.has(id))) {
      chunks.set(id, 'composing')
    }
  }
  for (const id of others) {
    if (!chunks.has(id)) chunks.set(id, 'layers')
  }
  return chunks
}

let chunks: ReadonlyMap<string, string> | null = null
const inChunk = (name: string) => (id: string, modules: Modules) => {
  chunks ??= assignChunks(modules)
  return chunks.get(id) === name && !ROUTE.test(id) ? name : null
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const sheets = globSync('app/**/*.module.css', { cwd: import.meta.dirname })
  .map((sheet) => sheet.replaceAll('\\', '/'))
  .toSorted()
const namesOf = new Map<string, string[]>()

const inLetters = (count: number): string =>
  (count < LETTERS.length ? '' : inLetters(Math.floor(count / LETTERS.length) - 1)) +
  (LETTERS[count % LETTERS.length] ?? '')

/** A class as short as can be: letters for its name in its sheet, and the number of the sheet. */
function shortClass(name: string, file: string): string {
  const sheet = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const names = namesOf.get(sheet) ?? []
  if (!names.includes(name)) names.push(name)
  namesOf.set(sheet, names)
  return `${inLetters(names.indexOf(name))}${sheets.indexOf(sheet)}`
}

const UNGUARDED =
  /await import\(\s*(?:\/\*[^*]*\*\/\s*)*route\.module\s*\)([^]*)window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
const GUARDED = `await window.loadOrReload(() => import(/* @vite-ignore */ route.module))$1function Missing() {
  throw error;
}
return { default: Missing, clientLoader: () => null };`

/** The router reloads by itself when the code of a page is missing, without end and before it has gone there. This lets it
 * load as all code of a page is loaded; where that gives up, a page stands in for it that shows the error (spec 2, 9). */
const guardedReload: Plugin = {
  name: 'guarded-reload',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/].+[\\/]routeModules\.js/ },
    handler(code) {
      if (!UNGUARDED.test(code)) this.error('The router no longer reloads in the way that is guarded here')
      return { code: code.replace(UNGUARDED, GUARDED), map: null }
    },
  },
}

/** Chunks that leave out what they need are only made when those of the pages may export more than their own. */
const openEntries: Plugin = {
  name: 'open-entries',
  apply: 'build',
  enforce: 'post',
  config: () => ({
    environments: { client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } },
  }),
}

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    guardedReload,
    openEntries,
    twoSheets({
      root: inApp('root.tsx'),
      first: FIRST_MODULES.map(inApp),
      beyond: [COMPOSED, MANAGER, PALETTE, WORKBENCH].map(inApp),
    }),
  ],
  ...(command === 'build' && {
    css: { modules: { generateScopedName: shortClass } },
    // What React has for its developer tools is of no use to a visitor.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page carries the list of all of them: short names keep it short.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                // Changes with an update of a package only, so that browsers keep it for long.
                { name: 'framework', test: FRAMEWORK, priority: 4 },
                { name: inChunk('shop'), priority: 3 },
                { name: inChunk('customer'), priority: 2.7, includeDependenciesRecursively: false },
                { name: inChunk('keeper'), priority: 2.6, includeDependenciesRecursively: false },
                // What ordering, dialogs and the page on which products are composed have in common.
                { name: inChunk('composing'), priority: 2.5, includeDependenciesRecursively: false },
                { name: inChunk('lists'), priority: 2 },
                { name: inChunk('product'), priority: 2 },
                { name: inChunk('rest'), priority: 2 },
                { name: inChunk('order'), priority: 2 },
                // Dialogs, menus and forms that open over such a page, without the pages behind it.
                { name: inChunk('layers'), minShareCount: 2, priority: 2 },
                { name: 'account', test: isCustomerPart, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}))
