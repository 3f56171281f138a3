import { afterAll, beforeAll, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { isPassword } from '../session/passwords.ts'
import { addOperator } from './add-operator.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('shop_empty')
})
afterAll(() => database.drop())

const sam = { email: 'Sam@Drukkerij.example', name: 'Sam Smit', role: 'sales' } as const
const rows = () => database.db.selectFrom('operators').selectAll().execute()

it('makes a login whose password is told once and kept as a hash', async () => {
  const { password } = await addOperator(database, SYSTEM, sam)
  expect(password).toMatch(/^([a-z2-9]{5}-){4}[a-z2-9]{5}$/)
  const [row] = await rows()
  expect(row).toMatchObject({
    email: 'sam@drukkerij.example',
    name: 'Sam Smit',
    role: 'sales',
    blocked_at: null,
  })
  expect(await isPassword(password, row?.password_hash ?? null)).toBe(true)
  const [change] = await database.db.selectFrom('audit_events').selectAll().execute()
  expect(change).toMatchObject({
    entity: 'operators',
    entity_id: row?.id,
    action: 'insert',
    actor_task: 'test',
  })
  expect(JSON.stringify(change)).not.toContain('argon2id')
})

it('refuses an address that somebody has, and leaves his login as it is', async () => {
  const before = await rows()
  const again = addOperator(database, SYSTEM, { ...sam, email: 'sam@drukkerij.EXAMPLE', role: 'owner' })
  await expect(again).rejects.toThrow('OperatorKnown')
  expect(await rows()).toEqual(before)
})

it('is for the owner only', async () => {
  const seller = { kind: 'operator', operatorId: (await rows())[0]?.id ?? '', role: 'sales' } as const
  const added = addOperator(database, seller, { ...sam, email: 'ander@drukkerij.example' })
  await expect(added).rejects.toThrow('RoleRequired')
})
