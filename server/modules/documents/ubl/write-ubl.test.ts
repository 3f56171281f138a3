import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceContent, OrderedLine } from '#domain/documents/invoice.ts'
import { partCredit } from '#domain/documents/part-credit.ts'
import { invoicePaperTexts } from '#texts/nl/document-papers.ts'
import { creditOf, orderedLine, orderedWhole, sampleInvoice } from '#test/support/invoices.ts'
import { readXml, textsAt, type XmlElement } from '#test/support/read-xml.ts'
import { leftForRules } from '#test/support/ubl-documents.ts'
import { writeUbl } from './write-ubl.ts'

const setup = { code: 'setup', label: '', basis: 'line', basisMilli: 1000, scope: 'line' } as const
const several = [
  orderedLine({
    quantity: 4,
    unitCents: 2390,
    lineCents: 10_310,
    breakdown: [{ ...setup, amountE4: 75_000 }],
  }),
  orderedLine({
    groupId: 'g2',
    quantity: 10_000,
    unitCents: 2,
    lineCents: 18_500,
    vatPercent: 9,
    expressCents: 1500,
  }),
  orderedLine({ groupId: 'g3', quantity: 3, unitCents: 0, lineCents: 0, vatPercent: 0 }),
]
const plain = () => sampleInvoice(orderedWhole(several, { shippingCents: 1250 }))
const ublOf = (invoice: InvoiceContent) => leftForRules(writeUbl(invoice))
const read = (invoice: InvoiceContent) => readXml(ublOf(invoice))

/** The credit note of so many cents of a charge. */
function chargeCreditOf(invoice: InvoiceContent, charge: number, cents: number): InvoiceContent {
  const credited = { invoice, earlier: [], chargeTitles: invoicePaperTexts.charges }
  const amounts = partCredit(credited, { charge, part: { cents } })
  if (!amounts) throw new Error(`${cents} of charge ${charge} is no part`)
  return { ...creditOf(invoice), ...amounts }
}

/** Lines whose amounts follow from quantity, price and what is charged once, as ordering keeps them. */
const anyLine: fc.Arbitrary<OrderedLine> = fc
  .record({
    groupId: fc.constantFrom('g1', 'g2', 'g3'),
    quantity: fc.integer({ min: 1, max: 5000 }),
    unitCents: fc.integer({ min: 0, max: 90_000 }),
    setupCents: fc.integer({ min: 0, max: 9000 }),
    expressCents: fc.integer({ min: 0, max: 5000 }),
    vatPercent: fc.constantFrom(21, 9, 0),
    isRun: fc.boolean(),
  })
  .map(({ setupCents, isRun, ...line }) =>
    orderedLine({
      ...line,
      lineCents: line.quantity * line.unitCents + (isRun ? 1 : 0) + setupCents,
      breakdown: setupCents > 0 ? [{ ...setup, amountE4: setupCents * 100 }] : [],
    }),
  )

/** The elements within one, each with its own: `cac:Country(cbc:IdentificationCode)`; what is repeated stands there once. */
function outline({ children }: XmlElement): string {
  const parts = children.map((child) =>
    child.children.length > 0 ? `${child.name}(${outline(child)})` : child.name,
  )
  return parts.filter((part, index) => part !== parts[index - 1]).join(' ')
}
const within = (document: XmlElement, name: string) =>
  document.children.filter((child) => child.name === name).map(outline)

const cents = (amount: string | undefined) => {
  expect(amount).toMatch(/^\d+\.\d\d$/)
  return Number(amount?.replace('.', ''))
}
const sumAt = (document: XmlElement, path: string) =>
  textsAt(document, path).reduce((sum, amount) => sum + cents(amount), 0)

describe('an invoice as UBL', () => {
  it('has what the schema of UBL 2.1 knows, in its order', () => {
    const address = 'cbc:StreetName cbc:CityName cbc:PostalZone cac:Country(cbc:IdentificationCode)'
    const taxCategory = 'cbc:ID cbc:Percent cac:TaxScheme(cbc:ID)'
    const party = (contact: string) =>
      `cac:Party(cbc:EndpointID cac:PartyName(cbc:Name) cac:PostalAddress(${address})` +
      ' cac:PartyTaxScheme(cbc:CompanyID cac:TaxScheme(cbc:ID)) cac:PartyLegalEntity(cbc:RegistrationName cbc:CompanyID)' +
      ` cac:Contact(${contact}))`
    const document = read(plain())
    const names = document.children.map(({ name }) => name)
    expect([document.name, ...names.filter((name, index) => name !== names[index - 1])]).toEqual([
      'Invoice',
      'cbc:CustomizationID',
      'cbc:ProfileID',
      'cbc:ID',
      'cbc:IssueDate',
      'cbc:DueDate',
      'cbc:InvoiceTypeCode',
      'cbc:DocumentCurrencyCode',
      'cbc:BuyerReference',
      'cac:OrderReference',
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:Delivery',
      'cac:PaymentMeans',
      'cac:PaymentTerms',
      'cac:AllowanceCharge',
      'cac:TaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:InvoiceLine',
    ])
    expect(within(document, 'cac:OrderReference')).toEqual(['cbc:ID cbc:SalesOrderID'])
    expect(within(document, 'cac:AccountingSupplierParty')).toEqual([
      party('cbc:Telephone cbc:ElectronicMail'),
    ])
    expect(within(document, 'cac:AccountingCustomerParty')).toEqual([party('cbc:Name cbc:ElectronicMail')])
    expect(within(document, 'cac:Delivery')).toEqual([
      `cbc:ActualDeliveryDate cac:DeliveryLocation(cac:Address(${address}))`,
    ])
    expect(within(document, 'cac:PaymentMeans')).toEqual([
      'cbc:PaymentMeansCode cbc:PaymentID cac:PayeeFinancialAccount(cbc:ID cbc:Name)',
    ])
    expect(within(document, 'cac:AllowanceCharge')[0]).toBe(
      `cbc:ChargeIndicator cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason cbc:Amount cac:TaxCategory(${taxCategory})`,
    )
    expect(within(document, 'cac:TaxTotal')).toEqual([
      `cbc:TaxAmount cac:TaxSubtotal(cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory(${taxCategory}))`,
    ])
    expect(within(document, 'cac:InvoiceLine')[0]).toBe(
      'cbc:ID cbc:InvoicedQuantity cbc:LineExtensionAmount' +
        ' cac:AllowanceCharge(cbc:ChargeIndicator cbc:AllowanceChargeReason cbc:Amount)' +
        ` cac:Item(cbc:Description cbc:Name cac:SellersItemIdentification(cbc:ID) cac:ClassifiedTaxCategory(${taxCategory}))` +
        ' cac:Price(cbc:PriceAmount cbc:BaseQuantity)',
    )
  })

  it('says what an invoice comes to: 288,10 and 27,50 of charges, with VAT over 115,60, 200,00 and nothing', () => {
    const document = read(plain())
    const totals = document.children.find(({ name }) => name === 'cac:LegalMonetaryTotal')
    expect(totals?.children.map(({ name, text }) => [name, text])).toEqual([
      ['cbc:LineExtensionAmount', '288.10'],
      ['cbc:TaxExclusiveAmount', '315.60'],
      ['cbc:TaxInclusiveAmount', '357.88'],
      ['cbc:ChargeTotalAmount', '27.50'],
      ['cbc:PayableAmount', '357.88'],
    ])
    expect(textsAt(document, 'cac:AllowanceCharge/cbc:Amount')).toEqual(['15.00', '12.50'])
    expect(textsAt(document, 'cac:TaxTotal/cbc:TaxAmount')).toEqual(['42.28'])
    const subtotal = 'cac:TaxTotal/cac:TaxSubtotal'
    expect(textsAt(document, `${subtotal}/cbc:TaxableAmount`)).toEqual(['115.60', '200.00', '0.00'])
    expect(textsAt(document, `${subtotal}/cbc:TaxAmount`)).toEqual(['24.28', '18.00', '0.00'])
    expect(textsAt(document, `${subtotal}/cac:TaxCategory/cbc:ID`)).toEqual(['S', 'S', 'Z'])
    expect(textsAt(document, `${subtotal}/cac:TaxCategory/cbc:Percent`)).toEqual(['21', '9', '0'])
  })

  it.each([
    [10_000, '257.88'],
    [35_788, '0.00'],
  ])('asks for what is left when %s cents were paid before', (prepaidCents, payable) => {
    const document = read({ ...plain(), prepaidCents })
    const totals = document.children.find(({ name }) => name === 'cac:LegalMonetaryTotal')
    expect(totals?.children.slice(-2).map(({ name, text }) => [name, text])).toEqual([
      ['cbc:PrepaidAmount', `${prepaidCents / 100}.00`.replace('357.88.00', '357.88')],
      ['cbc:PayableAmount', payable],
    ])
  })

  it('says how each line comes to its amount: 4 x 23,90 and 7,50 once; 10.000 for 185,00', () => {
    const document = read(plain())
    const line = 'cac:InvoiceLine'
    expect(textsAt(document, `${line}/cbc:InvoicedQuantity`)).toEqual(['4', '10000', '3'])
    expect(textsAt(document, `${line}/cbc:LineExtensionAmount`)).toEqual(['103.10', '185.00', '0.00'])
    expect(textsAt(document, `${line}/cac:AllowanceCharge/cbc:Amount`)).toEqual(['7.50'])
    expect(textsAt(document, `${line}/cac:Price/cbc:PriceAmount`)).toEqual(['23.90', '185.00', '0.00'])
    expect(textsAt(document, `${line}/cac:Price/cbc:BaseQuantity`)).toEqual(['1', '10000', '1'])
    expect(textsAt(document, `${line}/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`)).toEqual([
      '21',
      '9',
      '0',
    ])
  })

  it('says who sends it to whom, and where the money goes', () => {
    const xml = ublOf(plain())
    const document = readXml(xml)
    const parties = ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty']
    const told = (path: string) => parties.flatMap((party) => textsAt(document, `${party}/cac:Party/${path}`))
    expect(told('cac:PartyLegalEntity/cbc:RegistrationName')).toEqual([
      'Paskruis B.V.',
      'Bakkerij De Korenaar B.V.',
    ])
    expect(told('cac:PartyTaxScheme/cbc:CompanyID')).toEqual(['NL004495445B01', 'NL002455799B11'])
    expect(told('cac:PostalAddress/cbc:StreetName')).toEqual(['Molenkade 8 B', 'Molenkade 8 B'])
    expect(told('cac:PostalAddress/cbc:CityName')).toEqual(['Nieuwegein', 'Utrecht'])
    for (const kvkNumber of ['30112358', '30174826']) {
      expect(xml).toContain(`<cbc:EndpointID schemeID="0106">${kvkNumber}</cbc:EndpointID>`)
      expect(xml).toContain(`<cbc:CompanyID schemeID="0106">${kvkNumber}</cbc:CompanyID>`)
    }
    expect(textsAt(document, 'cac:PaymentMeans/cbc:PaymentMeansCode')).toEqual(['58'])
    expect(textsAt(document, 'cac:PaymentMeans/cbc:PaymentID')).toEqual(['FAC-2026-00012'])
    expect(textsAt(document, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')).toEqual([
      'NL24PSKR0123456789',
    ])
  })

  it('as a credit note names the invoice that it takes back, has its amounts, and asks for no payment', () => {
    const document = read(creditOf(plain()))
    expect(document.name).toBe('CreditNote')
    expect(textsAt(document, 'cbc:CreditNoteTypeCode')).toEqual(['381'])
    expect(textsAt(document, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toEqual([
      'FAC-2026-00012',
    ])
    expect(textsAt(document, 'cac:CreditNoteLine/cbc:CreditedQuantity')).toEqual(['4', '10000', '3'])
    expect(textsAt(document, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toEqual(['357.88'])
    const names = document.children.map(({ name }) => name)
    expect(names).not.toContain('cac:PaymentMeans')
    expect(names).not.toContain('cbc:DueDate')
  })

  it('as a credit note of a part of a charge has that as its line, without a number of an article', () => {
    const document = read(chargeCreditOf(plain(), 0, 400))
    expect(textsAt(document, 'cac:CreditNoteLine/cac:Item/cbc:Name')).toEqual(['Spoed'])
    expect(within(document, 'cac:CreditNoteLine')[0]).not.toContain('SellersItemIdentification')
    expect(textsAt(document, 'cac:CreditNoteLine/cbc:LineExtensionAmount')).toEqual(['4.00'])
    expect(textsAt(document, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent')).toEqual(['9'])
    expect(textsAt(document, 'cac:AllowanceCharge/cbc:Amount')).toEqual([])
    expect(textsAt(document, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toEqual(['4.36'])
  })

  it.each([
    ['goods sent to another member state', 'BE', 'BE', 'reverse_charged', 'K', 'VATEX-EU-IC'],
    ['what is fetched here', 'BE', null, 'reverse_charged', 'AE', 'VATEX-EU-AE'],
    ['goods that leave the Union', 'CH', 'CH', 'exported', 'G', 'VATEX-EU-G'],
  ] as const)(
    'charges no VAT on %s, and says why',
    (_what, country, shipTo, vatTreatment, category, code) => {
      const order = orderedWhole([orderedLine({ shipTo })], { vatTreatment, shippingCents: 900 })
      const { buyer } = plain()
      const abroad = {
        ...buyer,
        kvkNumber: null,
        vatId: country === 'BE' ? 'BE0123456749' : 'CHE123456788',
        address: { ...buyer.address, country },
      }
      const deliveredTo = country === 'CH' ? abroad.address : null
      const invoice = sampleInvoice(order, { buyer: abroad, deliveredTo })
      for (const document of [read(invoice), read(creditOf(invoice))]) {
        const rated = 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory'
        expect(textsAt(document, `${rated}/cbc:ID`)).toEqual([category])
        expect(textsAt(document, `${rated}/cbc:Percent`)).toEqual(['0'])
        expect(textsAt(document, `${rated}/cbc:TaxExemptionReasonCode`)).toEqual([code])
        expect(textsAt(document, 'cac:TaxTotal/cbc:TaxAmount')).toEqual(['0.00'])
        expect(textsAt(document, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toEqual(['19.00'])
        const deliveredIn = 'cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode'
        expect(textsAt(document, `cac:Delivery/${deliveredIn}`)).toEqual(shipTo ? [shipTo] : [])
      }
    },
  )

  it('adds up, whatever was ordered', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 9000 }),
        fc.constantFrom('taxed' as const, 'reverse_charged' as const, 'exported' as const),
        (lines, shippingCents, vatTreatment) => {
          const invoice = sampleInvoice(orderedWhole(lines, { shippingCents, vatTreatment }))
          const ofCharges = invoice.charges.map(({ netCents }, charge) =>
            chargeCreditOf(invoice, charge, Math.ceil(netCents / 3)),
          )
          for (const content of [invoice, creditOf(invoice), ...ofCharges]) {
            const document = read(content)
            const total = (name: string) => cents(textsAt(document, `cac:LegalMonetaryTotal/cbc:${name}`)[0])
            const linesCents =
              sumAt(document, 'cac:InvoiceLine/cbc:LineExtensionAmount') +
              sumAt(document, 'cac:CreditNoteLine/cbc:LineExtensionAmount')
            const chargedCents = sumAt(document, 'cac:AllowanceCharge/cbc:Amount')
            const vatCents = sumAt(document, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount')
            expect(total('LineExtensionAmount')).toBe(linesCents)
            expect(total('TaxExclusiveAmount')).toBe(linesCents + chargedCents)
            expect(sumAt(document, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount')).toBe(
              linesCents + chargedCents,
            )
            expect(sumAt(document, 'cac:TaxTotal/cbc:TaxAmount')).toBe(vatCents)
            expect(total('PayableAmount')).toBe(linesCents + chargedCents + vatCents)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('the number of a buyer outside of the Union', () => {
  const us = { street: 'Market Street', city: 'San Francisco', postcode: '94105', country: 'US' }
  const norway = { street: 'Storgata', city: 'Oslo', postcode: '0155', country: 'NO' }
  it.each([
    ['that begins with no country stands for no VAT number', us, '123456789', []],
    ['that begins with another country neither', us, 'NO923609016MVA', []],
    ['that begins with its country is its VAT number', norway, 'NO923609016MVA', ['NO923609016MVA']],
    ['without those letters is not', norway, '923609016MVA', []],
    ['of a branch in the Union is its VAT number there', norway, 'BE0123456749', ['BE0123456749']],
  ])('%s', (_rule, place, vatId, written) => {
    // Registered here too: without any such number a company has no address that Peppol knows.
    const { buyer } = plain()
    const invoice = sampleInvoice(
      orderedWhole([orderedLine({ shipTo: place.country })], { vatTreatment: 'exported' }),
      {
        buyer: { ...buyer, address: { ...buyer.address, ...place }, vatId },
      },
    )
    for (const content of [invoice, creditOf(invoice)]) {
      const path = 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'
      expect(textsAt(read(content), path)).toEqual(written)
    }
  })
})

/** What is typed, and what the document says instead: XML 1.0 does not have every character. */
const hostile: readonly (readonly [typed: string, said: string | null])[] = [
  ['<script>window.__raak=1</script>', null],
  [`"'><img src=x onerror=alert(1)>`, null],
  [']]> & &amp; &#x41; <!-- -- > <?xml ?>', null],
  ['Café Coöperatie Noördüin', null],
  ['NUL \0, bel \u0007, half \ud800 paar, \ufffe \uffff', 'NUL , bel , half \ufffd paar,'],
  ['regel\r\neen\ttab', null],
  ['\u202eomgekeerd\u202c 😀 标志 لافتة', null],
  ['\u0000\u0001', '-'],
]

describe('what people type', () => {
  it.each(hostile)('is text in the XML, and nothing else: %j', (typed, instead) => {
    const said = instead ?? typed
    const order = orderedWhole([orderedLine({ title: typed, sku: typed, options: [typed] })])
    const { buyer, order: facts } = plain()
    const invoice = sampleInvoice(order, {
      buyer: { ...buyer, name: typed, address: { ...buyer.address, street: typed, city: typed } },
      order: { ...facts, reference: typed, purchaseOrderNumber: typed },
    })
    for (const content of [invoice, creditOf(invoice)]) {
      const document = readXml(leftForRules(writeUbl(content), 'hostile'))
      const lineName = content === invoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine'
      expect(textsAt(document, `${lineName}/cac:Item/cbc:Name`)).toEqual([said])
      expect(textsAt(document, 'cac:OrderReference/cbc:ID')).toEqual([said])
      const party = 'cac:AccountingCustomerParty/cac:Party'
      expect(textsAt(document, `${party}/cac:PartyLegalEntity/cbc:RegistrationName`)).toEqual([said])
      expect(textsAt(document, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toEqual(['12.10'])
    }
  })
})

describe('the reader of XML in the tests', () => {
  it.each(['<a><b></a></b>', '<a>&nbsp;</a>', '<a>\u0007</a>', '<a/><b/>', '<a b="1" b="2"/>', '<a>'])(
    'refuses what is none: %j',
    (source) => {
      expect(() => readXml(source)).toThrow()
    },
  )
})
