import { officePaths } from '#contract/office/paths.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatLongDate } from '#texts/nl/format-date.ts'
import { fileProofMailTexts as texts, proofFacts } from '#texts/nl/file-proofs.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import { linePicture } from '../mail/mail-picture.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import type { FileProof, Proofed } from './file-proof-store.ts'

type Shop = Pick<ShopContext, 'origin'>
type Shown = {
  readonly id: string
  readonly line: Pick<OrderLineRow, 'title' | 'imageUrl' | 'print' | 'widthMm' | 'heightMm' | 'optionTexts'>
  readonly fileName: string
  readonly designId: string
  readonly copies: number
  readonly note: string
  readonly token: string
  readonly expiresAt: Date
}

/** Shows the customer a file as it will be printed; its link takes his answer without login. */
export async function fileProofMail(
  shop: Shop,
  trx: Executor,
  order: Pick<OrderRecord, 'number' | 'contact' | 'confirmationEmail'>,
  { id, line, fileName, designId, copies, note, token, expiresAt }: Shown,
): Promise<NewMail> {
  const file = fileName || texts.yourFile
  const size = line.print?.sizeMm ?? line
  return {
    dedupeKey: `file-proof:${id}`,
    template: 'file_proof',
    recipient: order.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => texts.subject(order.number, shopName),
      title: texts.title,
      worded: {
        mail: 'file_proof',
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
        ...(note ? [{ kind: 'text' as const, text: `${texts.note}\n${note}` }] : []),
        {
          kind: 'facts',
          rows: [
            [
              line.title,
              proofFacts({ ...size, copies, options: line.optionTexts }).join('\n'),
              linePicture({ ...line, designs: [{ designId, side: 'front' }] }),
            ],
          ],
        },
        { kind: 'link', label: texts.look, url: `${shop.origin()}${pagePaths.proof(token)}` },
        { kind: 'text', text: texts.afterwards(formatLongDate(expiresAt)) },
      ],
    }),
  }
}

/** Tells who sent a proof what its customer said; the shop where he is no longer there. */
export async function proofAnswerMail(
  shop: Shop,
  trx: Executor,
  proof: Pick<FileProof, 'id' | 'fileName' | 'byEmail'>,
  about: Proofed,
  answer: { readonly decision: 'approved' | 'returned'; readonly remarks: string },
): Promise<NewMail> {
  const { company } = await shopTheme({ db: trx })
  const isApproved = answer.decision === 'approved'
  return {
    dedupeKey: `file-proof-answer:${proof.id}`,
    template: 'file_proof_answer',
    recipient: proof.byEmail ?? company.email,
    message: await shopMail(trx, {
      subject: () => texts.answerSubject(isApproved, about.orderNumber),
      title: texts.answerTitle(isApproved),
      parts: [
        {
          kind: 'text',
          text: texts.answerIntro(isApproved, about.companyName, proof.fileName, about.lineTitle),
        },
        ...(answer.remarks ? [{ kind: 'text' as const, text: answer.remarks }] : []),
        ...(about.fileId
          ? [
              {
                kind: 'link' as const,
                label: texts.toFile,
                url: `${shop.origin()}${officePaths.file(about.fileId)}`,
              },
            ]
          : []),
      ],
    }),
  }
}
