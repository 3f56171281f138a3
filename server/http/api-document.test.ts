import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'

const run = promisify(execFile)
const tool = (path: string) => resolve('node_modules', path)

/** A program of a customer, over the client that is made of the document. */
const PROGRAM = `
import { client } from './client/client.gen.ts'
import { addCartItem, createUploadToken, getOrder, getPage, logIn, placeOrder, uploadDesign } from './client/sdk.gen.ts'

export async function orderTensioners(baseUrl: string, username: string, password: string) {
  client.setConfig({ baseUrl })
  const login = await logIn({ body: { username, password }, throwOnError: true })
  const session = login.response.headers.getSetCookie()[0]?.match(/^session=([^;]+)/)?.[1]
  client.setConfig({ auth: session })

  const { data: cart } = await addCartItem({
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 20 } },
    headers: { 'Idempotency-Key': 'tensioners-1' },
    throwOnError: true,
  })
  const { data: placed } = await placeOrder({
    body: { reference: 'Program', termsAccepted: true, version: cart.version },
    headers: { 'Idempotency-Key': 'tensioners-2' },
    throwOnError: true,
  })
  const { data: order } = await getOrder({ path: { id: placed.id }, throwOnError: true })
  return { number: placed.number, reference: order.reference, sku: order.groups[0]?.lines[0]?.sku, total: order.totalPrice }
}

export async function sendFile(content: Blob) {
  const { data } = await createUploadToken({ throwOnError: true })
  client.setConfig({ auth: ({ name }) => (name === 'token' ? data.uploadToken : undefined) })
  const sent = await uploadDesign({ body: content, query: { 'process-id': 'program-1' }, throwOnError: true })
  return sent.data.design.size
}

export async function pageType(path: string) {
  const { data, error } = await getPage({ path: { path } })
  return data?.pageType ?? error?.errors[0]?.code
}

// @ts-expect-error what a call takes is known to the client
export const withoutItem = () => addCartItem({ body: {} })
`

type Program = {
  readonly orderTensioners: (baseUrl: string, username: string, password: string) => Promise<object>
  readonly sendFile: (content: Blob) => Promise<number>
  readonly pageType: (path: string) => Promise<string>
}

let shop: TestShop
let folder: string
let address: string
let program: Program
beforeAll(async () => {
  shop = await testShop()
  folder = await mkdtemp(join(tmpdir(), 'paskruis-client-'))
  await writeFile(join(folder, 'openapi.json'), (await shop.app.inject('/api/docs')).body)
  await createClient({
    input: join(folder, 'openapi.json'),
    output: { path: join(folder, 'client'), importFileExtension: '.ts' },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  })
  await writeFile(join(folder, 'program.ts'), PROGRAM)
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  program = await import(pathToFileURL(join(folder, 'program.ts')).href)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

describe('the OpenAPI document', () => {
  it('names every call of the contract', async () => {
    const { text } = await shop.browser().call('GET', '/api/docs')
    const named = Object.values<object>(JSON.parse(text).paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(named).toEqual(expect.arrayContaining(Object.keys(calls)))
  })

  it('has no fault that a linter finds', async () => {
    const lint = await run(
      process.execPath,
      [
        tool('@redocly/cli/bin/cli.js'),
        'lint',
        join(folder, 'openapi.json'),
        '--extends=recommended',
        '--format=json',
      ],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    )
    const { problems } = JSON.parse(lint.stdout) as {
      problems: readonly { ruleId: string; location: readonly { pointer: string }[] }[]
    }
    const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
    // The specification fixes these paths, and an id is never the word 'designs'.
    expect(found).toEqual([
      'no-ambiguous-paths #/paths/~1api~1cart~1items~1designs~1{id}',
      'no-ambiguous-paths #/paths/~1api~1cart~1items~1{id}~1patchup',
    ])
  })
})

describe('a client made of the document', () => {
  it('has the types of the calls', async () => {
    const options = {
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      allowImportingTsExtensions: true,
    }
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
    )
    const { stdout } = await run(process.execPath, [tool('typescript-7/bin/tsc'), '-p', folder]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
  })

  it('logs in and orders', async () => {
    expect(await program.orderTensioners(address, 'klant@demo.example', 'Paskruis-demo-1')).toMatchObject({
      number: expect.stringMatching(/\d/),
      reference: 'Program',
      sku: 'TOE-SPANNER',
      total: { currency: 'EUR' },
    })
  })

  it('sends a print file', async () => {
    expect(await program.sendFile(new Blob(['%PDF-1.7 nothing']))).toBe(16)
  })

  it.each([
    ['a page of one step', 'algemene-voorwaarden', 'CONTENT'],
    ['a page of two steps', 'vlaggen-en-masten/baniers', 'CATEGORY'],
    ['what is not there', 'weg/geweest', 'NotFound'],
  ])('reads %s by its path', async (_what, path, answer) => {
    expect(await program.pageType(path)).toBe(answer)
  })
})
