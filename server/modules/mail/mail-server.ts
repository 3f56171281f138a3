import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { MailServer, TypedServer } from '#contract/office/mail-server.ts'
import type { Staff } from '#domain/access/actor.ts'
import type { MailServerFault } from '#domain/mails/mail-server.ts'
import { mailServerTexts as texts } from '#texts/nl/office/mail-server.ts'
import { trialMailTexts } from '#texts/nl/operator-mails.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { seal } from '../../seal.ts'
import { sendBy } from './deliver-mail.ts'
import { findServer, forgetServer, keepServer, type KeptServer, takeServer } from './mail-server-store.ts'
import { addressOf, outgoingMail, passwordOf, SEALED_FOR, senderOf } from './outgoing-mail.ts'
import { readPicture } from './read-picture.ts'
import { shopMail } from './shop-mail.ts'

type Reading = Pick<ShopContext, 'db' | 'settings'>

/** Who tries waits for it. */
const TRIAL_TIMEOUT_MS = 10_000

export async function showMailServer(
  { db, settings }: Reading,
  staff: Staff,
): Promise<z.input<typeof MailServer>> {
  requireRight(staff, 'changeShop')
  const [{ from }, kept] = await Promise.all([outgoingMail({ db, settings }), findServer(db)])
  const isByMachine = settings.smtpUrl !== null
  return {
    setBy: isByMachine ? 'machine' : kept ? 'desk' : null,
    sender: from,
    server: kept && {
      host: kept.host,
      port: kept.port,
      security: kept.security,
      username: kept.username,
      hasPassword: kept.sealedPassword !== null,
      senderName: kept.senderName,
      senderAddress: kept.senderAddress,
    },
    lostPassword: kept !== null && kept.sealedPassword !== null && passwordOf({ settings }, kept) === null,
  }
}

/** Sets by what mail goes out from now, also what waits for its next try. */
export async function setServer(
  shop: Reading & Pick<ShopContext, 'clock'>,
  staff: Staff,
  typed: TypedServer,
): Promise<void> {
  requireRight(staff, 'changeShop')
  refuseOfMachine(shop)
  await changeAs(shop.db, staff, async (trx) => {
    const kept = await takeServer(trx)
    const password = passwordFor(shop, typed, kept)
    const id = kept?.id ?? randomUUID()
    const { secret } = shop.settings
    await keepServer(
      trx,
      {
        ...serverOf(typed),
        id,
        sealedPassword:
          password === null ? null : seal({ secret, purpose: SEALED_FOR, holderId: id }, password),
      },
      shop.clock(),
    )
  })
}

export async function removeServer({ db, settings }: Reading, staff: Staff): Promise<void> {
  requireRight(staff, 'changeShop')
  refuseOfMachine({ settings })
  await changeAs(db, staff, forgetServer)
}

/** Sends a trial by what is typed, and tells at its field what the server has against it. */
export async function tryServer(
  shop: ShopContext,
  staff: Staff,
  typed: TypedServer,
  recipient: string,
): Promise<void> {
  requireRight(staff, 'changeShop')
  refuseOfMachine(shop)
  const password = passwordFor(shop, typed, await findServer(shop.db))
  const server = serverOf(typed)
  const message = await shopMail(shop.db, {
    subject: trialMailTexts.subject,
    title: trialMailTexts.title,
    parts: [{ kind: 'text', text: trialMailTexts.text }],
  })
  const mail = { sentAs: randomUUID(), recipient, message, createdAt: shop.clock() }
  const pictures = await Promise.all((message.pictures ?? []).map((picture) => readPicture(shop, picture)))
  try {
    const by = {
      server: addressOf(server, password),
      from: senderOf(server),
      returnPath: shop.settings.mailReturnPath,
    }
    await sendBy(by, mail, pictures, TRIAL_TIMEOUT_MS)
  } catch (error) {
    const fault = faultOf(error)
    const { mailReturnPath } = shop.settings
    if (fault === 'sender' && mailReturnPath !== null)
      throw new Refusal('MailServerRefused', { message: texts.returnPath(mailReturnPath, answerOf(error)) })
    throw new Refusal('MailServerRefused', {
      ...(FIELD_OF[fault] && { field: FIELD_OF[fault] }),
      message: texts.faults[fault](answerOf(error)),
    })
  }
}

function refuseOfMachine({ settings }: Pick<Reading, 'settings'>): void {
  if (settings.smtpUrl !== null) throw new Refusal('MailServerOfMachine')
}

const serverOf = ({ host, port, security, username, senderName, senderAddress }: TypedServer) => ({
  host: host.toLowerCase(),
  port,
  security,
  username: username === '' ? null : username,
  senderName,
  senderAddress,
})

/** What is typed, or what is kept; a kept password is given to no other server, nor for another name, than it was typed for. */
function passwordFor(shop: Reading, typed: TypedServer, kept: KeptServer | null): string | null {
  const { username, password } = typed
  if (username === '') return null
  if (password !== null && password !== '') return password
  const { host, port, security } = serverOf(typed)
  const isSame =
    kept?.host === host && kept.port === port && kept.security === security && kept.username === username
  const known = isSame && password === null ? passwordOf(shop, kept) : null
  if (known === null) throw new Refusal('InvalidInput', { field: 'password', message: texts.passwordNeeded })
  return known
}

const FIELD_OF: Readonly<Record<MailServerFault, keyof TypedServer | null>> = {
  unknownHost: 'host',
  noAnswer: 'host',
  noEncryption: 'security',
  notEncrypted: 'security',
  login: 'username',
  sender: 'senderAddress',
  other: null,
}

type MailError = {
  readonly code?: unknown
  readonly command?: unknown
  readonly response?: unknown
  readonly cause?: unknown
}

/** What nodemailer says of its failure, which names it by `code` (lib/errors.js) and the command that was answered. */
function faultOf(error: unknown): MailServerFault {
  const { code, command } = error as MailError
  if (code === 'EDNS' || code === 'ENOTFOUND') return 'unknownHost'
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'login'
  if (code === 'ETLS' || code === 'EREQUIRETLS') return 'noEncryption'
  if (command === 'MAIL FROM') return 'sender'
  const text = error instanceof Error ? error.message : ''
  if (/wrong version number|packet length too long|unknown protocol/i.test(text)) return 'notEncrypted'
  if (/certificate|self.signed|altname/i.test(text)) return 'noEncryption'
  return code === 'ESOCKET' || code === 'ECONNECTION' || code === 'ETIMEDOUT' ? 'noAnswer' : 'other'
}

const MOST_TOLD = 300

/** The server's own words, in one line. */
function answerOf(error: unknown): string {
  const { response } = error as MailError
  const words = typeof response === 'string' ? response : error instanceof Error ? error.message : ''
  return words.replaceAll(/\s+/g, ' ').slice(0, MOST_TOLD)
}
