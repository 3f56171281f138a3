import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { type Locks, openLocks } from './locks.ts'

const warnings: string[] = []
process.on('warning', ({ message }) => warnings.push(message))
let database: TestDatabase
let ours: Locks
let theirs: Locks
beforeEach(async () => {
  database = await testDatabase('shop_empty')
  ours = openLocks(database.url)
  theirs = openLocks(database.url)
})
afterEach(async () => {
  await ours.close()
  await theirs.close()
  await database.drop()
})

const quietly = { waitMs: 0, onWanted: () => undefined }

it('is held by one, in this process and in others, until it is released', async () => {
  const release = await ours.take('a', quietly)
  expect(await ours.take('a', quietly)).toBeNull()
  expect(await theirs.take('a', quietly)).toBeNull()
  expect(await theirs.take('b', quietly)).not.toBeNull()
  await release?.()
  expect(await theirs.take('a', quietly)).not.toBeNull()
  expect(await ours.take('a', quietly)).toBeNull()
})

it.each([
  ['this process', () => ours],
  ['another process', () => theirs],
])('asks who holds it to stop, when %s wants it', async (_who, other) => {
  const release = await ours.take('a', { waitMs: 0, onWanted: () => void release?.() })
  expect(await other().take('a', { waitMs: 5_000, onWanted: () => undefined })).not.toBeNull()
})

it('is given to one of many that ask at once', async () => {
  const taken = await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? ours : theirs).take('a', quietly)),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
})

it('is free again when the line of who held it is cut, and who held it hears that', async () => {
  const lost = new Promise<void>((resolve) => {
    void ours.take('a', { waitMs: 0, onWanted: resolve }).then(() => cut())
  })
  await lost
  expect(await theirs.take('a', { waitMs: 5_000, onWanted: () => undefined })).not.toBeNull()
  expect(await ours.take('a', quietly)).toBeNull()
})

it('stays with who took it after the line was cut, though the one before was about to release it', async () => {
  const admin = await connect()
  let again: Promise<unknown> = Promise.resolve()
  const release = await ours.take('a', {
    waitMs: 0,
    onWanted: () => {
      again = ours.take('a', { ...quietly, waitMs: 5_000 })
    },
  })
  // So many questions that the line is cut while the release still waits for its turn.
  const others = Array.from({ length: 1500 }, (_, index) => ours.take(`other-${index}`, quietly))
  const allAnswered = Promise.allSettled([...others, release?.()])
  await cut(admin)
  await allAnswered
  expect(await again).not.toBeNull()
  expect(await ours.take('a', quietly)).toBeNull()
  expect(await theirs.take('a', quietly)).toBeNull()
})

it('puts one question at a time to the database', async () => {
  // Said once in a process, so that those of the tests before count too.
  const taken = await Promise.all(['a', 'b', 'c', 'd'].map((name) => ours.take(name, quietly)))
  expect(taken).not.toContain(null)
  expect(warnings).toEqual([])
})

async function connect(): Promise<Client> {
  const admin = new Client(database.url)
  await admin.connect()
  return admin
}

async function cut(connected?: Client) {
  const admin = connected ?? (await connect())
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'paskruis-locks' and datname = current_database()`,
  )
  await admin.end()
}
