import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase('shop_empty')
})
afterAll(() => database.drop())

function addOperator(...args: readonly string[]) {
  const script = resolve(import.meta.dirname, 'add-operator.mjs')
  const env = { ...process.env, DATABASE_URL: database.url }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

it('tells the login once, and refuses to make it again', () => {
  const { status, stdout, stderr } = addOperator('Sam@drukkerij.example', 'Sam Smit', 'owner')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(
    /^Sam Smit is medewerker, met de rol owner\.\nInlog: sam@drukkerij\.example\nWachtwoord: \S{29}\n/,
  )
  expect(addOperator('sam@drukkerij.example', 'Sam', 'sales')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Er is al een medewerker met dit e-mailadres.\n',
  })
})

it.each([
  ['no address', ['sam', 'Sam', 'owner']],
  ['no name', ['kim@drukkerij.example', ' ', 'owner']],
  ['a role that there is not', ['kim@drukkerij.example', 'Kim', 'baas']],
  ['a name without quotes', ['kim@drukkerij.example', 'Kim', 'owner', 'sales']],
  ['nothing', []],
])('says how it is used with %s', (_case, args) => {
  const { status, stderr } = addOperator(...args)
  expect(status).toBe(1)
  expect(stderr).toBe(
    'Gebruik: npm run operator:add -- <e-mailadres> <"naam"> <rol>\nRol: owner, sales, prepress, production, finance, content\n',
  )
})
