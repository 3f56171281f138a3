import { z } from 'zod'
import { OVER_LIMIT_WAYS } from '#domain/companies/credit-limit.ts'
import { stored } from './stored.ts'

/** The file that stood there: another one is not meant. */
const MeantFile = z.object({ designId: z.string() })

const ManyTerms = z
  .object({
    paymentTermDays: z.int(),
    groupPriceListId: z.string().nullable(),
    contractPriceListId: z.string().nullable(),
    creditLimitInCents: z.int().nullable(),
    overLimit: z.enum(OVER_LIMIT_WAYS),
  })
  .partial()
/** What of the terms of a company becomes what, and what stood there. */
const MeantTerms = z.object({ change: ManyTerms, seen: ManyTerms })
export type MeantTerms = z.output<typeof MeantTerms>

/** What is meant with a row of work with many, where its id does not say so. */
export type MeantRow = z.output<typeof MeantFile> | MeantTerms

export const meantRow = stored<MeantRow>('bulk_rows.meant', z.union([MeantFile, MeantTerms]))
