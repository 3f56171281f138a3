import { isApiError } from '#contract/api-error.ts'

/** What the server found wrong with a field of a form. */
export const faultAt = (error: unknown, field: string): string | undefined =>
  isApiError(error) ? error.errors.find((one) => one.field === field)?.message : undefined

/** Whether it found something wrong at none of these fields. */
export const isElsewhere = (error: unknown, fields: readonly string[]): boolean =>
  error !== null && fields.every((field) => faultAt(error, field) === undefined)
