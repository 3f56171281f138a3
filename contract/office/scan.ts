import { z } from 'zod'
import { LINE_STATES } from '#domain/orders/states.ts'
import { line } from '../shared.ts'
import { DispatchFields } from './dispatch.ts'
import { officeEndpoint } from './endpoint.ts'
import { Handover } from './handover.ts'
import { DeskLine, Hold } from './orders.ts'

/** What was scanned: a code, or the address that it stands in. */
const CodeParams = z.object({ code: line(200) })

/** A line as whoever scans it sees it. */
export const ScannedLine = z.object({
  code: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  companyName: z.string(),
  line: DeskLine,
  /** What stops it: its own hold, or that of its order. */
  hold: Hold.nullable(),
  /** The state that follows; null where nothing is to be done with it now. */
  step: z.enum(LINE_STATES).nullable(),
  /** How many other lines of its order wait for the same step on the same way out of the house. */
  otherCount: z.int(),
})
export type ScannedLine = z.output<typeof ScannedLine>

export const getScannedLine = officeEndpoint('getScannedLine', {
  summary: 'The order line that a barcode names, and the step that follows',
  access: 'operator',
  may: 'seeOrders',
  params: CodeParams,
  reply: ScannedLine,
})

export const takeScannedStep = officeEndpoint('takeScannedStep', {
  summary: 'Take the step that was shown after a scan; once more is the same as once',
  access: 'operator',
  may: 'moveOrders',
  refuses: [409],
  params: CodeParams,
  body: z.object({
    /** The state that the line was in when it was scanned. */
    from: z.enum(LINE_STATES),
    ...DispatchFields,
    handover: Handover.nullable().default(null),
    /** The others that were shown to go the same way take the step too. */
    withOthers: z.boolean().default(false),
  }),
  reply: ScannedLine,
})
