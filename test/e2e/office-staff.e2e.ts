import { randomUUID } from 'node:crypto'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

/** The link in the invitation to somebody, below the address of the shop. */
async function invitationFor(databaseUrl: string, email: string): Promise<string> {
  const [mail] = await query<{ text: string }>(
    databaseUrl,
    `select payload->>'text' as text from outbox where recipient = $1 and template = 'operator_invitation'`,
    [email],
  )
  return /\/beheer\/uitnodiging#code=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

test('the owner invites somebody by keyboard, who comes in, gets another role and is blocked', async ({
  browser,
  databaseUrl,
}) => {
  // Tried again, it is somebody else.
  const run = randomUUID().slice(0, 8)
  const [email, sam] = [`nieuw-${run}@drukkerij.example`, `Sam <b>Smit</b> ${run}`] as const
  const owner = await staffPage(browser, '')
  const broken: string[] = []
  owner.on('pageerror', ({ message }) => broken.push(message))
  await owner.getByRole('link', { name: 'Medewerkers' }).press('Enter')
  await expect(owner.getByRole('heading', { level: 1, name: 'Medewerkers' })).toBeVisible()
  await expect(owner.getByRole('row', { name: /\(jij\)/ })).toContainText('Eigenaar')
  expect(await axe(owner)).toEqual([])

  await owner.getByRole('button', { name: 'Medewerker uitnodigen' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: 'Medewerker uitnodigen' })
  expect(await axe(owner)).toEqual([])
  const address = dialog.getByLabel('E-mailadres')
  await address.fill('beheer@demo.example')
  await address.press('Enter')
  await expect(dialog.getByText('Er is al een medewerker met dit e-mailadres.')).toBeVisible()
  await address.fill(email)
  await dialog.getByRole('radio', { name: /^Productie/ }).press('Space')
  await address.press('Enter')
  await expect(dialog).toBeHidden()
  const row = owner.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Uitgenodigd')

  const link = await invitationFor(databaseUrl, email)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByText(`Je logt straks in met ${email}.`)).toBeVisible()
  expect(await axe(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Account maken' }).press('Enter')
  await expect(guest.getByText('Vul dit veld in')).toBeVisible()
  await expect(guest.getByLabel('Je naam')).toBeFocused()
  await guest.getByLabel('Je naam').fill(sam)
  await guest.getByLabel('Wachtwoord', { exact: true }).fill('wachtwoord123')
  await guest.getByLabel('Wachtwoord', { exact: true }).press('Enter')
  await expect(guest.getByText('Dit wachtwoord is te makkelijk te raden. Kies een ander')).toBeVisible()
  await guest.getByLabel('Wachtwoord', { exact: true }).fill('losse woorden naast elkaar')
  // The connection goes away between the account and the login.
  await guest.route('**/beheer/api/login', (route) => route.abort(), { times: 1 })
  await guest.getByLabel('Wachtwoord', { exact: true }).press('Enter')
  await expect(guest.getByRole('alert').getByText('De winkel geeft geen antwoord.')).toBeVisible()
  await guest.getByLabel('Wachtwoord', { exact: true }).press('Enter')
  await expect(guest.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible()
  await expect(guest.getByText(sam)).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Medewerkers' })).toHaveCount(0)

  const late = await (await browser.newContext()).newPage()
  await late.goto(link)
  await expect(late.getByRole('heading', { name: 'Deze uitnodiging werkt niet meer' })).toBeVisible()
  expect(await axe(late)).toEqual([])

  // The owner hears of it without asking.
  await expect(row).toContainText('Actief')
  await owner.getByRole('button', { name: `Rol wijzigen van ${sam}` }).press('Enter')
  const roles = owner.getByRole('dialog', { name: `Rol wijzigen van ${sam}` })
  await roles.getByRole('radio', { name: /^Verkoop/ }).press('Space')
  await roles.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(roles).toBeHidden()
  await expect(row).toContainText('Verkoop')
  await owner.getByRole('button', { name: `${sam} blokkeren` }).press('Enter')
  const sure = owner.getByRole('alertdialog')
  expect(await axe(owner)).toEqual([])
  await sure.getByRole('button', { name: 'Blokkeren' }).press('Enter')
  await expect(sure).toBeHidden()
  await expect(row).toContainText('Geblokkeerd')
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Inloggen in beheer' })).toBeVisible()
  expect(broken).toEqual([])
})

test('of two owners who change the same the second is told', async ({ browser, databaseUrl }) => {
  const email = `twee-${randomUUID().slice(0, 8)}@drukkerij.example`
  await query(
    databaseUrl,
    `insert into operators (email, name, role, password_hash) values ($1, $1, 'sales', 'x')`,
    [email],
  )
  const page = await staffPage(browser, '/medewerkers', { hearsNews: false })
  await page.getByRole('button', { name: `Rol wijzigen van ${email}` }).press('Enter')
  await query(databaseUrl, `update operators set role = 'content', version = version + 1 where email = $1`, [
    email,
  ])
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Prepress/ }).press('Space')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Een collega heeft deze medewerker intussen gewijzigd.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Inhoud')
})
