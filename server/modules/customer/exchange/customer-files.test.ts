import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerTrial } from '#contract/office/customer-files.ts'
import type { Sure } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let sales: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  sales = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const cookiesOf = (by: TestBrowser) => [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
async function send(rest: string, content: string | Buffer, by = sales) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/beheer/api/customer-files/${rest}`,
    headers: { 'content-type': 'application/octet-stream', cookie: cookiesOf(by) },
    payload: content,
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, json: isJson ? answer.json() : null, text: answer.body }
}
async function fetched(rest: string, by = sales) {
  const url = `/beheer/api/customer-files/${rest}` as const
  return shop.app.inject({ url, headers: { cookie: cookiesOf(by) } })
}
const trial = async (content: string | Buffer): Promise<Sure<CustomerTrial>> =>
  (await send('import', content)).json
const apply = async (content: string | Buffer) =>
  send(`import/apply?digest=${(await trial(content)).digest}`, content)
const counts = ({
  newCompanyCount,
  knownCompanyCount,
  newContactCount,
  knownContactCount,
  faultCount,
}: CustomerTrial) => [newCompanyCount, knownCompanyCount, newContactCount, knownContactCount, faultCount]
const told = async (content: string) =>
  (await trial(content)).faults.map(({ row, column, message }) => [row, column, message])

const HEAD =
  'bedrijf;kvk-nummer;btw-nummer;straat;huisnummer;toevoeging;postcode;plaats;land;telefoon;e-mail facturen;betaaltermijn;kredietlimiet;inkoopnummer verplicht;groepsprijslijst;eigen prijslijst;voornaam;achternaam;e-mail;telefoon contactpersoon'
const COLUMNS = HEAD.split(';')
const USUAL = {
  bedrijf: 'Bakker B.V.',
  'kvk-nummer': '81000001',
  straat: 'Kade',
  huisnummer: '7',
  postcode: '3511 AB',
  plaats: 'Utrecht',
}
const row = (cells: Readonly<Record<string, string>>) =>
  COLUMNS.map((column) => ({ ...USUAL, ...cells })[column as 'bedrijf'] ?? '').join(';')
const table = (...rows: readonly Readonly<Record<string, string>>[]) =>
  [HEAD, ...rows.map(row), ''].join('\r\n')
const person = (email: string) => ({ voornaam: 'Noor', achternaam: email.split('@')[0]!, 'e-mail': email })

async function companyNamed(name: string) {
  const { rows } = await sql<{ id: string }>`select id from companies where name = ${name}`.execute(
    shop.database.db,
  )
  return rows[0] ? (await sales.call('GET', `/beheer/api/companies/${rows[0].id}`)).json : null
}

describe('a file of customers', () => {
  it('shows what it would add, adds nothing, and then all of it without mailing anybody', async () => {
    const list = { kind: 'group', code: 'wederverkopers', title: 'Wederverkopers' }
    const body = { ...list, validFrom: '2026-01-01', validTo: null, copyOf: null }
    const { json: group } = await sales.call('POST', '/beheer/api/price-lists', { body })
    const content = table(
      {
        bedrijf: 'Volledig B.V.',
        'kvk-nummer': '8100 0002',
        'btw-nummer': 'nl0044.95.445.B01',
        toevoeging: 'A',
        postcode: '3511ab',
        telefoon: '030 231 11 11',
        'e-mail facturen': 'Facturen@volledig.example',
        betaaltermijn: '14',
        kredietlimiet: '€ 2.500,50',
        'inkoopnummer verplicht': 'Ja',
        groepsprijslijst: 'Wederverkopers',
        ...person('Een@volledig.example'),
        'telefoon contactpersoon': '+32 2 555 12 12',
      },
      {
        bedrijf: '',
        'kvk-nummer': '81000002',
        straat: '',
        huisnummer: '',
        postcode: '',
        plaats: '',
        ...person('twee@volledig.example'),
      },
      { bedrijf: 'Alleen B.V.', 'kvk-nummer': '81000003', land: 'België', postcode: '2000' },
    )
    const shown = await trial(content)
    expect([counts(shown), shown.faults]).toEqual([[2, 0, 2, 0, 0], []])
    expect(shown.companies).toMatchObject([
      {
        row: 2,
        name: 'Volledig B.V.',
        isNew: true,
        contacts: ['een@volledig.example', 'twee@volledig.example'],
      },
      { row: 4, name: 'Alleen B.V.', isNew: true, contacts: [], contactCount: 0 },
    ])
    expect(await companyNamed('Volledig B.V.')).toBeNull()

    expect(await apply(content)).toMatchObject({ status: 200, json: { companyCount: 2, contactCount: 2 } })
    const company = await companyNamed('Volledig B.V.')
    expect(company).toMatchObject({
      kvkNumber: '81000002',
      vatId: 'NL004495445B01',
      terms: {
        paymentTermDays: 14,
        creditLimitInCents: 250_050,
        invoiceEmail: 'facturen@volledig.example',
        purchaseOrderRequired: true,
        groupPriceListId: group.id,
        contractPriceListId: null,
      },
      invoiceAddress: {
        companyName: 'Volledig B.V.',
        houseNumber: '7',
        addition: 'A',
        postcode: '3511 AB',
        country: 'NL',
      },
      addresses: [{ isDefault: true, postcode: '3511 AB' }],
      contacts: [
        { email: 'een@volledig.example', state: 'invited', invitedUntil: null, phone: '+32 2 555 12 12' },
        { email: 'twee@volledig.example', state: 'invited', invitedUntil: null },
      ],
    })
    expect(company?.mainContactId).toBe(company?.contacts.find(({ email }) => email.startsWith('een')).id)
    expect(await companyNamed('Alleen B.V.')).toMatchObject({
      terms: { paymentTermDays: 30, creditLimitInCents: null },
      invoiceAddress: { country: 'BE', postcode: '2000' },
    })
    const { rows: mails } = await sql`select 1 from outbox where recipient like '%volledig.example'`.execute(
      shop.database.db,
    )
    expect(mails).toEqual([])
    const { rows: changes } = await sql<{ entity: string }>`
      select distinct entity from audit_events where actor_kind = 'operator' and after->>'email' = 'een@volledig.example'
        or after->>'name' = 'Volledig B.V.' order by entity`.execute(shop.database.db)
    expect(changes.map(({ entity }) => entity)).toEqual(['companies', 'contacts'])
  })

  it('that was added adds nothing again, and only the people who are new', async () => {
    const first = { bedrijf: 'Herhaald B.V.', 'kvk-nummer': '81000010', ...person('a@herhaald.example') }
    await apply(table(first))
    expect(counts(await trial(table(first)))).toEqual([0, 1, 0, 1, 0])
    const again = table(
      { ...first, betaaltermijn: '60' },
      { ...first, ...person('b@herhaald.example'), betaaltermijn: '60' },
    )
    expect((await apply(again)).json).toEqual({ companyCount: 0, contactCount: 1 })
    expect(await companyNamed('Herhaald B.V.')).toMatchObject({
      terms: { paymentTermDays: 30 },
      contacts: [{ email: 'a@herhaald.example' }, { email: 'b@herhaald.example' }],
    })
  })

  it('knows a company without numbers by its name and address', async () => {
    const club = { bedrijf: 'Vereniging De Kade', 'kvk-nummer': '', ...person('bestuur@kade.example') }
    const shown = await trial(table(club))
    expect([counts(shown), shown.warningCount]).toEqual([[1, 0, 1, 0, 0], 1])
    await apply(table(club))
    expect(counts(await trial(table({ ...club, bedrijf: 'vereniging de kade' })))).toEqual([0, 1, 0, 1, 0])
    // The same name elsewhere is another one.
    expect(counts(await trial(table({ ...club, huisnummer: '9', ...person('x@kade.example') })))).toEqual([
      1, 0, 1, 0, 0,
    ])
    // It is the same one once it has a number.
    expect(counts(await trial(table({ ...club, 'kvk-nummer': '81000011' })))).toEqual([0, 1, 0, 1, 0])
  })

  it('takes rows of one company together by what is sure', async () => {
    const unity = { 'btw-nummer': 'NL004495445B01' }
    const alone = { 'kvk-nummer': '', straat: '', huisnummer: '', postcode: '', plaats: '' }
    const club = { bedrijf: 'Club Zuid', 'kvk-nummer': '' }
    const content = table(
      {
        bedrijf: 'Eenheid A B.V.',
        'kvk-nummer': '81000060',
        ...unity,
        land: 'NL',
        ...person('a@eenheid.example'),
      },
      { bedrijf: 'Eenheid B B.V.', 'kvk-nummer': '81000061', ...unity, ...person('b@eenheid.example') },
      // Written in other words it is the same company, and the same country and answer.
      {
        bedrijf: 'eenheid a b.v.',
        'kvk-nummer': '',
        ...unity,
        land: 'Nederland',
        'inkoopnummer verplicht': 'nee',
        ...person('c@eenheid.example'),
      },
      { ...alone, bedrijf: 'Eenheid A B.V.', ...person('d@eenheid.example') },
      { ...club, huisnummer: '1', ...person('a@club.example') },
      { ...club, huisnummer: '2', ...person('b@club.example') },
      { ...club, huisnummer: '1', ...person('c@club.example') },
    )
    const shown = await trial(content)
    expect([shown.faults, shown.companies.map((company) => [company.row, ...company.contacts])]).toEqual([
      [],
      [
        [2, 'a@eenheid.example', 'c@eenheid.example', 'd@eenheid.example'],
        [3, 'b@eenheid.example'],
        [6, 'a@club.example', 'c@club.example'],
        [7, 'b@club.example'],
      ],
    ])
    expect((await apply(content)).json).toEqual({ companyCount: 4, contactCount: 7 })
    expect(counts(await trial(content))).toEqual([0, 4, 0, 7, 0])
  })

  it('finds a company of a fiscal unity in the shop by its name, and asks which one is meant where two are the same', async () => {
    const unity = { 'btw-nummer': 'NL004495445B01' }
    await apply(table({ bedrijf: 'Holding Noord B.V.', 'kvk-nummer': '81000080', ...unity }))
    await apply(table({ bedrijf: 'Werkmaatschappij B.V.', 'kvk-nummer': '81000081', ...unity }))
    const added = {
      bedrijf: 'Werkmaatschappij B.V.',
      'kvk-nummer': '',
      ...unity,
      ...person('jan@noord.example'),
    }
    await apply(table(added))
    expect((await companyNamed('Holding Noord B.V.'))?.contacts).toEqual([])
    expect((await companyNamed('Werkmaatschappij B.V.'))?.contacts).toMatchObject([
      { email: 'jan@noord.example' },
    ])

    await apply(table({ bedrijf: 'Zonder nummer', 'kvk-nummer': '' }))
    expect(
      await told(
        table(
          { bedrijf: 'Zonder nummer', 'kvk-nummer': '81000082' },
          { bedrijf: 'Zonder nummer', 'kvk-nummer': '81000083' },
        ),
      ),
    ).toEqual([
      [
        3,
        'bedrijf',
        'Een eerder bedrijf in dit bestand is volgens de winkel hetzelfde bedrijf. Vul daarvan in de winkel eerst het KvK-nummer in',
      ],
    ])
  })

  it('gives nobody to another company of the same name, and asks about a number that came later', async () => {
    const alone = { 'kvk-nummer': '', straat: '', huisnummer: '', postcode: '', plaats: '' }
    expect(
      await told(
        table(
          { bedrijf: 'Jansen', 'kvk-nummer': '81000070' },
          { bedrijf: 'Pietersen', 'kvk-nummer': '81000071' },
          { ...alone, bedrijf: 'Jansen', ...person('wie@jansen.example') },
        ),
      ),
    ).toEqual([
      [4, 'straat', 'Vul dit veld in'],
      [4, 'huisnummer', 'Vul dit veld in'],
      [4, 'postcode', 'Vul dit veld in'],
      [4, 'plaats', 'Vul dit veld in'],
    ])
    expect(
      await told(table({ bedrijf: 'Smit', 'kvk-nummer': '' }, { bedrijf: 'Smit', 'kvk-nummer': '81000072' })),
    ).toEqual([[3, 'kvk-nummer', 'Dit staat anders in de eerste rij van dit bedrijf']])
  })

  it('tells what is wrong in each row and column, and adds nothing of it', async () => {
    const content = table(
      { bedrijf: 'Fout B.V.', 'kvk-nummer': '123', postcode: '12', land: 'NL' },
      { bedrijf: '', 'kvk-nummer': '81000021', straat: '', ...person('geen adres') },
      {
        'kvk-nummer': '81000022',
        betaaltermijn: '91',
        kredietlimiet: 'veel',
        'inkoopnummer verplicht': 'misschien',
      },
      { 'kvk-nummer': '81000023', land: 'Atlantis', groepsprijslijst: 'weg', 'btw-nummer': 'NL123456789B90' },
      { 'kvk-nummer': '81000024', ...person('dubbel@fout.example') },
      { 'kvk-nummer': '81000024', plaats: 'Elders', ...person('dubbel@fout.example') },
    )
    expect(await told(content)).toEqual([
      [2, 'kvk-nummer', 'Vul een KvK-nummer in van acht cijfers'],
      [2, 'postcode', 'Deze postcode bestaat niet in dit land'],
      [3, 'bedrijf', 'Vul dit veld in'],
      [3, 'straat', 'Vul dit veld in'],
      [3, 'e-mail', 'Vul een geldig e-mailadres in'],
      [4, 'betaaltermijn', 'Vul een heel aantal dagen in van 0 tot en met 90'],
      [4, 'kredietlimiet', 'Vul een bedrag in, bijvoorbeeld 2.500,00'],
      [4, 'inkoopnummer verplicht', 'Vul ja of nee in'],
      [5, 'btw-nummer', 'Dit btw-nummer klopt niet. Controleer alle tekens'],
      [5, 'land', 'Dit land staat niet bij de landen van de winkel'],
      [5, 'groepsprijslijst', 'Er is geen prijslijst van deze soort met deze code of naam'],
      [7, 'plaats', 'Dit staat anders in de eerste rij van dit bedrijf'],
      [7, 'e-mail', 'Dit e-mailadres staat al eerder in het bestand'],
    ])
    expect((await apply(content)).json.errors[0].code).toBe('TableFaulty')
    expect(await companyNamed('Fout B.V.')).toBeNull()
    const { text } = await send('import/faults.csv', content)
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${HEAD};fout`)
    expect(text.split('\r\n')[6]).toContain(
      ';"plaats: Dit staat anders in de eerste rij van dit bedrijf; e-mail: Dit e-mailadres staat al eerder in het bestand"',
    )
    // The file with its faults is read without them.
    expect((await trial(text)).faultCount).toBe(13)
  })

  it('adds nobody to a company that is blocked, nor one who belongs to another', async () => {
    const blocked = { bedrijf: 'Dicht B.V.', 'kvk-nummer': '81000030', ...person('a@dicht.example') }
    await apply(table(blocked))
    const { id } = (await companyNamed('Dicht B.V.'))!
    await sales.call('PUT', `/beheer/api/companies/${id}/block`, {
      body: { isBlocked: true, reason: 'Betaalt niet' },
    })
    expect(await told(table({ ...blocked, ...person('b@dicht.example') }))).toEqual([
      [2, 'bedrijf', 'Dit bedrijf is geblokkeerd. Deblokkeer het eerst'],
    ])
    expect(await told(table({ 'kvk-nummer': '81000031', ...person('a@dicht.example') }))).toEqual([
      [2, 'e-mail', 'Dit e-mailadres is van een contactpersoon van een ander bedrijf'],
    ])
  })

  it('is refused when it would do anything else than was shown', async () => {
    const content = table({
      bedrijf: 'Intussen B.V.',
      'kvk-nummer': '81000040',
      ...person('a@intussen.example'),
    })
    const { digest } = await trial(content)
    await apply(content)
    const { status, json } = await send(`import/apply?digest=${digest}`, content)
    expect([status, json.errors[0].code]).toEqual([409, 'TableChanged'])
  })

  it('is added once however often it is sent at once', async () => {
    const content = table({
      bedrijf: 'Tegelijk B.V.',
      'kvk-nummer': '81000041',
      ...person('a@tegelijk.example'),
    })
    const { digest } = await trial(content)
    const answers = await Promise.all([1, 2, 3].map(() => send(`import/apply?digest=${digest}`, content)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('may have other columns, in any order, and a number of which a spreadsheet took the zero', async () => {
    const content =
      'klantcode;postcode;plaats;straat;huisnummer;KvK-nummer;Bedrijf\r\n1001;3511AB;Utrecht;Kade;7;1234567;Nul B.V.\r\n'
    expect((await apply(content)).json).toEqual({ companyCount: 1, contactCount: 0 })
    expect(await companyNamed('Nul B.V.')).toMatchObject({ kvkNumber: '01234567' })
  })

  it.each([
    [
      'no column of companies',
      'naam\r\nx\r\n',
      'In de eerste rij van dit bestand ontbreekt de kolom bedrijf.',
    ],
    ['no rows', `${HEAD}\r\n`, 'In dit bestand staan geen klanten.'],
    [
      'no text',
      'PK\0\0',
      'Dit is geen Excel- of CSV-bestand. Bewaar het in je rekenprogramma als .xlsx of als CSV.',
    ],
  ])('with %s is told so', async (_case, content, message) => {
    const { status, json } = await send('import', content)
    expect([status, json.errors[0].message]).toEqual([422, message])
  })
})

describe('all customers as a file', () => {
  it('add nothing when they are read again, as CSV and as a spreadsheet', async () => {
    await apply(
      table({
        bedrijf: '=HYPERLINK("x")',
        'kvk-nummer': '81000050',
        kredietlimiet: '1234,5',
        ...person('formule@export.example'),
      }),
    )
    const csv = await fetched('customers.csv')
    expect(csv.body).toContain(`"'=HYPERLINK(""x"")";81000050`)
    for (const content of [csv.rawPayload, (await fetched('customers.xlsx')).rawPayload]) {
      const read = await trial(content)
      expect([read.newCompanyCount, read.newContactCount, read.faults]).toEqual([0, 0, []])
      expect(read.knownCompanyCount).toBeGreaterThan(3)
    }
  })

  it('are fetched by who may change companies alone, as is an empty one', async () => {
    const example = await fetched('example.xlsx')
    expect((await send('import', example.rawPayload)).json.errors[0].message).toBe(
      'In dit bestand staan geen klanten.',
    )
    const production = await (await newOperator(shop, 'production')).loggedIn()
    for (const rest of ['customers.csv', 'customers.xlsx', 'example.xlsx'])
      expect((await fetched(rest, production)).statusCode).toBe(403)
    for (const rest of ['import', 'import/faults.csv', `import/apply?digest=${'0'.repeat(64)}`])
      expect((await send(rest, table({}), production)).status).toBe(403)
    expect((await shop.app.inject({ url: '/beheer/api/customer-files/customers.csv' })).statusCode).toBe(404)
  })
})
