import { createHash, randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { capturedLog } from '#test/support/captured-log.ts'
import { hostileNames } from '#test/support/hostile-names.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { OTHER_TIMEOUT_MS } from '../../http/request-time.ts'
import { preflightDesignTask } from './preflight-design.task.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { sendByTus } from '#test/support/tus.ts'

const MB = 1024 * 1024
const MINUTE_MS = 60_000
const log = capturedLog()
let shop: TestShop
let other: TestShop
let address: string
let otherAddress: string
let customer: TestBrowser
let token: string
let strangersToken: string
beforeAll(async () => {
  shop = await testShop({ settings: { uploadMaxBytes: 4 * MB }, logStream: log.stream })
  other = await testShop({ sharedWith: shop, settings: { ...shop.shop.settings, logLevel: 'silent' } })
  address = await listen(shop)
  otherAddress = await listen(other)
  customer = await shop.loggedIn()
  token = await tokenOf(customer)
  strangersToken = await tokenOf(await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2'))
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

async function listen({ app }: TestShop): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
async function tokenOf(browser: TestBrowser): Promise<string> {
  return (await browser.call('POST', '/api/customer/upload-token')).json.uploadToken
}
let made = 0
const newProcess = () => `p-${(made += 1)}`
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

type Given = { readonly token?: string; readonly headers?: Record<string, string>; readonly at?: string }
async function ask(
  method: string,
  path: string,
  processId: string,
  { token: given = token, headers = {}, at = address }: Given = {},
  body?: Uint8Array | FormData,
) {
  const url = new URL(path, at)
  if (!url.searchParams.has('token')) url.searchParams.set('token', given)
  if (!url.searchParams.has('process-id')) url.searchParams.set('process-id', processId)
  const answer = await fetch(url, { method, headers, ...(body && { body: body as BodyInit }) })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    json: text.startsWith('{') ? JSON.parse(text) : null,
  }
}
const TUS = { 'tus-resumable': '1.0.0' }
const create = (processId: string, length: number | string, given: Given = {}) =>
  ask('POST', '/upload', processId, {
    ...given,
    headers: { ...TUS, 'upload-length': String(length), ...given.headers },
  })
const patch = (location: string, processId: string, offset: number, body: Uint8Array, given: Given = {}) =>
  ask(
    'PATCH',
    location,
    processId,
    {
      ...given,
      headers: {
        ...TUS,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...given.headers,
      },
    },
    body,
  )
const head = (location: string, processId: string, given: Given = {}) =>
  ask('HEAD', location, processId, { ...given, headers: TUS })
const raw = (processId: string, body: Uint8Array, given: Given = {}) =>
  ask('POST', '/upload', processId, given, body)
const pathOf = (answer: { readonly headers: Headers }) => answer.headers.get('location') ?? ''

async function stored(processId: string) {
  const row = await shop.shop.db
    .selectFrom('designs')
    .selectAll()
    .where('process_id', '=', processId)
    .executeTakeFirstOrThrow()
  const file = row.storage_key ? await shop.shop.files.find(row.storage_key) : null
  return {
    ...row,
    hash: row.sha256?.toString('hex') ?? null,
    content: file && (await buffer(file.stream())),
  }
}
async function jobsOf(processId: string): Promise<number> {
  const { id } = await stored(processId)
  const jobs = await shop.jobs.count(preflightDesignTask, { designId: id })
  return jobs
}
async function arrivals(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of shop.shop.files.arrivals.list()) keys.push(key)
  return keys
}

describe('an upload by tus', () => {
  it('arrives whole by the usual client, is hashed and goes to be checked', async () => {
    const processId = newProcess()
    const content = randomBytes(3 * MB + 7)
    await sendByTus({ address, token, processId, content, fileName: 'banner ä.pdf', chunkSize: MB })
    const design = await stored(processId)
    expect(design).toMatchObject({
      status: 'processing',
      file_name: 'banner ä.pdf',
      size_bytes: content.length,
      hash: sha256(content),
      uploaded_at: TEST_NOW,
    })
    expect(design.content?.equals(content)).toBe(true)
    expect(await jobsOf(processId)).toBe(1)
  })

  it('goes on where it broke off, as far as it came', async () => {
    const processId = newProcess()
    const content = randomBytes(2 * MB)
    const location = pathOf(await create(processId, content.length))
    await breakOff(location, content.subarray(0, MB))
    const offset = Number((await head(location, processId)).headers.get('upload-offset'))
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThanOrEqual(MB)
    const { json } = await customer.call('GET', '/api/designs')
    const card = json.designs.find((design) => design.processId === processId)
    expect(card).toMatchObject({ status: 'processing', size: content.length })
    expect(card.progress).toBe(Math.floor((offset / content.length) * 100))
    expect((await patch(location, processId, offset, content.subarray(offset))).status).toBe(204)
    expect((await stored(processId)).hash).toBe(sha256(content))
  })

  it('may alternate between two servers, byte for byte', async () => {
    const processId = newProcess()
    const content = randomBytes(MB)
    const location = pathOf(await create(processId, content.length))
    const step = 100_000
    for (let offset = 0, turn = 0; offset < content.length; offset += step, turn += 1) {
      const at = turn % 2 ? address : otherAddress
      const answer = await patch(location, processId, offset, content.subarray(offset, offset + step), { at })
      expect(answer.headers.get('upload-offset')).toBe(String(Math.min(content.length, offset + step)))
    }
    expect((await stored(processId)).hash).toBe(sha256(content))
  })

  it('takes one of many that send the same piece at once, over both servers', async () => {
    const processId = newProcess()
    const content = randomBytes(MB)
    const location = pathOf(await create(processId, content.length))
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        patch(location, processId, 0, content, { at: index % 2 ? address : otherAddress }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(1)
    expect(statuses.filter((status) => ![204, 400, 409].includes(status))).toEqual([])
    // The others make one that takes long stop, and its client goes on where that was.
    const offset = Number((await head(location, processId)).headers.get('upload-offset'))
    if (offset < content.length) await patch(location, processId, offset, content.subarray(offset))
    expect((await stored(processId)).hash).toBe(sha256(content))
    expect(await jobsOf(processId)).toBe(1)
  })

  it('begun twice at once for one process is one upload', async () => {
    const processId = newProcess()
    const [one, two] = await Promise.all([create(processId, 9), create(processId, 9, { at: otherAddress })])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(pathOf(one)).toBe(pathOf(two))
    const different = await create(processId, 10)
    expect([different.status, different.json.errors[0].code]).toEqual([409, 'UploadBusy'])
    expect((await arrivals()).filter((key) => key.includes(idIn(pathOf(one))))).toHaveLength(1)
  })

  it('is not written over when it has finished', async () => {
    const processId = newProcess()
    const content = randomBytes(1000)
    const location = pathOf(await create(processId, content.length))
    await patch(location, processId, 0, content)
    const again = await create(processId, 5)
    expect([again.status, again.json.errors]).toEqual([
      409,
      [{ code: 'UploadFinished', message: 'Dit bestand is al geüpload.' }],
    ])
    expect((await patch(location, processId, 0, randomBytes(1000))).status).toBe(409)
    expect((await raw(processId, randomBytes(5))).status).toBe(409)
    expect((await head(location, processId)).headers.get('upload-offset')).toBe('1000')
    expect((await stored(processId)).hash).toBe(sha256(content))
  })

  it('may be empty, which is judged and not refused', async () => {
    const processId = newProcess()
    expect((await create(processId, 0)).status).toBe(201)
    expect(await stored(processId)).toMatchObject({ status: 'processing', size_bytes: 0 })
  })

  it('that was not finished before its server fell is finished by the next question', async () => {
    const processId = newProcess()
    const content = randomBytes(1000)
    const location = pathOf(await create(processId, content.length))
    // All bytes are there, and nothing knows it.
    await shop.shop.files.arrivals.append(`print-files/${idIn(location)}`, 0, parts(content))
    expect((await head(location, processId)).headers.get('upload-offset')).toBe('1000')
    expect(await stored(processId)).toMatchObject({ status: 'processing', hash: sha256(content) })
    expect(await jobsOf(processId)).toBe(1)
  })

  it.each([
    ['negative', '-1', 400],
    ['no number', 'veel', 400],
    ['fractional', '1.5', 400],
    ['above the limit', String(4 * MB + 1), 413],
    ['absurd', '9'.repeat(15), 413],
  ])('is refused when its length is %s', async (_rule, length, status) => {
    const processId = newProcess()
    const answer = await create(processId, length)
    expect(answer.status).toBe(status)
    expect(answer.json.errors[0].message).toMatch(/\.$/)
    expect((await customer.call('GET', '/api/designs')).json.designs).not.toContainEqual(
      expect.objectContaining({ processId }),
    )
  })

  it('is refused without a length', async () => {
    const answer = await ask('POST', '/upload', newProcess(), { headers: TUS })
    expect([answer.status, answer.json.errors[0].code]).toEqual([400, 'UploadUnreadable'])
  })

  it('may be as large as the limit', async () => {
    const processId = newProcess()
    const content = Buffer.alloc(4 * MB, 1)
    const location = pathOf(await create(processId, content.length))
    expect((await patch(location, processId, 0, content)).status).toBe(204)
  })

  it('gets no more than it declared', async () => {
    const processId = newProcess()
    const location = pathOf(await create(processId, 10))
    const answer = await patch(location, processId, 0, randomBytes(11))
    expect([answer.status, answer.json.errors[0].code]).toEqual([413, 'UploadTooLarge'])
    expect(await stored(processId)).toMatchObject({ status: 'receiving', received_bytes: 0 })
  })

  it('is refused what does not follow, and unreadable questions', async () => {
    const processId = newProcess()
    const location = pathOf(await create(processId, 10))
    const wrong = await patch(location, processId, 5, randomBytes(5))
    expect([wrong.status, wrong.json.errors[0].code]).toEqual([409, 'UploadOutOfStep'])
    const untyped = await patch(location, processId, 0, randomBytes(5), {
      headers: { 'content-type': 'text/plain' },
    })
    expect([untyped.status, untyped.json.errors[0].code]).toEqual([400, 'UploadUnreadable'])
    const digest = await patch(location, processId, 0, randomBytes(5), { headers: { 'repr-digest': 'x' } })
    expect(digest.status).toBe(400)
  })

  it('is refused as altered when its hash is not the one claimed, and may be sent again', async () => {
    const processId = newProcess()
    const content = randomBytes(1000)
    const claimed = `sha-256=:${createHash('sha256').update(content).digest('base64')}:`
    const location = pathOf(await create(processId, content.length))
    const headers = { 'repr-digest': claimed }
    const answer = await patch(location, processId, 0, randomBytes(1000), { headers })
    expect([answer.status, answer.json.errors[0].message]).toEqual([
      422,
      'Het bestand is onderweg beschadigd. Upload het opnieuw.',
    ])
    expect(await stored(processId)).toMatchObject({ status: 'announced', storage_key: null })
    const again = pathOf(await create(processId, content.length))
    expect((await patch(again, processId, 0, content, { headers })).status).toBe(204)
  })
})

describe('an upload in one body', () => {
  it('raw, gets its name from who announces it, before or after', async () => {
    const [before, after] = [newProcess(), newProcess()]
    const content = randomBytes(5000)
    await customer.call('POST', '/api/designs', { body: { processId: before, fileName: 'voor.pdf' } })
    const answer = await raw(before, content)
    expect([answer.status, answer.json.design]).toEqual([
      201,
      expect.objectContaining({ name: 'voor.pdf', status: 'processing', progress: 100, size: 5000 }),
    ])
    await raw(after, content)
    const body = { processId: after, fileName: 'na.pdf' }
    expect((await customer.call('POST', '/api/designs', { body })).json.design).toMatchObject({
      name: 'na.pdf',
      progress: 100,
    })
    expect((await stored(after)).hash).toBe(sha256(content))
  })

  it('as a form with one file', async () => {
    const processId = newProcess()
    const content = randomBytes(300_000)
    const form = new FormData()
    form.set('file', new File([content], 'map/ontwerp.pdf'))
    const { status, json } = await ask('POST', '/upload', processId, {}, form)
    expect([status, json.design.name]).toEqual([201, 'ontwerp.pdf'])
    expect((await stored(processId)).hash).toBe(sha256(content))
  })

  it.each([
    ['two files', ['een', 'twee']],
    ['no file', []],
  ])('is refused as a form with %s, and leaves nothing', async (_rule, names) => {
    const processId = newProcess()
    const form = new FormData()
    form.set('field', 'x')
    for (const name of names) form.append('file', new File(['inhoud'], name))
    const { status, json } = await ask('POST', '/upload', processId, {}, form)
    expect([status, json.errors[0].code]).toEqual([422, 'UploadNotOneFile'])
    expect((await arrivals()).filter((key) => key.includes(processId))).toEqual([])
  })

  it('is refused above the limit, declared or not, and leaves nothing', async () => {
    const text = 'Het bestand dat je probeert te uploaden is te groot. De maximale bestandsgrootte is 4MB.'
    const declared = newProcess()
    const answer = await raw(declared, Buffer.alloc(4 * MB + 1))
    expect([answer.status, answer.json.errors[0].message]).toEqual([413, text])
    const undeclared = newProcess()
    const form = new FormData()
    form.set('file', new File([Buffer.alloc(4 * MB + 1)], 'groot.pdf'))
    expect((await ask('POST', '/upload', undeclared, {}, form)).status).toBe(413)
    expect(await stored(undeclared)).toMatchObject({ status: 'announced', storage_key: null })
    expect((await raw(undeclared, Buffer.alloc(4 * MB))).status).toBe(201)
  })

  it('that breaks off leaves nothing, and may be sent again', async () => {
    const processId = newProcess()
    const before = await arrivals()
    await breakOff(`/upload?token=${token}&process-id=${processId}`, randomBytes(1000), {
      method: 'POST',
      headers: { 'content-length': '5000' },
    })
    await expect.poll(async () => (await stored(processId)).status).toBe('announced')
    await expect.poll(arrivals).toEqual(before)
    expect((await raw(processId, randomBytes(5000))).status).toBe(201)
  })

  it('twice at once for one process is stored once', async () => {
    const processId = newProcess()
    const content = randomBytes(100_000)
    const answers = await Promise.all([
      raw(processId, content),
      raw(processId, content, { at: otherAddress }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await stored(processId)).hash).toBe(sha256(content))
    expect(await jobsOf(processId)).toBe(1)
  })
})

describe('who may upload', () => {
  it.each([
    ['without a token', ''],
    ['with a wrong token', 'x'.repeat(43)],
    ['with an endless token', 'x'.repeat(400)],
  ])('nobody %s: 403, never 401', async (_rule, given) => {
    for (const answer of [
      await create(newProcess(), 5, { token: given }),
      await raw(newProcess(), randomBytes(5), { token: given }),
      await head(`/upload/${crypto.randomUUID()}`, 'x', { token: given }),
      await patch(`/upload/${crypto.randomUUID()}`, 'x', 0, randomBytes(5), { token: given }),
    ]) {
      expect(answer.status).toBe(403)
      expect(answer.json?.errors[0].message ?? '').toMatch(/^$|uploaden/)
    }
  })

  it('not with the upload of another company', async () => {
    const processId = newProcess()
    const location = pathOf(await create(processId, 5)).replace(/token=[^&]+/, `token=${strangersToken}`)
    expect((await head(location, processId)).status).toBe(404)
    expect((await patch(location, processId, 0, randomBytes(5))).status).toBe(404)
    expect(await stored(processId)).toMatchObject({ status: 'receiving' })
  })

  it('not at the address of another process', async () => {
    const location = pathOf(await create(newProcess(), 5))
    const wrong = location.replace(/process-id=[^&]+/, 'process-id=anders')
    expect((await head(wrong, 'anders')).status).toBe(404)
  })

  it('not with a process-id of another shape', async () => {
    for (const processId of ['', '../x', 'a'.repeat(65), 'a b']) {
      const answer = await create(processId, 5)
      expect([answer.status, answer.json.errors[0].field]).toEqual([422, 'process-id'])
    }
  })

  it('what began in time may finish after its token ended, and nothing else; not after logging out', async () => {
    const browser = await shop.loggedIn()
    const ending = await tokenOf(browser)
    const [one, two] = [newProcess(), newProcess()]
    const first = pathOf(await create(one, 10, { token: ending }))
    const second = pathOf(await create(two, 10, { token: ending }))
    shop.setNow(new Date(TEST_NOW.getTime() + 31 * MINUTE_MS))
    expect((await create(newProcess(), 10, { token: ending })).status).toBe(403)
    expect((await patch(first, one, 0, randomBytes(10))).status).toBe(204)
    expect((await head(second, two)).status).toBe(200)
    await browser.call('POST', '/api/customer/logout')
    expect((await patch(second, two, 0, randomBytes(10))).status).toBe(403)
    shop.setNow(TEST_NOW)
  })

  it('not from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await raw(newProcess(), randomBytes(5), { headers })
    expect([answer.status, answer.json.errors[0].code]).toEqual([403, 'ForeignOrigin'])
  })

  it('no design that was deleted, until its browser begins again', async () => {
    const processId = newProcess()
    const location = pathOf(await create(processId, 10))
    await patch(location, processId, 0, randomBytes(4))
    await customer.call('DELETE', `/api/designs/${(await stored(processId)).id}`)
    expect((await head(location, processId)).status).toBe(404)
    expect(pathOf(await create(processId, 10))).toBe(location)
    expect((await head(location, processId)).headers.get('upload-offset')).toBe('4')
  })
})

/** A line on which half of a body has gone, and what came back on it. */
function sendHalf(query: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const line = { socket, said: '', isCut: false }
  socket.on('data', (data) => (line.said += String(data)))
  socket.on('error', () => undefined)
  socket.on('close', () => (line.isCut = true))
  socket.write(
    `POST /upload?${query} HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\nContent-Length: 8\r\n\r\n%PDF`,
  )
  return line
}

/** Half a minute goes by for bodies alone: what waits for the database or a job goes on as it was. */
function bodyClocks() {
  const running = new Map<unknown, () => void>()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((...[work, ms]) => {
    const timer = start(work, ms)
    if (ms === OTHER_TIMEOUT_MS) running.set(timer, work)
    return timer
  })
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    running.delete(timer)
    stop(timer)
  })
  return running
}

describe('the time for a body', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is that of a print file for who may send one, and of any other body for who may not', async () => {
    const processId = newProcess()
    await customer.call('POST', '/api/designs', { body: { processId, fileName: 'traag.pdf' } })
    const clocks = bodyClocks()
    const known = sendHalf(`token=${token}&process-id=${processId}`)
    const unknown = sendHalf(`token=nobody&process-id=${processId}`)
    while ((await stored(processId)).status !== 'receiving' || !unknown.said.includes('403'));
    for (const passes of clocks.values()) passes()
    while (!unknown.isCut) await new Promise(setImmediate)
    known.socket.write('-1.7')
    while (!known.said.includes('201')) await new Promise(setImmediate)
    known.socket.destroy()
  })
})

it('no name leads anywhere, whatever it is', async () => {
  for (const name of hostileNames) {
    const processId = newProcess()
    const fileName = Buffer.from(name).toString('base64')
    const answer = await create(processId, 3, { headers: { 'upload-metadata': `filename ${fileName}` } })
    expect(answer.status, name).toBe(201)
    await patch(pathOf(answer), processId, 0, Buffer.from('abc'))
    const { storage_key: key, file_name: shown } = await stored(processId)
    expect(key).toMatch(/^print-files\/[0-9a-f-]{36}$/)
    expect(shown).not.toMatch(/[/\\\p{Cc}\u202e]/u)
    const onDisk = join(shop.shop.settings.dataDir, 'files', key ?? '')
    expect(await readFile(onDisk, 'utf8')).toBe('abc')
  }
})

it('logs hold no token', () => {
  const lines = log.lines.join('')
  expect(lines).toContain('/upload')
  expect(lines).not.toContain(token)
  expect(lines).not.toContain(strangersToken)
})

const idIn = (location: string) => /upload\/([0-9a-f-]{36})/.exec(location)?.[1] ?? ''

async function* parts(content: Uint8Array) {
  yield content
}

/** Sends a part of a body and lets the line fall. */
function breakOff(
  path: string,
  part: Uint8Array,
  { method = 'PATCH', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  return new Promise((resolve) => {
    const sent = httpRequest(new URL(path, address), {
      method,
      headers: {
        ...(method === 'PATCH' && {
          ...TUS,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': String(2 * MB),
        }),
        ...headers,
      },
    })
    sent.on('error', () => resolve())
    sent.write(part, () => setTimeout(() => sent.destroy(), 50))
    sent.on('close', () => resolve())
  })
}

describe('the turns of companies', () => {
  it('go round: the first file of one is checked before the second of another', async () => {
    await sql`delete from pgboss.job where name = ${preflightDesignTask.name}`.execute(shop.database.db)
    await sql`update designs set status = 'invalid' where status = 'processing'`.execute(shop.database.db)
    const content = Buffer.from('%PDF-1.7')
    for (const processId of ['turn-a1', 'turn-a2', 'turn-a3'])
      await sendByTus({ address, token, processId, content })
    await sendByTus({ address, token: strangersToken, processId: 'turn-b1', content })
    const checked: string[] = []
    const all = Promise.withResolvers<void>()
    const run = async (_context: unknown, { designId }: { designId: string }) => {
      const { process_id: processId } = await shop.database.db
        .selectFrom('designs')
        .select('process_id')
        .where('id', '=', designId)
        .executeTakeFirstOrThrow()
      checked.push(processId ?? '')
      if (checked.length === 4) all.resolve()
    }
    await shop.jobs.work(shop.shop, [{ ...preflightDesignTask, atOnce: 1, atOnceOfGroup: 1, run }])
    await all.promise
    expect(checked).toEqual(['turn-a1', 'turn-b1', 'turn-a2', 'turn-a3'])
  })
})
