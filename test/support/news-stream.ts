import type { AddressInfo } from 'node:net'
import type { TestBrowser, TestShop } from './shop.ts'

const cookieOf = (browser: TestBrowser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A stream of server-sent events as it comes; ended by `end`. */
export type TestStream = {
  readonly headers: Headers
  /** All text until it has some words in it, or the stream ends. */
  readonly until: (words: string) => Promise<string>
  readonly end: () => void
}

/** Streams of a shop that listens on a port, for its tests. */
export async function newsStreamsOf({ app }: TestShop, path: string) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`
  return {
    statusFor: async (browser: TestBrowser): Promise<number> =>
      (await fetch(url, { headers: { cookie: cookieOf(browser) } })).status,
    async stream(browser: TestBrowser): Promise<TestStream> {
      const abort = new AbortController()
      const answer = await fetch(url, { headers: { cookie: cookieOf(browser) }, signal: abort.signal })
      if (!answer.body || !answer.ok) throw new Error(`answered ${answer.status}`)
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      return {
        headers: answer.headers,
        until: async (words) => {
          for (let text = ''; ;) {
            const { value = '', done } = await reader.read()
            text += value
            if (done || text.includes(words)) return text
          }
        },
        end: () => abort.abort(),
      }
    },
  }
}
