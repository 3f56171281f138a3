import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, registerShop } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { startTestPostgres } from '#server/db/embedded.ts'
import { listen } from '#server/db/listen.ts'
import { openLocks } from '#server/db/locks.ts'
import { migrate } from '#server/db/migrate.ts'
import { watchCatalogue } from '#server/db/watch-catalogue.ts'
import { createDeskNews } from '#server/db/desk-news.ts'
import { createOrderNews } from '#server/db/order-news.ts'
import { createCatalogueNews } from '#server/db/catalogue-news.ts'
import { createReplyCache } from '#server/http/reply-cache.ts'
import { startJobs } from '#server/jobs/queue.ts'
import { seedDemo } from '#server/modules/demo/seed-demo.ts'
import { hashPassword } from '#server/modules/session/passwords.ts'
import { readSettings } from '#server/settings.ts'
import { openFiles } from '#server/storage/open-files.ts'

const clock = () => new Date()

/** The demo shop's calls on a throw-away database, without pages; not listening yet. */
export async function openApiShop({ hearsChanges = false } = {}) {
  const postgres = await startTestPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'paskruis-bench-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    // The load generator speaks for many visitors.
    TRUST_PROXY: '127.0.0.1',
    SECRET: 'bench'.padEnd(40, 'x'),
  })
  const db = openDatabase({ url: postgres.url, onLost: () => undefined })
  await migrate(db)
  await seedDemo(db, clock, hashPassword)
  const jobs = await startJobs({ databaseUrl: postgres.url, onError: () => undefined })
  const app = createServer(settings)
  const files = await openFiles(settings)
  const locks = openLocks(postgres.url)
  const news = createCatalogueNews()
  const replies = createReplyCache({ news })
  const shop = {
    db,
    databaseUrl: postgres.url,
    settings,
    isDev: false,
    isLeaving: () => false,
    isPreview: false,
    previewAs: { kind: 'visitor' as const },
    origin: () => 'http://localhost:3000',
    clock,
    log: app.log,
    jobs,
    files,
    locks,
    replies,
    drawComposed: async () => null,
    news,
    deskNews: createDeskNews(),
    orderNews: createOrderNews(),
  }
  await registerShop(app, shop, async (preview) => {
    const shown = createServer(settings)
    await registerShop(shown, preview)
    return shown
  })
  const watch = watchCatalogue(
    db,
    (change) => news.hear(change),
    (error) => app.log.error(error),
  )
  const listener =
    hearsChanges &&
    (await listen(
      postgres.url,
      'catalogue_changed',
      () => void watch.heard(),
      () => undefined,
    ))
  return {
    app,
    shop,
    files,
    clock,
    databaseUrl: postgres.url,
    async close() {
      await app.close()
      if (listener) await listener.close()
      await locks.close()
      await jobs.stop()
      await db.destroy()
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
