import { fillIn, paragraphsOf } from '#domain/mails/own-words.ts'
import type { WORDED_MAILS, WordedMail } from '#domain/mails/worded-mails.ts'
import { hexOf } from '#domain/shop/contrast.ts'
import { paletteOf } from '#domain/shop/palette.ts'
import { companyNumbers, companyPlace } from '#texts/nl/company-line.ts'
import { placeholderNames } from '#texts/nl/mail-words.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { MailMessage } from '../../db/documents/mails.ts'
import { type MailPart, mailMessage } from './layout.ts'
import { findWords, type OwnMailWords } from './mail-words-store.ts'

/** What the owner's words for a mail may name, but for the name of the shop. */
type ValueOf<Mail extends WordedMail> = Exclude<(typeof WORDED_MAILS)[Mail][number], 'shop'>

/** A mail of which the owner may write the words, with what they may name. */
type Worded = {
  readonly [Mail in WordedMail]: {
    readonly mail: Mail
    readonly values: { readonly [Value in ValueOf<Mail>]: string }
  }
}[WordedMail]

type ShopMail = {
  readonly subject: (shopName: string) => string
  readonly title: string
  readonly parts: readonly MailPart[]
  /** Where the owner may write the words; an introduction of his stands in the place of what is prose. */
  readonly worded?: Worded | null
  /** Of mails that were asked for: where they are ended by hand, and where a mail client ends them with one click. */
  readonly unsubscribe?: { readonly label: string; readonly url: string; readonly oneClickUrl: string }
}

/** A mail in the shop's name, with its address and numbers at the foot. */
export async function shopMail(
  db: Executor,
  { subject, title, parts, worded = null, unsubscribe }: ShopMail,
): Promise<MailMessage> {
  const { shopName, company, colours, logoUrl } = await shopTheme({ db })
  const palette = paletteOf(colours)
  const own = worded && filledIn(await findWords(db, worded.mail), { ...worded.values, shop: shopName })
  const message = mailMessage({
    subject: own?.subject?.replaceAll(/\s+/g, ' ') || subject(shopName),
    title: own?.title || title,
    parts: own?.intro ? withIntro(parts, own.intro) : parts,
    shop: {
      name: shopName,
      hasOwnLogo: logoUrl !== null,
      colours: palette
        ? { surface: hexOf(palette.surface), onSurface: hexOf(palette.onSurface) }
        : { surface: '#2130C8', onSurface: '#ffffff' },
      email: company.email,
      footer: [companyPlace(company), companyNumbers(company)].filter((line) => line !== '').join('\n'),
      phone: company.phone,
    },
    ...(unsubscribe && { unsubscribe }),
  })
  return unsubscribe ? { ...message, oneClickUrl: unsubscribe.oneClickUrl } : message
}

/** Prose of a mail, in the place of which the owner's words may stand. */
export const prose = (text: string): MailPart => ({ kind: 'text', text, isProse: true })

function filledIn(
  { subject, title, intro }: OwnMailWords,
  values: { readonly [Value in keyof typeof placeholderNames]?: string },
): OwnMailWords {
  const named = new Map<string, string>()
  for (const [placeholder, name] of Object.entries(placeholderNames)) {
    const value = values[placeholder as keyof typeof placeholderNames]
    if (value !== undefined) named.set(name, value)
  }
  const fill = (words: string | null) => words && fillIn(words, named)
  return { subject: fill(subject), title: fill(title), intro: fill(intro) }
}

const isProse = (part: MailPart): boolean => part.kind === 'text' && part.isProse === true

/** The owner's paragraphs where the first prose stood; the rest of it is gone. */
function withIntro(parts: readonly MailPart[], intro: string): readonly MailPart[] {
  const at = parts.findIndex(isProse)
  const written = paragraphsOf(intro).map((text): MailPart => ({ kind: 'text', text }))
  return [...parts.slice(0, at), ...written, ...parts.slice(at).filter((part) => !isProse(part))]
}
