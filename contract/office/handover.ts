import { z } from 'zod'
import { isSignature, LONGEST_SIGNATURE } from '#domain/orders/signature.ts'
import { requiredLine } from '../shared.ts'

/** Who fetches something, and the signature that was drawn for it. */
export const Handover = z.object({
  collectedBy: requiredLine(80),
  signature: z
    .string()
    .max(LONGEST_SIGNATURE, 'TooLong')
    .refine(isSignature, 'SignatureInvalid')
    .nullable()
    .default(null),
})
