import { z } from 'zod'
import { FINDING_CODES, SEVERITIES } from '#domain/designs/findings.ts'
import { PLACE_KINDS } from '#domain/designs/places.ts'
import { SPOT_PURPOSES } from '#domain/designs/sheet-places.ts'
import { FILE_QUEUES, FILE_RANKS, FILE_SORTS } from '#domain/orders/file-queues.ts'
import { isOnPage } from '#domain/orders/file-mark.ts'
import { PROOF_STATES } from '#domain/orders/file-proofs.ts'
import { LINE_STATES } from '#domain/orders/states.ts'
import { FileMark } from '../file-mark.ts'
import { PatchupProposal, RepairChoiceMade, RepairWays } from '../patchups.ts'
import { IdParams, line, paragraph } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { fileFilters } from './filters.ts'
import { OrderNote } from './orders.ts'
import { Approver, ToldAnswer } from './told-answer.ts'

const Turn = z.enum(FILE_QUEUES).exclude(['all', 'returned'])

const Ordered = {
  /** Of the design on its line. */
  id: z.string(),
  name: z.string(),
  side: z.enum(['front', 'back']),
  copies: z.int(),
  orderId: z.string(),
  orderNumber: z.string(),
  reference: z.string().nullable(),
  companyName: z.string(),
  lineTitle: z.string(),
  state: z.enum(LINE_STATES),
  wantsCheck: z.boolean(),
  isExpress: z.boolean(),
  deliveryDate: z.string(),
  /** Days until it is to leave the house, below zero when it is late; null while its day still moves. */
  daysLeft: z.int().nullable(),
  turn: Turn,
  isApproved: z.boolean(),
  /** What its customer was asked about this very file, and has not answered; null without. */
  question: z.string().nullable(),
  /** How far the last proof of this very file is; null without. */
  proof: z.enum(['open', 'approved', 'returned']).nullable(),
  status: z.enum(FILE_RANKS),
}

/** A file in a queue of prepress. */
export const DeskFileRow = z.object({
  ...Ordered,
  pictureUrl: z.string().nullable(),
  /** What was found, the strongest first, in words. */
  messages: z.array(z.string()),
})
export type DeskFileRow = z.output<typeof DeskFileRow>

export const listDeskFiles = officeEndpoint('listDeskFiles', {
  summary:
    'The files of lines that are not made yet by the fifty, the most urgent first or what lies here the longest',
  access: 'operator',
  may: 'seeFiles',
  query: z.object({
    queue: z.enum(FILE_QUEUES).default('review'),
    /** Part of the name of a file or company, or of a number or reference. */
    search: line(60).default(''),
    sort: z.enum(FILE_SORTS).default('worst'),
    ...fileFilters,
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({ files: z.array(DeskFileRow), next: z.string().nullable() }),
})

export const countDeskFiles = officeEndpoint('countDeskFiles', {
  summary: 'How many files each queue holds that pass the filters, no further than a thousand',
  access: 'operator',
  may: 'seeFiles',
  query: z.object(fileFilters),
  reply: z.object({ counts: z.record(z.enum(FILE_QUEUES), z.int()) }),
})

const Box = z.object({ xMm: z.number(), yMm: z.number(), widthMm: z.number(), heightMm: z.number() })

const Sheet = z.object({
  trim: Box,
  bleed: Box.nullable(),
  safe: Box.nullable(),
  picture: Box,
  ownBleed: Box.nullable(),
  isTurned: z.boolean(),
  scale: z.number().nullable(),
  ppi: z.int().nullable(),
})
export type DeskSheet = z.output<typeof Sheet>

const place = {
  /** In mm of the file, from the corner of the sheet's picture; times the sheet's scale they are mm of the print. */
  box: Box,
  /** Path data of SVG in the same; absent where the box is the shape. */
  outline: z.string().optional(),
}

const Places = z.object({
  pictures: z.array(
    z.object({
      ...place,
      widthPx: z.number(),
      heightPx: z.number(),
      /** At the ordered size, rounded down. */
      ppi: z.int(),
      isLow: z.boolean(),
    }),
  ),
  spots: z.array(
    z.object({
      ...place,
      name: z.string(),
      purpose: z.enum(SPOT_PURPOSES),
      use: z.enum(['stroke', 'fill']),
      isClosed: z.boolean().nullable(),
    }),
  ),
  texts: z.array(z.object({ ...place, font: z.string(), isEmbedded: z.boolean() })),
  lines: z.array(z.object({ ...place, widthPt: z.number() })),
  inks: z.array(z.object({ ...place, inkPercent: z.number() })),
  whites: z.array(z.object(place)),
  isPartial: z.boolean(),
})
export type DeskPlaces = z.output<typeof Places>

const Finding = z.object({
  code: z.enum(FINDING_CODES),
  severity: z.enum(SEVERITIES),
  text: z.string(),
  /** The shop has a repair for it. */
  isMendable: z.boolean(),
  place: z
    .discriminatedUnion('part', [
      z.object({ page: z.int(), part: z.enum(['sheet', 'bleed', 'trim']) }),
      /** Places of its page: their positions in the list that `part` names. */
      z.object({ page: z.int(), part: z.enum(PLACE_KINDS), of: z.array(z.int()).readonly() }),
    ])
    .nullable(),
})
export type DeskFinding = z.output<typeof Finding>

/** A file as prepress judges it, for the line that it was ordered for. */
export const DeskFile = z.object({
  ...Ordered,
  /** The very file: it is another one once somebody replaced it. */
  designId: z.string(),
  isStudio: z.boolean(),
  isPatchup: z.boolean(),
  uploadedAt: z.iso.datetime().nullable(),
  sizeBytes: z.number().nullable(),
  findings: z.array(Finding),
  pages: z.array(
    z.object({
      number: z.int(),
      /** Null where no picture of it could be made. */
      pictureUrl: z.string().nullable(),
      /** Null where it was not measured. */
      sheet: Sheet.nullable(),
      /**
       * How sharp it can be drawn, and where a part of that is fetched; how wide its picture is, which shows as much until it is seen
       * larger. Null where it cannot be drawn.
       */
      detail: z.object({ url: z.string(), widthPx: z.int(), heightPx: z.int(), havePx: z.int() }).nullable(),
      /** Where things are on it; null where that was not measured. */
      places: Places.nullable(),
    }),
  ),
  /** All pages, also those of which nothing is shown. */
  pageCount: z.int(),
  demands: z.object({ bleedMm: z.number(), safeMarginMm: z.number(), minPpi: z.int().nullable() }).nullable(),
  facts: z
    .object({
      type: z.string(),
      colours: z.array(z.string()),
      fonts: z.array(z.object({ name: z.string(), isEmbedded: z.boolean() })),
      spots: z.array(
        z.object({
          name: z.string(),
          isCut: z.boolean(),
          isClosed: z.boolean().nullable(),
          paths: z.int(),
        }),
      ),
      inkPercent: z.number().nullable(),
    })
    .nullable(),
  /** The other files of the line, this one too, by side and place. */
  ofLine: z.array(z.object({ id: z.string(), name: z.string(), side: z.enum(['front', 'back']) })),
  /** What was approved of the files of this side of the line, the newest first. */
  approvals: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      isOfThisFile: z.boolean(),
      reason: z.string(),
      by: z.string().nullable(),
      /** Its customer, who agreed with a proof. */
      isByCustomer: z.boolean(),
      at: z.iso.datetime(),
    }),
  ),
  /** What was shown of files of this side of the line, the newest first. */
  proofs: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      isOfThisFile: z.boolean(),
      note: z.string(),
      state: z.enum(PROOF_STATES),
      by: z.string().nullable(),
      sentAt: z.iso.datetime(),
      /** Until when the link of its mail can answer it. */
      expiresAt: z.iso.datetime(),
      isExpired: z.boolean(),
      endedAt: z.iso.datetime().nullable(),
      remarks: z.string(),
      answeredBy: z.string().nullable(),
      isByLink: z.boolean(),
      /** Who of the staff wrote down what was said by telephone; null where the customer answered himself. */
      notedBy: z.string().nullable(),
    }),
  ),
  /** A proof of it can be sent now. */
  mayProof: z.boolean(),
  /** Who can answer a proof that waits: none without one. */
  approvers: z.array(Approver),
  /** What customers were asked about files of this side of the line, the newest first. */
  questions: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      isOfThisFile: z.boolean(),
      text: z.string(),
      mark: FileMark,
      by: z.string().nullable(),
      askedAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
      ending: z.enum(['replaced', 'withdrawn']).nullable(),
    }),
  ),
  /** The customer can be asked about it now. */
  mayAsk: z.boolean(),
  /** What approving it takes; null when it cannot be approved now. */
  approval: z.enum(['free', 'reason']).nullable(),
  /** Another file can be put in its place now. */
  mayChange: z.boolean(),
  /** What the shop can mend in it by itself; null where there is nothing, or it cannot be changed now. */
  repair: z
    .object({
      /** How a file of another proportion can be brought to its size, of which one is chosen first; null where there is nothing to choose. */
      ways: RepairWays.nullable(),
      /** The one that staff had made, until it is answered; null without. */
      made: PatchupProposal.nullable(),
    })
    .nullable(),
  /** What was in its place before, or was taken off this side of the line, the newest first. */
  replaced: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      pictureUrl: z.string().nullable(),
      /** What became of it. */
      how: z.enum(['repaired', 'replaced', 'removed']),
      /** What came in its place; null without, or where that is gone. */
      byName: z.string().nullable(),
      /** Who did it; null where the shop did it by itself. */
      by: z.string().nullable(),
      at: z.iso.datetime(),
      mayPutBack: z.boolean(),
    }),
  ),
  /** What staff wrote to each other about this side of the line, the newest first. */
  notes: z.array(OrderNote),
  /** Who can be named in a note. */
  colleagues: z.array(z.string()),
  /** The name under which production fetches it. */
  printFile: z.string().nullable(),
})
export type DeskFile = z.output<typeof DeskFile>

export const getDeskFile = officeEndpoint('getDeskFile', {
  summary: 'One ordered file, with its pages over the print, what was found and what was decided',
  access: 'operator',
  may: 'seeFiles',
  params: IdParams,
  reply: DeskFile,
})

export const writeFileNote = officeEndpoint('writeFileNote', {
  summary: 'Write to colleagues at a file; who is named in it after an @ reads it on his first page',
  access: 'operator',
  may: 'seeFiles',
  params: IdParams,
  body: z.object({
    /** Chosen by who writes, so that it is written once. */
    id: z.uuid(),
    text: paragraph(2000).min(1, 'Required'),
  }),
  reply: DeskFile,
})

export const approveDeskFile = officeEndpoint('approveDeskFile', {
  summary:
    'Approve the file that was seen, with a reason where something was found; a line that waited for the check by hand alone is released',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({ designId: z.uuid(), reason: paragraph(1000).default('') }),
  reply: DeskFile,
})

export const checkFileAgain = officeEndpoint('checkFileAgain', {
  summary: 'Have the file that was seen checked anew, as it lies; what was approved stays approved',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({ designId: z.uuid() }),
  reply: DeskFile,
})

export const sendFileProof = officeEndpoint('sendFileProof', {
  summary:
    'Show the customer the file that was seen as it will be printed; its line waits for the answer, and a mail has the link that takes it',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({ designId: z.uuid(), note: paragraph(1000).default('') }),
  reply: DeskFile,
})

export const withdrawFileProof = officeEndpoint('withdrawFileProof', {
  summary: 'Take back a proof that was not answered; its line goes on once no other is left',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({ proofId: z.uuid() }),
  reply: DeskFile,
})

export const noteFileProofAnswer = officeEndpoint('noteFileProofAnswer', {
  summary: 'Write down what a contact said of a proof by telephone, in his name; he gets a mail of it',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: ToldAnswer,
  reply: DeskFile,
})

export const askCustomer = officeEndpoint('askCustomer', {
  summary:
    'Ask the customer about the file that was seen, with the place on it; its line waits for another file, and a mail shows what and where',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({
    designId: z.uuid(),
    text: paragraph(1000).min(1, 'Required'),
    mark: FileMark.refine(isOnPage, 'Invalid'),
  }),
  reply: DeskFile,
})

export const withdrawQuestion = officeEndpoint('withdrawQuestion', {
  summary: 'Take back a question that was not answered; its line goes on once no other is left',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({ questionId: z.uuid() }),
  reply: DeskFile,
})

export const repairDeskFile = officeEndpoint('repairDeskFile', {
  summary:
    'Have the file that was seen repaired, as its customer could; its line keeps it until the result is taken',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({ designId: z.uuid(), options: RepairChoiceMade.optional() }),
  reply: DeskFile,
})

export const answerDeskRepair = officeEndpoint('answerDeskRepair', {
  summary: 'Put the repaired file in the place of the one that was seen, or leave that as it is',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({ designId: z.uuid(), patchupId: z.uuid(), decision: z.enum(['confirm', 'reject']) }),
  reply: DeskFile,
})

export const putFileBack = officeEndpoint('putFileBack', {
  summary: 'Put a file back that was in this place before the one that was seen',
  access: 'operator',
  may: 'judgeFiles',
  refuses: [409],
  params: IdParams,
  body: z.object({ designId: z.uuid(), replacedId: z.uuid() }),
  reply: DeskFile,
})
