import { officePaths } from '#contract/office/paths.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatLongDate } from '#texts/nl/format-date.ts'
import { studioMailTexts as texts } from '#texts/nl/studio.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import { linePicture } from '../mail/mail-picture.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import type { StudioJobRecord } from './studio-store.ts'

type Mailing = Pick<ShopContext, 'jobs' | 'origin'>

type ProofOf = Pick<
  StudioJobRecord,
  'orderNumber' | 'lineTitle' | 'imageUrl' | 'print' | 'firstName' | 'confirmationEmail'
>

/** Tells the customer that a proof waits for them; its link takes the answer without login. */
export async function proofMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  job: ProofOf,
  proof: {
    readonly id: string
    readonly number: number
    readonly designId: string
    readonly token: string
    readonly expiresAt: Date
  },
): Promise<NewMail> {
  return {
    dedupeKey: `proof:${proof.id}`,
    template: 'studio_proof',
    recipient: job.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => texts.proofSubject(job.orderNumber, shopName),
      title: texts.proofTitle(proof.number),
      worded: {
        mail: 'studio_proof',
        values: {
          proof: String(proof.number),
          product: job.lineTitle,
          number: job.orderNumber,
          firstName: job.firstName,
        },
      },
      parts: [
        prose(texts.greeting(job.firstName)),
        prose(texts.proofIntro(job.lineTitle, job.orderNumber)),
        {
          kind: 'facts',
          rows: [
            [
              job.lineTitle,
              texts.ofOrder(job.orderNumber),
              linePicture({ ...job, designs: [{ designId: proof.designId, side: 'front' }] }),
            ],
          ],
        },
        { kind: 'link', label: texts.look, url: `${shop.origin()}${pagePaths.proof(proof.token)}` },
        { kind: 'text', text: texts.afterwards(formatLongDate(proof.expiresAt)) },
      ],
    }),
  }
}

/** Tells the studio what the customer said of a proof. */
export async function tellStudio(
  shop: Mailing,
  trx: Executor,
  job: StudioJobRecord,
  answer: { readonly proofId: string; readonly decision: 'approved' | 'returned'; readonly remarks: string },
): Promise<void> {
  const { company } = await shopTheme({ db: trx })
  const isApproved = answer.decision === 'approved'
  await queueMail(shop, trx, {
    dedupeKey: `proof-answer:${answer.proofId}`,
    template: 'studio_answer',
    recipient: company.email,
    message: await shopMail(trx, {
      subject: () => texts.answerSubject(isApproved, job.orderNumber),
      title: texts.answerTitle(isApproved),
      parts: [
        { kind: 'text', text: texts.answerIntro(job.companyName, job.lineTitle, job.orderNumber) },
        ...(answer.remarks ? [{ kind: 'text' as const, text: answer.remarks }] : []),
      ],
    }),
  })
}

type AskedAbout = Pick<
  StudioJobRecord,
  'id' | 'orderId' | 'orderNumber' | 'lineTitle' | 'companyName' | 'firstName' | 'confirmationEmail'
>

/** Asks the customer something about a job; it is answered at the order. */
export async function studioQuestionMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  job: AskedAbout,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<NewMail> {
  return {
    dedupeKey: `studio-question:${id}`,
    template: 'studio_question',
    recipient: job.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => texts.questionSubject(job.orderNumber, shopName),
      title: texts.questionTitle,
      parts: [
        { kind: 'text', text: texts.greeting(job.firstName) },
        { kind: 'text', text: texts.questionIntro(job.lineTitle, job.orderNumber) },
        { kind: 'text', text },
        { kind: 'link', label: texts.answerQuestion, url: `${shop.origin()}${pagePaths.order(job.orderId)}` },
      ],
    }),
  }
}

/** Tells who asked what the customer answered; the shop where he is no longer there. */
export async function studioAnswerMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  job: AskedAbout,
  answered: {
    readonly id: string
    readonly to: string | null
    readonly text: string
    readonly answer: string
  },
): Promise<NewMail> {
  const { company } = await shopTheme({ db: trx })
  return {
    dedupeKey: `studio-question-answer:${answered.id}`,
    template: 'studio_question_answer',
    recipient: answered.to ?? company.email,
    message: await shopMail(trx, {
      subject: () => texts.questionAnsweredSubject(job.orderNumber),
      title: texts.questionAnswered,
      parts: [
        {
          kind: 'text',
          text: texts.questionAnsweredIntro(job.companyName, job.lineTitle, job.orderNumber),
        },
        { kind: 'text', text: answered.text },
        { kind: 'text', text: answered.answer },
        { kind: 'link', label: texts.toJob, url: `${shop.origin()}${officePaths.studioJob(job.id)}` },
      ],
    }),
  }
}
