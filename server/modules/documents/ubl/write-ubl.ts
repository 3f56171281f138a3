import type {
  DocumentAddress,
  InvoiceCharge,
  InvoiceContent,
  InvoiceLine,
  InvoiceParty,
  VatCategory,
} from '#domain/documents/invoice.ts'
import { isInUnion } from '#domain/vat/vat-country.ts'
import { onceText } from '#texts/nl/price-breakdown.ts'
import { invoicePaperTexts as texts } from '#texts/nl/document-papers.ts'
import { settlementTexts } from '#texts/nl/settlement.ts'
import { electronicAddress } from './electronic-address.ts'
import { branch, leaf, type Xml, xmlText } from './xml.ts'

const BIS_BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const BILLING_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'

const CURRENCY = 'EUR'
const PIECE = 'H87'
const SEPA_TRANSFER = '58'
const KVK = '0106'
const CHARGE_CODES = { express: 'AAT', shipping: 'FC' } as const

const EXEMPTIONS: Readonly<Partial<Record<VatCategory, readonly [code: string, reason: string]>>> = {
  AE: ['VATEX-EU-AE', texts.shifted],
  K: ['VATEX-EU-IC', texts.intraCommunity],
  G: ['VATEX-EU-G', texts.exported],
}

const cbc = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}) =>
  leaf(`cbc:${name}`, text, attributes)
const cac = (name: string, children: readonly (Xml | null)[]) => branch(`cac:${name}`, children)

/** An element that is left out when there is nothing to say: empty ones are refused (PEPPOL-EN16931-R008). */
const maybe = (name: string, text: string | null, attributes: Readonly<Record<string, string>> = {}) => {
  const known = xmlText(text ?? '').trim()
  return known === '' ? null : cbc(name, known, attributes)
}

/** As `maybe`, for what must be there. */
const wanted = (name: string, text: string | null) => cbc(name, xmlText(text ?? '').trim() || '-')

const decimal = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(Math.abs(cents % 100)).padStart(2, '0')}`
const amount = (name: string, cents: number) => cbc(name, decimal(cents), { currencyID: CURRENCY })

/** An invoice or credit note as UBL 2.1 after Peppol BIS Billing 3.0, in the order of elements that its schema wants. */
export function writeUbl(invoice: InvoiceContent): string {
  const isCredit = invoice.kind === 'credit_note'
  const kind = isCredit ? 'CreditNote' : 'Invoice'
  const document = branch(
    kind,
    [
      cbc('CustomizationID', BIS_BILLING),
      cbc('ProfileID', BILLING_PROCESS),
      cbc('ID', invoice.number),
      cbc('IssueDate', invoice.issuedOn),
      isCredit ? null : maybe('DueDate', invoice.dueOn),
      cbc(`${kind}TypeCode`, isCredit ? '381' : '380'),
      maybe('Note', invoice.credits?.reason ?? null),
      cbc('DocumentCurrencyCode', CURRENCY),
      maybe('BuyerReference', invoice.order.reference),
      cac('OrderReference', [
        wanted('ID', invoice.order.purchaseOrderNumber ?? invoice.order.number),
        cbc('SalesOrderID', invoice.order.number),
      ]),
      invoice.credits &&
        cac('BillingReference', [
          cac('InvoiceDocumentReference', [
            cbc('ID', invoice.credits.number),
            cbc('IssueDate', invoice.credits.issuedOn),
          ]),
        ]),
      cac('AccountingSupplierParty', [party(invoice.seller)]),
      cac('AccountingCustomerParty', [party(invoice.buyer)]),
      delivery(invoice),
      isCredit ? null : paymentMeans(invoice),
      cac('PaymentTerms', [cbc('Note', paymentTerms(invoice))]),
      ...invoice.charges.map(charge),
      taxTotal(invoice),
      monetaryTotal(invoice),
      ...invoice.lines.map((line, index) => documentLine(line, index, isCredit)),
    ],
    {
      xmlns: `${UBL}${kind}-2`,
      'xmlns:cac': `${UBL}CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}CommonBasicComponents-2`,
    },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}

function party({ name, address, kvkNumber, vatId, email, phone }: InvoiceParty): Xml {
  const endpoint = electronicAddress({ kvkNumber, vatId, email })
  return cac('Party', [
    endpoint && maybe('EndpointID', endpoint.id, { schemeID: endpoint.scheme }),
    cac('PartyName', [wanted('Name', name)]),
    postalAddress('PostalAddress', address),
    vatId && namesCountry(vatId, address)
      ? cac('PartyTaxScheme', [cbc('CompanyID', vatId), taxScheme])
      : null,
    cac('PartyLegalEntity', [
      wanted('RegistrationName', name),
      maybe('CompanyID', kvkNumber, { schemeID: KVK }),
    ]),
    contact(address.attention, phone, email),
  ])
}

/**
 * A VAT number begins with the code of a country (BR-CO-09). What we keep of a company outside of the Union may be any number of
 * the tax office there, so that letters which happen to stand in front of it prove nothing unless they are those of its country.
 */
function namesCountry(vatId: string, { country }: DocumentAddress): boolean {
  const code = vatId.slice(0, 2)
  return isInUnion(code) || code === country
}

function contact(name: string | null, phone: string | null, email: string | null): Xml | null {
  const parts = [maybe('Name', name), maybe('Telephone', phone), maybe('ElectronicMail', email)]
  return parts.some((part) => part !== null) ? cac('Contact', parts) : null
}

const postalAddress = (name: string, address: DocumentAddress): Xml =>
  cac(name, [
    wanted('StreetName', [address.street, address.houseNumber, address.addition].filter(Boolean).join(' ')),
    wanted('CityName', address.city),
    wanted('PostalZone', address.postcode),
    cac('Country', [cbc('IdentificationCode', address.country)]),
  ])

/** Goods to another member state name the country that they went to (BR-IC-12). */
function delivery({ suppliedOn, deliveredTo, buyer, vat }: InvoiceContent): Xml {
  const isAbroad = vat.some(({ category }) => category === 'K')
  const country = cac('Country', [cbc('IdentificationCode', buyer.address.country)])
  return cac('Delivery', [
    cbc('ActualDeliveryDate', suppliedOn),
    deliveredTo
      ? cac('DeliveryLocation', [postalAddress('Address', deliveredTo)])
      : isAbroad
        ? cac('DeliveryLocation', [cac('Address', [country])])
        : null,
  ])
}

const paymentMeans = ({ number, seller }: InvoiceContent): Xml =>
  cac('PaymentMeans', [
    cbc('PaymentMeansCode', SEPA_TRANSFER),
    cbc('PaymentID', number),
    cac('PayeeFinancialAccount', [cbc('ID', seller.iban.replaceAll(' ', '')), wanted('Name', seller.name)]),
  ])

const paymentTerms = ({ credits, paymentTermDays }: InvoiceContent): string =>
  credits?.settled
    ? settlementTexts(credits.number, credits.settled).join(' ') || texts.creditTerms(credits.number)
    : credits
      ? texts.creditTerms(credits.number)
      : texts.terms(paymentTermDays)

const taxScheme = cac('TaxScheme', [cbc('ID', 'VAT')])

const taxCategory = (
  name: string,
  rated: { readonly vatCategory: VatCategory; readonly vatPercent: number },
  exemption: readonly (Xml | null)[] = [],
): Xml =>
  cac(name, [cbc('ID', rated.vatCategory), cbc('Percent', String(rated.vatPercent)), ...exemption, taxScheme])

const charge = (part: InvoiceCharge): Xml =>
  cac('AllowanceCharge', [
    cbc('ChargeIndicator', 'true'),
    cbc('AllowanceChargeReasonCode', CHARGE_CODES[part.kind]),
    cbc('AllowanceChargeReason', texts.charges[part.kind]),
    amount('Amount', part.netCents),
    taxCategory('TaxCategory', part),
  ])

const taxTotal = ({ vat, vatCents }: InvoiceContent): Xml =>
  cac('TaxTotal', [
    amount('TaxAmount', vatCents),
    ...vat.map((group) => {
      const [code, reason] = EXEMPTIONS[group.category] ?? []
      const exemption = [
        maybe('TaxExemptionReasonCode', code ?? null),
        maybe('TaxExemptionReason', reason ?? null),
      ]
      return cac('TaxSubtotal', [
        amount('TaxableAmount', group.baseCents),
        amount('TaxAmount', group.vatCents),
        taxCategory('TaxCategory', { vatCategory: group.category, vatPercent: group.ratePercent }, exemption),
      ])
    }),
  ])

const monetaryTotal = ({ linesCents, netCents, totalCents, prepaidCents }: InvoiceContent): Xml =>
  cac('LegalMonetaryTotal', [
    amount('LineExtensionAmount', linesCents),
    amount('TaxExclusiveAmount', netCents),
    amount('TaxInclusiveAmount', totalCents),
    amount('ChargeTotalAmount', netCents - linesCents),
    prepaidCents === 0 ? null : amount('PrepaidAmount', prepaidCents),
    amount('PayableAmount', totalCents - prepaidCents),
  ])

function documentLine(line: InvoiceLine, index: number, isCredit: boolean): Xml {
  return cac(isCredit ? 'CreditNoteLine' : 'InvoiceLine', [
    cbc('ID', String(index + 1)),
    cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', String(line.quantity), { unitCode: PIECE }),
    amount('LineExtensionAmount', line.netCents),
    ...line.charges.map((once) =>
      cac('AllowanceCharge', [
        cbc('ChargeIndicator', 'true'),
        wanted('AllowanceChargeReason', onceText(once)),
        amount('Amount', once.netCents),
      ]),
    ),
    cac('Item', [
      maybe('Description', line.options.join(', ')),
      wanted('Name', line.title),
      line.sku === '' ? null : cac('SellersItemIdentification', [wanted('ID', line.sku)]),
      taxCategory('ClassifiedTaxCategory', line),
    ]),
    cac('Price', [
      amount('PriceAmount', line.price.cents),
      cbc('BaseQuantity', String(line.price.perQuantity), { unitCode: PIECE }),
    ]),
  ])
}
