import type { z } from 'zod'
import type { DeskMail, DeskMailRow } from '#contract/office/mails.ts'
import type { Staff } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { isMoment } from '#domain/delivery/plain-date.ts'
import { bounceReason } from '#domain/mails/bounce-reason.ts'
import { isStillTried } from '#domain/mails/delivery-report.ts'
import type { MailQueue } from '#domain/mails/mail-states.ts'
import { holdsSecrets, maskSecrets } from '#domain/mails/mask-secrets.ts'
import {
  attachmentTexts,
  bouncedTexts,
  delayedTexts,
  kindsCalled,
  mailKindLabel,
  mailStateTexts,
} from '#texts/nl/office/mails.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { MailAttachment, MailMessage } from '../../db/documents/mails.ts'
import { type FirstOfMany, firstOfMany } from '../../first-of-many.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import {
  copyMail,
  countMailQueue,
  countMailQueues,
  findMail,
  findRecipients,
  type KeptMail,
  listMailQueue,
  type MailPlace,
  type QueuedMail,
  readdressMail,
} from './desk-mail-store.ts'
import { listReports } from './reports/report-store.ts'
import { sendMailTask } from './send-mail.task.ts'

const PAGE_SIZE = 100
const MOST_COUNTED = 1000

type Desk = Pick<ShopContext, 'db'>
type DatedDesk = Pick<ShopContext, 'db' | 'clock'>

/** A page of a queue; `next` names the place after it. */
export async function listDeskMails(
  { db, clock }: DatedDesk,
  staff: Staff,
  {
    queue,
    search,
    after,
  }: { readonly queue: MailQueue; readonly search: string; readonly after: string | null },
): Promise<{ readonly mails: z.input<typeof DeskMailRow>[]; readonly next: string | null }> {
  requireRight(staff, 'sendMails')
  const found = await listMailQueue(db, {
    queue,
    search: search.trim(),
    templates: kindsCalled(search.trim()),
    after: after === null ? null : readPlace(after),
    limit: PAGE_SIZE + 1,
  })
  const mails = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? mails.at(-1) : undefined
  return { mails: mails.map((mail) => row(mail, clock())), next: last ? `${last.at}_${last.id}` : null }
}

function row(
  { id, state, template, createdAt, error, isBounced, ...mail }: Omit<QueuedMail, 'at'>,
  now: Date,
): z.input<typeof DeskMailRow> {
  const isDelayed = isStillTried(mail.delayedAt, now)
  const shown = isBounced ? bouncedTexts : isDelayed ? delayedTexts : mailStateTexts[state]
  return {
    id,
    state,
    isBounced,
    isDelayed,
    stateLabel: shown.label,
    stateTone: shown.tone,
    reason: isBounced ? bounceReason(error ?? '') : null,
    kindLabel: mailKindLabel(template),
    recipient: mail.recipient,
    subject: mail.subject,
    createdAt: createdAt.toISOString(),
    attempts: mail.attempts,
    error: error === null ? null : maskSecrets(error),
  }
}

const PLACE = /^(\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{6}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

function readPlace(text: string): MailPlace {
  const [, at, id] = PLACE.exec(text) ?? []
  if (at === undefined || id === undefined || !isMoment(at)) throw new Refusal('NotFound')
  return { at, id }
}

type FailedMail = Pick<QueuedMail, 'id' | 'recipient' | 'subject' | 'createdAt' | 'template'>

/** The first mails that did not go, or that came back, the oldest first, and how many they are. */
export async function failedMails(
  { db }: Desk,
  staff: Staff,
  queue: 'failed' | 'bounced',
  most: number,
): Promise<FirstOfMany<FailedMail>> {
  requireRight(staff, 'sendMails')
  return firstOfMany(
    most,
    (limit) => listMailQueue(db, { queue, search: '', templates: [], after: null, limit }),
    () => countMailQueue(db, queue, MOST_COUNTED),
  )
}

/** How many mails each queue holds. */
export async function countDeskMails({ db }: Desk, staff: Staff) {
  requireRight(staff, 'sendMails')
  const counts = await countMailQueues(db, MOST_COUNTED)
  return { counts: Object.fromEntries(counts) as Record<MailQueue, number> }
}

/** One mail with its text and attachments, without what its links open. */
export async function showDeskMail(
  { db, clock }: DatedDesk,
  staff: Staff,
  id: string,
): Promise<z.input<typeof DeskMail>> {
  requireRight(staff, 'sendMails')
  const mail = await findMail(db, id)
  if (!mail) throw new Refusal('MailNotFound')
  return {
    ...row({ ...mail, subject: mail.message.subject }, clock()),
    sentAt: mail.sentAt?.toISOString() ?? null,
    text: maskSecrets(mail.message.text),
    attachments: mail.attachments.map((attached) => shownAttachment(attached, staff)),
    isPersonal: isPersonal(mail),
    isForgotten: isForgotten(mail),
    reports: (await listReports(db, id)).map(({ readAt, diagnostic, ...report }) => ({
      ...report,
      readAt: readAt.toISOString(),
      diagnostic: maskSecrets(diagnostic),
    })),
  }
}

/** A mail as its reader sees it, without what its links open. */
export async function previewDeskMail({ db }: Desk, staff: Staff, id: string): Promise<MailMessage> {
  requireRight(staff, 'sendMails')
  const mail = await findMail(db, id)
  if (!mail) throw new Refusal('MailNotFound')
  return { ...mail.message, html: maskSecrets(mail.message.html), text: maskSecrets(mail.message.text) }
}

/** Where staff read documents that mails carry (`documents/desk-invoice-routes.ts`). */
const PATHS: Readonly<Record<string, string>> = { invoice_pdf: 'invoice', invoice_ubl: 'invoice-ubl' }

function shownAttachment({ document, id }: MailAttachment, staff: Staff) {
  const path = may(staff, 'seeAllInvoices') === null ? PATHS[document] : undefined
  return {
    label: attachmentTexts[document] ?? document,
    url: path === undefined ? null : `/beheer/api/documents/${path}/${id}`,
  }
}

const isPersonal = ({ message }: KeptMail) => holdsSecrets(message.html) || holdsSecrets(message.text)
const isForgotten = ({ message }: KeptMail) => message.html === '' && message.text === ''

type Again = {
  readonly id: string
  readonly mailId: string
  readonly recipient: string
  readonly seenState: 'sent' | 'failed'
}

/**
 * Sends a mail once more, if need be to another address; gives the id of the one that waits now. What failed waits again
 * itself; of what was sent there is a new one, as a mailbox drops a mail that it has by its id.
 */
export async function sendMailAgain(
  { db, jobs }: Pick<ShopContext, 'db' | 'jobs'>,
  staff: Staff,
  { id, mailId, recipient, seenState }: Again,
): Promise<string> {
  requireRight(staff, 'sendMails')
  return changeAs(db, staff, async (trx) => {
    const mail = await findMail(trx, id, { locks: true })
    if (!mail) throw new Refusal('MailNotFound')
    if (mail.state !== seenState) throw new Refusal('MailMovedOn')
    if (isForgotten(mail)) throw new Refusal('MailForgotten')
    if (recipient.toLowerCase() !== mail.recipient.toLowerCase() && isPersonal(mail)) {
      throw new Refusal('MailIsPersonal', { field: 'recipient' })
    }
    if (seenState === 'failed') {
      await readdressMail(trx, id, recipient)
      await jobs.send(trx, sendMailTask, { mailId: id })
      return id
    }
    if (await copyMail(trx, mail, { id: mailId, recipient })) await jobs.send(trx, sendMailTask, { mailId })
    return mailId
  })
}

/** Sends a mail once more to whom it was meant for, in whatever state it is; one that waits is on its way. */
export async function sendSameMailAgain(
  shop: Pick<ShopContext, 'db' | 'jobs'>,
  staff: Staff,
  { id, mailId }: Pick<Again, 'id' | 'mailId'>,
): Promise<void> {
  requireRight(staff, 'sendMails')
  const mail = await findMail(shop.db, id)
  if (!mail) throw new Refusal('MailNotFound')
  if (mail.state === 'waiting') throw new Refusal('MailMovedOn')
  await sendMailAgain(shop, staff, { id, mailId, recipient: mail.recipient, seenState: mail.state })
}

/** Which mails are meant by their ids, or by a queue and a search, for work with many of them. */
export async function chooseDeskMails(
  { db }: Desk,
  chosen: { readonly ids: readonly string[] } | { readonly queue: MailQueue; readonly search: string },
  limit: number,
): Promise<{ readonly id: string; readonly number: string }[]> {
  if ('ids' in chosen) return findRecipients(db, chosen.ids)
  const search = chosen.search.trim()
  const mails = await listMailQueue(db, {
    queue: chosen.queue,
    search,
    templates: kindsCalled(search),
    after: null,
    limit,
  })
  return mails.map(({ id, recipient }) => ({ id, number: recipient }))
}
