import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Staff } from '#domain/access/actor.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { actOnBehalfOf } from './act-on-behalf-of.ts'

let database: TestDatabase
let contact: { contactId: string; companyId: string }
beforeAll(async () => {
  database = await testDatabase('shop_demo')
  contact = await database.db
    .selectFrom('contacts')
    .select(['id as contactId', 'company_id as companyId'])
    .where('email', '=', 'klant@demo.example')
    .executeTakeFirstOrThrow()
})
afterAll(() => database.drop())

const staff = (role: 'sales' | 'production'): Staff => ({ kind: 'operator', operatorId: 'sam', role })

describe('acting in the name of a contact', () => {
  it.each([
    ['the shop by itself', SYSTEM],
    ['who sells', staff('sales')],
  ])('is for %s', async (_rule, actedBy) => {
    expect(await actOnBehalfOf(database.db, contact, actedBy)).toMatchObject({
      ...contact,
      kind: 'contact',
      actedBy,
    })
  })

  it('is not for staff who are there for something else', async () => {
    await expect(actOnBehalfOf(database.db, contact, staff('production'))).rejects.toMatchObject({
      code: 'RoleRequired',
    })
  })
})
