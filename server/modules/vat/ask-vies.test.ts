import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  fails,
  isGivenOut,
  says,
  type ViesReply,
  type ViesServer,
  viesServer,
} from '#test/support/vies-server.ts'
import { askVies } from './ask-vies.ts'

const BELGIAN = 'BE0123456749'
const OURS = 'NL004495445B01'
let vies: ViesServer
beforeAll(async () => {
  vies = await viesServer()
})
afterAll(() => vies.close())
beforeEach(() => {
  vies.asked.length = 0
  vies.answer(isGivenOut)
})

type Asking = { readonly url?: string; readonly askedBy?: string | null; readonly patienceMs?: number }
const ask = ({ url = vies.url, askedBy = OURS, patienceMs = 10_000 }: Asking = {}) =>
  askVies({ url, patienceMs }, { vatId: BELGIAN, askedBy }, new AbortController().signal)

it('asks in the name of the shop, and keeps who the number is of and the consultation number', async () => {
  expect(await ask()).toMatchObject({
    status: 'valid',
    fault: null,
    name: 'DRUKKERIJ DE PERS NV',
    address: 'MEIR 1\n2000 ANTWERPEN',
    consultationNumber: 'WAPIAAAAY1234567',
    askedBy: OURS,
    raw: expect.stringContaining('"valid":true'),
  })
  expect(vies.asked).toEqual([
    {
      method: 'POST',
      path: '/rest-api/check-vat-number',
      body: {
        countryCode: 'BE',
        vatNumber: '0123456749',
        requesterMemberStateCode: 'NL',
        requesterNumber: '004495445B01',
      },
    },
  ])
})

it('asks without a name when the shop has no number, or VIES does not take it', async () => {
  const plain = { status: 'valid', consultationNumber: null, askedBy: null }
  expect(await ask({ askedBy: null })).toMatchObject(plain)
  vies.answer((reply, question) =>
    (question.body ? fails('INVALID_REQUESTER_INFO', 400) : isGivenOut)(reply, question),
  )
  expect(await ask()).toMatchObject(plain)
  expect(vies.asked.map(({ path }) => path)).toEqual([
    '/rest-api/ms/BE/vat/0123456749',
    '/rest-api/check-vat-number',
    '/rest-api/ms/BE/vat/0123456749',
  ])
})

const number = { countryCode: 'BE', vatNumber: '0123456749' }
it.each<[string, ViesReply, string, string | null]>([
  ['a clear no', says({ ...number, valid: false, userError: 'INVALID' }), 'invalid', null],
  ['a no of the other call', says({ isValid: false, userError: 'INVALID', name: '---' }), 'invalid', null],
  ['a number that cannot be', fails('INVALID_INPUT', 400), 'invalid', 'INVALID_INPUT'],
  ['a member state that is away', fails('MS_UNAVAILABLE'), 'unavailable', 'MS_UNAVAILABLE'],
  [
    'a member state that is away, said beside a no',
    says({ ...number, valid: false, userError: 'MS_UNAVAILABLE' }),
    'unavailable',
    'MS_UNAVAILABLE',
  ],
  ['too many questions', fails('MS_MAX_CONCURRENT_REQ', 500), 'unavailable', 'MS_MAX_CONCURRENT_REQ'],
  ['a code that nobody knows', fails('<b>'), 'unavailable', 'UNKNOWN_ERROR'],
  ['a yes with an error', says({ valid: true, userError: 'TIMEOUT' }), 'unavailable', 'TIMEOUT'],
  ['a yes that says no', says({ valid: true, userError: 'INVALID' }), 'unavailable', 'ANSWER_MALFORMED'],
  ['a yes with a status of no', says({ valid: true }, 503), 'unavailable', 'HTTP_503'],
  [
    'a yes about another number',
    says({ countryCode: 'BE', vatNumber: '0999999999', valid: true }),
    'unavailable',
    'ANSWER_ABOUT_ANOTHER',
  ],
  ['a yes in words', says({ valid: 'yes' }), 'unavailable', 'ANSWER_MALFORMED'],
  ['nothing', says({}), 'unavailable', 'ANSWER_MALFORMED'],
  ['a list', says([]), 'unavailable', 'ANSWER_MALFORMED'],
  ['half an answer', (reply) => reply.end('{"valid":tr'), 'unavailable', 'ANSWER_MALFORMED'],
  ['a page', (reply) => reply.writeHead(502).end('<html>'), 'unavailable', 'ANSWER_MALFORMED'],
  [
    'the address of another',
    (reply) => reply.writeHead(302, { location: '/elders' }).end(),
    'unavailable',
    'NOT_REACHED',
  ],
  ['a line that breaks', (reply) => reply.destroy(), 'unavailable', 'NOT_REACHED'],
])('takes %s for what it is', async (_answer, reply, status, fault) => {
  vies.answer(reply)
  expect(await ask()).toMatchObject({ status, fault, name: null, consultationNumber: null })
})

it('takes no answer of more than 64 kB, and reads no more of it', async () => {
  let sent = 0
  vies.answer((reply) => {
    const more = () => {
      while (!reply.destroyed && sent < 1_000_000_000) {
        sent += 65_536
        if (!reply.write(Buffer.alloc(65_536, 32))) return void reply.once('drain', more)
      }
    }
    more()
  })
  expect(await ask()).toMatchObject({ status: 'unavailable', fault: 'ANSWER_TOO_LARGE', raw: null })
  expect(sent).toBeLessThan(100_000_000)
})

it.each<[string, ViesReply]>([
  ['no answer at all', () => undefined],
  ['a body that never ends', (reply) => void reply.writeHead(200).write('{"valid":')],
])('waits no longer than its patience for %s', async (_case, reply) => {
  vies.answer(reply)
  expect(await ask({ patienceMs: 300 })).toMatchObject({ status: 'unavailable', fault: 'NO_ANSWER_IN_TIME' })
})

it('says that nobody answers, and ends with the job', async () => {
  expect(await ask({ url: 'http://127.0.0.1:1' })).toMatchObject({ fault: 'NOT_REACHED' })
  const ended = AbortSignal.abort(new Error('the shop stops'))
  const asking = askVies({ url: vies.url, patienceMs: 10_000 }, { vatId: BELGIAN, askedBy: null }, ended)
  await expect(asking).rejects.toThrow('the shop stops')
})

it('keeps nothing in texts that could not be kept or shown', async () => {
  vies.answer(says({ valid: true, name: 'A\u0000B\u001b[2J', address: 'x'.repeat(900) }))
  expect(await ask()).toMatchObject({ name: 'AB[2J', address: 'x'.repeat(500) })
})
