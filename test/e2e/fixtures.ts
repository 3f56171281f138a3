import { readFileSync } from 'node:fs'
import { expect, type Page, test as base } from '@playwright/test'
import { Client } from 'pg'
import { quickHash } from '../support/quick-hash.ts'

export type TestCustomer = { readonly email: string; readonly password: string; readonly companyId: string }

const PASSWORD = 'Geheim-voor-test-1'

/** A customer of a company of its own, so that tests don't meet in one cart. */
async function makeCustomer(databaseUrl: string): Promise<TestCustomer> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const name = `t${crypto.randomUUID().slice(0, 8)}`
    const email = `${name}@test.example`
    const { rows } = await client.query<{ id: string }>(
      `insert into companies (name, kvk_number) values ($1, '12345678') returning id`,
      [`Testbedrijf ${name}`],
    )
    const companyId = rows[0]?.id ?? ''
    await client.query(
      `with contact as (
         insert into contacts (company_id, email, password_hash, first_name, last_name)
         values ($1, $2, $3, 'Test', 'Klant') returning id, company_id)
       update companies c set main_contact_id = contact.id from contact where c.id = contact.company_id`,
      [companyId, email, await quickHash(PASSWORD)],
    )
    for (const kind of ['delivery', 'invoice']) {
      await client.query(
        `insert into addresses (company_id, kind, company_name, street, house_number, postcode, city, country, is_default)
         values ($1, $2, $3, 'Proefweg', '1', '3511 LN', 'Utrecht', 'NL', $4)`,
        [companyId, kind, `Testbedrijf ${name}`, kind === 'delivery'],
      )
    }
    return { email, password: PASSWORD, companyId }
  } finally {
    await client.end()
  }
}

/** Where the shop of all tests keeps its things. */
export const runningShop = (): { databaseUrl: string; dataDir: string } =>
  JSON.parse(readFileSync(`test-results/e2e-${process.env['E2E_PORT']}.json`, 'utf8'))

/** Every page must be free of script errors and of what the content security policy forbids: those that it tells from now on. */
export function heardErrors(page: Page): string[] {
  const seen: string[] = []
  page.on('pageerror', (error) =>
    seen.push(`${error.stack || `${error.name}: ${error.message}`} on ${page.url()}`),
  )
  page.on('console', (message) => {
    const isHttpError = message.text().startsWith('Failed to load resource')
    if (message.type() !== 'error' || isHttpError) return
    const { url, lineNumber } = message.location()
    seen.push(`${message.text()} at ${url}:${lineNumber} on ${page.url()}`)
  })
  return seen
}

type Fixtures = {
  readonly databaseUrl: string
  readonly dataDir: string
  /** Someone who can log in. */
  readonly customer: TestCustomer
  /** A page of someone who has. */
  readonly customerPage: Page
  readonly violations: string[]
  readonly closesAll: void
}

export const test = base.extend<Fixtures>({
  // Screens that a test leaves open would go on hearing news: an operator has six at most, in all tests together.
  closesAll: [
    async ({ browser }, use) => {
      await use()
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
  databaseUrl: async ({}, use) => use(runningShop().databaseUrl),
  dataDir: async ({}, use) => use(runningShop().dataDir),
  customer: async ({ databaseUrl }, use) => use(await makeCustomer(databaseUrl)),
  customerPage: async ({ page, customer }, use) => {
    const answer = await page.request.post('/api/customer/login', {
      data: { username: customer.email, password: customer.password },
    })
    expect(answer.status()).toBe(200)
    await use(page)
  },
  violations: [
    async ({ page }, use) => {
      const seen = heardErrors(page)
      await use(seen)
      expect(seen, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
