import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopContext } from '../../context.ts'
import type { Settings } from '../../settings.ts'
import type { MailAttachment, MailPicture } from '../../db/documents/mails.ts'
import type { OutboxMail } from './outbox-store.ts'
import { type OutgoingMail, outgoingMail } from './outgoing-mail.ts'

/** A document that goes with a mail, as its reader saves it. */
export type AttachedFile = {
  readonly name: string
  readonly mimeType: string
  readonly content: Buffer
  /** Of a picture that the mail itself shows: how its HTML calls it. */
  readonly contentId?: string
}
type MailToSend = Pick<OutboxMail, 'sentAs' | 'recipient' | 'message' | 'createdAt'>

export type DeliverMail = (mail: OutboxMail, attached: readonly AttachedFile[]) => Promise<void>
export type MailContext = Pick<ShopContext, 'db' | 'clock' | 'log'> & {
  readonly deliver: DeliverMail
  /** Reads a document that a mail names. */
  readonly readAttachment: (attachment: MailAttachment) => Promise<AttachedFile>
  /** Makes a picture that a mail shows. */
  readonly readPicture: (picture: MailPicture) => Promise<AttachedFile>
}

const SMTP_TIMEOUT_MS = 15_000

export const mailFolder = (settings: Settings) => join(settings.dataDir, 'mail')

/** What RFC 8058 asks of mails that a client may end by itself; a client calls nothing but https. */
const oneClick = (url: string) => ({
  'list-unsubscribe': `<${url}>`,
  ...(url.startsWith('https:') && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
})

/** Sends a mail by a server, over a connection of its own; without one it is only written down. Reads nothing that a mail names. */
export async function sendBy(
  { server, from, returnPath }: OutgoingMail,
  { sentAs, recipient, message, createdAt }: MailToSend,
  attached: readonly AttachedFile[],
  timeoutMs = SMTP_TIMEOUT_MS,
): Promise<unknown> {
  const { createTransport } = await import('nodemailer')
  const transport = server
    ? createTransport({
        ...server,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    : createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return transport.sendMail({
    from,
    to: { name: '', address: recipient },
    ...(returnPath && { envelope: { from: returnPath, to: recipient } }),
    subject: message.subject,
    html: message.html,
    text: message.text,
    attachments: attached.map(({ name, mimeType, content, contentId }) => ({
      filename: name,
      contentType: mimeType,
      content,
      ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    date: createdAt,
    messageId: `<${sentAs}@${from.replace(/^.*@|>$/g, '')}>`,
    headers: {
      'auto-submitted': 'auto-generated',
      ...(message.oneClickUrl && oneClick(message.oneClickUrl)),
    },
  })
}

/** Sends by the mail server as it is set at that moment, or without one keeps each mail as a readable .eml file. */
export function mailDelivery(
  shop: Pick<ShopContext, 'db' | 'settings'>,
  timeoutMs = SMTP_TIMEOUT_MS,
): DeliverMail {
  return async (mail, attached) => {
    const outgoing = await outgoingMail(shop)
    const sent = await sendBy(outgoing, mail, attached, timeoutMs)
    if (outgoing.server) return
    const { id, createdAt } = mail
    const folder = mailFolder(shop.settings)
    const stamp = createdAt.toISOString().replaceAll(':', '-')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${stamp}-${id}.eml`)
    await writeFile(`${path}.part`, (sent as { message: Buffer }).message, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}
