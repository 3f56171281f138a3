import type { Locator, Page } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test, type TestCustomer } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { query } from './query.ts'

type Label = string | RegExp
type Value = string | true

type FormRow = {
  readonly form: string
  readonly path: string
  readonly submit: string
  /** Where the form stands; in the main part of the page unless told otherwise. */
  readonly place?: (page: Page) => Locator
  readonly open?: (page: Page) => Promise<void>
  /** What is said at each field when nothing is filled in, in the order of the form. */
  readonly missing: readonly (readonly [Label, string])[]
  readonly filled: readonly (readonly [Label, Value])[]
  /** A value that makes its field the only wrong one. */
  readonly wrong?: readonly [Label, string, string]
  /** The call that is held, and the field at which the server's refusal belongs. */
  readonly call: string
  readonly refused?: readonly [Label, string]
  /** Emptied after each failure; everything else stays. */
  readonly secrets?: readonly Label[]
  readonly failure?: string
  /** What takes the place of the form once the call was answered; without it the answer is tested elsewhere. */
  readonly done?: string
  readonly doneByServer?: true
}

const FAILURE = 'Er ging iets mis bij ons. Probeer het opnieuw of neem contact met ons op.'
const REFUSAL = 'Deze waarde klopt niet'
const EMAIL = 'inkoop@test.example'
const PLACE = [
  ['Postcode', '3511 LN'],
  ['Plaats', 'Utrecht'],
  ['Straat', 'Proefweg'],
  ['Huisnummer', '12'],
] as const
const PLACE_MISSING = [
  ['Postcode', 'Vul een postcode in'],
  ['Plaats', 'Vul een plaats in'],
  ['Straat', 'Vul een straat in'],
  ['Huisnummer', 'Vul een huisnummer in'],
] as const
const WRONG_EMAIL = ['E-mailadres', 'geen adres', 'Vul een geldig e-mailadres in'] as const
const WRONG_POSTCODE = ['Postcode', '12', 'Vul een postcode in als 1234 AB'] as const
const CONSENT = /ga akkoord met de algemene voorwaarden/
const EMAIL_MISSING = ['E-mailadres', 'Vul een e-mailadres in'] as const

const VISITORS_FORMS: readonly FormRow[] = [
  {
    form: 'logging in',
    path: '/uitgelogd',
    submit: 'Login',
    missing: [EMAIL_MISSING, ['Wachtwoord', 'Vul een wachtwoord in']],
    filled: [
      ['E-mailadres', EMAIL],
      ['Wachtwoord', 'Geheim-123'],
    ],
    wrong: WRONG_EMAIL,
    call: '**/api/customer/login',
    refused: ['E-mailadres', 'username'],
    secrets: ['Wachtwoord'],
  },
  {
    form: 'the forgotten password',
    path: '/over-ons',
    submit: 'Verstuur link',
    place: (page) => page.getByRole('dialog', { name: 'Wachtwoord vergeten' }),
    async open(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Wachtwoord vergeten' }).click()
    },
    missing: [EMAIL_MISSING],
    filled: [['E-mailadres', EMAIL]],
    wrong: WRONG_EMAIL,
    call: '**/api/customer/reset-password-email',
    refused: ['E-mailadres', 'email'],
    done: `Er wordt een e-mail verstuurd naar ${EMAIL}.`,
  },
  {
    form: 'the new password',
    path: `/wachtwoord-reset?email=${EMAIL}&token=test`,
    submit: 'Wachtwoord opslaan',
    missing: [EMAIL_MISSING, ['Nieuw wachtwoord', 'Vul een wachtwoord in']],
    filled: [
      ['E-mailadres', EMAIL],
      ['Nieuw wachtwoord', 'Geheim-12345'],
    ],
    wrong: ['Nieuw wachtwoord', 'kort', 'Kies een wachtwoord van minstens 10 tekens'],
    call: '**/api/customer/reset-password',
    refused: ['Nieuw wachtwoord', 'password'],
    secrets: ['Nieuw wachtwoord'],
    done: 'Je wachtwoord is gewijzigd. Log in met je nieuwe wachtwoord.',
  },
  {
    form: 'the contact form',
    path: '/contact',
    submit: 'Bericht versturen',
    missing: [
      ['Naam', 'Vul je naam in'],
      EMAIL_MISSING,
      ['Onderwerp', 'Vul een onderwerp in'],
      ['Bericht', 'Vul een bericht in'],
    ],
    filled: [
      ['Naam', 'Test Klant'],
      ['E-mailadres', EMAIL],
      ['Telefoonnummer', '030 123 45 67'],
      ['Onderwerp', 'Een vraag'],
      ['Bericht', 'Hoe groot mag een doek zijn?'],
    ],
    wrong: ['Telefoonnummer', '12', 'Vul een geldig telefoonnummer in'],
    call: '**/api/contact',
    refused: ['Bericht', 'message'],
    done: 'Je bericht is verstuurd',
  },
  {
    form: 'the newsletter',
    path: '/over-ons',
    submit: 'Aanmelden',
    place: (page) => page.getByRole('region', { name: 'Blijf op de hoogte' }),
    missing: [EMAIL_MISSING],
    filled: [['E-mailadres', EMAIL]],
    wrong: WRONG_EMAIL,
    call: '**/api/newsletter/subscribe',
    failure: 'Het aanmelden is niet gelukt. Probeer het later opnieuw.',
    done: 'Bijna klaar.',
  },
  {
    form: 'ending the newsletter',
    path: `/uitschrijven-nieuwsbrief?email=${EMAIL}`,
    submit: 'Uitschrijven',
    missing: [EMAIL_MISSING],
    filled: [['E-mailadres', EMAIL]],
    wrong: WRONG_EMAIL,
    call: '**/api/newsletter/unsubscribe',
    refused: ['E-mailadres', 'email'],
    done: 'Je bent uitgeschreven',
  },
  {
    form: 'the account request',
    path: '/aanvraagformulier',
    submit: 'Aanvraag versturen',
    missing: [
      ['Bedrijfsnaam', 'Vul een bedrijfsnaam in'],
      ['KvK-nummer', 'Vul een KvK-nummer in van acht cijfers'],
      ...PLACE_MISSING,
      ['Voornaam', 'Vul een voornaam in'],
      ['Achternaam', 'Vul een achternaam in'],
      EMAIL_MISSING,
      ['Telefoonnummer', 'Vul een geldig telefoonnummer in'],
      [CONSENT, 'Ga akkoord om je aanvraag te versturen'],
    ],
    filled: [
      ['Bedrijfsnaam', 'Proefdruk'],
      ['KvK-nummer', '1234.5678'],
      ['Btw-nummer', 'NL004495445B01'],
      ...PLACE,
      ['Voornaam', 'Test'],
      ['Achternaam', 'Klant'],
      ['E-mailadres', EMAIL],
      ['Telefoonnummer', '030 123 45 67'],
      [CONSENT, true],
    ],
    wrong: ['Btw-nummer', 'NL123456789B90', 'Dit btw-nummer klopt niet. Controleer alle tekens'],
    call: '**/api/customer/request-account',
    refused: ['KvK-nummer', 'kvkNumber'],
    done: 'Je aanvraag is verstuurd',
  },
]

const CUSTOMERS_FORMS: readonly FormRow[] = [
  {
    form: 'the change of password',
    path: '/account/wachtwoord-wijzigen',
    submit: 'Wachtwoord wijzigen',
    missing: [
      ['Huidig wachtwoord', 'Vul een wachtwoord in'],
      ['Nieuw wachtwoord', 'Vul een wachtwoord in'],
    ],
    filled: [
      ['Huidig wachtwoord', 'Geheim-123'],
      ['Nieuw wachtwoord', 'Geheim-12345'],
    ],
    wrong: ['Nieuw wachtwoord', 'kort', 'Kies een wachtwoord van minstens 10 tekens'],
    call: '**/api/customer/password',
    refused: ['Huidig wachtwoord', 'password'],
    secrets: ['Huidig wachtwoord'],
    done: 'Je wachtwoord is gewijzigd.',
  },
  {
    form: 'a new address',
    path: '/account/leveringsadressen/new',
    submit: 'Adres opslaan',
    missing: [['Bedrijf', 'Vul een bedrijfsnaam in'], ...PLACE_MISSING],
    filled: [
      ['Bedrijf', 'Proefdruk'],
      ...PLACE,
      ['Opmerking voor de bezorger', 'Achterom'],
      ['Standaard gebruiken bij nieuwe bestellingen', true],
    ],
    wrong: WRONG_POSTCODE,
    call: '**/api/company/addresses',
    refused: ['Postcode', 'postcode'],
    done: 'Het adres is opgeslagen',
  },
  {
    form: 'an address that changes',
    path: '/account/leveringsadressen',
    submit: 'Adres opslaan',
    place: (page) => page.getByRole('dialog', { name: 'Leveringsadres wijzigen' }),
    async open(page) {
      const change = page
        .getByRole('main')
        .getByRole('button', { name: /wijzigen$/ })
        .first()
      await awake(change)
      await change.click()
    },
    missing: [['Bedrijf', 'Vul een bedrijfsnaam in'], ...PLACE_MISSING],
    filled: [['Bedrijf', 'Proefdruk'], ...PLACE],
    wrong: ['Telefoonnummer', '12', 'Vul een geldig telefoonnummer in'],
    call: '**/api/company/addresses/*',
    refused: ['Plaats', 'city'],
    done: 'Het adres is opgeslagen',
  },
  {
    form: 'placing an order',
    path: '/bestelling-bevestigen',
    submit: 'Bestelling plaatsen',
    missing: [[CONSENT, 'Ga akkoord met de algemene voorwaarden om te bestellen']],
    filled: [[CONSENT, true]],
    call: '**/api/cart/order',
    done: 'Bedankt. De orderbevestiging is onderweg naar',
    doneByServer: true,
  },
]

const fieldOf = (place: Locator, label: Label) =>
  place.getByLabel(typeof label === 'string' ? new RegExp(`^${label}(?: \\(niet verplicht\\))?$`) : label)

const setValue = (field: Locator, value: Value | null) =>
  typeof value === 'string' ? field.fill(value) : field.setChecked(value ?? false)

async function fill(place: Locator, filled: FormRow['filled']): Promise<void> {
  for (const [label, value] of filled) await setValue(fieldOf(place, label), value)
}

async function expectKept(place: Locator, { filled, secrets = [] }: FormRow): Promise<void> {
  for (const [label, value] of filled) {
    const field = fieldOf(place, label)
    if (value === true) await expect(field).toBeChecked()
    else await expect(field).toHaveValue(secrets.includes(label) ? '' : value)
  }
}

const expectTold = (place: Locator, label: Label, text: string) =>
  expect(fieldOf(place, label)).toHaveAccessibleDescription(new RegExp(`^Fout: ${text}`))

/** The call of the form, answered as and when the test says. */
async function holdCall(page: Page, pattern: string) {
  const gates = {
    calls: 0,
    open: Promise.withResolvers<void>(),
    answer: { status: 200, json: {} as unknown },
  }
  let isServed = false
  await page.route(pattern, async (route) => {
    gates.calls += 1
    await gates.open.promise
    await (isServed ? route.continue() : route.fulfill(gates.answer))
  })
  return {
    count: () => gates.calls,
    hold(status: number, json: unknown) {
      gates.open = Promise.withResolvers<void>()
      gates.answer = { status, json }
    },
    letThrough: () => void (isServed = true),
    release: () => gates.open.resolve(),
  }
}

async function proveForm(page: Page, row: FormRow): Promise<void> {
  const { path, place: placeOf = (on: Page) => on.getByRole('main'), missing, wrong, refused } = row
  const call = await holdCall(page, row.call)
  await page.goto(path)
  await row.open?.(page)
  const place = placeOf(page)
  const submit = place.getByRole('button', { name: row.submit, exact: true })
  await awake(submit)

  await test.step('nothing filled in', async () => {
    for (const [label] of missing) await setValue(fieldOf(place, label), label === CONSENT ? null : '')
    await submit.click()
    for (const [label, text] of missing) await expectTold(place, label, text)
    const [first] = missing
    const summary = place.locator('[tabindex="-1"]').filter({ hasText: 'Er is een probleem' }).last()
    if (missing.length > 1) {
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText(missing.map(([, text]) => text))
      await summary.getByRole('link').first().click()
    }
    if (first) await expect(fieldOf(place, first[0])).toBeFocused()
  })

  await fill(place, row.filled)
  if (wrong) {
    await test.step('one field wrong', async () => {
      const [label, value, text] = wrong
      await setValue(fieldOf(place, label), value)
      await submit.click()
      await expectTold(place, label, text)
      await expect(fieldOf(place, label)).toBeFocused()
      await expect(place.locator('[aria-invalid]')).toHaveCount(1)
      const others = row.filled.filter(([other]) => other !== label)
      await expectKept(place, { ...row, filled: others, secrets: [] })
      await setValue(fieldOf(place, label), '')
      await fill(place, row.filled)
    })
  }
  expect(call.count()).toBe(0)

  await test.step('the server fails, and the button is pressed twice', async () => {
    call.hold(500, { errors: [{ code: 'Unexpected', message: FAILURE }] })
    await submit.dblclick()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await submit.press('Enter')
    call.release()
    const alert = place.getByRole('alert').filter({ hasText: row.failure ?? FAILURE })
    await expect(alert).toBeInViewport()
    await expect(submit).not.toHaveAttribute('aria-disabled')
    await expectKept(place, row)
    expect(call.count()).toBe(1)
    await fill(place, row.filled)
  })

  if (refused) {
    await test.step('the server refuses a field', async () => {
      const [label, field] = refused
      call.hold(422, { errors: [{ code: 'Invalid', message: REFUSAL, field }] })
      await submit.click()
      call.release()
      await expectTold(place, label, REFUSAL)
      await expect(fieldOf(place, label)).toBeFocused()
      await expectKept(place, row)
      await fill(place, row.filled)
    })
  }

  if (row.done === undefined) return
  const before = call.count()
  call.hold(200, {})
  if (row.doneByServer) call.letThrough()
  await submit.dblclick()
  call.release()
  await expect(page.getByText(row.done).first()).toBeVisible()
  expect(call.count()).toBe(before + 1)
}

for (const row of VISITORS_FORMS) {
  test(`${row.form} says what is wrong at its field, keeps what was typed, and is sent once`, async ({
    page,
  }) => {
    await proveForm(page, row)
  })
}

for (const row of CUSTOMERS_FORMS) {
  test(`${row.form} says what is wrong where it is, keeps what was typed, and is sent once`, async ({
    customerPage: page,
  }) => {
    if (row.path.startsWith('/bestelling')) await fillCart(page)
    await proveForm(page, row)
  })
}

async function wantPurchaseOrders(databaseUrl: string, { companyId }: TestCustomer): Promise<void> {
  await query(databaseUrl, 'update companies set purchase_order_required = true where id = $1', [companyId])
}

test('the details of an order say what is wrong, and are kept on the way to the confirmation and back', async ({
  customerPage: page,
  customer,
  databaseUrl,
}) => {
  await wantPurchaseOrders(databaseUrl, customer)
  await fillCart(page)
  await page.goto('/bestelling-details')
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: 'Verder naar bevestigen' })
  const number = main.getByLabel('Inkoopnummer')
  const remarks = main.getByLabel(/^Opmerkingen bij je bestelling/)
  await awake(next)
  await main.getByLabel(/^Jouw referentie/).fill('Gevel noord')
  await remarks.fill('x'.repeat(2_001))
  const phone = main.getByLabel(/^Telefoonnummer/)
  await main.getByLabel('Contactpersoon bij levering').fill('Sanne de Wit')
  await phone.fill('bel maar')
  await next.click()
  await expect(number).toHaveAccessibleDescription('Fout: Vul een inkoopnummer in')
  await expect(remarks).toHaveAccessibleDescription('Fout: Gebruik ten hoogste 2000 tekens')
  await expect(main.locator('[tabindex="-1"]').filter({ hasText: 'Er is een probleem' })).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Vul een geldig telefoonnummer in/)
  await phone.fill('06 12345678')
  await remarks.fill('Graag bellen')
  await next.click()
  await expect(number).toBeFocused()
  await number.fill('PO-7')
  await next.dblclick()
  await expect(page).toHaveURL('/bestelling-bevestigen')
  await expect(main.getByText('PO-7')).toBeVisible()
  await expect(main.getByText('Sanne de Wit, 06 12345678')).toBeVisible()
  await page.goBack()
  await expect(number).toHaveValue('PO-7')
  await expect(remarks).toHaveValue('Graag bellen')
  await expect(main.getByLabel(/^Jouw referentie/)).toHaveValue('Gevel noord')
})
