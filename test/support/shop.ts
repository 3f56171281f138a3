import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/api.ts'
import { PREVIEW_MARK } from '#domain/access/browser-marks.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { officeContract } from '#contract/office/api.ts'
import { createServer, registerShop } from '#server/app.ts'
import type { ShopContext } from '#server/context.ts'
import { openDatabase } from '#server/db/database.ts'
import { openLocks } from '#server/db/locks.ts'
import { watchCatalogue } from '#server/db/watch-catalogue.ts'
import { createDeskNews } from '#server/db/desk-news.ts'
import { createOrderNews } from '#server/db/order-news.ts'
import { createCatalogueNews, EVERYTHING_CHANGED } from '#server/db/catalogue-news.ts'
import { statusesOf } from '#server/http/call-statuses.ts'
import { createReplyCache } from '#server/http/reply-cache.ts'
import { type Jobs, startJobs } from '#server/jobs/queue.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import type { FileStorage } from '#server/storage/file-storage.ts'
import { openFiles } from '#server/storage/open-files.ts'
import { pooledUrl, type TestDatabase, testDatabase } from './database.ts'
import type { AnswerTo } from './answers.ts'
import type { TemplateName } from './templates.ts'
import { TEST_NOW } from './test-clock.ts'

type Ask = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The address of the network that it comes from: the one of all browsers, which share its limits, where none is said. */
  readonly from?: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'

/** A browser without a screen: it keeps its cookies. */
export type TestBrowser = {
  readonly cookies: Map<string, string>
  /** Asks the shop; what it answers is typed by the call of the contract that the method and the url are, where they are written out. */
  call<Verb extends Method, Url extends string>(
    method: Verb,
    url: Url,
    ask?: Ask,
  ): Promise<AnswerTo<Verb, Url>>
}

export type TestShop = {
  readonly app: FastifyInstance
  readonly shop: ShopContext
  readonly database: TestDatabase
  readonly jobs: Jobs
  /** Tells the shop that something was changed in the catalogue, and not what. */
  heardCatalogueChange(): void
  /** Tells the shop what was changed, as when the database says that something was. */
  readCatalogueChanges(): Promise<void>
  /** Moves the clock of the shop. */
  setNow(now: Date): void
  browser(): TestBrowser
  /** A browser of someone who has logged in. */
  loggedIn(username?: string, password?: string): Promise<TestBrowser>
  close(): Promise<void>
}

type TestShopOptions = {
  readonly template?: TemplateName
  /** A database that is there already, and goes with the shop. */
  readonly on?: TestDatabase
  readonly settings?: Partial<Settings>
  readonly logStream?: NodeJS.WritableStream
  /** Another way to the shop's files. */
  readonly filesBy?: (files: FileStorage) => FileStorage
  /** The database of another test shop: two processes of one shop. */
  readonly sharedWith?: TestShop
  /** Another way to the same database, for the shop only. */
  readonly by?: (databaseUrl: string) => Promise<string>
}

/** A whole shop without pages, on a database of its own and a clock that stands still. */
export async function testShop({
  template = 'shop_demo',
  settings: changed = {},
  logStream,
  filesBy = (files) => files,
  by,
  sharedWith,
  on,
}: TestShopOptions = {}): Promise<TestShop> {
  const database = sharedWith
    ? { ...sharedWith.database, drop: async () => undefined }
    : (on ?? (await testDatabase(template)))
  const dataDir = await mkdtemp(join(tmpdir(), 'paskruis-shop-'))
  const settings: Settings = {
    ...readSettings({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DEMO: '1',
      LOG_LEVEL: logStream ? 'info' : 'silent',
      SECRET: 'x'.repeat(40),
    }),
    ...changed,
  }
  let now = TEST_NOW
  const jobs = await startJobs({ databaseUrl: database.url, onError: () => undefined })
  const pooled = pooledUrl(database.url)
  const way = by ? await by(database.url) : pooled
  const db = way ? openDatabase({ url: way, isPooled: way === pooled, onLost: () => undefined }) : database.db
  const locks = openLocks(database.url)
  const news = createCatalogueNews()
  const replies = createReplyCache({ news })
  const watch = watchCatalogue(
    db,
    (change) => news.hear(change),
    () => news.hear(EVERYTHING_CHANGED),
  )
  const app = createServer(settings, logStream)
  const shop: ShopContext = {
    drawComposed: async () => null,
    db,
    databaseUrl: database.url,
    settings,
    isDev: false,
    isLeaving: () => false,
    isPreview: false,
    previewAs: { kind: 'visitor' },
    origin: () => settings.publicUrl ?? 'http://localhost:3000',
    clock: () => now,
    log: app.log,
    jobs,
    files: filesBy(await openFiles(settings)),
    locks,
    replies,
    news,
    deskNews: createDeskNews(),
    orderNews: createOrderNews(),
  }
  const surprises = noteSurprises(app)
  await registerShop(app, shop, async (preview) => {
    const shown = createServer(settings)
    await registerShop(shown, preview)
    return shown
  })
  await app.ready()

  function browser(): TestBrowser {
    const cookies = new Map<string, string>()
    return {
      cookies,
      async call<Verb extends Method, Url extends string>(
        method: Verb,
        url: Url,
        { body, headers = {}, from }: Ask = {},
      ) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await app.inject({
          method,
          url,
          ...(from !== undefined && { remoteAddress: from }),
          headers: {
            ...(cookie && { cookie }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
        })
        for (const { name, value, maxAge } of answer.cookies) {
          if (maxAge === 0 || value === '') cookies.delete(name)
          else cookies.set(name, value)
        }
        const isJson = (answer.headers['content-type'] ?? '').includes('application/json')
        // The server has let no reply go that is not as its schema says.
        return {
          status: answer.statusCode,
          json: isJson && answer.body ? answer.json() : null,
          text: answer.body,
          headers: answer.headers,
        } as AnswerTo<Verb, Url>
      },
    }
  }

  return {
    app,
    shop,
    database,
    jobs,
    heardCatalogueChange: () => news.hear(EVERYTHING_CHANGED),
    readCatalogueChanges: () => watch.heard(),
    setNow: (moment) => {
      now = moment
    },
    browser,
    async loggedIn(username = 'klant@demo.example', password = 'Paskruis-demo-1') {
      const one = browser()
      const { status } = await one.call('POST', '/api/customer/login', { body: { username, password } })
      if (status !== 200) throw new Error(`login of ${username} answered ${status}`)
      return one
    },
    async close() {
      await app.close()
      await locks.close()
      await jobs.stop()
      if (way) await db.destroy()
      await database.drop()
      await rm(dataDir, { recursive: true })
      if (surprises.size > 0) throw new Error(`Not in the contract's refusals: ${[...surprises].join(', ')}`)
    },
  }
}

const statuses = new Map(
  Object.values<Endpoint>({ ...contract, ...officeContract }).map((call) => [
    `${call.method} ${call.path}`,
    new Set<number>(statusesOf(call)),
  ]),
)

/** Refusals with a status of which the document says nothing. */
function noteSurprises(app: FastifyInstance): ReadonlySet<string> {
  const surprises = new Set<string>()
  app.addHook('onSend', async ({ method, routeOptions, cookies }, { statusCode }) => {
    // What staff are refused in a preview is no part of what programs of customers meet.
    if (statusCode === 403 && cookies[PREVIEW_MARK] !== undefined) return
    const call = `${method} ${routeOptions.url}`
    const known = statuses.get(call)
    if (known && statusCode >= 400 && !known.has(statusCode)) surprises.add(`${call} ${statusCode}`)
  })
  return surprises
}
