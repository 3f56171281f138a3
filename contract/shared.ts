import { z } from 'zod'
import { isPhoneNumber } from '#domain/addresses/phone.ts'
import { isPlainDate } from '#domain/delivery/plain-date.ts'

/** An amount in whole euro cents excluding VAT (decisions: Shapes). */
export const Money = z.object({ excludingTaxInCents: z.int(), currency: z.literal('EUR') })
export type Money = z.output<typeof Money>

/** What of a product is sold as one: a set that belongs together, or so many pieces; null where one is one. */
export const Pack = z.object({ kind: z.enum(['set', 'pieces']), count: z.int() }).nullable()

/** A total, which also says what it is including VAT. */
export const TotalMoney = Money.extend({ includingTaxInCents: z.int() })

/** VAT of one rate over the sum of its lines. */
export const VatAmount = z.object({ ratePercent: z.number(), baseCents: z.int(), vatCents: z.int() })

/** The variants of one type of a photograph, as a `<source>` takes them: addresses with their widths in pixels. */
export const ImageSource = z.object({ type: z.string(), srcset: z.string() })
export type ImageSource = z.output<typeof ImageSource>

/** The one shape of every error answer. */
export const ApiErrors = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string(), field: z.string().optional() })),
})

/** A path with an id; an id that is no uuid is answered like one that does not exist (404). */
export const IdParams = z.object({ id: z.uuid() })

/** Of what costs real work and changes nothing: prices of one customer's normal day stay far below it (decisions, 'Data at the first start'). */
export const CALCULATIONS_PER_SECOND = 20

/** Nothing to tell but that it is done. */
export const Done = z.object({ ok: z.literal(true) })

/** Text typed by a person: trimmed, without control characters and halves of characters, at most `max` characters. Messages are codes. */
export const line = (max: number) =>
  z
    .string('Required')
    .trim()
    .max(max, 'TooLong')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'ControlCharacter')

/** As `line`, and not empty. */
export const requiredLine = (max: number) => line(max).min(1, 'Required')

/** Several lines of text; line breaks and tabs are kept. */
export const paragraph = (max: number) =>
  z
    .string('Required')
    .trim()
    .max(max, 'TooLong')
    .regex(/^[^\p{Cc}\p{Cs}]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u, 'ControlCharacter')

/** A phone number of any country; an empty one is none. */
export const Phone = line(30).refine((typed) => typed === '' || isPhoneNumber(typed, null), 'PhoneInvalid')

/** A plain date, '2026-11-18'; there is none in a year 0. */
export const PlainDate = z.iso.date('DateInvalid').refine(isPlainDate, 'DateInvalid')

const LONGEST_MAILBOX = 64

/** An e-mail address (spec 5): trimmed, at most 254 characters, of which 64 before the @. */
export const Email = z
  .string('EmailRequired')
  .trim()
  .min(1, 'EmailRequired')
  .max(254, 'EmailInvalid')
  .pipe(z.email('EmailInvalid'))
  .refine((email) => email.indexOf('@') <= LONGEST_MAILBOX, 'EmailInvalid')

/** A whole number of pieces, 1 to 1,000,000. */
export const Quantity = z.int('QuantityInvalid').min(1, 'QuantityInvalid').max(1_000_000, 'QuantityInvalid')

/** A page number in a query, from 1. */
export const PageNumber = z.coerce
  .number('PageInvalid')
  .int('PageInvalid')
  .min(1, 'PageInvalid')
  .max(100_000, 'PageInvalid')
