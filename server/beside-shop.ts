import type { System } from '#domain/access/actor.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import { besideShopTexts } from '#texts/nl/shop-commands.ts'
import type { ShopContext } from './context.ts'
import { openDatabase } from './db/database.ts'
import { runningEmbeddedUrl } from './db/embedded.ts'
import { startJobs } from './jobs/queue.ts'
import { startupErrorMessage } from './startup-error-message.ts'
import { Refusal } from './refusal.ts'
import { readSettings, type Settings } from './settings.ts'

/** What a command ends with in one sentence, instead of the place in the code where it happened. */
export class PlainFailure extends Error {}

export type BesideShop = Pick<ShopContext, 'db' | 'databaseUrl' | 'jobs' | 'origin' | 'clock'> & {
  readonly settings: Settings
}

/** Who types a command has the whole machine: what it changes is the shop's own doing, under the name of the command. */
export const typed = (command: string): System => ({ kind: 'system', task: command })

const onError = (error: Error) => console.error(error.message)

/** Does the work of a command beside a running shop, or on a database of its own, and says what came of it. */
export async function besideShop(work: (shop: BesideShop) => Promise<string>): Promise<void> {
  try {
    console.log(await connected(work))
  } catch (error) {
    console.error(inWords(error))
    process.exitCode = 1
  }
}

async function connected(work: (shop: BesideShop) => Promise<string>): Promise<string> {
  const settings = readSettings(process.env)
  const url = settings.databaseUrl ?? runningEmbeddedUrl(settings.dataDir)
  if (url === null) throw new PlainFailure(besideShopTexts.notRunning)
  const db = openDatabase({ url, connections: 2, onLost: onError })
  const jobs = await startJobs({ databaseUrl: url, onError })
  try {
    const origin = () => settings.publicUrl ?? `http://localhost:${settings.port}`
    return await work({ db, databaseUrl: url, jobs, origin, settings, clock: () => new Date() })
  } finally {
    await jobs.stop()
    await db.destroy()
  }
}

/** A failure as the owner can mend it; a bug stays what it is. */
export function inWords(error: unknown): unknown {
  if (error instanceof PlainFailure) return error.message
  if (error instanceof Refusal) return refusalTexts[error.code]
  return startupErrorMessage(error, { isForeignDatabase: true }) ?? error
}
