import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { startChild } from '#test/support/child.ts'
import { type Bench, figure, median } from './support/figure.ts'
import type { UploadServer } from './support/serve-uploads.ts'

const MB = 1024 * 1024
const FILE_BYTES = 500 * MB
const WARM_UP_BYTES = 64 * MB
const ROUNDS = 5
const LEAST_SHARE = 0.7
const MOST_GROWTH_MB = 64
const PART = Buffer.alloc(MB, 'print')

type Sent = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly bytes?: number
}

/** Sends a body as fast as it is taken. */
async function send(port: number, { method, path, headers = {}, bytes = 0 }: Sent): Promise<IncomingMessage> {
  const sending = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, 'content-length': String(bytes) },
  })
  const answered = once(sending, 'response')
  for (let left = bytes; left > 0; left -= PART.length) {
    if (!sending.write(left < PART.length ? PART.subarray(0, left) : PART)) await once(sending, 'drain')
  }
  sending.end()
  const [answer]: IncomingMessage[] = await answered
  if (!answer?.statusCode || answer.statusCode >= 300)
    throw new Error(`${method} answered ${answer?.statusCode}`)
  answer.resume()
  await once(answer, 'end')
  return answer
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return (performance.now() - startedMs) / 1000
}

async function uploadToken(port: number): Promise<string> {
  const address = `http://127.0.0.1:${port}/api/customer`
  const login = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'klant@demo.example', password: 'Paskruis-demo-1' }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.replace(/;.*/, ''))
    .join('; ')
  const answer = await fetch(`${address}/upload-token`, { method: 'POST', headers: { cookie } })
  const { uploadToken: token }: { readonly uploadToken: string } = await answer.json()
  return token
}

const TUS = { 'tus-resumable': '1.0.0' }

/** Seconds to send a file to the shop, hashed, synced to disk and given to be checked. */
async function toShop(port: number, bytes: number): Promise<{ readonly tus: number; readonly raw: number }> {
  const token = await uploadToken(port)
  const query = () => `token=${token}&process-id=${crypto.randomUUID()}`
  const tus = await timed(async () => {
    const { headers } = await send(port, {
      method: 'POST',
      path: `/upload?${query()}`,
      headers: { ...TUS, 'upload-length': String(bytes) },
    })
    await send(port, {
      method: 'PATCH',
      path: headers.location ?? '',
      headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      bytes,
    })
  })
  return { tus, raw: await timed(() => send(port, { method: 'POST', path: `/upload?${query()}`, bytes })) }
}

/** A file of 500 MB over loopback, against a bare Node receiver that writes it to disk. */
export const uploads: Bench = {
  name: 'uploads',
  async run() {
    const shop = startChild(new URL('support/serve-uploads.ts', import.meta.url))
    const bare = startChild(new URL('support/serve-receiver.ts', import.meta.url))
    try {
      const { port } = await shop.ask<UploadServer>('port')
      const barePort = await bare.ask<number>('port')
      const toBare = (bytes: number) => timed(() => send(barePort, { method: 'POST', path: '/', bytes }))
      await toShop(port, WARM_UP_BYTES)
      await toBare(WARM_UP_BYTES)
      const { memoryBytes } = await shop.ask<UploadServer>('memory')
      const shares: { readonly tus: number; readonly raw: number }[] = []
      while (shares.length < ROUNDS) {
        const theirs = await toBare(FILE_BYTES)
        const { tus, raw } = await toShop(port, FILE_BYTES)
        shares.push({ tus: theirs / tus, raw: theirs / raw })
      }
      const { mostMemoryBytes } = await shop.ask<UploadServer>('memory')
      const share = (what: string, values: readonly number[]) =>
        figure({ what, value: median(values) }, { atLeast: LEAST_SHARE })
      return [
        share(
          '500 MB by tus, of the speed of a bare receiver',
          shares.map(({ tus }) => tus),
        ),
        share(
          '500 MB in one body, of the speed of a bare receiver',
          shares.map(({ raw }) => raw),
        ),
        figure(
          {
            what: 'growth of memory meanwhile',
            value: (mostMemoryBytes - memoryBytes) / MB,
            digits: 0,
            unit: ' MB',
          },
          { atMost: MOST_GROWTH_MB },
        ),
      ]
    } finally {
      await shop.stop()
      await bare.stop()
    }
  },
}
