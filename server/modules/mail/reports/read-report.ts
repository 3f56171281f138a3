import PostalMime, { type Email } from 'postal-mime'
import {
  type DeliveryReport,
  REPORT_ACTIONS,
  type ReportAction,
  type ReportedRecipient,
} from '#domain/mails/delivery-report.ts'
import { MOST_RECIPIENTS, type ReportFault } from './opened-report.ts'

/** A message that is no report of a mail server. */
export class UnreadableReport extends Error {
  readonly fault: ReportFault

  constructor(fault: ReportFault) {
    super(fault)
    this.name = 'UnreadableReport'
    this.fault = fault
  }
}

/** What RFC 3464 wants and RFC 6533 made of it for addresses in any letters. */
const STATUS_TYPES: ReadonlySet<string> = new Set([
  'message/delivery-status',
  'message/global-delivery-status',
])
const RETURNED_TYPES: ReadonlySet<string> = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])

const IS_REPORT = /^\s*multipart\/report\b/i
const LONGEST = { address: 320, diagnostic: 1_000, messageId: 1_000 } as const

/** Reads what a mail server reports of a mail (RFC 3464); throws `UnreadableReport` for every other message. */
export async function readReport(message: Uint8Array): Promise<DeliveryReport> {
  // The returned mail is evidence, and stays unopened but for its headers.
  const mail = await PostalMime.parse(message, { forceRfc822Attachments: true, maxNestingDepth: 20 })
  if (!isReport(mail)) throw new UnreadableReport('not_a_report')
  const status = partOf(mail, STATUS_TYPES)
  if (status === null) throw new UnreadableReport('not_a_report')
  const recipients: ReportedRecipient[] = []
  for (const block of blocksOf(status)) {
    const reported = reportedIn(await headersOf(block))
    if (reported && recipients.length < MOST_RECIPIENTS) recipients.push(reported)
  }
  if (recipients.length === 0) throw new UnreadableReport('no_recipient')
  const returned = partOf(mail, RETURNED_TYPES)
  return {
    messageId: shortened(mail.messageId, LONGEST.messageId),
    about:
      returned === null ? null : shortened((await headersOf(returned)).get('message-id'), LONGEST.messageId),
    recipients,
  }
}

/** Whether the headers of a message say that it is a report of a mail server. */
export const isReport = ({ headers }: Pick<Email, 'headers'>): boolean =>
  headers.some(({ key, value }) => key === 'content-type' && IS_REPORT.test(value))

function partOf({ attachments }: Email, types: ReadonlySet<string>): string | null {
  const content = attachments.find(({ mimeType }) => types.has(mimeType))?.content
  if (content === undefined) return null
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** What blank lines divide: first what holds for the mail, then a block for each recipient. */
const blocksOf = (status: string): readonly string[] =>
  status
    .split(/\r?\n[\t ]*\r?\n/)
    .filter((block) => block.trim() !== '')
    .slice(0, MOST_RECIPIENTS + 1)

/** The fields at the head of a text, the first of each name. */
async function headersOf(text: string): Promise<ReadonlyMap<string, string>> {
  const end = text.search(/\r?\n[\t ]*\r?\n/)
  const head = (end === -1 ? text : text.slice(0, end)).trim()
  const { headers } = await PostalMime.parse(`${head}\r\n\r\n`)
  return new Map(headers.toReversed().map(({ key, value }) => [key, value]))
}

function reportedIn(fields: ReadonlyMap<string, string>): ReportedRecipient | null {
  const recipient = addressIn(fields.get('final-recipient'))
  const originalRecipient = addressIn(fields.get('original-recipient'))
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const action = actionIn(fields.get('action'), status)
  if ((recipient ?? originalRecipient) === null || action === null) return null
  return {
    recipient: recipient ?? originalRecipient ?? '',
    originalRecipient,
    action,
    status,
    diagnostic: shortened(fields.get('diagnostic-code'), LONGEST.diagnostic) ?? '',
  }
}

/** An address after its kind, as in `rfc822; jan@bedrijf.example`. */
const addressIn = (field: string | undefined): string | null =>
  shortened(field?.replace(/^[^;]*;/, '').replaceAll(/[<>]/g, ''), LONGEST.address)

const ACTION_OF_CLASS: Readonly<Record<string, ReportAction>> = {
  '2': 'delivered',
  '4': 'delayed',
  '5': 'failed',
}

/** What is said to have become of it; where that is left out, what its status says. */
function actionIn(field: string | undefined, status: string): ReportAction | null {
  const said = field?.trim().toLowerCase().split(/[\s(]/)[0] ?? ''
  return (
    REPORT_ACTIONS.find((action) => action === said) ??
    (said === '' ? (ACTION_OF_CLASS[status[0] ?? ''] ?? null) : null)
  )
}

/** On one line, without what no screen shows; null for nothing. */
function shortened(text: string | undefined, most: number): string | null {
  const line = (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line === '' ? null : line.slice(0, most).toWellFormed()
}
