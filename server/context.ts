import type { FastifyBaseLogger } from 'fastify'
import type { DrawComposed } from '#domain/configurator/draw-composed.ts'
import type { Database } from './db/database.ts'
import type { Locks } from './db/locks.ts'
import type { CatalogueNews } from './db/catalogue-news.ts'
import type { DeskNews } from './db/desk-news.ts'
import type { OrderNews } from './db/order-news.ts'
import type { ReplyCache } from './http/reply-cache.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { Settings } from './settings.ts'
import type { FileStorage } from './storage/file-storage.ts'

/** Gives the present moment; tests hand in one that they move. */
export type Clock = () => Date

export type Logger = Pick<
  FastifyBaseLogger,
  'info' | 'warn' | 'error' | 'debug' | 'child' | 'fatal' | 'trace' | 'level'
>

/** By whose prices staff see a preview. */
export type PreviewedCustomer = { readonly companyName: string; readonly priceScope: string }

/** As whom staff see a preview: a visitor, somebody of a company, or a visitor since that has ended. */
export type PreviewAs =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'ended' }
  | ({ readonly kind: 'customer' } & PreviewedCustomer)

/** What operations need of the world, handed in. */
export type ShopContext = {
  readonly db: Database
  /** Where the database is, for work that takes a connection of its own. */
  readonly databaseUrl: string
  readonly settings: Settings
  /** Whether this process is about to end: what gives it requests should give them to others. */
  readonly isLeaving: () => boolean
  /** Whether Vite serves the pages, with hot reload; a built shop is never in development. */
  readonly isDev: boolean
  /** Whether it shows staff what is not published yet, in a transaction of which nothing stays. */
  readonly isPreview: boolean
  /** As whom they see that. */
  readonly previewAs: PreviewAs
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  /** What is too large for the database: variants of photographs, files to download. */
  readonly files: FileStorage
  /** Held over all processes of the shop. */
  readonly locks: Locks
  /** The shop's own address for links in mails, without a slash at the end. */
  readonly origin: () => string
  /** Answers that hold until something changes that they show. */
  readonly replies: ReplyCache
  /** Draws what was composed, as the pages do; null where no pages are built. */
  readonly drawComposed: (...asked: Parameters<DrawComposed>) => Promise<string | null>
  /** What was heard of changes of the catalogue, by any process. */
  readonly news: CatalogueNews
  /** What was heard of changes that staff look at, by any process. */
  readonly deskNews: DeskNews
  /** What was heard of changes that customers look at, by any process. */
  readonly orderNews: OrderNews
}
