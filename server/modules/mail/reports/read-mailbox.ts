import type { ImapFlow } from 'imapflow'
import type { System } from '#domain/access/actor.ts'
import type { ShopContext } from '../../../context.ts'
import { Refusal } from '../../../refusal.ts'
import type { MailboxSettings } from '../../../settings.ts'
import { MOST_REPORT_BYTES } from './opened-report.ts'
import { takeReport } from './take-report.ts'

const PATIENCE_MS = 30_000
/** Of the newest unread messages only the heads are looked at. */
const MOST_LOOKED_AT = 5_000
/** Of one command, whose line must not become too long for a server. */
const MOST_NAMED = 500
/** The rest comes by the next run. */
const MOST_READ = 200

const READER: System = { kind: 'system', task: 'read-bounces' }
const IS_REPORT = /^content-type:\s*multipart\/report\b/im
/** Of a message that it was read by its reader, which is no report of delivery. */
const IS_RECEIPT = /report-type\s*=\s*"?disposition-notification/i

/**
 * Takes in the unread reports of a mailbox, and marks each as read, or moves it, after what it says is kept: a run that dies half way
 * reads some twice, and the same report twice is one. What is no report stays as it is, unread; what cannot be read as one is flagged.
 */
export async function readMailbox(
  shop: Pick<ShopContext, 'db' | 'clock' | 'log'>,
  mailbox: MailboxSettings,
  signal: AbortSignal,
): Promise<void> {
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: mailbox.host,
    port: mailbox.port,
    secure: mailbox.isSecure,
    auth: { user: mailbox.user, pass: mailbox.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  // A line that breaks fails the command that waits for it.
  client.on('error', () => undefined)
  const stop = () => client.close()
  signal.addEventListener('abort', stop)
  try {
    await client.connect()
    await client.mailboxOpen(mailbox.folder)
    for (const uid of await reportsIn(client)) {
      signal.throwIfAborted()
      const { source } = (await client.fetchOne(uid, { source: true }, { uid: true })) || {}
      if (!source) continue
      const taken = await taking(shop, source, uid)
      if (taken === 'kept') await putAway(client, mailbox, uid)
      // It is looked at once, and left to whoever reads the mailbox.
      else if (taken === 'unreadable') await flagged(client, uid, '\\Flagged')
    }
    await client.logout()
  } catch (error) {
    throw inWords(error)
  } finally {
    signal.removeEventListener('abort', stop)
    client.close()
  }
}

/** The unread messages that say they are reports, the newest first, but for those that could not be read as one before. */
async function reportsIn(client: ImapFlow): Promise<readonly string[]> {
  const found = await client.search({ seen: false, flagged: false }, { uid: true })
  if (found === false || found === undefined) throw new Error('the mailbox could not be searched')
  const unread = found.slice(-MOST_LOOKED_AT)
  const heads = []
  for (let from = 0; from < unread.length; from += MOST_NAMED)
    heads.push(
      ...(await client.fetchAll(
        unread.slice(from, from + MOST_NAMED).join(','),
        { uid: true, size: true, headers: ['content-type'] },
        { uid: true },
      )),
    )
  return heads
    .filter(({ size = 0, headers }) => {
      const type = headers?.toString('latin1') ?? ''
      return size <= MOST_REPORT_BYTES && IS_REPORT.test(type) && !IS_RECEIPT.test(type)
    })
    .map(({ uid }) => uid)
    .toSorted((one, other) => other - one)
    .slice(0, MOST_READ)
    .map(String)
}

/** What became of a message; what is about a mail that is being sent right now is for the next run. */
async function taking(
  shop: Pick<ShopContext, 'db' | 'clock' | 'log'>,
  source: Buffer,
  uid: string,
): Promise<'kept' | 'early' | 'unreadable'> {
  try {
    const { outcome } = await takeReport(shop, READER, source)
    return outcome === 'early' ? 'early' : 'kept'
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    shop.log.info({ uid }, 'a message of the mailbox for bounces could not be read as a report')
    return 'unreadable'
  }
}

async function putAway(client: ImapFlow, { doneFolder }: MailboxSettings, uid: string): Promise<void> {
  await flagged(client, uid, '\\Seen')
  if (doneFolder === null || (await isMoved(client, uid, doneFolder))) return
  await client.mailboxCreate(doneFolder)
  if (!(await isMoved(client, uid, doneFolder))) throw new Error('a message could not be moved')
}

async function flagged(client: ImapFlow, uid: string, flag: string): Promise<void> {
  const isFlagged = await client.messageFlagsAdd(uid, [flag], { uid: true })
  if (!isFlagged) throw new Error('a message could not be marked')
}

/** False where there is no such folder yet. */
const isMoved = async (client: ImapFlow, uid: string, folder: string): Promise<boolean> =>
  (await client.messageMove(uid, folder, { uid: true })) !== false

/** What a mail server said, of which the client itself says no more than that a command failed. */
function inWords(error: unknown): Error {
  const {
    message = String(error),
    responseText = '',
    authenticationFailed = false,
  } = error as {
    readonly message?: string
    readonly responseText?: string
    readonly authenticationFailed?: boolean
  }
  const kind = authenticationFailed ? 'IMAP login' : 'IMAP'
  return new Error(`${kind}: ${[message, responseText].filter(Boolean).join(': ')}`, { cause: error })
}
