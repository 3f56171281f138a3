import { pagePaths } from '#contract/page-paths.ts'
import { notedAnswerMailTexts as texts } from '#texts/nl/file-proofs.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import type { Approver } from './approvers.ts'

type Noted = {
  /** Of the proof. */
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly lineTitle: string
  readonly decision: 'approved' | 'returned'
  readonly remarks: string
}

/** Tells a contact what staff wrote down that he said of a proof by telephone, so that he can say when it is not so. */
export async function notedAnswerMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  { firstName, email }: Pick<Approver, 'firstName' | 'email'>,
  { id, orderId, orderNumber, lineTitle, decision, remarks }: Noted,
): Promise<NewMail> {
  const isApproved = decision === 'approved'
  return {
    dedupeKey: `proof-noted:${id}`,
    template: 'proof_noted',
    recipient: email,
    message: await shopMail(trx, {
      subject: (shopName) => texts.subject(isApproved, orderNumber, shopName),
      title: texts.title(isApproved),
      parts: [
        { kind: 'text', text: texts.greeting(firstName) },
        { kind: 'text', text: texts.intro(isApproved, lineTitle, orderNumber) },
        { kind: 'text', text: remarks },
        { kind: 'text', text: texts.afterwards(isApproved) },
        { kind: 'link', label: texts.look, url: `${shop.origin()}${pagePaths.order(orderId)}` },
      ],
    }),
  }
}
