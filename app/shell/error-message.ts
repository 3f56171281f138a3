import { isRouteErrorResponse } from 'react-router'
import { isMissingCode } from '#app/lib/page-start/chunk-reload.ts'
import type { PageFault } from '#app/lib/pages/load.ts'
import { callErrorTexts } from '#texts/nl/call-errors.ts'
import { errorPageTexts } from '#texts/nl/error-page.ts'

// What the router makes of an error of ours on the server, so that nothing of it leaks.
const SANITISED = 'Unexpected Server Error'
// A number for the telephone: enough of the request's id to find it in the log.
const QUOTED_LENGTH = 8

const isFault = (value: unknown): value is PageFault =>
  typeof value === 'object' && value !== null && 'message' in value && 'requestId' in value

/** What the error page says: the error's message, or else 'Unexpected error occurred' (spec 2, Error page). */
export function errorMessage(error: unknown): string {
  if (isMissingCode(error)) return callErrorTexts.missingCode
  const told = isRouteErrorResponse(error) ? error.data : error
  const message = isFault(told) || told instanceof Error ? told.message : told
  const isTold = typeof message === 'string' && message !== '' && message !== SANITISED
  return isTold ? message : errorPageTexts.unexpected
}

/** Whether no answer came at all. */
export const isUnanswered = (error: unknown): boolean =>
  isRouteErrorResponse(error) && isFault(error.data) && error.data.isUnanswered

/** What a customer can quote of a fault of the server (ux 5.10): of the call that failed, or of the page itself. */
export function requestNumber(error: unknown, pageId: string | null): string | null {
  if (isRouteErrorResponse(error)) return isFault(error.data) ? quoted(error.data.requestId) : null
  return error instanceof Error && error.message === SANITISED ? quoted(pageId) : null
}

const quoted = (id: string | null): string | null => id && id.slice(0, QUOTED_LENGTH)
