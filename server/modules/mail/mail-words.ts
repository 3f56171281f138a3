import type { z } from 'zod'
import type { DeskMailWords, editMailWords } from '#contract/office/mail-words.ts'
import type { Staff } from '#domain/access/actor.ts'
import { clashingFields } from '#domain/companies/clashing-fields.ts'
import { faultOfWords, type MailWords, ownWords, WORDS_FIELDS } from '#domain/mails/own-words.ts'
import { ABOUT_ORDERS, WORDED_MAIL_NAMES, type WordedMail } from '#domain/mails/worded-mails.ts'
import { placeholdersOf, usualMailWords } from '#texts/nl/mail-words.ts'
import { wordsFaultText } from '#texts/nl/office/mail-words.ts'
import { mailKindLabel } from '#texts/nl/office/mails.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { MailMessage } from '../../db/documents/mails.ts'
import { tryOut } from '../../db/trial.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keepVersions } from '../versions/content-versions.ts'
import { findWords, lockWords, type OwnMailWords, writeWords } from './mail-words-store.ts'
import type { NewMail } from './queue-mail.ts'

type Desk = Pick<ShopContext, 'db'>
type Changing = Pick<ShopContext, 'db' | 'clock'>

/**
 * Makes mails as examples, by their templates, about the order with a number if that is given and the mail is about one; null while there
 * is nothing that it could be about.
 */
export type MailExamples = Readonly<
  Record<string, (shop: ShopContext, orderNumber?: string) => Promise<NewMail | null>>
>

const reply = (mail: WordedMail, { subject, title, intro }: OwnMailWords): DeskMailWords => ({
  mail,
  label: mailKindLabel(mail),
  usual: usualMailWords[mail],
  own: { subject: subject ?? '', title: title ?? '', intro: intro ?? '' },
  placeholders: [...placeholdersOf(mail)],
  isAboutOrder: ABOUT_ORDERS.has(mail),
})

/** The mails of which the owner may write the words. */
export async function listMailWords({ db }: Desk, staff: Staff): Promise<DeskMailWords[]> {
  requireRight(staff, 'changeShop')
  return Promise.all(WORDED_MAIL_NAMES.map(async (mail) => reply(mail, await findWords(db, mail))))
}

function mailCalled(name: string): WordedMail {
  const mail = WORDED_MAIL_NAMES.find((one) => one === name)
  if (!mail) throw new Refusal('MailNotFound')
  return mail
}

/** What is kept of typed words; refused by field, in `place` of what was sent, where one of them cannot stand in the mail. */
function judged(mail: WordedMail, typed: MailWords, place: string): OwnMailWords {
  const known = placeholdersOf(mail)
  const faults = WORDS_FIELDS.flatMap((field) => {
    const fault = faultOfWords(field, typed[field], known)
    return fault ? [{ field: `${place}${field}`, message: wordsFaultText(fault, known) }] : []
  })
  if (faults.length > 0) throw new Refusal('InvalidInput', faults)
  const usual = usualMailWords[mail]
  return {
    subject: ownWords(typed.subject, usual.subject),
    title: ownWords(typed.title, usual.title),
    intro: ownWords(typed.intro, usual.intro),
  }
}

/** Writes words of a mail. Refused, by field, where somebody else changed meanwhile what was seen. */
export async function changeMailWords(
  { db, clock }: Changing,
  staff: Staff,
  name: string,
  { change, seen }: z.output<typeof editMailWords.body>,
): Promise<DeskMailWords> {
  requireRight(staff, 'changeShop')
  const mail = mailCalled(name)
  return changeAs(db, staff, async (trx) => {
    const { own: now } = reply(mail, await lockWords(trx, mail))
    const typed = {
      subject: change.subject ?? now.subject,
      title: change.title ?? now.title,
      intro: change.intro ?? now.intro,
    }
    const words = judged(mail, typed, 'change.')
    const clashes = clashingFields(reply(mail, words).own, { ...now, ...seen }, now)
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    await writeWords(trx, mail, words)
    const kept = reply(mail, words)
    await keepVersions(trx, staff, {
      id: mail,
      before: { kind: 'mail', ...now },
      after: { kind: 'mail', ...kept.own },
      at: clock(),
    })
    return kept
  })
}

/** A mail as it would be sent with words that are typed; nothing of it stays. */
export async function previewMailWords(
  shop: ShopContext,
  staff: Staff,
  { name, typed, order }: { readonly name: string; readonly typed: MailWords; readonly order: string },
  examples: MailExamples,
): Promise<MailMessage | null> {
  requireRight(staff, 'changeShop')
  const mail = mailCalled(name)
  const words = judged(mail, typed, '')
  return tryOut(shop.db, async (trial) => {
    await writeWords(trial, mail, words)
    const example = await examples[mail]?.({ ...shop, db: trial }, order)
    return example?.message ?? null
  })
}
