import { z } from 'zod'
import { paragraph } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** Without the visitor's consent, or only with it. */
export const LOADS = ['functional', 'consent'] as const

/** Room for the codes of a dozen services; all of it travels with every page. */
export const HEAD_HTML_MAX = 10_000

/** Why something of the head HTML does not come in the pages. */
const LEFT_OUT_REASONS = [
  'Tag',
  'Host',
  'NotHttps',
  'Handler',
  'Attribute',
  'Noscript',
  'Empty',
  'Text',
] as const

const LeftOut = z.object({
  reason: z.enum(LEFT_OUT_REASONS),
  /** What it is about, as it was written. */
  what: z.string(),
  /** The host that would have to be named, as 'https://host'. */
  host: z.string().nullable(),
})
export type LeftOut = z.output<typeof LeftOut>

export const judgeHeadHtml = officeEndpoint('judgeHeadHtml', {
  summary:
    'What of a piece of head HTML would be in the pages of the shop and what would be left out; nothing is kept',
  access: 'operator',
  may: 'changeShop',
  body: z.object({
    html: paragraph(HEAD_HTML_MAX),
    loads: z.enum(LOADS),
    /** As they are typed: what is no host allows nothing. */
    hosts: z.array(z.string().max(300, 'TooLong')).max(100, 'HostsTooMany'),
  }),
  reply: z.object({
    parts: z.array(z.object({ code: z.string(), loads: z.enum(LOADS) })),
    leftOut: z.array(LeftOut),
  }),
})
export type JudgedHeadHtml = z.output<(typeof judgeHeadHtml)['reply']>
