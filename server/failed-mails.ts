// Shows the mails that could not be sent, and sends them once more, beside a running shop.
import { failedMailsTexts as texts } from '#texts/nl/mail.ts'
import { besideShop, PlainFailure, typed } from './beside-shop.ts'
import { failedMails, reviveMails } from './modules/mail/revive-mails.ts'

const STAFF = typed('mail:failed')
const [choice] = process.argv.slice(2)

await besideShop(async (shop) => {
  if (choice === '--retry') return texts.revived(await reviveMails(shop, STAFF))
  if (choice !== undefined) throw new PlainFailure(texts.usage)
  const mails = await failedMails(shop, STAFF)
  if (mails.length === 0) return texts.none
  return mails
    .map(({ template, recipient, error, createdAt }) =>
      texts.row(createdAt.toISOString(), template, recipient, error),
    )
    .join('\n')
})
