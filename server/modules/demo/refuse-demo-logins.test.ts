import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { refuseDemoLogins } from './refuse-demo-logins.ts'

let demo: TestDatabase
let empty: TestDatabase
beforeAll(async () => {
  demo = await testDatabase('shop_demo')
  empty = await testDatabase('shop_empty')
})
afterAll(async () => {
  await demo.drop()
  await empty.drop()
})

it('refuses a database with the logins of the demo, until nobody can use them', async () => {
  await expect(refuseDemoLogins(demo.db)).rejects.toThrow('klant@demo.example')
  await demo.db.updateTable('contacts').set({ state: 'blocked' }).execute()
  await expect(refuseDemoLogins(demo.db)).rejects.toThrow('beheer@demo.example')
  await demo.db.updateTable('operators').set({ blocked_at: new Date() }).execute()
  await expect(refuseDemoLogins(demo.db)).resolves.toBeUndefined()
})

it('opens an empty one', async () => {
  await expect(refuseDemoLogins(empty.db)).resolves.toBeUndefined()
})
