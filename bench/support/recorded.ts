import { request as send } from 'node:http'

/** An answer as it went over the wire. */
export type Recorded = {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

const MADE_BY_NODE = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

export function record(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const request = send(
      { host: '127.0.0.1', port, path, headers: sent, method, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', reject)
        response.once('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`${path} answered ${response.statusCode}`))
          const kept = Object.entries(response.headers).flatMap(([name, value]) =>
            value === undefined || MADE_BY_NODE.has(name) ? [] : [[name, value] as const],
          )
          resolve({ path, headers: Object.fromEntries(kept), body: Buffer.concat(parts) })
        })
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}
