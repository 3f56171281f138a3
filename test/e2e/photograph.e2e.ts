import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

const SKU = 'WND-HOUT'

/** What the browser chose for an image, once it has it. */
const chosen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { src: image.currentSrc, widthPx: image.naturalWidth }
    })

/** How much has moved since the page came, as browsers count it. */
const shiftScore = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
          resolve(shifts.reduce((sum, shift) => sum + shift, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test.use({ deviceScaleFactor: 1 })

test('a photograph that the owner adds is shown as AVIF, in the width that is needed, and moves nothing', async ({
  page,
  databaseUrl,
  dataDir,
}) => {
  const file = join(dataDir, 'foto.jpg')
  const background = { r: 190, g: 140, b: 90 }
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(file)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/add-picture.mjs', SKU, 'foto.jpg', 'Foto op hout boven een bank'],
    { env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, INIT_CWD: dataDir } },
  )
  expect(stdout).toBe('De foto is toegevoegd aan Foto op berkenhout 40\u00a0×\u00a060\u00a0cm.\n')

  const product = async () => (await page.request.get(`/api/products/${SKU}`)).json()
  await expect.poll(async () => (await product()).images[0].alt).toBe('Foto op hout boven een bank')
  const { url, breadcrumbs } = await product()
  await page.goto(url)
  const gallery = page.getByRole('region', { name: 'Afbeeldingen' })
  await expect(gallery.getByRole('img', { name: 'Foto op hout boven een bank' })).toBeVisible()
  expect(await chosen(page, '[aria-label="Afbeeldingen"] img')).toEqual({
    src: expect.stringMatching(/-640\.avif$/),
    widthPx: 640,
  })
  // A wider one that the browser has already is as good as the one that is asked for.
  expect(await chosen(page, '[aria-label="Afbeeldingen"] button img')).toEqual({
    src: expect.stringMatching(/-(?:320|640)\.avif$/),
    widthPx: 160,
  })
  // The arrival of a font moves a word by a hair.
  expect(await shiftScore(page)).toBeLessThan(0.001)

  await page.goto(breadcrumbs.at(-2).url)
  const card = page.getByRole('listitem').filter({ hasText: 'Foto op berkenhout 40 × 60 cm' })
  await expect(card.locator('source[type="image/avif"]')).toHaveCount(1)
})
