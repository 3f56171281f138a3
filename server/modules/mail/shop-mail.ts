import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import { type MailPart, mailMessage } from './layout.ts'
import type { MailMessage } from './outbox-store.ts'

type ShopMail = {
  readonly subject: (shopName: string) => string
  readonly title: string
  readonly parts: readonly MailPart[]
}

/** A mail in the shop's name, with its address and numbers at the foot. */
export async function shopMail(db: Executor, { subject, title, parts }: ShopMail): Promise<MailMessage> {
  const { shopName, company } = await shopTheme({ db })
  return mailMessage({
    subject: subject(shopName),
    title,
    parts,
    shop: {
      name: shopName,
      footer: `${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.city}\nKvK ${company.kvkNumber} | btw ${company.vatId}\n${company.phone} | ${company.email}`,
    },
  })
}
