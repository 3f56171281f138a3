import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePdf, type SamplePage, sampleStream } from '#test/support/sample-files.ts'
import { FileBytes } from '../file-bytes.ts'
import { measureDocument } from './measure-document.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measure-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function measure(bytes: Buffer, name = 'ontwerp.pdf') {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  const file = new FileBytes(path)
  try {
    return await measureDocument(file, { name, folder }, () => undefined)
  } finally {
    file.close()
  }
}
const measurePage = (page: SamplePage, objects: readonly (string | Buffer)[] = []) =>
  measure(samplePdf({ pages: [page], objects }))
const factsOf = async (page: SamplePage, objects: readonly (string | Buffer)[] = []) =>
  (await measurePage(page, objects)).facts
const refusalOf = (bytes: Buffer) =>
  measure(bytes).then(
    () => null,
    (error: { reason?: string }) => error.reason,
  )

const INCH = 25.4

const bare = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`
const picture = (entries: string) =>
  sampleStream(
    `/Type /XObject /Subtype /Image /Width 300 /Height 100 /BitsPerComponent 8 /ColorSpace /DeviceGray ${entries}`,
    'x',
  )
/** A form that draws another ten times. */
const tenTimes = (next: number) =>
  sampleStream(
    `/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${next} 0 R >> >>`,
    '/X Do '.repeat(10),
  )

describe('the size of a page', () => {
  it.each([
    ['its media where it says no more', '/MediaBox [0 0 144 72]', 2 * INCH, INCH],
    ['its crop before its media', '/MediaBox [0 0 288 288] /CropBox [72 72 216 144]', 2 * INCH, INCH],
    [
      'its trim before its crop',
      '/MediaBox [0 0 288 288] /CropBox [0 0 200 200] /TrimBox [10 10 154 82]',
      2 * INCH,
      INCH,
    ],
    ['the same with its corners the other way', '/MediaBox [144 72 0 0]', 2 * INCH, INCH],
    ['no more than its media', '/MediaBox [0 0 144 72] /TrimBox [-50 -50 900 900]', 2 * INCH, INCH],
    ['turned by its rotation', '/MediaBox [0 0 144 72] /Rotate 90', INCH, 2 * INCH],
    ['turned by a rotation below zero', '/MediaBox [0 0 144 72] /Rotate -270', INCH, 2 * INCH],
    ['times its unit', '/MediaBox [0 0 144 72] /UserUnit 10', 20 * INCH, 10 * INCH],
    ['not smaller for a unit below zero', '/MediaBox [0 0 144 72] /UserUnit -2', 2 * INCH, INCH],
  ])('is %s', async (_rule, entries, widthMm, heightMm) => {
    const { pages } = await measurePage({ entries })
    expect(pages[0]?.size.widthMm).toBeCloseTo(widthMm, 2)
    expect(pages[0]?.size.heightMm).toBeCloseTo(heightMm, 2)
  })

  it('is inherited from the tree above it', async () => {
    const nested = samplePdf()
      .toString('latin1')
      .replace('/MediaBox [0 0 200 100]', '/X [0 0 200 100]       ')
    const inherited = nested.replace('/Count 1', '/Count 1 /MediaBox [0 0 72 72]')
    const { pages, facts } = await measure(Buffer.from(inherited, 'latin1'))
    expect(pages[0]?.size).toEqual({ widthMm: 25.4, heightMm: 25.4 })
    expect(facts.wasRebuilt).toBe(true)
  })

  it('has its bleed as it is seen', async () => {
    const boxes = '/MediaBox [0 0 300 300] /TrimBox [72 72 216 144] /BleedBox [36 54 288 216]'
    const upright = await measurePage({ entries: boxes })
    expect(upright.pages[0]).toMatchObject({
      hasTrimBox: true,
      bleed: { leftMm: 12.7, bottomMm: 6.35, rightMm: 25.4, topMm: 25.4 },
    })
    const turned = await measurePage({ entries: `${boxes} /Rotate 90` })
    expect(turned.pages[0]?.bleed).toEqual({ leftMm: 6.35, bottomMm: 25.4, rightMm: 25.4, topMm: 12.7 })
  })

  it('is needed', async () => {
    expect(await refusalOf(samplePdf({ pages: [{ entries: '/MediaBox [0 0 0 0]' }] }))).toBe('noPage')
    expect(await refusalOf(samplePdf({ pages: [] }))).toBe('noPage')
  })
})

describe('pages', () => {
  it('are counted by looking, and measured up to the first 200', async () => {
    const lying = samplePdf({ pages: Array.from({ length: 203 }, () => ({})) }).toString('latin1')
    const { facts, pages } = await measure(Buffer.from(lying.replace('/Count 203', '/Count 999'), 'latin1'))
    expect([facts.pageCount, pages.length]).toEqual([203, 200])
  })
  it('in a tree that holds itself end', async () => {
    const looped = samplePdf().toString('latin1').replace('/Kids [10 0 R]', '/Kids [2 0 R 10 0 R]')
    expect((await measure(Buffer.from(looped, 'latin1'))).facts.pageCount).toBe(1)
  })
})

describe('fonts', () => {
  const page = { resources: '/Font << /F 100 0 R >>', content: 'BT /F 12 Tf (tekst) Tj ET' }

  it('are told with whether they are embedded and standard', async () => {
    const embedded = '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Huis /FontDescriptor 101 0 R >>'
    const descriptor = '<< /Type /FontDescriptor /FontFile2 102 0 R >>'
    const file = sampleStream('', 'outlines')
    expect((await factsOf(page, [embedded, descriptor, file])).fonts).toEqual([
      { name: 'Huis', isEmbedded: true, isStandard: false },
    ])
    expect((await factsOf(page, [bare('Helvetica-Bold')])).fonts).toEqual([
      { name: 'Helvetica-Bold', isEmbedded: false, isStandard: true },
    ])
    expect((await factsOf(page, [bare('Huisletter')])).fonts).toEqual([
      { name: 'Huisletter', isEmbedded: false, isStandard: false },
    ])
  })
  it('of several bytes are embedded with their descendant', async () => {
    const composite = '<< /Type /Font /Subtype /Type0 /BaseFont /Huis /DescendantFonts [101 0 R] >>'
    const descendant =
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Huis /FontDescriptor << /FontFile3 102 0 R >> >>'
    const { fonts } = await factsOf(page, [composite, descendant, sampleStream('', 'outlines')])
    expect(fonts).toEqual([{ name: 'Huis', isEmbedded: true, isStandard: false }])
  })
  it.each([
    ['is only named', ''],
    ['writes nothing', 'BT /F 12 Tf () Tj ET'],
    ['writes unseen', 'BT /F 12 Tf 3 Tr (tekst) Tj ET'],
  ])('count for nothing where one %s', async (_rule, content) => {
    expect((await factsOf({ ...page, content }, [bare('Huisletter')])).fonts).toEqual([])
  })
  it('are found within forms and notes', async () => {
    const form = sampleStream(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F 101 0 R >> >>',
      page.content,
    )
    const { fonts } = await factsOf({ resources: '/XObject << /X 100 0 R >>', content: '/X Do' }, [
      form,
      bare('Vorm'),
    ])
    expect(fonts.map(({ name }) => name)).toEqual(['Vorm'])
    const note = '<< /Type /Annot /Subtype /FreeText /Rect [0 0 9 9] /AP << /N 100 0 R >> >>'
    const noted = await factsOf({ entries: '/Annots [102 0 R]' }, [form, bare('Vorm'), note])
    expect(noted).toMatchObject({ fonts: [{ name: 'Vorm' }], active: ['annotation'] })
  })
})

describe('colours', () => {
  it.each([
    ['gray', '0.5 g 0 0 9 9 re f', ['gray']],
    ['RGB', '1 0 0 RG 0 0 m 9 9 l S', ['rgb']],
    ['CMYK', '1 0 0 0 k 0 0 9 9 re f', ['cmyk']],
    ['those of a profile', '/P cs 1 0 0 0 scn 0 0 9 9 re f', ['cmyk']],
    ['Lab', '/L cs 50 0 0 scn 0 0 9 9 re f', ['lab']],
    ['a palette by what lies below it', '/I cs 1 scn 0 0 9 9 re f', ['rgb']],
    ['process inks with names of their own', '/C cs 1 scn 0 0 9 9 re f', ['cmyk']],
    ['none that draw nothing', '1 0 0 rg 0 0 9 9 re n', []],
  ])('are %s', async (_rule, content, colours) => {
    const resources =
      '/ColorSpace << /P [/ICCBased 100 0 R] /L [/Lab << >>] /I [/Indexed /DeviceRGB 1 <000000ffffff>] /C [/Separation /Cyan /DeviceCMYK 101 0 R] >>'
    expect((await factsOf({ resources, content }, [sampleStream('/N 4', 'profile')])).colours).toEqual(
      colours,
    )
  })

  it.each([
    ['/DeviceRGB cs 1 0 0 sc 0 0 9 9 re f', ['rgb']],
    ['/DeviceGray CS 0 SC 0 0 m 9 9 l S', ['gray']],
    ['72 0 0 72 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /DeviceRGB ID abc EI', ['rgb']],
    ['72 0 0 72 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /RGB ID abcd EI', ['cmyk']],
  ])('of %s are by their names what they are', async (content, colours) => {
    const resources = '/ColorSpace << /DeviceRGB /DeviceCMYK /DeviceGray /DeviceCMYK /RGB /DeviceCMYK >>'
    expect((await factsOf({ resources, content })).colours).toEqual(colours)
  })

  it('of heaviest ink are summed', async () => {
    expect(
      (await factsOf({ content: '1 1 0.8 0.4 k 0 0 9 9 re f 0 0 0 1 k 0 0 9 9 re f' })).totalInkPercent,
    ).toBe(320)
    expect((await factsOf({ content: '1 0 0 rg 0 0 9 9 re f' })).totalInkPercent).toBeNull()
    const twoPixels = sampleStream(
      '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceCMYK',
      Buffer.from([255, 255, 255, 0, 51, 0, 0, 0]),
    )
    const drawn = await factsOf({ resources: '/XObject << /X 100 0 R >>', content: '/X Do' }, [twoPixels])
    expect(drawn.totalInkPercent).toBe(300)
  })

  it.each([
    ['white that overprints is found', '/O gs 0 0 0 0 k 0 0 9 9 re f', true],
    ['white lines that overprint are found', '/S gs 1 G 0 0 m 9 9 l S', true],
    ['white that knocks out is none', '0 0 0 0 k 0 0 9 9 re f', false],
    ['black may overprint', '/O gs 0 0 0 1 k 0 0 9 9 re f', false],
  ])('%s', async (_rule, content, hasWhiteOverprint) => {
    const resources = '/ExtGState << /O << /op true >> /S << /OP true >> >>'
    expect((await factsOf({ resources, content })).hasWhiteOverprint).toBe(hasWhiteOverprint)
  })
})

describe('spot colours', () => {
  const resources =
    '/ColorSpace << /Cut [/Separation /CutContour /DeviceCMYK 100 0 R] /All [/DeviceN [/White /Black] /DeviceCMYK 100 0 R] >>'
  const spotsOf = async (content: string) => (await factsOf({ resources, content })).spots
  const unused = { use: null, isClosed: null, paths: 0 }

  it.each([
    [
      'a stroke that is closed',
      '/Cut CS 1 SCN 0 0 m 9 0 l 9 9 l h S',
      { use: 'stroke', isClosed: true, paths: 1 },
    ],
    [
      'a stroke that closes while it is drawn',
      '/Cut CS 1 SCN 0 0 m 9 0 l 9 9 l s',
      { use: 'stroke', isClosed: true, paths: 1 },
    ],
    [
      'a stroke that comes back to its start',
      '/Cut CS 1 SCN 0 0 m 9 0 l 9 9 l 0 0 l S',
      { use: 'stroke', isClosed: true, paths: 1 },
    ],
    [
      'a stroke that is open',
      '/Cut CS 1 SCN 0 0 m 9 0 l 9 9 l S',
      { use: 'stroke', isClosed: false, paths: 1 },
    ],
    [
      'two rectangles',
      '/Cut CS 1 SCN 0 0 9 9 re 20 20 9 9 re S',
      { use: 'stroke', isClosed: true, paths: 2 },
    ],
    ['a fill', '/Cut cs 1 scn 0 0 9 9 re f', { use: 'fill', isClosed: null, paths: 0 }],
    [
      'a fill with its edge',
      '/Cut cs 1 scn /Cut CS 1 SCN 0 0 9 9 re B',
      { use: 'both', isClosed: true, paths: 1 },
    ],
    ['nothing', '', unused],
  ])('tell %s', async (_rule, content, use) => {
    expect(await spotsOf(content)).toEqual([
      { name: 'CutContour', ...use },
      { name: 'White', ...unused },
    ])
  })
})

describe('pictures', () => {
  const resources = '/XObject << /X 100 0 R >>'

  it.each([
    ['as placed', '144 0 0 72 0 0 cm /X Do', '', 100],
    ['turned', '0 144 -72 0 0 0 cm /X Do', '', 100],
    ['in forms within forms', '2 0 0 2 0 0 cm 72 0 0 36 0 0 cm /X Do', '', 100],
    ['in units of the page', '14.4 0 0 7.2 0 0 cm /X Do', '/UserUnit 10', 100],
    ['the least of all', 'q 144 0 0 72 0 0 cm /X Do Q 288 0 0 72 0 0 cm /X Do', '', 75],
    ['nowhere', '', '', null],
  ])('have a resolution %s', async (_rule, content, entries, ppi) => {
    const { pages } = await measurePage({ entries, resources, content }, [picture('')])
    expect(pages[0]?.minPpi).toBe(ppi)
  })
  it('between the words of the page count too', async () => {
    const content = '72 0 0 72 0 0 cm BI /W 50 /H 50 /BPC 1 /CS /G ID \x01\x02EI\x03 EI'
    expect((await measurePage({ content })).pages[0]?.minPpi).toBe(50)
  })
  it('with a soft mask are transparent', async () => {
    const content = '72 0 0 72 0 0 cm /X Do'
    expect((await factsOf({ resources, content }, [picture('')])).hasTransparency).toBe(false)
    expect(
      (await factsOf({ resources, content }, [picture('/SMask 101 0 R'), picture('')])).hasTransparency,
    ).toBe(true)
  })
  it('of absurd size are refused', async () => {
    const huge = sampleStream('/Type /XObject /Subtype /Image /Width 65000 /Height 65000', 'x')
    expect(await refusalOf(samplePdf({ pages: [{ resources, content: '/X Do' }], objects: [huge] }))).toBe(
      'bomb',
    )
  })
})

describe('drawing', () => {
  it.each([
    ['less than opaque', '<< /ca 0.5 >>', true],
    ['with a blend mode', '<< /BM /Multiply >>', true],
    ['with a mask', '<< /SMask << /S /Luminosity >> >>', true],
    ['opaque', '<< /ca 1 /BM /Normal /SMask /None >>', false],
  ])('%s', async (_rule, settings, hasTransparency) => {
    const facts = await factsOf({
      resources: `/ExtGState << /T ${settings} >>`,
      content: '/T gs 0 0 9 9 re f',
    })
    expect(facts.hasTransparency).toBe(hasTransparency)
  })
  it.each([
    ['as it is written', '0.5 w 0 0 m 9 9 l S', '', 0.5],
    ['made small by what it stands in', '0.1 0 0 0.1 0 0 cm 2 w 0 0 m 9 9 l S', '', 0.2],
    ['in units of the page', '0.5 w 0 0 m 9 9 l S', '/UserUnit 4', 2],
    ['where there is none', '0.1 w 0 0 9 9 re f', '', null],
  ])('tells its thinnest line %s', async (_rule, content, entries, width) => {
    const { thinnestLinePt } = await factsOf({ content, entries })
    if (width === null) expect(thinnestLinePt).toBeNull()
    else expect(thinnestLinePt).toBeCloseTo(width, 6)
  })
  it('that never ends is refused', async () => {
    const forms = Array.from({ length: 9 }, (_, index) => tenTimes(101 + index))
    const page = { resources: '/XObject << /X 100 0 R >>', content: '/X Do' }
    expect(await refusalOf(samplePdf({ pages: [page], objects: forms }))).toBe('bomb')
  })
  it('of a form within itself ends', async () => {
    const form = sampleStream(
      '/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 100 0 R >> >>',
      '/X Do 1 0 0 rg 0 0 9 9 re f',
    )
    expect(
      (await factsOf({ resources: '/XObject << /X 100 0 R >>', content: '/X Do' }, [form])).colours,
    ).toEqual(['rgb'])
  })
})

describe('layers', () => {
  const catalogue = '/OCProperties << /OCGs [100 0 R 101 0 R] /D << /OFF [101 0 R] >> >>'
  const layers = [
    '<< /Type /OCG /Name (Ontwerp) >>',
    '<< /Type /OCG /Name <FEFF004E006F0074006900740069006500AE> >>',
  ]
  it('are named, and told apart by whether they show', async () => {
    const { facts } = await measure(samplePdf({ catalogue, objects: layers }))
    expect(facts).toMatchObject({ layers: ['Ontwerp', 'Notitie®'], hiddenLayers: ['Notitie®'] })
  })
  it('that are hidden draw nothing', async () => {
    const resources = '/Properties << /A 100 0 R /B 101 0 R >>'
    const content = '/OC /A BDC 1 0 0 rg 0 0 9 9 re f EMC /OC /B BDC 1 0 0 0 k 0 0 9 9 re f EMC'
    const { facts } = await measure(
      samplePdf({ catalogue, objects: layers, pages: [{ resources, content }] }),
    )
    expect(facts.colours).toEqual(['rgb'])
  })
})

describe('what can act', () => {
  it.each([
    ['a script on opening', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>', ['action', 'javascript']],
    ['a program on opening', '/OpenAction << /S /Launch /F (a.exe) >>', ['action', 'launch']],
    ['named scripts', '/Names << /JavaScript << >> >>', ['javascript']],
    ['attachments', '/Names << /EmbeddedFiles << >> >>', ['attachment']],
    ['a form', '/AcroForm << /Fields [100 0 R] >>', ['form']],
    ['nothing in a view on opening', '/OpenAction [10 0 R /Fit]', []],
  ])('is %s', async (_rule, catalogue, active) => {
    expect((await measure(samplePdf({ catalogue }))).facts.active).toEqual(active)
  })
  it.each([
    ['a note', '/Subtype /Text', ['annotation']],
    ['a film', '/Subtype /Screen', ['media']],
    ['a field', '/Subtype /Widget', ['form']],
    ['no link to a page of the web', '/Subtype /Link /A << /S /URI /URI (https://example.com) >>', []],
    ['a link to a script', '/Subtype /Link /A << /S /JavaScript /JS (x) >>', ['javascript']],
  ])('on a page is %s', async (_rule, note, active) => {
    expect((await factsOf({ entries: `/Annots [<< /Type /Annot ${note} >>]` })).active).toEqual(active)
  })
})

/** A font whose one letter is drawn by object 101. */
const drawnFont = (entries: string) =>
  `<< /Type /Font /Subtype /Type3 /FontMatrix [.001 0 0 .001 0 0] /CharProcs << /a 101 0 R >> ${entries} >>`

describe('letters that are drawn (Type 3)', () => {
  const page = { resources: '/Font << /F 100 0 R >>', content: '0 1 0 0 k BT /F 10 Tf (a) Tj ET' }
  it('have colours and transparency of their own', async () => {
    const states = drawnFont('/Resources << /ExtGState << /G << /ca .5 >> >> >>')
    const facts = await factsOf(page, [states, sampleStream('', '500 0 d0 /G gs 1 0 0 rg 0 0 500 500 re f')])
    expect(facts).toMatchObject({ colours: ['cmyk', 'rgb'], hasTransparency: true })
  })
  it('or that of the text, and the pixels of their pictures count for nothing', async () => {
    const mask = '500 0 0 0 9 9 d1 500 0 0 500 0 0 cm BI /W 2 /H 2 /IM true ID xx EI'
    const { facts, pages } = await measurePage(page, [drawnFont(''), sampleStream('', mask)])
    expect([facts.colours, pages[0]?.minPpi]).toEqual([['cmyk'], null])
  })
})

describe('text that is seen and not printed', () => {
  const field = '/Subtype /Widget /FT /Tx /V (Jan Jansen)'
  it.each([
    ['in a field without the flag', field, ['Jan Jansen']],
    ['in a text box without it', '/Subtype /FreeText /Contents (Actie)', ['Actie']],
    ['in a list of several', '/Subtype /Widget /FT /Ch /V [(rood) (blauw)]', ['rood, blauw']],
    ['nowhere where the flag is set', `${field} /F 4`, []],
    ['nowhere where it is hidden', `${field} /F 2`, []],
    ['nowhere in an empty field', '/Subtype /Widget /FT /Tx /V ()', []],
    ['nowhere in a button', '/Subtype /Widget /FT /Btn /V (Druk af)', []],
    ['nowhere in a note of a reader', '/Subtype /Text /Contents (Mooi!)', []],
  ])('stands %s', async (_rule, note, texts) => {
    const { unprintedTexts } = await factsOf({ entries: `/Annots [<< /Type /Annot ${note} >>]` })
    expect(unprintedTexts).toEqual(texts)
  })
})

describe('a document', () => {
  it('tells its version and output intents', async () => {
    const catalogue = '/Version /2.0 /OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) >>]'
    const { facts } = await measure(samplePdf({ catalogue }))
    expect(facts).toMatchObject({ type: 'pdf', version: '2.0', outputIntents: ['FOGRA39'] })
  })

  const illustrator = { entries: '/PieceInfo << /Illustrator << /Private << >> >> >>' }
  it.each([
    ['under its name', 'logo.AI', {}, 'ai'],
    ['by its data under no name of a PDF', 'logo', illustrator, 'ai'],
    ['not under the name of a PDF', 'logo.pdf', illustrator, 'pdf'],
  ])('of Illustrator is known %s', async (_rule, name, page, type) => {
    expect((await measure(samplePdf({ pages: [page] }), name)).facts.type).toBe(type)
  })
  it('of Illustrator without its artwork is refused', async () => {
    const content = 'BT [(This is an Adobe Illustrator file that was saved wi) 20 (thout PDF Content.)] TJ ET'
    expect(await refusalOf(samplePdf({ pages: [{ ...illustrator, content }] }))).toBe('illustratorWithoutPdf')
  })
  it('of kilometres is refused', async () => {
    expect(await refusalOf(samplePdf({ pages: [{ entries: '/MediaBox [0 0 999999999 72]' }] }))).toBe('bomb')
  })
  it('that unpacks to more than it may is refused', async () => {
    const packed = deflateSync(deflateSync(Buffer.alloc(120_000_000, 32)))
    const form = sampleStream('/Subtype /Form /BBox [0 0 9 9] /Filter [/FlateDecode /FlateDecode]', packed)
    const page = { resources: '/XObject << /X 100 0 R >>', content: '/X Do' }
    expect(await refusalOf(samplePdf({ pages: [page], objects: [form] }))).toBe('bomb')
  })
})

describe('a damaged document', () => {
  const whole = samplePdf({ pages: [{ content: '1 0 0 rg 0 0 9 9 re f' }] })
  it.each([
    ['without an end', whole.subarray(0, whole.indexOf('xref'))],
    [
      'whose index points beside its objects',
      Buffer.from(whole.toString('latin1').replace(/^\d{10} 00000 n/gm, '0000000003 00000 n'), 'latin1'),
    ],
    [
      'whose index lies elsewhere',
      Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'),
    ],
  ])('%s is rebuilt', async (_rule, bytes) => {
    const { facts } = await measure(bytes)
    expect(facts).toMatchObject({ pageCount: 1, colours: ['rgb'], wasRebuilt: true })
  })
  it('after some other bytes is whole', async () => {
    const { facts } = await measure(Buffer.concat([Buffer.from('junk before it\n'), whole]))
    expect(facts).toMatchObject({ pageCount: 1, colours: ['rgb'] })
  })
  it('whose streams lie about their length is read', async () => {
    const lying = whole.toString('latin1').replace('/Length 21', '/Length 03')
    expect((await measure(Buffer.from(lying, 'latin1'))).facts.colours).toEqual(['rgb'])
  })
  it('of which nothing is left is refused', async () => {
    expect(await refusalOf(Buffer.from('%PDF-1.7\n'))).toBe('noPage')
  })
})
