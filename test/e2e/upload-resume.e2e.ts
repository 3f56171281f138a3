import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { printFile } from './print-file.ts'
import { query } from './query.ts'
import { cardOf, openManager } from './upload-designs.ts'
import { choose, holdBytes, isKept, slowLine, UPLOADS } from './upload-line.ts'
import { stayOnPage } from './stay-on-page.ts'

const MB = 1024 * 1024
const bar = (card: Locator) => card.getByRole('progressbar')

/** A file on disk, which is the same file when it is chosen again. */
function fileOnDisk(path: string, name: string): { readonly path: string; readonly sha256: string } {
  const { buffer } = printFile(name, 300, 200, 6 * MB)
  writeFileSync(path, buffer)
  return { path, sha256: createHash('sha256').update(buffer).digest('hex') }
}

/** The hash of a file as the shop took it in; empty until it is there as a whole. */
async function hashInShop(databaseUrl: string, name: string): Promise<string> {
  const [design] = await query<{ hash: string | null }>(
    databaseUrl,
    `select encode(sha256, 'hex') as hash from designs where file_name = $1`,
    [name],
  )
  return design?.hash ?? ''
}

/** Where each request for bytes began, in order. */
function offsetsOf(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && UPLOADS.test(request.url()))
      offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}

/** How far the file is, as its card tells it. */
const percentOf = async (card: Locator) => Number(await bar(card).getAttribute('value'))

test('a shop that is killed in the middle of an upload gets the rest of it, with the same hash', async ({
  page,
  databaseUrl,
}, info) => {
  test.setTimeout(120_000)
  const port = await anyLoopbackPort()
  const dataDir = info.outputPath('data')
  mkdirSync(dataDir, { recursive: true })
  const database = await makeOwnDatabase(databaseUrl)
  const start = () =>
    startOwnShop({ port, settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url, E2E_DATA_DIR: dataDir } })

  let shop = await start()
  try {
    const data = { username: 'klant@demo.example', password: 'Paskruis-demo-1' }
    await page.request.post(`${shop.url}/api/customer/login`, { data })
    const name = `gedood-${port}.pdf`
    const { path, sha256 } = fileOnDisk(info.outputPath(name), name)
    const manager = await openManager(page, `${shop.url}/?ontwerpen`)
    await stayOnPage(page)
    const offsets = offsetsOf(page)
    const hurry = await slowLine(page)
    await choose(page, path)
    const card = cardOf(manager, name)
    await expect.poll(() => percentOf(card), { timeout: 30_000 }).toBeGreaterThan(10)
    await shop.end('SIGKILL')
    expect(await hashInShop(database.url, name)).toBe('')
    shop = await start()
    await hurry()
    // By itself, or by hand where the shop was away for longer than it tries.
    const retry = manager.getByRole('button', { name: `${name} opnieuw proberen` })
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      expect(await hashInShop(database.url, name)).toBe(sha256)
    }).toPass({ timeout: 40_000 })
    expect(offsets.at(-1)).toBeGreaterThan(0)
  } finally {
    await shop.end()
    await database.drop()
  }
})

test('a file for which there was no room goes on where it was, once it is chosen again', async ({
  customerPage: page,
  databaseUrl,
}, info) => {
  test.slow()
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 0, usage: 0 })
  })
  const name = `gekozen-${crypto.randomUUID()}.pdf`
  const { path, sha256 } = fileOnDisk(info.outputPath(name), name)
  await openManager(page, '/?ontwerpen')
  const hurry = await slowLine(page)
  await choose(page, path)
  const manager = page.getByRole('dialog', { name: 'Mijn bestanden' })
  const card = cardOf(manager, name)
  await expect.poll(() => percentOf(card), { timeout: 30_000 }).toBeGreaterThan(10)
  await isKept(page, 'place')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await hurry()
  await expect(card).toContainText('Kies dit bestand opnieuw')
  const offsets = offsetsOf(page)
  const chooser = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: `${name} opnieuw kiezen` }).click()
  await (await chooser).setFiles(path)
  await expect(card).toContainText('30 × 20 cm', { timeout: 30_000 })
  expect(offsets[0]).toBeGreaterThan(0)
  expect(await hashInShop(databaseUrl, name)).toBe(sha256)
})

/** A file that is under way in this tab, and comes no further. */
async function beginToSend(page: Page, name: string): Promise<void> {
  await openManager(page, '/?ontwerpen')
  await holdBytes(page)
  await choose(page, [printFile(name, 300, 200)])
  await isKept(page, 'place')
}

test('a second tab goes on with the files when the first is closed', async ({
  customerPage: page,
  context,
}) => {
  test.slow()
  await beginToSend(page, 'estafette.pdf')
  const other = await context.newPage()
  const manager = await openManager(other, '/contact?ontwerpen')
  const card = cardOf(manager, 'estafette.pdf')
  await expect(bar(card)).toHaveAccessibleName('Bezig met uploaden')
  await page.close({ runBeforeUnload: false })
  await expect(card).toContainText('30 × 20 cm', { timeout: 30_000 })
})

test('a second tab takes no upload of a first that is busy for interrupted', async ({
  customerPage: page,
  context,
}) => {
  await beginToSend(page, 'bezet.pdf')
  const other = await context.newPage()
  // What the first tells comes late, as from one that is reading large files.
  await other.addInitScript(() => {
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener(type: string, hear: (event: Event) => void) {
        super.addEventListener(type, (event) => setTimeout(() => hear(event), 3_000))
      }
    }
  })
  const deleted: string[] = []
  other.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url())
  })
  const manager = await openManager(other, '/contact?ontwerpen')
  await expect(bar(cardOf(manager, 'bezet.pdf'))).toHaveAccessibleName('Bezig met uploaden')
  expect(deleted).toEqual([])
})

test('a folder that is dropped is emptied out, without what the system leaves in it', async ({
  customerPage: page,
}, info) => {
  test.slow()
  const folder = info.outputPath('campagne')
  mkdirSync(`${folder}/achter`, { recursive: true })
  writeFileSync(`${folder}/voor.pdf`, printFile('voor.pdf', 300, 200).buffer)
  writeFileSync(`${folder}/achter/achter.pdf`, printFile('achter.pdf', 400, 200).buffer)
  writeFileSync(`${folder}/.DS_Store`, 'x')
  const manager = await openManager(page, '/?ontwerpen')
  await awake(manager.getByRole('button', { name: 'Sluiten' }))
  const pointer = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await pointer.send('Input.dispatchDragEvent', { type, x: 700, y: 450, data })
  await expect(cardOf(manager, 'voor.pdf')).toContainText('30 × 20 cm', { timeout: 30_000 })
  await expect(cardOf(manager, 'achter.pdf')).toContainText('40 × 20 cm', { timeout: 30_000 })
  await expect(manager.getByRole('tab', { name: 'Mijn ontwerpen 2' })).toBeVisible()
})

test('a file that is pasted is taken like any other', async ({ customerPage: page }) => {
  test.slow()
  const manager = await openManager(page, '/?ontwerpen')
  await awake(manager.getByRole('button', { name: 'Sluiten' }))
  await page.evaluate(
    (content) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([content], 'geplakt.pdf', { type: 'application/pdf' }))
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    printFile('geplakt.pdf', 300, 200).buffer.toString('latin1'),
  )
  await expect(cardOf(manager, 'geplakt.pdf')).toContainText('30 × 20 cm', { timeout: 30_000 })
})
