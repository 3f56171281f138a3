import { FRAMED_HEADER } from '#domain/access/browser-marks.ts'
import { isFramed } from '#app/lib/page-start/is-framed.ts'
import { type Client, createClient, type Send } from '#contract/client.ts'

const JSON_TYPE = 'application/json'

const UNANSWERED = { status: 0, json: null }

/** Who gave up waiting got no answer; who takes a call back wants none. */
const isTakenBack = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true &&
  !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/** Calls the shop at the paths of spec 7. No answer at all, or not in time, has status 0. */
const send: Send = async ({ method, url, body, signal, idempotencyKey }) => {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: JSON_TYPE,
        ...(isFramed() && { [FRAMED_HEADER]: '1' }),
        ...(body !== undefined && { 'content-type': JSON_TYPE }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const type = response.headers.get('content-type') ?? ''
    // A network that wants a login of its own answers anything with a page.
    if (response.ok && type.startsWith('text/html')) return UNANSWERED
    return {
      status: response.status,
      json: type.startsWith(JSON_TYPE) ? await response.json() : null,
      requestId: response.headers.get('x-request-id'),
    }
  } catch (error) {
    if (isTakenBack(signal)) throw error
    return UNANSWERED
  }
}

export const fetchClient: Client = createClient(send)
