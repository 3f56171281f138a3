import { hexOf } from '#domain/shop/contrast.ts'
import { paletteOf } from '#domain/shop/palette.ts'
import { companyNumbers, companyPlace } from '#texts/nl/company-line.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { MailMessage } from '../../db/documents/mails.ts'
import { type MailPart, mailMessage } from './layout.ts'

type ShopMail = {
  readonly subject: (shopName: string) => string
  readonly title: string
  readonly parts: readonly MailPart[]
  /** Of mails that were asked for: where they are ended by hand, and where a mail client ends them with one click. */
  readonly unsubscribe?: { readonly label: string; readonly url: string; readonly oneClickUrl: string }
}

/** A mail in the shop's name, with its address and numbers at the foot. */
export async function shopMail(
  db: Executor,
  { subject, title, parts, unsubscribe }: ShopMail,
): Promise<MailMessage> {
  const { shopName, company, colours, logoUrl } = await shopTheme({ db })
  const palette = paletteOf(colours)
  const message = mailMessage({
    subject: subject(shopName),
    title,
    parts,
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
