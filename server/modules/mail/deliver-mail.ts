import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { ShopContext } from '../../context.ts'
import type { Settings } from '../../settings.ts'
import type { OutboxMail } from './outbox-store.ts'

export type DeliverMail = (mail: OutboxMail) => Promise<void>
export type MailContext = Pick<ShopContext, 'db' | 'clock'> & { readonly deliver: DeliverMail }

const SMTP_TIMEOUT_MS = 15_000

export const mailFolder = (settings: Settings) => join(settings.dataDir, 'mail')

/** Sends by SMTP, or without a mail server keeps each mail as a readable .eml file. */
export function mailDelivery(settings: Settings): DeliverMail {
  const transport = settings.smtpUrl
    ? createTransport({
        url: settings.smtpUrl,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    : createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

  return async ({ id, recipient, message, createdAt }) => {
    const sent = await transport.sendMail({
      from: settings.mailFrom,
      to: { name: '', address: recipient },
      subject: message.subject,
      html: message.html,
      text: message.text,
      date: createdAt,
      messageId: `<${id}@${settings.mailFrom.replace(/^.*@|>$/g, '')}>`,
      headers: { 'auto-submitted': 'auto-generated' },
    })
    if (settings.smtpUrl) return
    const folder = mailFolder(settings)
    const stamp = createdAt.toISOString().replaceAll(':', '-')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${stamp}-${id}.eml`)
    await writeFile(`${path}.part`, (sent as unknown as { message: Buffer }).message, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}
