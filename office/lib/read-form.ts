import type { z } from 'zod'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'

/** What is filled in as a schema of the contract takes it, or what is wrong with it by field. */
export function readForm<Row>(
  schema: z.ZodType<Row>,
  filledIn: Row,
): { readonly row: Row } | { readonly faults: { readonly [Field in keyof Row]?: string } } {
  const read = schema.safeParse(filledIn)
  if (read.success) return { row: read.data }
  // Of several at one field the first is told.
  const faults = read.error.issues.map(({ path: [name], message }) => [String(name), faultText(message)])
  return { faults: Object.fromEntries(faults.toReversed()) as { readonly [Field in keyof Row]?: string } }
}

/** A schema says codes; of what it says otherwise only that it is wrong is told. */
export const faultText = (code: string): string =>
  Object.entries(fieldFaultTexts).find(([known]) => known === code)?.[1] ?? fieldFaultTexts.Invalid
