import type { APIRequestContext, Page } from '@playwright/test'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import type { DeskProduct } from '#contract/office/products.ts'
import { startChild } from '#test/support/child.ts'
import { largeDefinition } from '#test/support/configurator-desk.ts'
import { builtPages } from './support/built-pages.ts'
import type { Bench, Figure } from './support/figure.ts'
import { longestTaskFigure, longestTaskMs } from './support/longest-task.ts'
import { openChromium } from './support/visit.ts'

const STEPS = 24
const OPTIONS = 24
const ROUNDS = 3
const MATERIAL = 'PST-A1'

/** A new product with an address and such a configurator, both drafts: the id of that product. */
async function compose(request: APIRequestContext, address: string): Promise<string> {
  async function ask<Reply>(method: string, path: string, data: object): Promise<Reply> {
    const answer = await request.fetch(`${address}/beheer/api${path}`, {
      method,
      data,
      headers: { origin: address },
    })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json() as Promise<Reply>
  }
  await ask('POST', '/login', { email: 'beheer@demo.example', password: 'Paskruis-demo-3' })
  const made = { sku: 'GROOT', title: 'Groot', copyOf: null, type: 'bundle' }
  const { id, fields } = await ask<DeskProduct>('POST', '/products', made)
  const change = { urlPath: '/groot', status: 'active' }
  await ask('PATCH', `/products/${id}`, { change, seen: { urlPath: fields.urlPath, status: fields.status } })
  const path = `/products/${id}/configurator`
  const begun = { key: 'groot', copyOf: null }
  const { draft, liveDigest } = await ask<DeskConfigurator>('POST', path, begun)
  const definition = largeDefinition(STEPS, OPTIONS, MATERIAL)
  await ask('PUT', path, { version: draft?.version ?? null, liveDigest, definition })
  return id
}

const step = (page: Page, number: number) =>
  page.getByRole('treeitem', { name: new RegExp(`^stap-${number} `) })
const optionTitle = (page: Page, number: number) =>
  page.getByRole('textbox', { name: new RegExp(`^Titel van optie ${number}\\b`) })
const open = (page: Page, number: number) => step(page, number).click()

/** Until the page of the shop that comes beside it hears what is pressed there. */
async function shownBeside(page: Page): Promise<void> {
  const frame = await page.waitForEvent('framenavigated', (one) => one !== page.mainFrame())
  await frame.waitForFunction(
    () => {
      dispatchEvent(new Event('pointermove'))
      const order = document.querySelector('main button')
      return Object.keys(order ?? {}).some((key) => key.startsWith('__reactProps'))
    },
    null,
    { polling: 200 },
  )
}

type Act = {
  readonly what: string
  /** What is done before, out of measurement: to look for something by its name would be a long task of the page by itself. */
  readonly before: (page: Page, round: number) => Promise<unknown>
  readonly does: (page: Page) => Promise<unknown>
}

/** What somebody does all day. */
const ACTS: readonly Act[] = [
  {
    what: 'another step is opened',
    before: async (page, round) => {
      await open(page, 4)
      await step(page, 10 + round).focus()
    },
    does: (page) => page.keyboard.press('Enter'),
  },
  {
    what: 'the title of a step is typed, which others name',
    before: async (page, round) => {
      await open(page, round)
      await page.getByLabel('Titel', { exact: true }).focus()
    },
    does: (page) => page.keyboard.type('Breed doek', { delay: 60 }),
  },
  {
    what: 'the title of an option is typed',
    before: async (page, round) => {
      await open(page, 12)
      await optionTitle(page, round + 2).focus()
    },
    does: (page) => page.keyboard.type('Gezoomd', { delay: 60 }),
  },
  {
    what: 'an option is opened',
    before: async (page, round) => {
      await open(page, 14 + round)
      await page.getByRole('button', { name: 'o9 bewerken' }).focus()
    },
    does: (page) => page.keyboard.press('Enter'),
  },
  {
    what: 'the last step goes up and down',
    before: (page) => step(page, STEPS - 1).focus(),
    does: async (page) => {
      await page.keyboard.press('Alt+ArrowUp')
      await page.keyboard.press('Alt+ArrowDown')
    },
  },
  {
    what: 'a change is taken back',
    before: async (page) => {
      await open(page, 20)
      await optionTitle(page, 3).fill('Anders')
      await step(page, 20).focus()
    },
    does: (page) => page.keyboard.press('Control+z'),
  },
  {
    what: 'it is saved',
    before: async (page, round) => {
      await open(page, 21)
      await optionTitle(page, 4).fill(`Anders ${round}`)
    },
    does: async (page) => {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/configurator'),
      )
      await page.keyboard.press('Control+s')
      await (await saved).finished()
    },
  },
  {
    what: 'the shop is shown anew beside it',
    before: (page) => page.getByRole('button', { name: 'Verversen' }).focus(),
    does: async (page) => {
      const shown = shownBeside(page)
      await page.keyboard.press('Enter')
      await shown
    },
  },
]

/** How smooth the desk of configurators stays with one of 24 steps of 24 options. */
export const composing: Bench = {
  name: 'composing',
  async run() {
    builtPages()
    const shop = startChild(new URL('./support/serve-pages.ts', import.meta.url))
    const browser = await openChromium()
    try {
      const address = `http://127.0.0.1:${await shop.ask<number>('port')}`
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
      const id = await compose(context.request, address)
      const page = await context.newPage()
      const shown = shownBeside(page)
      await page.goto(`${address}/beheer/producten/${id}/configurator`)
      await page.getByRole('tree').waitFor()
      await shown
      const figures: Figure[] = []
      for (const { what, before, does } of ACTS) {
        const took: number[] = []
        for (let round = 0; round < ROUNDS; round += 1) {
          await before(page, round)
          took.push(await longestTaskMs(page, () => does(page)))
        }
        figures.push(longestTaskFigure(what, took))
      }
      return figures
    } finally {
      await browser.close()
      await shop.stop()
    }
  },
}
