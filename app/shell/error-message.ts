import { isRouteErrorResponse } from 'react-router'
import { errorPageTexts } from '#texts/nl/error-page.ts'

// What the router makes of an error of ours on the server, so that nothing of it leaks.
const SANITISED = 'Unexpected Server Error'

/** What the error page says: the error's message, or else 'Unexpected error occurred' (spec 2, Error page). */
export function errorMessage(error: unknown): string {
  const message = isRouteErrorResponse(error) ? error.data : error instanceof Error ? error.message : null
  const isTold = typeof message === 'string' && message !== '' && message !== SANITISED
  return isTold ? message : errorPageTexts.unexpected
}
