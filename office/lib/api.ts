import { createOfficeClient } from '#contract/office/client.ts'
import type { Send } from '#contract/client.ts'

const JSON_TYPE = 'application/json'

/** Calls the server; no answer at all has status 0. */
const send: Send = async ({ method, url, body, signal }) => {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: { accept: JSON_TYPE, ...(body !== undefined && { 'content-type': JSON_TYPE }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const isJson = response.headers.get('content-type')?.startsWith(JSON_TYPE)
    return { status: response.status, json: isJson ? await response.json() : null }
  } catch (error) {
    if (signal?.aborted) throw error
    return { status: 0, json: null }
  }
}

/** The calls of the back office. */
export const api = createOfficeClient(send)
