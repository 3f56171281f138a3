import { createStaticHandler, RouterContextProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { Client } from '#contract/client.ts'
import { renderContext } from '#app/lib/pages/context.ts'
import { handleError } from './entry.server.tsx'

afterEach(() => vi.restoreAllMocks())

/** What is written to the log where a page of this address throws an error. */
function logged(url: string, error: unknown): string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const context = new RouterContextProvider()
  context.set(renderContext, {
    api: {} as Client,
    isLoggedIn: false,
    isPreview: false,
    previewAs: { kind: 'visitor' },
    origin: 'http://winkel.example',
    requestId: 'een-vraag',
    nonces: { script: '', style: '' },
    allowHosts: () => undefined,
  })
  handleError(error, { request: new Request(url), context })
  return write.mock.calls.map(([line]) => String(line)).join('')
}

it.each(['%0A', '%0d%0a', '%E2%80%A8'])(
  'logs no fault for an address with %s, which no route takes',
  async (ending) => {
    const url = `http://winkel.example/vlaggen${ending}`
    const answer = await createStaticHandler([{ id: 'any', path: '*' }]).query(new Request(url))
    const errors = answer instanceof Response ? [] : Object.values(answer.errors ?? {})
    expect(errors).toMatchObject([{ status: 404 }])
    expect(logged(url, errors[0])).toBe('')
  },
)

it('logs what was not expected, with its request', () => {
  const line = JSON.parse(logged('http://winkel.example/vlaggen', new Error('stuk')))
  expect(line).toMatchObject({ level: 50, reqId: 'een-vraag', path: '/vlaggen', err: { message: 'stuk' } })
})
