import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleDesign } from '#domain/designs/sample-designs.ts'
import type { QueuedFile } from './queued-file.ts'
import type { Sending, SendingTold } from './send-file.ts'
import { createUploadQueue, type CheckedFile } from './upload-queue.ts'

type Sent = Omit<Sending, 'uploadRoot'> & { readonly told: SendingTold; readonly stop: () => void }

const checked = (name: string, sizeBytes: number, facts: Partial<CheckedFile> = {}): CheckedFile => ({
  processId: name,
  file: new File(['x'.repeat(sizeBytes)], `${name}.pdf`, { lastModified: 5 }),
  pixels: null,
  refusal: null,
  addedAt: '2026-11-20T09:00:00.000Z',
  ...facts,
})

/** A queue whose shop does nothing until it is told. */
function openQueue() {
  const sent: Sent[] = []
  const kept: (readonly [string, QueuedFile | null])[] = []
  const shop = { isOnline: true, hasCode: true, tokens: ['one', 'two'], announcedAt: 0, now: 0 }
  const queue = createUploadQueue({
    announce: async ({ processId }) =>
      sampleDesign(processId, { status: 'processing', progress: shop.announcedAt }),
    token: async (refused) => shop.tokens.find((token) => token !== refused) ?? null,
    send: async (sending, told) => {
      if (!shop.hasCode) throw new TypeError('Failed to fetch dynamically imported module')
      const stop = vi.fn<() => void>()
      sent.push({ ...sending, told, stop })
      return stop
    },
    isOnline: () => shop.isOnline,
    now: () => shop.now,
    keep: (processId, file) => kept.push([processId, file]),
  })
  const stateOf = (processId: string) => {
    const file = queue.read().find((one) => one.processId === processId)
    return file && [file.phase, file.percent, file.reason]
  }
  const sentTimes = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count))
  return { queue, sent, kept, shop, stateOf, sentTimes }
}

let at: ReturnType<typeof openQueue>
beforeEach(() => {
  at = openQueue()
})
const names = () => at.sent.map(({ processId }) => processId)

it('sends the smallest three first, and the next when one is done', async () => {
  at.queue.add([checked('a', 40), checked('b', 10), checked('c', 30), checked('d', 20)])
  await at.sentTimes(3)
  expect(names()).toEqual(['b', 'd', 'c'])
  expect(at.stateOf('a')).toEqual(['waiting', 0, null])
  at.sent[0]?.told.onSent()
  await at.sentTimes(4)
  expect(names().at(-1)).toBe('a')
  expect(at.stateOf('b')).toEqual(['sent', 100, null])
})

it('never sends what was refused as it is', async () => {
  at.queue.add([checked('a', 10, { refusal: 'wrongType' }), checked('b', 10)])
  await at.sentTimes(1)
  expect(names()).toEqual(['b'])
  expect(at.stateOf('a')).toEqual(['stopped', 0, 'wrongType'])
})

it('tells how fast a file goes once that is known, until it stops', async () => {
  at.queue.add([checked('a', 100)])
  await at.sentTimes(1)
  const paceOf = () => at.queue.read().find(({ processId }) => processId === 'a')?.pace
  at.sent[0]?.told.onProgress(0)
  at.shop.now = 2000
  at.sent[0]?.told.onProgress(20)
  await vi.waitFor(() => expect(at.stateOf('a')).toEqual(['sending', 20, null]))
  expect(paceOf()).toBeNull()
  at.shop.now = 4000
  at.sent[0]?.told.onProgress(40)
  const pace = { bytesPerSecond: 10, left: { unit: 'seconds', count: 10 } }
  await vi.waitFor(() => expect(paceOf()).toEqual(pace))
  at.queue.pause()
  expect(paceOf()).toBeNull()
})

it.each([
  ['stops where the shop does not answer', true, ['stopped', 0, 'noAnswer']],
  ['waits for the network', false, ['waiting', 0, null]],
])('%s, when the code that sends does not come', async (_what, isOnline, state) => {
  Object.assign(at.shop, { hasCode: false, isOnline })
  at.queue.add([checked('a', 10)])
  await vi.waitFor(() => expect(at.stateOf('a')).toEqual(state))
  Object.assign(at.shop, { hasCode: true, isOnline: true })
  at.queue.resume()
  await at.sentTimes(1)
})

describe('after a failure', () => {
  beforeEach(async () => {
    at.queue.add([checked('a', 10)])
    await at.sentTimes(1)
    at.sent[0]?.told.onUrl('/upload/a')
    at.sent[0]?.told.onProgress(4)
  })

  it('of its token goes on in the same place with a new one', async () => {
    at.sent[0]?.told.onFailed(403)
    await at.sentTimes(2)
    expect(at.sent[1]).toMatchObject({ token: 'two', uploadUrl: '/upload/a' })
  })

  it('of its token gives up after three renewals', async () => {
    for (const count of [2, 3, 4]) {
      at.sent.at(-1)?.told.onFailed(403)
      await at.sentTimes(count)
    }
    at.sent.at(-1)?.told.onFailed(403)
    await vi.waitFor(() => expect(at.stateOf('a')?.[2]).toBe('refused'))
  })

  it('starts anew where the shop no longer knows it', async () => {
    at.sent[0]?.told.onFailed(404)
    await at.sentTimes(2)
    expect(at.sent[1]?.uploadUrl).toBeNull()
  })

  it.each([400, 413, 415])('of %i is not tried again', async (status) => {
    at.sent[0]?.told.onFailed(status)
    await vi.waitFor(() => expect(at.stateOf('a')).toEqual(['stopped', 40, 'refused']))
    expect(at.sent).toHaveLength(1)
  })

  it('without an answer can be tried again by the customer, from where it was', async () => {
    at.sent[0]?.told.onFailed(0)
    await vi.waitFor(() => expect(at.stateOf('a')).toEqual(['stopped', 40, 'noAnswer']))
    at.queue.retry(['a'])
    await at.sentTimes(2)
    expect(at.sent[1]?.uploadUrl).toBe('/upload/a')
  })

  it('without a network waits, and goes on by itself', async () => {
    at.shop.isOnline = false
    at.sent[0]?.told.onFailed(0)
    await vi.waitFor(() => expect(at.stateOf('a')?.[0]).toBe('waiting'))
    at.queue.resume()
    await at.sentTimes(2)
  })

  it('takes a conflict for success when the shop has the whole file', async () => {
    at.shop.announcedAt = 100
    at.sent[0]?.told.onFailed(409)
    await vi.waitFor(() => expect(at.stateOf('a')).toEqual(['sent', 100, null]))
  })

  it('takes any other conflict for a refusal', async () => {
    at.sent[0]?.told.onFailed(409)
    await vi.waitFor(() => expect(at.stateOf('a')?.[2]).toBe('refused'))
  })
})

it('pauses all that is sent, hears nothing of it any more, and goes on in the same place', async () => {
  at.queue.add([checked('a', 10)])
  await at.sentTimes(1)
  at.sent[0]?.told.onUrl('/upload/a')
  at.queue.pause()
  expect(at.sent[0]?.stop).toHaveBeenCalled()
  at.sent[0]?.told.onFailed(0)
  expect(at.stateOf('a')).toEqual(['waiting', 0, null])
  at.queue.resume()
  await at.sentTimes(2)
  expect(at.sent[1]?.uploadUrl).toBe('/upload/a')
})

it('sends a file once when it is paused before it has begun', async () => {
  at.queue.add([checked('a', 10)])
  at.queue.pause()
  at.queue.resume()
  await at.sentTimes(1)
  await Promise.resolve()
  expect(at.sent).toHaveLength(1)
})

it('stops and forgets what is removed', async () => {
  at.queue.add([checked('a', 10)])
  await at.sentTimes(1)
  at.queue.remove(['a'])
  expect(at.sent[0]?.stop).toHaveBeenCalled()
  expect(at.queue.read()).toEqual([])
  expect(at.kept.at(-1)).toEqual(['a', null])
})

const left = (name: string, facts: Partial<QueuedFile> = {}): QueuedFile => ({
  processId: name,
  name: `${name}.pdf`,
  size: 10,
  lastModified: 5,
  addedAt: '2026-11-20T09:00:00.000Z',
  pixels: null,
  uploadUrl: `/upload/${name}`,
  design: null,
  percent: 40,
  pace: null,
  phase: 'sending',
  reason: null,
  ...facts,
})

describe('after a reload', () => {
  it('goes on with the bytes that were kept', async () => {
    at.queue.restore([{ queued: left('a'), file: checked('a', 10).file }])
    await at.sentTimes(1)
    expect(at.sent[0]).toMatchObject({ processId: 'a', uploadUrl: '/upload/a' })
  })

  it('asks for a file whose bytes are gone, and goes on with the same one', async () => {
    at.queue.restore([{ queued: left('a'), file: null }])
    expect(at.stateOf('a')).toEqual(['stopped', 40, 'lost'])
    expect(at.queue.add([checked('b', 10)])).toEqual(['b'])
    const [again] = at.queue.add([{ ...checked('a', 10), processId: 'other' }])
    expect(again).toBe('a')
    await at.sentTimes(2)
    expect(at.sent[1]).toMatchObject({ processId: 'a', uploadUrl: '/upload/a' })
  })

  it('keeps what was learnt of a file, and lets go of it once it is sent', async () => {
    at.queue.add([checked('a', 10)])
    await at.sentTimes(1)
    at.sent[0]?.told.onUrl('/upload/a')
    expect(at.kept.at(-1)?.[1]).toMatchObject({ uploadUrl: '/upload/a' })
    at.sent[0]?.told.onSent()
    expect(at.kept.at(-1)).toEqual(['a', null])
  })
})
