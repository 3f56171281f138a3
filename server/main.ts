import type { DrawComposed } from '#domain/configurator/draw-composed.ts'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer, registerHealth, registerShop } from './app.ts'
import { runBuiltPrograms } from './built-programs.ts'
import type { Clock, ShopContext } from './context.ts'
import { type AskedQuery, openDatabase } from './db/database.ts'
import { listen } from './db/listen.ts'
import { openLocks } from './db/locks.ts'
import { migrateUnhurried } from './db/migrate.ts'
import { refuseUnfitPooler } from './db/pooler.ts'
import { watchCatalogue } from './db/watch-catalogue.ts'
import { createDeskNews } from './db/desk-news.ts'
import { createOrderNews } from './db/order-news.ts'
import { createCatalogueNews, EVERYTHING_CHANGED } from './db/catalogue-news.ts'
import { createCachedPages } from './http/cached-pages.ts'
import { builtOfficePage, officePages } from './http/office-pages.ts'
import { servePages, serveAssets } from './http/pages.ts'
import { createReplyCache } from './http/reply-cache.ts'
import { startJobs } from './jobs/queue.ts'
import { promisePeriod } from './modules/catalogue/promise-period.ts'
import { openDemo } from './modules/demo/open-demo.ts'
import { refuseDemoLogins } from './modules/demo/refuse-demo-logins.ts'
import { offeredOwnerCode } from './modules/operators/first-owner.ts'
import { followCatalogueTask } from './modules/search/follow-catalogue.task.ts'
import type { Settings } from './settings.ts'
import { openFiles } from './storage/open-files.ts'
import type { Traces } from './http/traces.ts'
import { startWork } from './worker.ts'

const PROJECT = resolve(import.meta.dirname, '..')

export type StartOptions = {
  readonly settings: Settings
  readonly databaseUrl: string
  readonly clock?: Clock
  /** Says in one line what takes a while. */
  readonly log?: (line: string) => void
  /** Serves pages from their source with hot reload, instead of the built ones. */
  readonly developWith?: (app: FastifyInstance) => Promise<PagesOfSource>
}
/** The pages of the shop, and the one of its back office. */
export type PagesOfSource = {
  readonly getBuild: () => Promise<ServerBuild>
  readonly getOfficePage: (url: string) => Promise<string>
}
export type RunningShop = {
  readonly address: string
  /** With what somebody becomes the owner of a shop without staff; null where there is staff. */
  readonly ownerCode: string | null
  readonly close: () => Promise<void>
}

/** A statement that takes longer is worth looking at, and so much of it is shown. */
const SLOW_QUERY_MS = 500
const SHOWN_SQL = 2_000

/** So long what gives out requests has to see that this process is about to end, when there are others. */
const LEAVES_FOR_MS = 3_000

/** Opens the shop: schema, demo data where they belong, jobs, calls and pages. */
export async function startShop({
  settings,
  databaseUrl,
  clock = () => new Date(),
  log = () => undefined,
  developWith,
}: StartOptions): Promise<RunningShop> {
  const app = createServer(settings)
  // What most shops leave off costs them no memory.
  const registry =
    settings.metricsPort === null ? null : (await import('./http/request-metrics.ts')).measureRequests(app)
  const traces =
    settings.tracesUrl === null
      ? null
      : (await import('./http/traces.ts')).openTraces({
          endpoint: settings.tracesUrl,
          role: settings.role,
          log: app.log,
        })
  traces?.ofRequests(app)
  const closers: (() => Promise<unknown>)[] = []
  let isLeaving = false
  const close = async () => {
    isLeaving = true
    if (settings.role === 'web' && app.server.listening) await delay(LEAVES_FOR_MS)
    for (const one of closers.toReversed()) await one()
  }
  try {
    const onLost = (error: Error) => app.log.warn({ err: error }, 'database connection lost')
    await migrateUnhurried(databaseUrl, onLost)
    if (traces) closers.push(() => traces.close())
    const { databasePoolerUrl } = settings
    const db = openDatabase({
      url: databasePoolerUrl ?? databaseUrl,
      isPooled: databasePoolerUrl !== null,
      onLost,
      onQuery: followQueries(app.log, traces),
    })
    closers.push(() => db.destroy())
    if (databasePoolerUrl !== null) await refuseUnfitPooler(db, databaseUrl)
    if (settings.isProduction) await refuseDemoLogins(db)

    const jobs = await startJobs({
      databaseUrl,
      onError: (error) => app.log.error({ err: error }, 'job failed'),
      ...(traces && { follow: traces.ofJob }),
    })
    closers.push(() => jobs.stop())

    const locks = openLocks(databaseUrl)
    closers.push(() => locks.close())
    const news = createCatalogueNews()
    const deskNews = createDeskNews()
    const orderNews = createOrderNews()
    const isWeb = settings.role !== 'worker'
    const isWorker = settings.role !== 'web'
    const replies = createReplyCache({ news })
    const addressOn = (port: number) => settings.publicUrl ?? `http://${reachableHost(settings.host)}:${port}`
    let port = settings.port
    let pages: (() => Promise<ServerBuild>) | null = null
    const shop: ShopContext = {
      origin: () => addressOn(port),
      db,
      databaseUrl,
      settings,
      isDev: developWith !== undefined,
      isLeaving: () => isLeaving,
      isPreview: false,
      previewAs: { kind: 'visitor' },
      clock,
      log: app.log,
      jobs,
      files: await openFiles(settings),
      locks,
      replies,
      news,
      deskNews,
      orderNews,
      drawComposed: async (...asked) => (pages ? drawingOf(await pages())(...asked) : null),
    }
    if (settings.demo) await openDemo(shop, log)
    const onUnsent = (error: unknown) => app.log.error({ err: error }, 'nobody follows the catalogue')
    const watch = watchCatalogue(
      db,
      (change) => {
        news.hear(change)
        if (isWorker) void jobs.send(db, followCatalogueTask, {}).catch(onUnsent)
      },
      (error) => {
        app.log.error({ err: error }, 'catalogue changes unreadable')
        news.hear(EVERYTHING_CHANGED)
      },
    )
    const listener = await listen(
      databaseUrl,
      'catalogue_changed',
      () => void watch.heard(),
      (error) => app.log.warn({ err: error }, 'catalogue listener lost'),
    )
    closers.push(() => listener.close())
    const { getBuild, getOfficePage } = developWith ? await developWith(app) : await builtPages()
    pages = getBuild
    if (isWorker) await startWork(shop, jobs)
    const withPages = (on: FastifyInstance, of: ShopContext) =>
      servePages(on, {
        publicUrl: settings.publicUrl,
        getBuild,
        isDev: of.isDev,
        isPreview: of.isPreview,
        previewAs: of.previewAs,
        cachedPages: createCachedPages(of.news),
        office: officePages(on, getOfficePage),
        period: promisePeriod(of),
      })
    if (isWeb) {
      closers.push(...(await hearNews(shop)))
      if (!developWith) await serveBuiltAssets(app)
      await registerShop(app, shop, async (preview) => {
        const shown = createServer(settings)
        await registerShop(shown, preview)
        await withPages(shown, preview)
        return shown
      })
      await withPages(app, shop)
    } else registerHealth(app, shop)
    closers.push(() => app.close())
    if (registry && settings.metricsPort !== null) {
      const { host, metricsPort } = settings
      const { serveMetrics } = await import('./modules/system/metrics.ts')
      const served = await serveMetrics(shop, registry, { host, port: metricsPort })
      closers.push(served.close)
    }
    await app.listen({ host: settings.host, port: settings.port })
    port = (app.server.address() as AddressInfo).port
    return { address: addressOn(port), ownerCode: isWeb ? await offeredOwnerCode(shop) : null, close }
  } catch (error) {
    await close().catch((again: unknown) => app.log.error({ err: again }, 'could not close'))
    throw error
  }
}

/** What takes longer than anything should is written down, without its values. */
function followQueries(log: FastifyBaseLogger, traces: Traces | null) {
  return (query: AskedQuery) => {
    traces?.ofQuery(query)
    if (query.ms >= SLOW_QUERY_MS)
      log.warn({ ms: Math.round(query.ms), sql: query.sql.slice(0, SHOWN_SQL) }, 'slow query')
  }
}

/** A shop that listens on every address is reached on this machine by its own name. */
const reachableHost = (host: string) => (['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host)

/** How the pages draw what was composed. */
const drawingOf = ({ entry }: ServerBuild) =>
  (entry.module as unknown as { readonly drawComposed: DrawComposed }).drawComposed

/** What open screens are told, whichever process changed it. */
async function hearNews({ databaseUrl, log, deskNews, orderNews }: ShopContext) {
  const desks = await listen(
    databaseUrl,
    'desk_news',
    (table) => deskNews.hear(table),
    (error) => log.warn({ err: error }, 'listener of the desks lost'),
  )
  const orders = await listen(
    databaseUrl,
    'order_news',
    (said) => orderNews.hear(said),
    (error) => log.warn({ err: error }, 'listener of the orders lost'),
  )
  return [() => desks.close(), () => orders.close()]
}

/** Pages that were open before an update still load what belongs to them (`scripts/earlier-build.mjs`). */
function serveBuiltAssets(app: FastifyInstance): Promise<void> {
  const folders = ['build/client', 'earlier-build'].map((folder) => resolve(PROJECT, folder))
  return serveAssets(app, folders.filter(existsSync))
}

async function builtPages(): Promise<PagesOfSource> {
  runBuiltPrograms(resolve(PROJECT, 'build/programs'))
  const build: ServerBuild = await import(pathToFileURL(resolve(PROJECT, 'build/server/index.js')).href)
  return {
    getBuild: async () => build,
    getOfficePage: builtOfficePage(resolve(PROJECT, 'build/office.html')),
  }
}
