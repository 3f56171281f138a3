import { z } from 'zod'
import { CARRIERS, readTrackingCode } from '#domain/delivery/carriers.ts'
import { line } from '../shared.ts'

/** With whom something leaves, and how it is followed; all null where nobody says. */
export const DispatchFields = {
  carrier: z.enum(CARRIERS).nullable().default(null),
  trackingCode: line(60)
    .refine((text) => readTrackingCode(text) !== null, 'TrackingCodeInvalid')
    .nullable()
    .default(null),
  /** Where it is followed, when that does not follow from carrier and code. */
  trackingUrl: z
    .url({ protocol: /^https?$/, error: 'UrlInvalid' })
    .max(500, 'TooLong')
    .nullable()
    .default(null),
}
