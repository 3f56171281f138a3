import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { axe } from './axe.ts'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { linkInMail } from './mail-link.ts'

/** The command by which the shop decides, as staff use it. */
const decide = (databaseUrl: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['server/approve-account.ts', ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DEMO: '1', NODE_ENV: 'test' },
  })

test('a company asks for an account, is approved by command, chooses a password by mail and logs in', async ({
  page,
  databaseUrl,
}) => {
  // The command starts a process of its own.
  test.slow()
  const email = `sietske-${crypto.randomUUID().slice(0, 8)}@veenstra.example`
  await page.goto('/aanvraagformulier')
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: 'Aanvraag versturen' })
  await awake(send)
  expect(await axe(page)).toEqual([])
  for (const [label, value] of [
    ['Bedrijfsnaam', 'Veenstra Signing B.V.'],
    ['KvK-nummer', String(Math.floor(10_000_000 + Math.random() * 89_999_999))],
    ['Postcode', '9723 BK'],
    ['Plaats', 'Groningen'],
    ['Straat', 'Osloweg'],
    ['Huisnummer', '77'],
    ['Voornaam', 'Sietske'],
    ['Achternaam', 'Veenstra'],
    ['E-mailadres', email],
    ['Telefoonnummer', '050 313 22 80'],
  ] as const) {
    await main.getByLabel(label, { exact: true }).fill(value)
  }
  await main.getByLabel(/ga akkoord met de algemene voorwaarden/).check()
  await send.click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()

  const { stdout } = await decide(databaseUrl, email)
  expect(stdout).toContain(`${email} is uitgenodigd voor Veenstra Signing B.V.`)

  const link = await linkInMail(databaseUrl, 'account_invitation', email)
  await page.goto(link)
  const save = main.getByRole('button', { name: 'Wachtwoord opslaan' })
  const password = main.getByLabel('Nieuw wachtwoord', { exact: true })
  await awake(save)
  await password.fill('Welkom-2026!')
  await expect(main.getByText('Dit wachtwoord is te makkelijk te raden.')).toBeVisible()
  await save.click()
  await expect(password).toHaveAccessibleDescription(
    /Dit wachtwoord is te makkelijk te raden. Kies een ander/,
  )
  await password.fill('vier losse woorden op een rij')
  await expect(main.getByText('Sterk.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await save.click()
  await expect(page.getByText('Je wachtwoord is gewijzigd. Log in met je nieuwe wachtwoord.')).toBeVisible()

  await page.goto(link)
  await awake(save)
  await password.fill('nog een keer proberen dan')
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Deze link is niet meer geldig.' })).toBeVisible()

  await page.goto('/uitgelogd?origin=/account')
  const login = main.getByRole('button', { name: 'Login', exact: true })
  await awake(login)
  await main.getByLabel('E-mailadres').fill(email)
  await main.getByLabel('Wachtwoord', { exact: true }).fill('vier losse woorden op een rij')
  await login.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dag Sietske' })).toBeVisible()
  await expect(page.getByText('Nog geen bestellingen')).toBeVisible()
})

test('the newsletter begins by the button of the mail, once, and the account switches it', async ({
  page,
  customer,
  customerPage,
  databaseUrl,
}) => {
  await page.request.post('/api/newsletter/subscribe', { data: { email: customer.email } })
  const link = await linkInMail(databaseUrl, 'newsletter_confirm', customer.email)
  await page.goto('/nieuwsbrief-bevestigen')
  await expect(page.getByText('Deze link is niet volledig.')).toBeVisible()
  await page.goto(link)
  const confirm = page.getByRole('main').getByRole('button', { name: 'Aanmelding bevestigen' })
  await awake(confirm)
  expect(await axe(page)).toEqual([])
  await confirm.click()
  await expect(page.getByText(`Op ${customer.email} ontvang je voortaan onze nieuwsbrief.`)).toBeVisible()
  await page.goto(link)
  await awake(confirm)
  await confirm.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Deze link is al gebruikt of verlopen.' }),
  ).toBeVisible()

  await customerPage.goto('/account/gegevens')
  const wants = customerPage.getByLabel('Ik ontvang de nieuwsbrief, eens per maand')
  await awake(wants)
  await expect(wants).toBeChecked()
  await wants.uncheck()
  await expect(customerPage.getByText('Je ontvangt de nieuwsbrief niet meer')).toBeVisible()
  await customerPage.reload()
  await expect(wants).not.toBeChecked()
})
