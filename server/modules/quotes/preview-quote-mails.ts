import type { ShopContext } from '../../context.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import type { MailedQuote } from './mailed-quote-store.ts'
import { expiringQuoteMail, priceAnswerMail, priceRequestMail, savedQuoteMail } from './quote-mail.ts'

const quote: MailedQuote = {
  id: '00000000-0000-4000-8000-000000000000',
  number: 'OFF-2026-00012',
  reference: 'Winterterras alle filialen',
  validUntil: '2026-12-18',
  totalCents: 292_675,
  email: 'klant@demo.example',
  firstName: 'Marloes',
  companyName: 'Bakkerij De Korenaar B.V.',
}
const asked = { messageId: '1', message: 'We nemen er elk kwartaal 24 af.\nWat kan er dan?' }
const answered = { messageId: '2', message: 'Bij afname per kwartaal rekenen we 10% minder.' }

/** The mails about a quote with made-up contents. */
export const previewQuoteMails: Readonly<Record<string, (shop: ShopContext) => Promise<NewMail>>> = {
  quote: (shop) => savedQuoteMail(shop, shop.db, quote),
  quote_expiring: (shop) => expiringQuoteMail(shop, shop.db, quote),
  price_request: ({ db }) => priceRequestMail(db, quote, asked),
  price_answer: (shop) => priceAnswerMail(shop, shop.db, quote, { ...answered, kind: 'offered' }),
}
