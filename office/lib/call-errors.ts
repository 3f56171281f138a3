import { isApiError } from '#contract/api-error.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { callErrorTexts } from '#texts/nl/call-errors.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'

/** What a call that failed has to say, in the words of the server where it has any. */
export function errorLines(error: unknown): readonly string[] {
  if (!isApiError(error)) return [callErrorTexts.ourFault]
  if (error.errors.length > 0) return error.errors.map(({ message }) => message)
  if (error.status === 0) return [officeTexts.noAnswer]
  return [error.status >= 500 ? callErrorTexts.ourFault : callErrorTexts.refused]
}

/** Tells by toast what a press brought about, when it was refused. */
export const showCallError = (error: unknown) =>
  showToast({ tone: 'error', title: officeTexts.failed, lines: errorLines(error) })

/** Whether an answer says that nobody is logged in: for others than staff the calls do not exist. */
export const saysLoggedOut = (error: unknown): boolean =>
  isApiError(error) && error.status === 404 && error.errors.some(({ code }) => code === 'NotFound')

/** Whether an answer says that the role of who asks has no right to it. */
export const saysNoRight = (error: unknown): boolean =>
  isApiError(error) && error.status === 403 && error.errors.some(({ code }) => code === 'RoleRequired')

/** Of a press whose refusal is told where it was made. */
export const TOLD_IN_PLACE = { isToldInPlace: true } as const
