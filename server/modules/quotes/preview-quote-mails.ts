import type { ShopContext } from '../../context.ts'
import { LOGO } from '../mail/mail-picture.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { type MailedQuote, newestMailedQuote } from './mailed-quote.ts'
import {
  expiringQuoteMail,
  extendedQuoteMail,
  priceAnswerMail,
  priceRequestMail,
  savedQuoteMail,
} from './quote-mail.ts'

const example: MailedQuote = {
  id: '00000000-0000-4000-8000-000000000000',
  number: 'OFF-2026-00012',
  reference: 'Winterterras alle filialen',
  validUntil: '2026-12-18',
  parkedAt: new Date('2026-11-18T09:00:00Z'),
  netCents: 241_880,
  totalCents: 292_675,
  email: 'klant@demo.example',
  firstName: 'Marloes',
  companyName: 'Bakkerij De Korenaar B.V.',
  companyId: '00000000-0000-4000-8000-000000000000',
  contactId: '00000000-0000-4000-8000-000000000000',
  lines: [
    { title: 'Spandoek op maat', quantity: 24, pack: null, totalCents: 186_000, picture: LOGO },
    { title: 'Beachvlag Drop L', quantity: 6, pack: null, totalCents: 55_880, picture: LOGO },
  ],
  totals: {
    subtotalCents: 241_880,
    expressCents: 0,
    shippingCents: 0,
    vat: [{ ratePercent: 21, vatCents: 50_795 }],
  },
}
const asked = { messageId: '1', message: 'We nemen er elk kwartaal 24 af.\nWat kan er dan?' }
const declined = { messageId: '4', message: 'Deze prijs is al de scherpste die we kunnen maken.' }
const answered = { messageId: '2', message: 'Bij afname per kwartaal rekenen we 10% minder.' }

const extended = { messageId: '3', message: 'Ons aanbod is verlengd tot en met 18-12-2026.' }

const newest = async (shop: ShopContext) => (await newestMailedQuote(shop, shop.db)) ?? example

/** The mails about the newest quote, or about a made-up one while there is none. */
export const previewQuoteMails: Readonly<Record<string, (shop: ShopContext) => Promise<NewMail>>> = {
  quote: async (shop) => savedQuoteMail(shop, shop.db, await newest(shop)),
  quote_expiring: async (shop) => expiringQuoteMail(shop, shop.db, await newest(shop)),
  quote_extended: async (shop) => extendedQuoteMail(shop, shop.db, await newest(shop), extended),
  price_request: (shop) => priceRequestMail(shop, shop.db, example, asked),
  price_offer: async (shop) =>
    priceAnswerMail(shop, shop.db, await newest(shop), { ...answered, kind: 'offered', version: 2 }),
  price_answer: async (shop) =>
    priceAnswerMail(shop, shop.db, await newest(shop), { ...answered, kind: 'answered', version: null }),
  price_declined: async (shop) =>
    priceAnswerMail(shop, shop.db, await newest(shop), { ...declined, kind: 'declined', version: null }),
}
