import { once } from 'node:events'
import { createServer } from 'node:http'

/** A line to the shop at `shop` on which each page comes up to `marker`, and goes on when it is let through. */
export async function haltingPage(shop: string, marker: string) {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', shop), { redirect: 'manual' })
      const body = Buffer.from(await answer.arrayBuffer())
      for (const name of ['content-type', 'content-security-policy', 'cache-control', 'location']) {
        const value = answer.headers.get(name)
        if (value !== null) response.setHeader(name, value)
      }
      response.statusCode = answer.status
      const end = answer.headers.get('content-type')?.startsWith('text/html') ? body.indexOf(marker) : -1
      if (end < 0) return response.end(body)
      response.write(body.subarray(0, end))
      await letThrough
      return response.end(body.subarray(end))
    })().catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    letThrough: resolve,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
