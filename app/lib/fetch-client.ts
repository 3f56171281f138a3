import { type Client, createClient, type Send } from '#contract/client.ts'

const JSON_TYPE = 'application/json'

/** Calls the shop at the paths of spec 7. No answer at all has status 0. */
const send: Send = async ({ method, url, body, signal, idempotencyKey }) => {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: JSON_TYPE,
        ...(body !== undefined && { 'content-type': JSON_TYPE }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const isJson = response.headers.get('content-type')?.startsWith(JSON_TYPE) ?? false
    return {
      status: response.status,
      json: isJson ? await response.json() : null,
      requestId: response.headers.get('x-request-id'),
    }
  } catch (error) {
    if (signal?.aborted) throw error
    return { status: 0, json: null }
  }
}

export const fetchClient: Client = createClient(send)
