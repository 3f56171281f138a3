import { pagePaths } from '#contract/page-paths.ts'
import type { FileMark } from '#domain/orders/file-mark.ts'
import { fileQuestionMailTexts as texts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'

type Question = {
  readonly id: string
  readonly line: Pick<OrderLineRow, 'title'>
  readonly fileName: string
  readonly designId: string
  readonly text: string
  readonly mark: FileMark
}

/** Asks the customer about a file: what is wrong, where on it, and where he replaces it. */
export async function fileQuestionMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  order: Pick<OrderRecord, 'id' | 'number' | 'contact' | 'confirmationEmail'>,
  { id, line, fileName, designId, text, mark }: Question,
): Promise<NewMail> {
  const file = fileName || texts.yourFile
  return {
    dedupeKey: `file-question:${id}`,
    template: 'file_question',
    recipient: order.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => texts.subject(order.number, shopName),
      title: texts.title,
      worded: {
        mail: 'file_question',
        values: {
          file,
          product: line.title,
          number: order.number,
          firstName: order.contact.firstName,
        },
      },
      parts: [
        prose(texts.greeting(order.contact.firstName)),
        prose(texts.intro(file, line.title, order.number)),
        { kind: 'text', text },
        { kind: 'picture', picture: { designId, mark }, alt: texts.picture(fileName, mark.page) },
        { kind: 'link', label: texts.replace, url: `${shop.origin()}${pagePaths.order(order.id)}` },
        { kind: 'text', text: texts.afterwards },
      ],
    }),
  }
}
