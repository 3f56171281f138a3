import { readXml, type XmlElement } from './read-xml.ts'

/*
 * Rules of EN 16931, Peppol BIS Billing 3.0 and the Netherlands, written from their published texts and asked of the XML
 * alone. Nothing here knows our code; amounts are reckoned in whole cents.
 */

type Rule = readonly [id: string, holds: (document: XmlElement) => boolean]

const local = (name: string) => name.replace(/^\w+:/, '')

/** Every element at the end of a path of local names. */
function all(from: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, step) => found.flatMap(({ children }) => children.filter(({ name }) => local(name) === step)),
      [from],
    )
}
const text = (from: XmlElement, path: string) => all(from, path)[0]?.text.trim() ?? ''
const has = (from: XmlElement, path: string) => text(from, path) !== ''
const attribute = (from: XmlElement, path: string, name: string) => all(from, path)[0]?.attributes[name] ?? ''

/** An amount in cents; NaN for what is none, or has more than two decimals (BR-DEC). */
function cents(amount: string): number {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (whole === undefined) return Number.NaN
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(fraction.padEnd(2, '0')))
}
const centsAt = (from: XmlElement, path: string) => cents(text(from, path))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const lines = (document: XmlElement) => [...all(document, 'InvoiceLine'), ...all(document, 'CreditNoteLine')]
const quantityOf = (line: XmlElement) => all(line, 'InvoicedQuantity')[0] ?? all(line, 'CreditedQuantity')[0]
const isCredit = (document: XmlElement) => local(document.name) === 'CreditNote'
const seller = (document: XmlElement) => all(document, 'AccountingSupplierParty/Party')[0] ?? document
const buyer = (document: XmlElement) => all(document, 'AccountingCustomerParty/Party')[0] ?? document
const country = (party: XmlElement) => text(party, 'PostalAddress/Country/IdentificationCode')
const totals = (document: XmlElement) => all(document, 'LegalMonetaryTotal')[0] ?? document
const parts = (document: XmlElement, isCharge: boolean) =>
  all(document, 'AllowanceCharge').filter((part) => text(part, 'ChargeIndicator') === String(isCharge))
const subtotals = (document: XmlElement) => all(document, 'TaxTotal/TaxSubtotal')
const everywhere = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(everywhere)]

/** Category, rate and signed amount of each line, charge and allowance. */
const taxed = (document: XmlElement) => [
  ...lines(document).map((line) => ({
    category: text(line, 'Item/ClassifiedTaxCategory/ID'),
    rate: text(line, 'Item/ClassifiedTaxCategory/Percent'),
    amount: centsAt(line, 'LineExtensionAmount'),
  })),
  ...all(document, 'AllowanceCharge').map((part) => ({
    category: text(part, 'TaxCategory/ID'),
    rate: text(part, 'TaxCategory/Percent'),
    amount: centsAt(part, 'Amount') * (text(part, 'ChargeIndicator') === 'true' ? 1 : -1),
  })),
]

const perCategory = (document: XmlElement, category: string) =>
  subtotals(document).filter((subtotal) => text(subtotal, 'TaxCategory/ID') === category)

/** The taxable amount of each breakdown is the sum of what stands under its category and rate (BR-*-08). */
const basesAddUp = (document: XmlElement) =>
  subtotals(document).every((subtotal) => {
    const category = text(subtotal, 'TaxCategory/ID')
    const rate = text(subtotal, 'TaxCategory/Percent')
    const amounts = taxed(document).filter((part) => part.category === category && part.rate === rate)
    return sum(amounts.map(({ amount }) => amount)) === centsAt(subtotal, 'TaxableAmount')
  })

const roundedPercent = (base: number, percent: number) => {
  const exact = (Math.abs(base) * percent) / 100
  return Math.sign(base) * Math.floor(exact + 0.5 + 1e-9)
}

const without = (category: string) => (document: XmlElement) =>
  !taxed(document).some((part) => part.category === category)
const onlyWhen = (category: string, holds: (document: XmlElement) => boolean) => (document: XmlElement) =>
  without(category)(document) || holds(document)

const CORE: readonly Rule[] = [
  ['BR-01', (d) => has(d, 'CustomizationID')],
  ['BR-02', (d) => has(d, 'ID')],
  ['BR-03', (d) => /^\d{4}-\d{2}-\d{2}$/.test(text(d, 'IssueDate'))],
  ['BR-04', (d) => text(d, 'InvoiceTypeCode') === '380' || text(d, 'CreditNoteTypeCode') === '381'],
  ['BR-05', (d) => text(d, 'DocumentCurrencyCode') === 'EUR'],
  ['BR-06', (d) => has(seller(d), 'PartyLegalEntity/RegistrationName')],
  ['BR-07', (d) => has(buyer(d), 'PartyLegalEntity/RegistrationName')],
  ['BR-09', (d) => /^[A-Z]{2}$/.test(country(seller(d)))],
  ['BR-11', (d) => /^[A-Z]{2}$/.test(country(buyer(d)))],
  ['BR-12', (d) => has(totals(d), 'LineExtensionAmount')],
  ['BR-13', (d) => has(totals(d), 'TaxExclusiveAmount')],
  ['BR-14', (d) => has(totals(d), 'TaxInclusiveAmount')],
  ['BR-15', (d) => has(totals(d), 'PayableAmount')],
  ['BR-16', (d) => lines(d).length > 0],
  ['BR-21', (d) => new Set(lines(d).map((l) => text(l, 'ID'))).size === lines(d).length],
  ['BR-22', (d) => lines(d).every((l) => /^-?\d+(\.\d+)?$/.test(quantityOf(l)?.text ?? ''))],
  ['BR-23', (d) => lines(d).every((l) => (quantityOf(l)?.attributes['unitCode'] ?? '') !== '')],
  ['BR-24', (d) => lines(d).every((l) => has(l, 'LineExtensionAmount'))],
  ['BR-25', (d) => lines(d).every((l) => has(l, 'Item/Name'))],
  ['BR-26', (d) => lines(d).every((l) => has(l, 'Price/PriceAmount'))],
  ['BR-27', (d) => lines(d).every((l) => Number(text(l, 'Price/PriceAmount')) >= 0)],
  ['BR-36', (d) => parts(d, true).every((c) => has(c, 'Amount'))],
  ['BR-37', (d) => parts(d, true).every((c) => has(c, 'TaxCategory/ID'))],
  [
    'BR-38',
    (d) =>
      parts(d, true).every((c) => has(c, 'AllowanceChargeReason') || has(c, 'AllowanceChargeReasonCode')),
  ],
  [
    'BR-44',
    (d) =>
      lines(d).every((l) =>
        all(l, 'AllowanceCharge').every((c) => has(c, 'AllowanceChargeReason') && has(c, 'Amount')),
      ),
  ],
  ['BR-45', (d) => subtotals(d).every((s) => has(s, 'TaxableAmount'))],
  ['BR-46', (d) => subtotals(d).every((s) => has(s, 'TaxAmount'))],
  ['BR-47', (d) => subtotals(d).every((s) => has(s, 'TaxCategory/ID'))],
  ['BR-48', (d) => subtotals(d).every((s) => has(s, 'TaxCategory/Percent'))],
  ['BR-49', (d) => all(d, 'PaymentMeans').every((p) => has(p, 'PaymentMeansCode'))],
  [
    'BR-61',
    (d) =>
      all(d, 'PaymentMeans').every(
        (p) => !['30', '58'].includes(text(p, 'PaymentMeansCode')) || has(p, 'PayeeFinancialAccount/ID'),
      ),
  ],
  ['BR-62', (d) => attribute(seller(d), 'EndpointID', 'schemeID') !== ''],
  ['BR-63', (d) => attribute(buyer(d), 'EndpointID', 'schemeID') !== ''],
  ['BR-CO-04', (d) => lines(d).every((l) => has(l, 'Item/ClassifiedTaxCategory/ID'))],
  [
    'BR-CO-09',
    (d) =>
      [seller(d), buyer(d)].every((p) =>
        all(p, 'PartyTaxScheme/CompanyID').every(({ text: id }) => /^[A-Z]{2}[0-9A-Z]+$/.test(id)),
      ),
  ],
  [
    'BR-CO-10',
    (d) =>
      sum(lines(d).map((l) => centsAt(l, 'LineExtensionAmount'))) ===
      centsAt(totals(d), 'LineExtensionAmount'),
  ],
  [
    'BR-CO-11',
    (d) =>
      sum(parts(d, false).map((a) => centsAt(a, 'Amount'))) ===
      (centsAt(totals(d), 'AllowanceTotalAmount') || 0),
  ],
  [
    'BR-CO-12',
    (d) =>
      sum(parts(d, true).map((c) => centsAt(c, 'Amount'))) === (centsAt(totals(d), 'ChargeTotalAmount') || 0),
  ],
  [
    'BR-CO-13',
    (d) =>
      centsAt(totals(d), 'TaxExclusiveAmount') ===
      centsAt(totals(d), 'LineExtensionAmount') -
        (centsAt(totals(d), 'AllowanceTotalAmount') || 0) +
        (centsAt(totals(d), 'ChargeTotalAmount') || 0),
  ],
  [
    'BR-CO-14',
    (d) => centsAt(d, 'TaxTotal/TaxAmount') === sum(subtotals(d).map((s) => centsAt(s, 'TaxAmount'))),
  ],
  [
    'BR-CO-15',
    (d) =>
      centsAt(totals(d), 'TaxInclusiveAmount') ===
      centsAt(totals(d), 'TaxExclusiveAmount') + centsAt(d, 'TaxTotal/TaxAmount'),
  ],
  [
    'BR-CO-16',
    (d) =>
      centsAt(totals(d), 'PayableAmount') ===
      centsAt(totals(d), 'TaxInclusiveAmount') - (centsAt(totals(d), 'PrepaidAmount') || 0),
  ],
  [
    'BR-CO-17',
    (d) =>
      subtotals(d).every(
        (s) =>
          centsAt(s, 'TaxAmount') ===
          roundedPercent(centsAt(s, 'TaxableAmount'), Number(text(s, 'TaxCategory/Percent'))),
      ),
  ],
  ['BR-CO-18', (d) => subtotals(d).length > 0],
  [
    'BR-CO-25',
    (d) => centsAt(totals(d), 'PayableAmount') <= 0 || has(d, 'DueDate') || has(d, 'PaymentTerms/Note'),
  ],
  [
    'BR-CO-26',
    (d) => has(seller(d), 'PartyLegalEntity/CompanyID') || has(seller(d), 'PartyTaxScheme/CompanyID'),
  ],
  [
    'BR-DEC',
    (d) =>
      everywhere(d)
        .filter(({ name, attributes }) => local(name) !== 'PriceAmount' && 'currencyID' in attributes)
        .every(({ text: amount }) => !Number.isNaN(cents(amount))),
  ],
  [
    'BR-CL-03',
    (d) => everywhere(d).every(({ attributes: a }) => !('currencyID' in a) || a['currencyID'] === 'EUR'),
  ],
  ['BR-CL-17', (d) => taxed(d).every(({ category }) => ['S', 'Z', 'AE', 'K', 'G'].includes(category))],
]

const VAT: readonly Rule[] = [
  [
    'BR-S-01',
    (d) =>
      taxed(d).every((part) =>
        subtotals(d).some(
          (s) => text(s, 'TaxCategory/ID') === part.category && text(s, 'TaxCategory/Percent') === part.rate,
        ),
      ),
  ],
  ['BR-S-02', onlyWhen('S', (d) => has(seller(d), 'PartyTaxScheme/CompanyID'))],
  ['BR-S-05', (d) => taxed(d).every(({ category, rate }) => category !== 'S' || Number(rate) > 0)],
  ['BR-S-08', basesAddUp],
  ['BR-S-10', (d) => perCategory(d, 'S').every((s) => !has(s, 'TaxCategory/TaxExemptionReasonCode'))],
  ['BR-Z-05', (d) => taxed(d).every(({ category, rate }) => category !== 'Z' || Number(rate) === 0)],
  ['BR-Z-10', (d) => perCategory(d, 'Z').every((s) => !has(s, 'TaxCategory/TaxExemptionReasonCode'))],
  [
    'BR-AE-02',
    onlyWhen(
      'AE',
      (d) => has(seller(d), 'PartyTaxScheme/CompanyID') && has(buyer(d), 'PartyTaxScheme/CompanyID'),
    ),
  ],
  ['BR-AE-05', (d) => taxed(d).every(({ category, rate }) => category !== 'AE' || Number(rate) === 0)],
  ['BR-AE-09', (d) => perCategory(d, 'AE').every((s) => centsAt(s, 'TaxAmount') === 0)],
  [
    'BR-AE-10',
    (d) => perCategory(d, 'AE').every((s) => text(s, 'TaxCategory/TaxExemptionReasonCode') === 'VATEX-EU-AE'),
  ],
  [
    'BR-IC-02',
    onlyWhen(
      'K',
      (d) => has(seller(d), 'PartyTaxScheme/CompanyID') && has(buyer(d), 'PartyTaxScheme/CompanyID'),
    ),
  ],
  ['BR-IC-05', (d) => taxed(d).every(({ category, rate }) => category !== 'K' || Number(rate) === 0)],
  ['BR-IC-09', (d) => perCategory(d, 'K').every((s) => centsAt(s, 'TaxAmount') === 0)],
  [
    'BR-IC-10',
    (d) => perCategory(d, 'K').every((s) => text(s, 'TaxCategory/TaxExemptionReasonCode') === 'VATEX-EU-IC'),
  ],
  ['BR-G-02', onlyWhen('G', (d) => has(seller(d), 'PartyTaxScheme/CompanyID'))],
  ['BR-G-05', (d) => taxed(d).every(({ category, rate }) => category !== 'G' || Number(rate) === 0)],
  ['BR-G-09', (d) => perCategory(d, 'G').every((s) => centsAt(s, 'TaxAmount') === 0)],
  [
    'BR-G-10',
    (d) => perCategory(d, 'G').every((s) => text(s, 'TaxCategory/TaxExemptionReasonCode') === 'VATEX-EU-G'),
  ],
  ['BR-IC-11', onlyWhen('K', (d) => has(d, 'Delivery/ActualDeliveryDate'))],
  ['BR-IC-12', onlyWhen('K', (d) => has(d, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode'))],
]

const PEPPOL: readonly Rule[] = [
  ['PEPPOL-EN16931-R001', (d) => text(d, 'ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
  ['PEPPOL-EN16931-R003', (d) => has(d, 'BuyerReference') || has(d, 'OrderReference/ID')],
  [
    'PEPPOL-EN16931-R004',
    (d) =>
      text(d, 'CustomizationID') ===
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  ],
  [
    'PEPPOL-EN16931-R008',
    (d) => everywhere(d).every(({ children, text: own }) => children.length > 0 || own.trim() !== ''),
  ],
  ['PEPPOL-EN16931-R010', (d) => has(buyer(d), 'EndpointID')],
  ['PEPPOL-EN16931-R020', (d) => has(seller(d), 'EndpointID')],
  ['PEPPOL-EN16931-R053', (d) => all(d, 'TaxTotal').length === 1],
  [
    'PEPPOL-EN16931-R120',
    (d) =>
      lines(d).every((l) => {
        const each = Number(text(l, 'Price/PriceAmount')) / Number(text(l, 'Price/BaseQuantity') || 1)
        const goods = Math.round(Number(quantityOf(l)?.text) * each * 100)
        const once = sum(
          all(l, 'AllowanceCharge').map(
            (c) => centsAt(c, 'Amount') * (text(c, 'ChargeIndicator') === 'true' ? 1 : -1),
          ),
        )
        return goods + once === centsAt(l, 'LineExtensionAmount')
      }),
  ],
  ['PEPPOL-EN16931-R121', (d) => lines(d).every((l) => Number(text(l, 'Price/BaseQuantity') || 1) > 0)],
  [
    'PEPPOL-EN16931-R130',
    (d) =>
      lines(d).every(
        (l) => attribute(l, 'Price/BaseQuantity', 'unitCode') === quantityOf(l)?.attributes['unitCode'],
      ),
  ],
]

const isDutch = (party: XmlElement) => country(party) === 'NL'
const hasWholeAddress = (party: XmlElement) =>
  ['StreetName', 'CityName', 'PostalZone'].every((part) => has(party, `PostalAddress/${part}`))
const hasDutchNumber = (party: XmlElement) =>
  ['0106', '0190'].includes(attribute(party, 'PartyLegalEntity/CompanyID', 'schemeID'))

const NETHERLANDS: readonly Rule[] = [
  [
    'NL-R-001',
    (d) => !isDutch(seller(d)) || !isCredit(d) || has(d, 'BillingReference/InvoiceDocumentReference/ID'),
  ],
  ['NL-R-002', (d) => !isDutch(seller(d)) || hasWholeAddress(seller(d))],
  ['NL-R-003', (d) => !isDutch(seller(d)) || hasDutchNumber(seller(d))],
  ['NL-R-004', (d) => !isDutch(seller(d)) || !isDutch(buyer(d)) || hasWholeAddress(buyer(d))],
  [
    'NL-R-005',
    (d) =>
      !isDutch(seller(d)) ||
      !isDutch(buyer(d)) ||
      !has(buyer(d), 'PartyLegalEntity/CompanyID') ||
      hasDutchNumber(buyer(d)),
  ],
  ['NL-R-007', (d) => !isDutch(seller(d)) || isCredit(d) || all(d, 'PaymentMeans').length > 0],
  [
    'NL-R-008',
    (d) =>
      !isDutch(seller(d)) ||
      !isDutch(buyer(d)) ||
      all(d, 'PaymentMeans').every((p) =>
        ['30', '48', '49', '57', '58', '59'].includes(text(p, 'PaymentMeansCode')),
      ),
  ],
]

/** The order in which the schema of UBL 2.1 wants what we use. */
const SEQUENCES: Readonly<Record<string, readonly string[]>> = {
  Invoice: [
    'CustomizationID',
    'ProfileID',
    'ID',
    'IssueDate',
    'DueDate',
    'InvoiceTypeCode',
    'Note',
    'DocumentCurrencyCode',
    'BuyerReference',
    'OrderReference',
    'BillingReference',
    'AccountingSupplierParty',
    'AccountingCustomerParty',
    'Delivery',
    'PaymentMeans',
    'PaymentTerms',
    'AllowanceCharge',
    'TaxTotal',
    'LegalMonetaryTotal',
    'InvoiceLine',
  ],
  CreditNote: [
    'CustomizationID',
    'ProfileID',
    'ID',
    'IssueDate',
    'CreditNoteTypeCode',
    'Note',
    'DocumentCurrencyCode',
    'BuyerReference',
    'OrderReference',
    'BillingReference',
    'AccountingSupplierParty',
    'AccountingCustomerParty',
    'Delivery',
    'PaymentMeans',
    'PaymentTerms',
    'AllowanceCharge',
    'TaxTotal',
    'LegalMonetaryTotal',
    'CreditNoteLine',
  ],
  Party: ['EndpointID', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity', 'Contact'],
  PostalAddress: ['StreetName', 'CityName', 'PostalZone', 'Country'],
  Address: ['StreetName', 'CityName', 'PostalZone', 'Country'],
  Contact: ['Name', 'Telephone', 'ElectronicMail'],
  OrderReference: ['ID', 'SalesOrderID'],
  Delivery: ['ActualDeliveryDate', 'DeliveryLocation'],
  PaymentMeans: ['PaymentMeansCode', 'PaymentID', 'PayeeFinancialAccount'],
  AllowanceCharge: [
    'ChargeIndicator',
    'AllowanceChargeReasonCode',
    'AllowanceChargeReason',
    'Amount',
    'TaxCategory',
  ],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: ['ID', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason', 'TaxScheme'],
  LegalMonetaryTotal: [
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'AllowanceTotalAmount',
    'ChargeTotalAmount',
    'PrepaidAmount',
    'PayableAmount',
  ],
  InvoiceLine: ['ID', 'InvoicedQuantity', 'LineExtensionAmount', 'AllowanceCharge', 'Item', 'Price'],
  CreditNoteLine: ['ID', 'CreditedQuantity', 'LineExtensionAmount', 'AllowanceCharge', 'Item', 'Price'],
  Item: ['Description', 'Name', 'SellersItemIdentification', 'ClassifiedTaxCategory'],
  Price: ['PriceAmount', 'BaseQuantity'],
}

const REPEATED = new Set(['AllowanceCharge', 'TaxSubtotal', 'InvoiceLine', 'CreditNoteLine'])

const isInSequence = ({ name, children }: XmlElement): boolean => {
  const sequence = SEQUENCES[local(name)]
  if (!sequence) return true
  const places = children.map((child) => sequence.indexOf(local(child.name)))
  return places.every(
    (place, index) =>
      place >= 0 &&
      (index === 0 ||
        place > (places[index - 1] ?? -1) ||
        (place === places[index - 1] && REPEATED.has(sequence[place] ?? ''))),
  )
}

const SCHEMA: readonly Rule[] = [['UBL 2.1 sequence', (d) => everywhere(d).every(isInSequence)]]

const RULES = [...SCHEMA, ...CORE, ...VAT, ...PEPPOL, ...NETHERLANDS]

/** Every rule that a UBL invoice or credit note breaks; throws for what is no XML. */
export function ublFaults(source: string): string[] {
  const document = readXml(source)
  return RULES.filter(([, holds]) => !holds(document)).map(([id]) => id)
}
