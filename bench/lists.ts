import type { Browser, Page } from '@playwright/test'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startChild } from '#test/support/child.ts'
import { writeRows } from '#test/support/write-rows.ts'
import { pileOrders } from '#test/e2e/pile-orders.ts'
import { builtPages } from './support/built-pages.ts'
import type { Bench, Figure } from './support/figure.ts'
import { longestTaskFigure, longestTaskMs, twoFrames } from './support/longest-task.ts'
import { openChromium } from './support/visit.ts'

const ROWS = 2000
const ROUNDS = 3
const WHEEL_PX = 1000
/** So many pages are read anew at most once in as many seconds. */
const NEWS_WITHIN_MS = 60_000
const LETTERS = 'LIJST'
const FIRST = `${LETTERS}00001`

/** Each list with what changes of its row called `FIRST`, round by round. */
const LISTS = [
  {
    name: 'orders',
    path: '/orders',
    change: (round: number) =>
      sql`update orders set state = ${round % 2 === 0 ? 'in_production' : 'released'} where number = ${FIRST}`,
  },
  {
    name: 'files',
    path: '/bestanden',
    change: (round: number) =>
      sql`update order_lines set is_express = ${round % 2 === 0} where order_id = (select id from orders where number = ${FIRST})`,
  },
  {
    name: 'companies',
    path: '/bedrijven',
    change: (round: number) =>
      sql`update companies set payment_term_days = ${21 + round} where name = ${FIRST}`,
  },
] as const

/** As many orders, each with a file, and as many companies, which are found by the same letters. */
async function fill(db: Database, url: string): Promise<void> {
  const { rows } = await sql<{ orderId: string }>`
    select l.order_id as "orderId" from order_lines l join orders o on o.id = l.order_id
    where o.state = 'released' and l.state = 'released' order by o.number desc limit 1`.execute(db)
  await pileOrders(url, { orderId: rows[0]?.orderId ?? '', count: ROWS, letters: LETTERS })
  await writeRows(
    db,
    sql`insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, position)
      select l.id, o.company_id, (select id from designs where facts is not null order by created_at limit 1), false, 'front', 1,
        o.number || '.pdf', 0
      from (select distinct on (order_id) id, order_id from order_lines order by order_id, position) l
      join orders o on o.id = l.order_id where o.number like ${`${LETTERS}%`}`,
    sql`insert into companies (name) select ${LETTERS} || lpad(n::text, 5, '0') from generate_series(1, ${ROWS}::int) n`,
    sql`analyze`,
  )
}

const rowsOf = (page: Page) => page.locator('tbody tr')

async function readAll(page: Page): Promise<void> {
  while ((await rowsOf(page).count()) < ROWS) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await twoFrames(page)
  }
  await page.waitForLoadState('networkidle')
}

async function scrollThrough(page: Page): Promise<void> {
  const heightPx = await page.evaluate(() => document.body.scrollHeight)
  for (let leftPx = heightPx; leftPx > 0; leftPx -= WHEEL_PX) {
    await page.mouse.wheel(0, WHEEL_PX)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
}

/** Pressed where the button stands: to look for it by its name would be a long task of the page by itself. */
async function chooseAll(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  await page.mouse.click(x + 5, y + 5)
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('tbody tr:last-child input')?.checked,
    null,
    { polling: 100 },
  )
}

async function listFigures(
  browser: Browser,
  { db, address }: { readonly db: Database; readonly address: string },
  { name, path, change }: (typeof LISTS)[number],
): Promise<readonly Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    await context.request.post(`${address}/beheer/api/login`, {
      data: { email: 'beheer@demo.example', password: 'Paskruis-demo-3' },
      headers: { origin: address },
    })
    await page.goto(`${address}/beheer${path}?zoek=${LETTERS}`)
    await rowsOf(page).first().waitFor()
    await readAll(page)
    const took: Record<'scrolled' | 'changed' | 'chosen', number[]> = {
      scrolled: [],
      changed: [],
      chosen: [],
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.mouse.move(700, 500)
      took.scrolled.push(await longestTaskMs(page, () => scrollThrough(page)))
      await page.evaluate(() => window.scrollTo(0, 0))
      await rowsOf(page).first().getByRole('checkbox').check()
      const button = await page.getByRole('button', { name: 'Alle getoonde regels kiezen' }).boundingBox()
      if (!button) throw new Error('the list offers no choice of all')
      took.chosen.push(await longestTaskMs(page, () => chooseAll(page, button)))
      await page.keyboard.press('Escape')
      await page.locator('tbody tr:last-child input:not(:checked)').waitFor()
      const row = await rowsOf(page).filter({ hasText: FIRST }).elementHandle()
      const before = await row?.textContent()
      took.changed.push(
        await longestTaskMs(page, async () => {
          await change(round).execute(db)
          await page.waitForFunction(([one, text]) => one?.textContent !== text, [row, before] as const, {
            timeout: NEWS_WITHIN_MS,
            polling: 500,
          })
        }),
      )
    }
    return Object.entries(took).map(([what, values]) => longestTaskFigure(`${ROWS} ${name}, ${what}`, values))
  } finally {
    await context.close()
  }
}

/** How smooth the lists of the desk stay that somebody read on to 2,000 rows: scrolled, with a row changed by news, and all chosen. */
export const lists: Bench = {
  name: 'lists',
  async run() {
    builtPages()
    const shop = startChild(new URL('./support/serve-pages.ts', import.meta.url))
    const browser = await openChromium()
    try {
      const address = `http://127.0.0.1:${await shop.ask<number>('port')}`
      const url = await shop.ask<string>('database')
      const db = openDatabase({ url, onLost: () => undefined })
      try {
        await fill(db, url)
        const figures: Figure[] = []
        for (const list of LISTS) figures.push(...(await listFigures(browser, { db, address }, list)))
        return figures
      } finally {
        await db.destroy()
      }
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}
