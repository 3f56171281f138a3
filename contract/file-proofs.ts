import { z } from 'zod'
import { PROOF_STATES } from '#domain/orders/file-proofs.ts'
import { endpoint } from './endpoint.ts'
import { paragraph } from './shared.ts'

/** From the top left corner of the trimmed print. */
const Box = z.object({ xMm: z.number(), yMm: z.number(), widthMm: z.number(), heightMm: z.number() })

/** A page as it will be printed; without a sheet where it was not measured. */
export const ProofPage = z.object({
  number: z.int(),
  pictureUrl: z.string(),
  sheet: z.object({ trim: Box, bleed: Box.nullable(), picture: Box }).nullable(),
})
export type ProofPage = z.output<typeof ProofPage>

/** What prepress showed of an ordered file, and what was said of it. */
export const FileProof = z.object({
  id: z.string(),
  fileName: z.string(),
  side: z.enum(['front', 'back']),
  copies: z.int(),
  /** What prepress wrote with it; empty without. */
  note: z.string(),
  state: z.enum(PROOF_STATES),
  sentAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Why it was returned, or what was said of it by telephone. */
  remarks: z.string(),
  answeredBy: z.string().nullable(),
  isByLink: z.boolean(),
  /** Who of the staff wrote down what was said by telephone; null where the customer answered himself. */
  notedBy: z.string().nullable(),
  /** None once there is nothing to look at any more. */
  pages: z.array(ProofPage),
  /** What was found in the file that can be seen in print, in words. */
  findings: z.array(z.string()),
})
export type FileProof = z.output<typeof FileProof>

/** What is said of a proof: it may be printed so, or why not. */
export const ProofAnswer = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approved') }),
  z.object({ decision: z.literal('returned'), remarks: paragraph(4000).min(1, 'Required') }),
])
export type ProofAnswer = z.output<typeof ProofAnswer>

/** A proof as the link of its mail shows it, to who is not logged in. */
const LinkedProof = z.object({
  proof: FileProof,
  /** The link answers no more. */
  isExpired: z.boolean(),
  /** The shop's studio made what it shows. */
  isStudio: z.boolean(),
  orderId: z.string(),
  orderNumber: z.string(),
  lineTitle: z.string(),
  /** The choices of the line, its material first. */
  options: z.array(z.string()),
  /** Of the trimmed print, in mm. */
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
})
export type LinkedProof = z.output<typeof LinkedProof>

const Token = z.string('Required').min(1, 'Required').max(200, 'TooLong')

/** From one network. Nobody guesses a token; this only keeps the shop from being kept busy. */
const ASKS_PER_SECOND = 20

/** Reads alone: a program that opens links of mails answers nothing. */
export const getProofByLink = endpoint('getProofByLink', {
  summary: 'The proof that the link of a mail opens',
  access: 'public',
  limit: { perSecond: ASKS_PER_SECOND },
  refuses: [404],
  query: z.object({ token: Token }),
  reply: LinkedProof,
})

export const answerProofByLink = endpoint('answerProofByLink', {
  summary: 'Agree with a proof, or return it with remarks, by the link of its mail',
  access: 'public',
  limit: { perSecond: ASKS_PER_SECOND },
  refuses: [403, 404, 409],
  body: z.object({ token: Token, answer: ProofAnswer }),
  reply: LinkedProof,
})
