import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeDemoFiles } from '#server/modules/demo/demo-files.ts'
import { demoShop } from '#server/modules/demo/demo-shop.ts'
import { readSettings } from '#server/settings.ts'
import { openFiles } from '#server/storage/open-files.ts'
import { type TestDatabase, testDatabase } from '#test/support/database.ts'
import { LONG } from '#test/support/time-limits.ts'

let folder: string
let demo: TestDatabase
let empty: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paskruis-catalogus-'))
  demo = await testDatabase('shop_few')
  empty = await testDatabase('shop_empty')
  const settings = {
    DATA_DIR: join(folder, 'demo'),
    DATABASE_URL: demo.url,
    DEMO: '1',
    SECRET: 'x'.repeat(40),
  }
  await storeDemoFiles(demoShop, await openFiles(readSettings(settings)))
})
afterAll(async () => {
  await demo.drop()
  await empty.drop()
  rmSync(folder, { recursive: true })
})

const environmentOf = (shop: 'demo' | 'empty') => ({
  ...process.env,
  DATA_DIR: join(folder, shop),
  INIT_CWD: folder,
  DATABASE_URL: (shop === 'demo' ? demo : empty).url,
  SECRET: 'x'.repeat(40),
})

/** Types a command in the folder of the files, for one of the two shops. */
function typed(shop: 'demo' | 'empty', script: string, ...args: readonly string[]) {
  const env = environmentOf(shop)
  const path = resolve(import.meta.dirname, script)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}
const catalogue = (shop: 'demo' | 'empty', ...args: readonly string[]) =>
  typed(shop, 'catalogue.mjs', ...args)
const countOf = async ({ db }: TestDatabase) =>
  (await sql<{ count: number }>`select count(*)::int as count from products`.execute(db)).rows[0]?.count

it(
  'a catalogue with a photograph goes from one shop to another, and comes back as it went',
  LONG,
  async () => {
    const photograph = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c03040' } })
    await photograph.jpeg().toFile(join(folder, 'foto.jpg'))
    expect(typed('demo', 'add-picture.mjs', 'PST-A1', 'foto.jpg', 'Een rode poster')).toMatchObject({
      status: 0,
    })

    expect(catalogue('demo', 'export', 'catalogus.zip')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^De catalogus staat in .+catalogus\.zip \(.+\s[kM]B\)\.\n$/),
    })
    expect(catalogue('empty', 'import', 'catalogus.zip', '--dry-run')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/Producten: \d+ nieuw/),
    })
    // npm keeps an option for itself that stands before its `--`.
    const words = [
      '--prefix',
      resolve(import.meta.dirname, '..'),
      'run',
      '-s',
      'catalogue:import',
      'catalogus.zip',
      '--dry-run',
    ]
    const byNpm = spawnSync('npm', words, { cwd: folder, env: environmentOf('empty'), encoding: 'utf8' })
    expect([byNpm.status, byNpm.stdout]).toEqual([0, expect.stringContaining('Er is niets veranderd.')])
    expect(await countOf(empty)).toBe(0)
    for (const option of ['--replace', '--dryrun', '--new-only']) {
      const lost = spawnSync('npm', [...words.slice(0, -1), option], {
        cwd: folder,
        env: environmentOf('empty'),
        encoding: 'utf8',
      })
      expect([lost.status, lost.stderr]).toEqual([
        1,
        expect.stringContaining(`npm heeft ${option} zelf opgevat`),
      ])
    }
    expect(await countOf(empty)).toBe(0)
    expect(catalogue('empty', 'import', 'catalogus.zip')).toMatchObject({ status: 0, stderr: '' })
    expect(await countOf(empty)).toBe(await countOf(demo))
    expect(catalogue('empty', 'import', 'catalogus.zip').stdout).toContain('Er verandert niets.')
    expect(catalogue('empty', 'export', 'terug.zip')).toMatchObject({ status: 0 })
    const [went, came] = ['catalogus.zip', 'terug.zip'].map((name) => readFileSync(join(folder, name)))
    expect(came?.equals(went ?? Buffer.of())).toBe(true)
  },
)

it.each([
  ['how it is used', [], /^Gebruik: npm run catalogue:import/],
  ['which file is not there', ['weg.zip'], /weg\.zip is er niet\./],
  [
    'how it is used, where an option is mistyped',
    ['leeg.json', '--dryrun'],
    /^Gebruik: npm run catalogue:import/,
  ],
  [
    'how it is used, where there are two files',
    ['leeg.json', 'kapot.json'],
    /^Gebruik: npm run catalogue:import/,
  ],
  [
    'what is wrong with a file, and where',
    ['kapot.json'],
    /^1 fout in het bestand\nHet bestand \(regel 2\): Hier klopt de JSON niet\.\n$/,
  ],
  [
    'which file of a folder does not belong there',
    ['map'],
    /^1 fout in het bestand\npictures\/vreemd\.txt: Dit bestand hoort niet in een catalogus/,
  ],
])('says %s', (_case, args, said) => {
  writeFileSync(join(folder, 'kapot.json'), '{\n"format":')
  // Of this nothing would have to be refused.
  writeFileSync(join(folder, 'leeg.json'), '{"format":"paskruis-catalogue","version":1}')
  mkdirSync(join(folder, 'map', 'pictures'), { recursive: true })
  writeFileSync(join(folder, 'map', 'catalogue.json'), '{}')
  writeFileSync(join(folder, 'map', 'pictures', 'vreemd.txt'), '')
  const { status, stdout, stderr } = catalogue('demo', 'import', ...args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(said)
  expect(stderr).not.toMatch(/\bat .+:\d+/)
})

it('the export of another shop goes in as well, and says what did not come along', async () => {
  const path = resolve(import.meta.dirname, '..', 'test', 'exports', 'woocommerce.csv')
  const tried = catalogue('empty', 'import', path, '--dry-run')
  expect([tried.status, tried.stderr]).toEqual([0, ''])
  expect(tried.stdout).toMatch(/Producten: 12 nieuw/)
  expect(tried.stdout).toMatch(/^Dit is niet meegekomen \(\d+\):$/m)
  expect(tried.stdout).toContain('VISITE · kolom ‘Soort’ (rij 4): De variaties zijn één product')
  expect(catalogue('empty', 'import', path, '--replace')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('kan alleen aanvullen'),
  })
  writeFileSync(join(folder, 'kapot.csv'), 'Type,SKU,Name,Published,Regular price\nsimple,,Naam,1,2\n')
  expect(catalogue('empty', 'import', 'kapot.csv')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Naam · kolom ‘SKU’ \(rij 2\): /),
  })
  expect(catalogue('empty', 'import', path)).toMatchObject({ status: 0, stderr: '' })
})

it(
  'a catalogue is written in sheets, and read as a file and as a folder with its photographs',
  LONG,
  async () => {
    expect(catalogue('demo', 'export', 'bladen.zip', '--csv')).toMatchObject({ status: 0, stderr: '' })
    expect(catalogue('demo', 'export', 'boek.xlsx')).toMatchObject({ status: 0, stderr: '' })
    for (const file of ['bladen.zip', 'boek.xlsx'])
      expect(catalogue('demo', 'import', file, '--dry-run')).toMatchObject({
        status: 0,
        stderr: '',
        stdout: expect.stringContaining('Er verandert niets.'),
      })

    const within = join(folder, 'bladen')
    mkdirSync(join(within, 'beeld'), { recursive: true })
    const photograph = sharp({ create: { width: 300, height: 200, channels: 3, background: '#30c040' } })
    await photograph.png().toFile(join(within, 'beeld', 'groen.png'))
    const headings = [
      'Adres;Valt onder;Titel;Volgorde;Zichtbaar;Aantal in korte lijst;Korte omschrijving;Omschrijving',
      'Titel onderaan;Tekst onderaan;Titel voor zoekmachines;Omschrijving voor zoekmachines',
      'Afbeelding;Beschrijving van de afbeelding;Focuspunt horizontaal (%);Focuspunt verticaal (%)',
    ].join(';')
    writeFileSync(
      join(within, 'Categorieën.csv'),
      `${headings}\r\n/groen;;Groen;9;;;;;;;;;groen.png;Groen;;\r\n`,
    )
    expect(catalogue('demo', 'import', 'bladen')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/Categorieën: 1 nieuw/),
    })
    writeFileSync(
      join(within, 'Categorieën.csv'),
      `${headings}\r\n/groen;;;9;misschien;;;;;;;;weg.png;;;\r\n`,
    )
    const refused = catalogue('demo', 'import', 'bladen')
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('Categorieën · kolom ‘Titel’ (rij 2): Vul dit veld in')
    expect(refused.stderr).toContain('Categorieën · kolom ‘Zichtbaar’ (rij 2): Deze waarde kan hier niet.')
    expect(catalogue('demo', 'export', 'boek.xlsx', '--csv').status).toBe(1)
  },
)

it('a folder of more files than may be open at once is looked through, and packed', async () => {
  const within = join(folder, 'veel')
  mkdirSync(within)
  writeFileSync(join(within, 'Doorverwijzingen.csv'), 'Van;Naar\r\n')
  for (let at = 0; at < 400; at += 1) writeFileSync(join(within, `${at}.txt`), '')
  const path = resolve(import.meta.dirname, 'catalogue.mjs')
  const command = `ulimit -n 256 && exec "$0" "$@"`
  const limited = spawnSync('sh', ['-c', command, process.execPath, path, 'import', 'veel', '--dry-run'], {
    env: environmentOf('demo'),
    encoding: 'utf8',
  })
  expect([limited.status, limited.stderr]).toEqual([0, ''])
  expect(limited.stdout).toContain('Er verandert niets.')
})
