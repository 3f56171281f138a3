import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderedLine } from '#domain/documents/invoice.ts'
import { creditOf, orderedLine, orderedWhole, sampleInvoice } from '#test/support/invoices.ts'
import { readXml } from '#test/support/read-xml.ts'
import { ublFaults } from '#test/support/ubl-rules.ts'
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

describe('an invoice as UBL', () => {
  it('keeps every rule of EN 16931, Peppol and the Netherlands', () => {
    expect(ublFaults(writeUbl(plain()))).toEqual([])
  })

  it('keeps them as a credit note', () => {
    const xml = writeUbl(creditOf(plain()))
    expect(ublFaults(xml)).toEqual([])
    expect(readXml(xml).name).toBe('CreditNote')
  })

  it('keeps them with the VAT shifted, by goods and by service', () => {
    for (const shipTo of ['BE', null]) {
      const order = orderedWhole([orderedLine({ shipTo })], {
        vatTreatment: 'reverse_charged',
        shippingCents: 900,
      })
      const { buyer } = plain()
      const abroad = { ...buyer, kvkNumber: null, address: { ...buyer.address, country: 'BE' } }
      const xml = writeUbl(sampleInvoice(order, { buyer: abroad, deliveredTo: null }))
      expect(ublFaults(xml)).toEqual([])
    }
  })

  it('keeps them for goods that left the Union', () => {
    const order = orderedWhole([orderedLine({ shipTo: 'CH' })], {
      vatTreatment: 'exported',
      shippingCents: 900,
    })
    const { buyer } = plain()
    const address = { ...buyer.address, postcode: '8001', city: 'Zürich', country: 'CH' }
    const swiss = { ...buyer, kvkNumber: null, vatId: 'CHE123456788', address }
    const xml = writeUbl(sampleInvoice(order, { buyer: swiss, deliveredTo: address }))
    expect(ublFaults(xml)).toEqual([])
    expect(xml).toContain('<cbc:TaxExemptionReason>Uitvoer buiten de EU</cbc:TaxExemptionReason>')
    expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-G</cbc:TaxExemptionReasonCode>')
    expect(ublFaults(xml.replace('VATEX-EU-G', 'VATEX-EU-IC'))).toContain('BR-G-10')
  })

  it('keeps them whatever was ordered', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 9000 }),
        fc.constantFrom('taxed' as const, 'reverse_charged' as const, 'exported' as const),
        (lines, shippingCents, vatTreatment) => {
          const invoice = sampleInvoice(orderedWhole(lines, { shippingCents, vatTreatment }))
          expect(ublFaults(writeUbl(invoice))).toEqual([])
          expect(ublFaults(writeUbl(creditOf(invoice)))).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })
})

const hostile = [
  '<script>window.__raak=1</script>',
  `"'><img src=x onerror=alert(1)>`,
  ']]> & &amp; &#x41; <!-- -- > <?xml ?>',
  'Café Coöperatie Noördüin',
  'NUL \0, bel \u0007, half \ud800 paar, \ufffe \uffff',
  'regel\r\neen\ttab',
  '\u202eomgekeerd\u202c 😀 标志 لافتة',
  '\u0000\u0001',
]

describe('what people type', () => {
  it.each(hostile)('is text in the XML, and nothing else: %j', (typed) => {
    const order = orderedWhole([orderedLine({ title: typed, sku: typed, options: [typed] })])
    const { buyer, order: facts } = plain()
    const xml = writeUbl(
      sampleInvoice(order, {
        buyer: { ...buyer, name: typed, address: { ...buyer.address, street: typed, city: typed } },
        order: { ...facts, reference: typed, purchaseOrderNumber: typed },
      }),
    )
    expect(ublFaults(xml)).toEqual([])
    const names = readXml(xml).children.map(({ name }) => name)
    expect(names.filter((name) => !/^c[ab]c:/.test(name))).toEqual([])
  })
})

/** What would go wrong when our arithmetic or our escaping did. */
const faulty: readonly (readonly [rule: string, change: (xml: string) => string])[] = [
  ['BR-CO-10', (xml) => xml.replace('EUR">103.10<', 'EUR">103.11<')],
  ['BR-CO-12', (xml) => xml.replace(/(ChargeTotalAmount currencyID="EUR">)[\d.]+/, '$11.00')],
  ['BR-CO-13', (xml) => xml.replace(/(TaxExclusiveAmount currencyID="EUR">)[\d.]+/, '$11.00')],
  ['BR-CO-15', (xml) => xml.replace(/(TaxInclusiveAmount currencyID="EUR">)[\d.]+/, '$11.00')],
  ['BR-CO-16', (xml) => xml.replace(/(PayableAmount currencyID="EUR">)[\d.]+/, '$11.00')],
  ['BR-CO-17', (xml) => xml.replace(/(?<=<cac:TaxSubtotal>.*?<cbc:Percent>)21(?=<)/, '20')],
  ['BR-S-08', (xml) => xml.replace(/(TaxableAmount currencyID="EUR">)[\d.]+/, '$11.00')],
  ['BR-DEC', (xml) => xml.replace('>103.10<', '>103.100<')],
  ['BR-61', (xml) => xml.replace(/<cac:PayeeFinancialAccount>.*<\/cac:PayeeFinancialAccount>/, '')],
  ['PEPPOL-EN16931-R008', (xml) => xml.replace('>Menuborden winter<', '><')],
  ['PEPPOL-EN16931-R020', (xml) => xml.replace(/<cbc:EndpointID.*?<\/cbc:EndpointID>/, '')],
  ['PEPPOL-EN16931-R120', (xml) => xml.replace('>23.90<', '>23.91<')],
  ['NL-R-003', (xml) => xml.replace('<cbc:CompanyID schemeID="0106">', '<cbc:CompanyID schemeID="9999">')],
  ['NL-R-008', (xml) => xml.replace('>58<', '>1<')],
  [
    'UBL 2.1 sequence',
    (xml) => xml.replace(/(<cbc:ID>FAC.*?<\/cbc:ID>)(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/, '$2$1'),
  ],
]

describe('the rules that invoices are held against', () => {
  it.each(faulty)('%s notices when it is broken', (rule, change) => {
    const xml = writeUbl(plain())
    expect(change(xml)).not.toBe(xml)
    expect(ublFaults(change(xml))).toContain(rule)
  })

  it.each(['<a><b></a></b>', '<a>&nbsp;</a>', '<a>\u0007</a>', '<a/><b/>', '<a b="1" b="2"/>', '<a>'])(
    'refuse what is no XML: %j',
    (source) => {
      expect(() => readXml(source)).toThrow()
    },
  )
})
