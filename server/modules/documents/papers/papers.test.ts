import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderedRecord } from '../find-ordered.ts'
import { partCredit } from '#domain/documents/part-credit.ts'
import { invoicePaperTexts } from '#texts/nl/document-papers.ts'
import { hostileWords } from '#test/support/hostile-words.ts'
import { creditOf, orderedLine, orderedWhole, sampleInvoice } from '#test/support/invoices.ts'
import { checkByQpdf, hasPdfTools } from '#test/support/print-files.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { readXml } from '#test/support/read-xml.ts'
import { leftForRules } from '#test/support/ubl-documents.ts'
import { writeUbl } from '../ubl/write-ubl.ts'
import { drawConfirmation } from './draw-confirmation.ts'
import { drawInvoice } from './draw-invoice.ts'
import { packedLines, type SlipOf } from '../packed-lines.ts'
import { drawPackingSlip } from './draw-packing-slip.ts'
import { drawQuote, type QuotedCart } from './draw-quote.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-papers-'))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function written(content: Buffer): Promise<string> {
  count += 1
  const path = join(folder, `${count}.pdf`)
  await writeFile(path, content)
  checkByQpdf(path)
  return path
}
const told = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' })
const textOf = (path: string) => told('pdftotext', '-layout', path, '-')
const shop = { shopName: 'Paskruis', logo: 'house mark' } as const
const company = {
  name: 'Paskruis B.V.',
  street: 'Drukkerswerf',
  houseNumber: '14',
  postcode: '3439 LD',
  city: 'Nieuwegein',
  country: 'NL',
  phone: '030 799 41 00',
  email: 'hallo@demo.example',
  kvkNumber: '30112358',
  vatId: 'NL004495445B01',
  iban: 'NL24PSKR0123456789',
  openingHours: 'Werkdagen van 8.30 tot 17.00 uur',
}

const drawn = (invoice: ReturnType<typeof sampleInvoice>) =>
  drawInvoice({ invoice, shop, madeAt: TEST_NOW, ubl: leftForRules(writeUbl(invoice)) })
const small = () =>
  sampleInvoice(
    orderedWhole(
      [
        orderedLine({ quantity: 14, unitCents: 2390, lineCents: 33_460 }),
        orderedLine({ groupId: 'g2', unitCents: 18_500, lineCents: 18_500, vatPercent: 9 }),
      ],
      { shippingCents: 1250 },
    ),
  )

const address = { ...small().buyer.address, label: null, phone: null, deliveryNotes: 'Bellen bij aankomst' }
const line: OrderedRecord['lines'][number] = {
  id: 'l1',
  groupId: 'g1',
  sku: 'SPD-510',
  title: 'Spandoek PVC 510',
  quantity: 4,
  optionTexts: ['250 × 125 cm'],
  unitCents: 2390,
  lineCents: 9560,
  expressCents: 0,
  vatPercent: 21,
  breakdown: [],
  state: 'shipped',
  deliveryKind: 'ship',
  deliveryDate: '2026-11-24',
  address,
  dispatch: null,
  parcels: [],
  pack: null,
}
const order = (lines: readonly Partial<typeof line>[]): OrderedRecord => ({
  changes: [],
  id: '7d9c1d1e-3d2f-4c39-8a55-6d6e5a0f9d11',
  number: '10012',
  companyId: '',
  state: 'shipped',
  reference: 'Menuborden winter',
  purchaseOrderNumber: 'PO-7781',
  remarks: null,
  deliveryContact: { name: 'Sanne de Wit', phone: '06 12345678' },
  subtotalCents: 9560 * lines.length,
  expressCents: 0,
  shippingCents: 0,
  totalCents: 0,
  vat: [{ ratePercent: 21, baseCents: 9560, vatCents: 2008 }],
  vatTreatment: 'taxed',
  shiftedToVatId: null,
  invoiceAddress: address,
  confirmationEmail: 'klant@demo.example',
  placedAt: TEST_NOW,
  leftAt: null,
  company: {
    name: 'Bakkerij De Korenaar B.V.',
    kvkNumber: null,
    vatId: null,
    invoiceEmail: null,
    paymentTermDays: 30,
  },
  contact: { id: 'marloes', firstName: 'Marloes', lastName: 'de Wit', phone: null },
  placedBy: null,
  lines: lines.map((more) => ({ ...line, ...more })),
})

/** A row of what a line costs once. */
const charged = (code: string, amountE4: number, times = 1) => ({
  code,
  label: '',
  basis: times > 1 ? ('count' as const) : ('line' as const),
  basisMilli: times * 1000,
  scope: 'line' as const,
  amountE4,
})

describe('a paper', () => {
  it('is the same file, byte for byte, when the same invoice is drawn again', async () => {
    expect(await drawn(small())).toEqual(await drawn(small()))
  })
})

describe.skipIf(!hasPdfTools)('an invoice on paper', () => {
  it('says number, parties, lines, VAT per rate and how to pay', async () => {
    const text = textOf(await written(await drawn(small())))
    for (const part of [
      'Factuur FAC-2026-00012',
      'Bakkerij De Korenaar B.V.',
      'T.a.v. Administratie',
      'Molenkade 8 B',
      'KvK 30112358',
      'Btw NL004495445B01',
      'Btw 21% over € 347,10',
      'Btw 9% over € 185,00',
      'Te betalen: € 621,64',
      'NL24 PSKR 0123 4567 89',
      'Pagina 1 van 1',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/Spandoek PVC 510 +14 +€ 23,90 +21% +€ 334,60/)
  })

  it('has its amounts right-aligned on one edge', async () => {
    const path = await written(await drawn(small()))
    const boxes = told('pdftotext', '-bbox', path, '-')
    const edges = ['334,60', '185,00', '12,50', '532,10', '72,89', '16,65'].map((amount) => {
      const found = [...boxes.matchAll(/xMax="([\d.]+)" yMax="[\d.]+">([^<]*)</g)]
      return Math.max(...found.filter(([, , word]) => word === amount).map(([, edge]) => Number(edge)))
    })
    expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(0.6)
  })

  it('takes a line apart in rows that add up', async () => {
    const studio = orderedLine({
      quantity: 2,
      unitCents: 3579,
      lineCents: 15_558,
      breakdown: [charged('setup', 50_000), charged('studioDesigns', 790_000, 2)],
    })
    const text = textOf(await written(await drawn(sampleInvoice(orderedWhole([studio])))))
    expect(text).toMatch(/Spandoek PVC 510 +2 +€ 35,79 +21% +€ 71,58/)
    expect(text).toMatch(/Opstartkosten +€ 5,00/)
    expect(text).toMatch(/Ontwerp door de studio +2 +€ 39,50 +€ 79,00\n\s+€ 155,58/)
  })

  it('holds all letters, the colour profile, and its UBL as an alternative', async () => {
    const invoice = small()
    const path = await written(await drawn(invoice))
    const fonts = told('pdffonts', path).split('\n').slice(2).filter(Boolean)
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +0$/)
    const info = told('pdfinfo', path)
    expect(info).toMatch(/Title: +Factuur FAC-2026-00012/)
    expect(info).toMatch(/Author: +Paskruis B\.V\./)
    expect(info).toMatch(/PDF version: +1\.7/)
    const metadata = told('pdfinfo', '-meta', path)
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(metadata).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    const plain = (await readFile(path)).toString('latin1')
    expect(plain).toContain('/S /GTS_PDFA1')
    expect(plain).toContain('/AFRelationship /Alternative')
    const attachment = told('qpdf', '--show-attachment=FAC-2026-00012.xml', path)
    expect(attachment).toBe(writeUbl(invoice))
  })

  it('goes on over sheets with its head on each, and keeps what belongs together', async () => {
    const long = 'Vrachtwagenbelettering-met-een-naam-zonder-enige-spatie-die-nergens-ophoudt '.repeat(3)
    const lines = Array.from({ length: 200 }, (_, index) =>
      orderedLine({ groupId: `g${index}`, title: index % 9 === 4 ? long : `Regel nummer ${index + 1}` }),
    )
    const path = await written(await drawn(sampleInvoice(orderedWhole(lines))))
    const pages = textOf(path).split('\f').slice(0, -1)
    expect(pages.length).toBeGreaterThan(8)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
      if (index > 0) expect(page).toContain('Factuur FAC-2026-00012, vervolg')
    }
    const withLines = pages.filter((page) => page.includes('Artikel SPD-510'))
    for (const page of withLines) expect(page).toMatch(/Omschrijving +Aantal +Prijs +Btw +Bedrag/)
    const whole = pages.join('')
    for (const number of [1, 2, 100, 199, 200]) expect(whole).toContain(`Regel nummer ${number}`)
    const totals = pages.find((page) => page.includes('Totaal incl. btw'))
    expect(totals).toContain('Subtotaal excl. btw')
    const edges = [...told('pdftotext', '-bbox', path, '-').matchAll(/xMax="([\d.]+)"/g)]
    expect(Math.max(...edges.map(([, edge]) => Number(edge)))).toBeLessThan(546)
  })

  it('writes what people typed, with a question mark for what no letter of ours says', async () => {
    const title = 'Łódź, Noördüin & <b>’s-Gravenhage</b> 标志\u202e \u0007 Cafe\u0301 ½ m² Σημαίες, Печать'
    const path = await written(await drawn(sampleInvoice(orderedWhole([orderedLine({ title })]))))
    const text = textOf(path).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Łódź, Noördüin & <b>’s-Gravenhage</b> ??')
    expect(text).toContain('Café ½ m²')
    expect(text).toContain('Σημαίες, Печать')
  })

  it('gives back what a credit note takes back', async () => {
    const text = textOf(await written(await drawn(creditOf(small()))))
    expect(text).toContain('Creditfactuur CRE-2026-00003')
    expect(text).toMatch(/Bij factuur +FAC-2026-00012/)
    expect(text).toMatch(/-14 +€ 23,90 +21% +€ -334,60/)
    expect(text).toMatch(/Totaal incl\. btw +€ -621,64/)
    expect(text).toContain('Gecrediteerd: € 621,64')
    expect(text).toContain('Van factuur FAC-2026-00012 hoef je € 621,64 niet meer te betalen.')
  })

  it('has on a credit note a part of the shipping as a line', async () => {
    const invoice = sampleInvoice(orderedWhole([orderedLine()], { shippingCents: 1250 }))
    const credited = { invoice, earlier: [], chargeTitles: invoicePaperTexts.charges }
    const amounts = partCredit(credited, { charge: 0, part: { cents: 500 } })
    const text = textOf(await written(await drawn({ ...creditOf(invoice), ...amounts })))
    expect(text).toMatch(/Verzendkosten +-1 +€ 5,00 +21% +€ -5,00/)
    expect(text).not.toContain('Artikel')
    expect(text).toMatch(/Btw 21% over € -5,00 +€ -1,05/)
    expect(text).toMatch(/Totaal incl\. btw +€ -6,05/)
  })

  it('says what was paid of it before, and that nothing is left to be paid', async () => {
    const part = textOf(await written(await drawn({ ...small(), prepaidCents: 20_000 })))
    expect(part).toContain('Te betalen: € 421,64')
    expect(part).toContain('Van € 621,64 is € 200,00 al betaald.')
    const all = textOf(await written(await drawn({ ...small(), prepaidCents: 62_164 })))
    expect(all).toContain('Deze factuur is al betaald')
    expect(all).not.toContain('Maak het bedrag')
  })

  it('says of an older credit note what it said', async () => {
    const { credits, ...note } = creditOf(small())
    const text = textOf(
      await written(await drawn({ ...note, credits: credits && { ...credits, settled: null } })),
    )
    expect(text).toContain('Te ontvangen: € 621,64')
    expect(text).toContain('Dit bedrag verrekenen we met factuur FAC-2026-00012.')
  })

  it('says that the VAT is shifted', async () => {
    const shifted = orderedWhole([orderedLine({ shipTo: null })], { vatTreatment: 'reverse_charged' })
    const text = textOf(await written(await drawn(sampleInvoice(shifted))))
    expect(text).toContain('Btw verlegd naar NL002455799B11')
    const sent = orderedWhole([orderedLine({ shipTo: 'CH' })], { vatTreatment: 'exported' })
    expect(textOf(await written(await drawn(sampleInvoice(sent))))).toContain('Uitvoer buiten de EU')
  })
})

/** Lines of which all is in one shipment, or none. */
const whole = (lines: OrderedRecord['lines']) => lines.map((each) => ({ ...each, pieces: each.quantity }))

describe.skipIf(!hasPdfTools)('the other papers', () => {
  it('a confirmation says what was agreed, when and where', async () => {
    const pdf = await drawConfirmation({
      order: order([
        {},
        { deliveryKind: 'pickup', address: null, state: 'awaiting_files' },
        { state: 'in_studio' },
      ]),
      shop: { ...shop, company },
      termsAddress: 'https://winkel.example/algemene-voorwaarden',
    })
    const text = textOf(await written(pdf)).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Orderbevestiging 10012')
    expect(text).toContain('Bezorgen op di 24-11-2026')
    expect(text).toContain('Afhalen vanaf di 24-11-2026, 14.00 uur')
    expect(text).toContain('Bezorgen na goedkeuring van de proef')
    expect(text).toContain('wachten nog op je drukbestanden')
    expect(text).toContain('https://winkel.example/algemene-voorwaarden')
  })

  it('a confirmation prices what is left, and names what was cancelled', async () => {
    const pdf = await drawConfirmation({
      order: order([{}, { title: 'Vervallen banier', quantity: 3, lineCents: 4321, state: 'cancelled' }]),
      shop: { ...shop, company },
      termsAddress: 'https://winkel.example/algemene-voorwaarden',
    })
    const text = textOf(await written(pdf)).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Geannuleerd: 3 × Vervallen banier')
    expect(text).not.toContain('43,21')
  })

  it('a packing slip has a part for each shipment, no prices, and what still follows', async () => {
    const ordered = order([
      {},
      { title: 'Beachvlag', deliveryDate: '2026-11-26' },
      { title: 'Banier', state: 'in_production' },
      { title: 'Vervallen', state: 'cancelled' },
    ])
    const lines = whole(ordered.lines.slice(0, 2))
    const pdf = await drawPackingSlip({ order: ordered, lines, shop: { ...shop, company } })
    const pages = textOf(await written(pdf))
      .split('\f')
      .slice(0, -1)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Pakbon 10012, levering 1 van 2')
    expect(pages[0]).toContain('Bellen bij aankomst')
    expect(pages[0]).toContain('Sanne de Wit, 06 12345678')
    expect(pages[1]).toContain('Beachvlag')
    for (const page of pages) {
      expect(page).toMatch(/Volgt later[^]*Banier/)
      expect(page).not.toMatch(/€|Vervallen/)
    }
  })

  it('a packing slip of what left apart says with whom, and what was packed but stayed', async () => {
    const sent = { id: 'd1', number: 1, carrier: 'dhl', trackingCode: 'JVGL1', sentAt: '' } as const
    const ordered = order([
      { dispatch: sent },
      { id: 'l2', title: 'Beachvlag', dispatch: { ...sent, id: 'd2', number: 2 } },
      { id: 'l3', title: 'Banier', state: 'ready' },
    ])
    const read = async (lines: OrderedRecord['lines']) =>
      textOf(
        await written(
          await drawPackingSlip({ order: ordered, lines: whole(lines), shop: { ...shop, company } }),
        ),
      )
    const one = await read(ordered.lines.slice(0, 1))
    expect(one).toContain('DHL, JVGL1')
    expect(one).toMatch(/Volgt later[^]*Banier/)
    expect(one).not.toMatch(/Beachvlag|levering 1/)
    const all = await read(ordered.lines)
    expect(all).toContain('levering 3 van 3')
    expect(all).not.toContain('Volgt later')
  })

  it('a packing slip of a part says how many of how many, and the rest follows', async () => {
    const sent = { id: 'd1', number: 1, carrier: 'dhl', trackingCode: 'JVGL1', sentAt: '' } as const
    const parcels = [{ ...sent, quantity: 300, trackingUrl: null }]
    const ordered = order([{ title: 'Folder', quantity: 1000, state: 'ready', parcels }])
    const slipOf = async (of: SlipOf) =>
      textOf(
        await written(
          await drawPackingSlip({
            order: ordered,
            lines: packedLines(ordered.lines, of),
            shop: { ...shop, company },
          }),
        ),
      )
    const first = await slipOf({ dispatchId: 'd1' })
    expect(first).toMatch(/300 +Folder[^]*300 van 1\.000 stuks[^]*Volgt later[^]*700 +Folder/)
    expect(first).toContain('DHL, JVGL1')
    const rest = await slipOf({ lineIds: [ordered.lines[0]?.id ?? ''] })
    expect(rest).toMatch(/700 +Folder[^]*700 van 1\.000 stuks/)
    expect(rest).not.toMatch(/Volgt later|DHL/)
    const all = await slipOf('all')
    expect(all).toMatch(/levering 1 van 2[^]*300 +Folder[^]*levering 2 van 2[^]*700 +Folder/)
    expect(
      packedLines(order([{ state: 'in_production', parcels, quantity: 1000 }]).lines, 'all'),
    ).toMatchObject([{ pieces: 300 }])
  })
})

describe.skipIf(!hasPdfTools)('a quote on paper', () => {
  const quote: QuotedCart = {
    number: 'OFF-2026-00012',
    reference: 'Winterterras',
    madeAt: TEST_NOW,
    validUntil: '2026-12-18',
    isExpired: false,
    vatTreatment: 'taxed' as const,
    address,
    companyName: 'Bakkerij De Korenaar B.V.',
    contactName: 'Marloes de Wit',
    lines: [
      {
        sku: 'SPD-510',
        title: 'Spandoek PVC 510',
        options: ['250 × 125 cm'],
        quantity: 4,
        unitCents: 2390,
        lineCents: 9560,
        vatPercent: 21,
        breakdown: [],
      },
      {
        sku: 'LED-1',
        title: 'Lichtreclame op maat',
        options: [],
        quantity: 1,
        unitCents: null,
        lineCents: null,
        vatPercent: 21,
        breakdown: [],
      },
    ],
    subtotalCents: 9560,
    expressCents: 0,
    shippingCents: 1250,
    netCents: 10_810,
    vat: [{ ratePercent: 21, baseCents: 10_810, vatCents: 2270 }],
    totalCents: 13_080,
  }
  const textOfQuote = async (change: Partial<QuotedCart> = {}) =>
    textOf(
      await written(
        await drawQuote({
          quote: { ...quote, ...change },
          shop: { ...shop, company },
          termsAddress: 'https://winkel.example/voorwaarden',
          ownAddress: 'https://winkel.example/account/offertes/1',
        }),
      ),
    )

  it.each([
    ['reverse_charged', 'Btw verlegd'],
    ['exported', 'Uitvoer buiten de EU'],
  ] as const)('says what stands in the place of VAT: %s', async (vatTreatment, text) => {
    const vat = [{ ratePercent: 0, baseCents: 10_810, vatCents: 0 }]
    expect(await textOfQuote({ vatTreatment, vat, totalCents: 10_810 })).toContain(text)
    expect(await textOfQuote()).not.toContain(text)
  })

  it('says what is offered, for how much and until when', async () => {
    const text = await textOfQuote()
    for (const part of [
      'Offerte Winterterras',
      'OFF-2026-00012',
      'Marloes de Wit',
      'Spandoek PVC 510',
      '€ 95,60',
      'op aanvraag',
      '€ 130,80',
      'De prijzen gelden tot en met 18-12-2026.',
      'https://winkel.example/account/offertes/1',
    ])
      expect(text).toContain(part)
  })

  it('promises nothing once it has expired', async () => {
    const text = await textOfQuote({ isExpired: true })
    expect(text).toContain('Deze offerte is verlopen.')
    expect(text).not.toContain('De prijzen gelden tot en met')
  })
})

describe.skipIf(!hasPdfTools)('whatever customers write', () => {
  it.each(hostileWords)('is drawn beside what counts, and kept in the UBL: %j', async (words) => {
    const ordered = orderedLine({ title: words, options: [words], lineCents: 123_456, unitCents: 123_456 })
    const plain = sampleInvoice(orderedWhole([ordered]))
    const place = {
      ...plain.buyer.address,
      companyName: words,
      attention: words,
      street: words,
      city: words,
    }
    const invoice = {
      ...plain,
      buyer: { ...plain.buyer, name: words, address: place },
      deliveredTo: place,
      order: { ...plain.order, reference: words, purchaseOrderNumber: words },
    }
    const text = textOf(await written(await drawn(invoice)))
    for (const part of [invoice.number, '€ 1.234,56', '€ 1.493,82']) expect(text).toContain(part)
    const xml = leftForRules(writeUbl(invoice), 'hostile')
    expect(readXml(xml).name).toBe('Invoice')
  })
})
