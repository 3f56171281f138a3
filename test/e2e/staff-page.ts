import { type Browser, expect, type Page } from '@playwright/test'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { query } from './query.ts'

export const STAFF_PASSWORD = 'Paskruis-demo-3'

const OWNER = 'beheer@demo.example'

/** Logs the owner of the demo, or who has his password too, in on the page that asked for it. */
export async function logInStaff(page: Page, email = OWNER): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).press('Enter')
}

/** A page of the back office in a browser of its own; one that hears no news shows for a while what is so no longer. */
export async function staffPage(
  browser: Browser,
  path: string,
  { hearsNews = true, email = OWNER }: { readonly hearsNews?: boolean; readonly email?: string } = {},
): Promise<Page> {
  const context = await browser.newContext()
  const answer = await context.request.post('/beheer/api/login', {
    data: { email, password: STAFF_PASSWORD },
  })
  expect(answer.status()).toBe(200)
  const page = await context.newPage()
  if (!hearsNews) await page.route('**/beheer/api/news', (route) => route.abort())
  await page.goto(`/beheer${path}`)
  // The keys of the frame are heard once it is there.
  await expect(page.getByRole('navigation', { name: 'Beheer' })).toBeVisible()
  return page
}

/** Somebody of the staff with the password of the demo's owner: his address. */
export async function addStaff(databaseUrl: string, role: OperatorRole, name: string): Promise<string> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@drukkerij.example`
  await query(
    databaseUrl,
    `insert into operators (email, name, role, password_hash)
     select $1, $2, $3, password_hash from operators where email = $4`,
    [email, name, role, OWNER],
  )
  return email
}
