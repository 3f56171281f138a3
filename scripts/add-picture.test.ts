import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'

let folder: string
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'paskruis-foto-'))
  writeFileSync(join(folder, 'foto.jpg'), 'geen foto')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

function addPicture(args: readonly string[], databaseUrl = '') {
  const script = resolve(import.meta.dirname, 'add-picture.mjs')
  const env = { ...process.env, DATA_DIR: folder, INIT_CWD: folder, DATABASE_URL: databaseUrl }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('says how it is used', () => {
  const { status, stderr } = addPicture(['PST-A1'])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Gebruik: npm run picture:add -- <artikelnummer> <bestand>/)
})

it.each([
  [
    'says which file it cannot read',
    ['PST-A1', 'weg.jpg'],
    'none',
    () => `Het bestand ${join(folder, 'weg.jpg')} is niet te lezen.\n`,
  ],
  [
    'says what to do when the shop with its own database does not run',
    ['PST-A1', 'foto.jpg'],
    'none',
    () =>
      'De winkel draait niet, en met haar ook de ingebouwde databank niet. Start haar met npm start en voeg de foto dan toe.\n',
  ],
  [
    'says that the file is no photograph',
    ['PST-A1', 'foto.jpg'],
    'demo',
    () => 'Dit is geen foto die we kunnen lezen. Gebruik een JPEG, PNG, WebP, AVIF of TIFF.\n',
  ],
  [
    'says that there is no such product',
    ['GEEN', 'foto.jpg'],
    'demo',
    () => 'Dit product bestaat niet (meer).\n',
  ],
  [
    'says that there is no such category',
    ['/nergens', 'foto.jpg'],
    'demo',
    () => 'Dit bestaat niet (meer).\n',
  ],
])('%s', (_rule, args, shop, said) => {
  expect(addPicture(args, shop === 'demo' ? database.url : '')).toEqual({
    status: 1,
    stdout: '',
    stderr: said(),
  })
})
