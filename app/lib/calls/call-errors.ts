import { isApiError } from '#contract/api-error.ts'
import { callErrorTexts } from '#texts/nl/call-errors.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { paths } from '#app/paths.ts'
import { noAnswerText } from '#app/lib/page-start/no-answer.ts'
import { endSession } from '#app/lib/session/session.ts'

/** What a failed call has to say: the server's messages, each on its own line, or else the plain error (spec 8). */
export function errorLines(error: unknown): readonly string[] {
  if (!isApiError(error)) return [error instanceof Error ? error.message : String(error)]
  if (error.errors.length > 0) return error.errors.map(({ message }) => message)
  return [plainText(error.status)]
}

/** Of a failure for which the shop had no words: those of what stands before it, or of a network, are no Dutch. */
function plainText(status: number): string {
  if (status === 0) return noAnswerText()
  if (status === 404 || status === 410) return callErrorTexts.gone
  if (status === 413) return callErrorTexts.tooLarge
  if (status === 429) return callErrorTexts.busy
  if (status >= 502 && status <= 504) return callErrorTexts.away
  return status >= 500 ? callErrorTexts.ourFault : callErrorTexts.refused
}

/** The same in one text, for a place on the page. */
export const errorText = (error: unknown): string => errorLines(error).join('\n')

/** The default handler of spec 8: a red toast of ten seconds. */
export function showCallError(error: unknown): void {
  showToast({ tone: 'error', title: callErrorTexts.title, lines: errorLines(error) })
}

/**
 * Spec 8, '401 while not logged in': the session is cleared, and the answer is where to go instead: the logged-out
 * page, with the current full path as origin. Null for every other error.
 */
export function leaveFor(
  error: unknown,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | null {
  if (!isApiError(error) || error.status !== 401) return null
  endSession()
  return paths.loggedOut(pathname + search)
}
