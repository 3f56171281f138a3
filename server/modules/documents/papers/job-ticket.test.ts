import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileWords } from '#test/support/hostile-words.ts'
import { checkByQpdf, hasPdfTools } from '#test/support/print-files.ts'
import { readCodes } from '#test/support/read-codes.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { drawJobTicket, type JobLine, type JobTicket } from './draw-job-ticket.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-tickets-'))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function written(ticket: JobTicket): Promise<string> {
  const content = await drawJobTicket({
    tickets: [ticket],
    shop,
    title: `Werkbon ${ticket.number}`,
    madeAt: ticket.placedAt,
  })
  const path = join(folder, `${(count += 1)}.pdf`)
  await writeFile(path, content)
  checkByQpdf(path)
  return path
}
const told = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' })
const textOf = (path: string) => told('pdftotext', '-layout', path, '-')
const seen = (path: string, page: number) =>
  execFileSync('pdftoppm', ['-r', '150', '-png', '-f', `${page}`, '-l', `${page}`, path])

const shop = {
  shopName: 'Paskruis',
  logo: 'house mark',
  company: {
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
  },
} as const

const line: JobLine = {
  code: '10042-1',
  scanAddress: 'https://drukwerk.example/beheer/scan/10042-1',
  line: 1,
  title: 'Spandoek PVC 510',
  sku: 'SPD-510',
  quantityText: '3 stuks',
  options: ['250 × 125 cm', 'Ringen om de 50 cm'],
  print: {
    sizeMm: { widthMm: 2500, heightMm: 1250 },
    bleedMm: 5,
    safeMarginMm: 20,
    minPpi: null,
    goodPpi: null,
    viewingDistanceM: null,
    colour: 'CMYK',
    maxInkPercent: 260,
    cutLine: 'required',
    whiteInk: 'optional',
    vectorOnly: false,
    printedSides: 1,
    extraSpots: ['SpotUV'],
  },
  delivery: { kind: 'ship', date: '2026-11-27' },
  isExpress: false,
  heldBy: null,
  wantsCheck: false,
  picture: { widthPx: 1, heightPx: 1, rgb: Buffer.from([0, 167, 225]) },
  files: [
    {
      name: '10042-1_250x125cm_spd-510_3x.pdf',
      copies: 3,
      side: 'front',
      measured: ['2.510 × 1.260 mm', '1 pagina', 'CutContour'],
    },
  ],
  awaitsFiles: false,
}
const ticket = (lines: readonly Partial<JobLine>[], more: Partial<JobTicket> = {}): JobTicket => ({
  number: '10042',
  customer: 'Bakkerij De Korenaar B.V.',
  reference: 'Menuborden winter',
  remarks: null,
  placedAt: TEST_NOW,
  lineCount: lines.length,
  lines: lines.map((one) => ({ ...line, ...one })),
  ...more,
})

const drawn = () =>
  drawJobTicket({
    tickets: [ticket([{}])],
    shop,
    title: 'Werkbon 10042',
    madeAt: ticket([{}]).placedAt,
  })

describe('a job ticket', () => {
  it('is the same file, byte for byte, when it is drawn again', async () => {
    expect(await drawn()).toEqual(await drawn())
  })
})

describe.skipIf(!hasPdfTools)('a job ticket on paper', () => {
  it('says what is made, its boxes, cut line and colours, and the files by their names in the ZIP', async () => {
    const text = textOf(await written(ticket([{}], { remarks: 'Graag opgerold leveren' })))
    for (const part of [
      'Werkbon 10042-1',
      'Spandoek PVC 510',
      '3 stuks',
      'Bakkerij De Korenaar B.V.',
      'Menuborden winter',
      'Ringen om de 50 cm',
      '2.500 × 1.250 mm',
      '2.510 × 1.260 mm (5 mm rondom)',
      '2.460 × 1.210 mm (20 mm rondom)',
      'SpotUV',
      '10042-1_250x125cm_spd-510_3x.pdf',
      'Graag opgerold leveren',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part)
    expect(text).toMatch(/Snijlijn +CutContour/)
    expect(text).not.toContain('Nog niet maken')
    expect(text).not.toContain('€')
  })

  it('has a sheet for each line, whose codes scanners and phones read', async () => {
    const second = {
      code: '10042-12',
      scanAddress: 'https://drukwerk.example/beheer/scan/10042-12',
      line: 12,
    }
    const path = await written(ticket([{}, second]))
    expect(told('pdfinfo', path)).toMatch(/Pages: +2/)
    for (const [page, { code, scanAddress }] of [line, second].entries()) {
      const codes = await readCodes(seen(path, page + 1))
      expect(codes).toHaveLength(2)
      expect(codes).toContainEqual({ format: 'Code128', text: code })
      expect(codes.find(({ format }) => format.startsWith('QR'))?.text).toBe(scanAddress)
    }
  })

  it('says of a line that may not be made yet why, and that files are missing', async () => {
    const text = textOf(
      await written(
        ticket([{ heldBy: 'wacht op bestanden', files: [], awaitsFiles: true, isExpress: true }]),
      ),
    )
    expect(text).toMatch(/Nog niet maken[^]*wacht op bestanden/)
    expect(text).toContain('Er ontbreken nog bestanden.')
    expect(text).toMatch(/, spoed/)
  })

  it('keeps a hundred files and the longest code on its sheets', async () => {
    const files = Array.from({ length: 100 }, (_, at) => ({
      ...line.files[0]!,
      name: `PK-2026-04809-2${at}_1234-5x987-6cm_${'lang-artikelnummer-'.repeat(4)}_100x.pdf`,
    }))
    const path = await written(
      ticket([
        {
          files,
          code: 'PK-2026-04809-1234',
          print: { ...line.print!, sizeMm: { widthMm: 20_000, heightMm: 30 } },
        },
      ]),
    )
    const edges = [...told('pdftotext', '-bbox', path, '-').matchAll(/xMax="([\d.]+)"/g)]
    expect(Math.max(...edges.map(([, edge]) => Number(edge)))).toBeLessThan(546)
    expect((await readCodes(seen(path, 1))).map(({ text }) => text)).toContain('PK-2026-04809-1234')
  })

  it.each(hostileWords)('stands whatever is written: %j', async (words) => {
    const path = await written(
      ticket([{ title: words, options: [words], quantityText: words }], {
        customer: words,
        reference: words,
        remarks: words,
      }),
    )
    expect(textOf(path)).toContain('10042-1_250x125cm_spd-510_3x.pdf')
  })
})
