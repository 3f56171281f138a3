import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findingText } from '#texts/nl/preflight.ts'
import type { DocumentFacts, FileFacts, UnusableReason } from './facts.ts'
import { FINDING_CODES, type FindingCode, finding, verdictOf } from './findings.ts'
import { failedCheck, judgeFile } from './judge-file.ts'
import type { OrderedPrint } from './print-spec.ts'
import {
  plainPage,
  sampleDocument,
  samplePage,
  samplePrint,
  sampleRaster,
  sampleSpot,
} from './sample-facts.ts'
import type { LineNames } from './structures.ts'

const unusable = (reason: UnusableReason, realType: string | null = null): FileFacts => ({
  kind: 'unusable',
  reason,
  realType,
})
const pdf = (changes: Partial<DocumentFacts> = {}) => sampleDocument(changes)
const twoSided = samplePrint({ printedSides: 2 })
const contour = samplePrint({ cutLine: 'required' })
const ownLines = (some: Partial<LineNames>): LineNames => ({
  through: [],
  half: [],
  perforation: [],
  crease: [],
  ...some,
})
const clear = samplePrint({ whiteInk: 'optional' })
const font = (name: string, isStandard: boolean) => ({ name, isStandard, isEmbedded: false })
const WITHOUT_PDF =
  "Dit Illustrator-bestand is opgeslagen zonder PDF-inhoud. Zet 'PDF-compatibel bestand maken' aan en sla het opnieuw op."
const FONT = 'Lettertype Futura is niet ingesloten. Sluit lettertypes in of zet tekst om naar contouren.'

type Row = readonly [
  rule: string,
  facts: FileFacts,
  print: OrderedPrint | null,
  status: string,
  told: readonly (readonly [FindingCode, string | null, string])[],
  fileName?: string,
]

/** The check table, row by row: the verdict, and each finding with its repair and sentence. */
const TABLE: readonly Row[] = [
  [
    '1 an empty file',
    unusable('empty'),
    null,
    'invalid',
    [['empty', null, 'Dit bestand is leeg. Upload het opnieuw.']],
  ],
  [
    '3 a type that is not accepted',
    unusable('notAccepted', 'png'),
    samplePrint(),
    'invalid',
    [
      [
        'notAccepted',
        null,
        'Dit is geen PDF-, JPEG-, TIFF-, PSB- of AI-bestand. Sla je ontwerp op als PDF en upload het opnieuw.',
      ],
    ],
  ],
  [
    '4 an accepted type under another name',
    pdf(),
    samplePrint(),
    'valid',
    [
      [
        'otherExtension',
        null,
        'De bestandsnaam eindigt op .jpg, maar dit is een PDF-bestand. We behandelen het als PDF.',
      ],
    ],
    'ontwerp.JPG',
  ],
  ['4 not the usual names of a type', sampleRaster(), samplePrint(), 'valid', [], 'foto.jpeg'],
  ['4 not Illustrator saved as PDF', pdf({ type: 'ai' }), samplePrint(), 'valid', [], 'logo.pdf'],
  ['4 not a name without an ending', pdf(), samplePrint(), 'valid', [], 'ontwerp'],
  [
    '5 a Photoshop file called PSB',
    sampleRaster({ type: 'psd' }),
    samplePrint(),
    'fixable',
    [['photoshop', 'merge', 'Dit is een PSD-bestand. We kunnen de samengevoegde afbeelding gebruiken.']],
    'foto.psb',
  ],
  [
    '6 damaged beyond repair',
    unusable('damaged'),
    null,
    'invalid',
    [
      [
        'damaged',
        null,
        'Het bestand is beschadigd of niet compleet. Exporteer het opnieuw en upload het nog een keer.',
      ],
    ],
  ],
  [
    '7 damaged and rebuilt',
    pdf({ wasRebuilt: true }),
    samplePrint(),
    'fixable',
    [
      [
        'rebuilt',
        'rebuild',
        'Het bestand had een fout die wij hebben hersteld. Controleer het voorbeeld goed.',
      ],
    ],
  ],
  [
    '8 a password to open it',
    unusable('passwordNeeded'),
    null,
    'invalid',
    [
      [
        'passwordNeeded',
        null,
        'Dit bestand is beveiligd met een wachtwoord. Verwijder de beveiliging en upload het opnieuw.',
      ],
    ],
  ],
  [
    '9 an owner password only',
    pdf({ isRestricted: true }),
    samplePrint(),
    'fixable',
    [
      [
        'restricted',
        'unlock',
        'Dit bestand heeft een beveiliging tegen bewerken of afdrukken. Bevestig dat je het mag laten drukken.',
      ],
    ],
  ],
  [
    '10 a bomb',
    unusable('bomb'),
    null,
    'invalid',
    [
      [
        'bomb',
        null,
        'Dit bestand is te complex of heeft een onmogelijk formaat en kan niet worden verwerkt.',
      ],
    ],
  ],
  [
    '12 Illustrator without its PDF',
    unusable('illustratorWithoutPdf'),
    null,
    'invalid',
    [['illustratorWithoutPdf', null, WITHOUT_PDF]],
  ],
  [
    '13 old Illustrator in PostScript',
    unusable('illustratorWithoutPdf', 'postscript'),
    null,
    'invalid',
    [['illustratorPostScript', null, WITHOUT_PDF]],
  ],
  [
    '14 no page',
    unusable('noPage'),
    null,
    'invalid',
    [['noPage', null, 'Dit bestand bevat geen pagina met een geldig formaat.']],
  ],
  [
    '14 a document of no pages',
    pdf({ pages: [] }),
    samplePrint(),
    'invalid',
    [['noPage', null, 'Dit bestand bevat geen pagina met een geldig formaat.']],
  ],
  [
    '15 two pages for one side',
    pdf({ pages: [samplePage(), samplePage()] }),
    samplePrint(),
    'invalid',
    [['tooManyPages', null, "Dit product heeft 1 zijde, je bestand heeft 2 pagina's."]],
  ],
  [
    '15 three pages for two sides',
    pdf({ pages: [samplePage(), samplePage(), samplePage()] }),
    twoSided,
    'invalid',
    [['tooManyPages', null, "Dit product heeft 2 zijden, je bestand heeft 3 pagina's."]],
  ],
  [
    '16 two pages for two sides',
    pdf({ pages: [samplePage(), samplePage()] }),
    twoSided,
    'valid',
    [['frontAndBack', null, 'Pagina 1 is de voorzijde, pagina 2 de achterzijde.']],
  ],
  ['17 the ordered size with its bleed', pdf(), samplePrint(), 'valid', []],
  ['17 the bleed within the page', pdf({ pages: [plainPage(1020, 520)] }), samplePrint(), 'valid', []],
  [
    '17 within 0.2 %',
    pdf({ pages: [samplePage({ size: { widthMm: 1001.9, heightMm: 499.1 } })] }),
    samplePrint(),
    'valid',
    [],
  ],
  [
    '18 turned a quarter',
    pdf({ pages: [samplePage({ size: { widthMm: 500, heightMm: 1000 } })] }),
    samplePrint(),
    'fixable',
    [['turned', 'turn', 'Je ontwerp is staand en het product liggend. We draaien het 90 graden.']],
  ],
  [
    '18 turned a quarter, for what stands upright',
    pdf({ pages: [samplePage({ size: { widthMm: 1000, heightMm: 500 } })] }),
    samplePrint({ sizeMm: { widthMm: 500, heightMm: 1000 } }),
    'fixable',
    [['turned', 'turn', 'Je ontwerp is liggend en het product staand. We draaien het 90 graden.']],
  ],
  [
    '19 at a scale of 1:10',
    pdf({
      pages: [
        samplePage({
          size: { widthMm: 100, heightMm: 50 },
          bleed: { leftMm: 1, bottomMm: 1, rightMm: 1, topMm: 1 },
          media: { widthMm: 102, heightMm: 52 },
        }),
      ],
    }),
    samplePrint(),
    'valid',
    [['atScale', 'scale', 'Je ontwerp is op schaal 1:10 aangeleverd. We drukken het op 100 × 50 cm.']],
  ],
  [
    '19 at twice its size',
    pdf({ pages: [plainPage(2040, 1040)] }),
    samplePrint(),
    'valid',
    [['atScale', 'scale', 'Je ontwerp is op schaal 2:1 aangeleverd. We drukken het op 100 × 50 cm.']],
  ],
  [
    '20 another size of the same proportion',
    pdf({ pages: [samplePage({ size: { widthMm: 800, heightMm: 400 } })] }),
    samplePrint(),
    'fixable',
    [['otherSize', 'scale', 'Je ontwerp is 80 × 40 cm; besteld is 100 × 50 cm. We schalen het naar 125%.']],
  ],
  [
    'text in fields that are not printed',
    pdf({ unprintedTexts: ['Jan Jansen', 'Actie'] }),
    samplePrint(),
    'fixable',
    [
      [
        'unprintedText',
        null,
        'Dit staat in een formulierveld of notitie die niet wordt gedrukt: Jan Jansen, Actie. Akkoord?',
      ],
    ],
  ],
  [
    '20 another size of the proportion with bleed',
    pdf({ pages: [plainPage(468, 918)] }),
    samplePrint(),
    'fixable',
    [
      [
        'bleedUnclear',
        'fillOrFit',
        'Je ontwerp is 91,8 × 46,8 cm; besteld is 100 × 50 cm. Kies of de 10 mm afloop er al in zit.',
      ],
    ],
  ],
  [
    '21 a proportion that is off by 1.5 %',
    pdf({ pages: [samplePage({ size: { widthMm: 1015, heightMm: 500 } })] }),
    samplePrint(),
    'fixable',
    [
      [
        'ratioNear',
        'fillOrFit',
        'De verhouding wijkt iets af. Kies: vullen (rand valt weg) of passend (witte rand).',
      ],
    ],
  ],
  [
    '22 a proportion that is off by 3 %',
    pdf({ pages: [samplePage({ size: { widthMm: 1030, heightMm: 500 } })] }),
    samplePrint(),
    'fixable',
    [
      [
        'ratioOff',
        'fillOrFit',
        'De verhouding van je ontwerp past niet bij 100 × 50 cm. Kies hoe het op formaat komt.',
      ],
    ],
  ],
  [
    '23 pages of other sizes',
    pdf({ pages: [samplePage(), samplePage({ size: { widthMm: 100, heightMm: 200 } })] }),
    null,
    'fixable',
    [['pageSizesDiffer', 'scale', "De pagina's hebben niet hetzelfde formaat."]],
  ],
  [
    '24 no bleed outside the trim',
    pdf({ pages: [samplePage({ bleed: null, inkInBleed: null, media: { widthMm: 1000, heightMm: 500 } })] }),
    samplePrint(),
    'fixable',
    [['noBleed', 'bleed', 'Je ontwerp heeft geen afloop van 10 mm. We kunnen de rand spiegelen.']],
  ],
  [
    '24 a page of just the ordered size',
    pdf({ pages: [plainPage(1000, 500)] }),
    samplePrint(),
    'fixable',
    [['noBleed', 'bleed', 'Je ontwerp heeft geen afloop van 10 mm. We kunnen de rand spiegelen.']],
  ],
  [
    '24 no bleed where none is asked',
    pdf({ pages: [plainPage(1000, 500)] }),
    samplePrint({ bleedMm: 0 }),
    'valid',
    [],
  ],
  [
    '24 ink around the trim without a box for it',
    pdf({ pages: [samplePage({ bleed: null })] }),
    samplePrint(),
    'valid',
    [],
  ],
  [
    '25 trim marks',
    pdf({ pages: [samplePage({ media: { widthMm: 1060, heightMm: 560 } })] }),
    samplePrint(),
    'valid',
    [['trimMarks', null, 'Snijtekens gevonden; we snijden op het eindformaat.']],
  ],
  [
    '26 a resolution below good',
    pdf({ pages: [samplePage({ minPpi: 80 })] }),
    samplePrint(),
    'valid',
    [['ppiBelowGood', null, 'De resolutie is 80 ppi; voor een scherp resultaat raden we 100 ppi aan.']],
  ],
  ['26 a good resolution', pdf({ pages: [samplePage({ minPpi: 100 })] }), samplePrint(), 'valid', []],
  [
    '27 a resolution below the minimum',
    pdf({ pages: [samplePage({ minPpi: 71 })] }),
    samplePrint(),
    'fixable',
    [['ppiBelowMinimum', null, 'De resolutie is met 71 ppi laag. Je ontwerp kan onscherp worden. Akkoord?']],
  ],
  [
    '28 a resolution below a third of the minimum',
    pdf({ pages: [samplePage({ minPpi: 23 })] }),
    samplePrint(),
    'invalid',
    [['ppiTooLow', null, 'De resolutie (23 ppi) is te laag om te drukken.']],
  ],
  [
    '28 the resolution at the ordered size: 200 ppi at 1:10 is 20',
    pdf({ pages: [plainPage(102, 52, { minPpi: 200 })] }),
    samplePrint(),
    'invalid',
    [
      ['ppiTooLow', null, 'De resolutie (20 ppi) is te laag om te drukken.'],
      ['atScale', 'scale', 'Je ontwerp is op schaal 1:10 aangeleverd. We drukken het op 100 × 50 cm.'],
    ],
  ],
  [
    '29 a standard typeface that is not embedded',
    pdf({ fonts: [font('Futura', true)] }),
    samplePrint(),
    'fixable',
    [['fontsNotEmbedded', null, FONT]],
  ],
  [
    '29 another typeface that is not embedded',
    pdf({ fonts: [font('Futura', false)] }),
    samplePrint(),
    'invalid',
    [['fontsMissing', null, FONT]],
  ],
  [
    '29 many typefaces',
    pdf({ fonts: ['A', 'B', 'C', 'D', 'E'].map((name) => font(name, false)) }),
    samplePrint(),
    'invalid',
    [
      [
        'fontsMissing',
        null,
        'Lettertypes A, B, C en 2 andere zijn niet ingesloten. Sluit lettertypes in of zet tekst om naar contouren.',
      ],
    ],
  ],
  [
    '30 RGB colours',
    pdf({ colours: ['cmyk', 'rgb'] }),
    samplePrint(),
    'valid',
    [
      [
        'rgb',
        'toCmyk',
        'Je ontwerp bevat RGB-kleuren. We zetten ze om naar CMYK; felle kleuren kunnen doffer worden.',
      ],
    ],
  ],
  [
    '30 not for coloured film',
    pdf({ colours: ['rgb'] }),
    samplePrint({ colour: 'steunkleur folie' }),
    'valid',
    [],
  ],
  [
    '31 a spot colour that is not for this product',
    pdf({ spots: [sampleSpot('PANTONE 185 C', { use: 'fill' })] }),
    samplePrint(),
    'fixable',
    [['spotsNotUsed', 'spotsToCmyk', 'Steunkleur PANTONE 185 C wordt omgezet naar CMYK.']],
  ],
  [
    '31 not one that draws nothing',
    pdf({ spots: [sampleSpot('PANTONE 185 C', { use: null })] }),
    samplePrint(),
    'valid',
    [],
  ],
  ['31 not registration marks', pdf({ spots: [sampleSpot('All')] }), samplePrint(), 'valid', []],
  [
    '31 not a spot that a choice asks for',
    pdf({ spots: [sampleSpot('Spot UV', { use: 'fill' })] }),
    samplePrint({ extraSpots: ['SpotUV'] }),
    'valid',
    [],
  ],
  [
    '32 too much ink',
    pdf({ totalInkPercent: 341.2 }),
    samplePrint(),
    'fixable',
    [['tooMuchInk', 'limitInk', 'De inktdekking is 342%; het maximum is 300%. We passen dit aan.']],
  ],
  ['32 just enough ink', pdf({ totalInkPercent: 300 }), samplePrint(), 'valid', []],
  [
    '33 no cut line where one is needed',
    pdf(),
    contour,
    'fixable',
    [['noCutLine', null, "We vinden geen snijlijn (steunkleur 'CutContour')."]],
  ],
  ['33 no cut line where it is a choice', pdf(), samplePrint({ cutLine: 'optional' }), 'valid', []],
  ['33 a cut line', pdf({ spots: [sampleSpot('CutContour')] }), contour, 'valid', []],
  ['33 a half cut', pdf({ spots: [sampleSpot('KissCut')] }), contour, 'valid', []],
  [
    '34 an open cut line',
    pdf({ spots: [sampleSpot('CutContour', { isClosed: false })] }),
    contour,
    'invalid',
    [['cutLineOpen', null, 'De snijlijn is niet gesloten.']],
  ],
  [
    '34 a filled cut line',
    pdf({ spots: [sampleSpot('CutContour', { use: 'fill', isClosed: null })] }),
    contour,
    'fixable',
    [['cutLineFilled', null, 'De snijlijn is gevuld.']],
  ],
  [
    '34 a cut line in a colour that is printed',
    pdf({ layers: ['Artwork', 'Cut Contour'] }),
    contour,
    'invalid',
    [['cutLineNotSpot', null, 'De snijlijn is geen steunkleur.']],
  ],
  [
    '34 more than one cut line',
    pdf({ spots: [sampleSpot('CutContour'), sampleSpot('Stans')] }),
    contour,
    'invalid',
    [
      ['severalCutLines', null, 'We vinden meer dan één snijlijn: CutContour, Stans. Laat er één staan.'],
      ['cutLineSpelling', 'renameCut', "We lezen 'Stans' als snijlijn 'CutContour'. Klopt dat?"],
    ],
  ],
  [
    '35 a cut line in another spelling',
    pdf({ spots: [sampleSpot('cut contour')] }),
    contour,
    'fixable',
    [['cutLineSpelling', 'renameCut', "We lezen 'cut contour' als snijlijn 'CutContour'. Klopt dat?"]],
  ],
  [
    '35 a cut line as the own machines call it',
    pdf({ spots: [sampleSpot('Zund rondom')], ownLines: ownLines({ through: ['Zund rondom'] }) }),
    contour,
    'valid',
    [],
  ],
  [
    '35 a cut line of the own machines, written otherwise',
    pdf({ spots: [sampleSpot('zund-rondom')], ownLines: ownLines({ through: ['Zund rondom'] }) }),
    contour,
    'fixable',
    [['cutLineSpelling', 'renameCut', "We lezen 'zund-rondom' als snijlijn 'Zund rondom'. Klopt dat?"]],
  ],
  [
    '35 a usual name that the owner names too',
    pdf({ spots: [sampleSpot('cut contour')], ownLines: ownLines({ through: ['CutContour'] }) }),
    contour,
    'fixable',
    [['cutLineSpelling', 'renameCut', "We lezen 'cut contour' als snijlijn 'CutContour'. Klopt dat?"]],
  ],
  // As the bytes of a name are read, one by one: in UTF-8, with the accent apart, and in Latin 1.
  ...['Z\u00c3\u00bcnd', 'Zu\u00cc\u0088nd', 'Z\u00fcnd'].map((name): Row => [
    `35 a cut line with an accent (${name})`,
    pdf({ spots: [sampleSpot(name)], ownLines: ownLines({ through: ['Z\u00fcnd'] }) }),
    contour,
    'valid',
    [],
  ]),
  [
    '34 a cut line of the own machines beside another',
    pdf({
      spots: [sampleSpot('CutContour'), sampleSpot('Zund rondom')],
      ownLines: ownLines({ through: ['Zund rondom'] }),
    }),
    contour,
    'invalid',
    [
      [
        'severalCutLines',
        null,
        'We vinden meer dan één snijlijn: CutContour, Zund rondom. Laat er één staan.',
      ],
    ],
  ],
  [
    '34 a cut line of the own machines in a colour that is printed',
    pdf({ layers: ['Zund rondom'], ownLines: ownLines({ half: ['Zund rondom'] }) }),
    contour,
    'invalid',
    [['cutLineNotSpot', null, 'De snijlijn is geen steunkleur.']],
  ],
  [
    '33 a crease of the own machines is no cut line',
    pdf({ spots: [sampleSpot('Zund vouw')], ownLines: ownLines({ crease: ['Zund vouw'] }) }),
    contour,
    'fixable',
    [['noCutLine', null, "We vinden geen snijlijn (steunkleur 'CutContour')."]],
  ],
  [
    '36 no white below the colours',
    pdf(),
    clear,
    'valid',
    [['noWhite', null, "Er is geen witlaag (steunkleur 'White'). Zonder wit worden kleuren doorschijnend."]],
  ],
  [
    '36 white below the colours',
    pdf({ spots: [sampleSpot('RDG_WHITE', { use: 'fill' })] }),
    clear,
    'valid',
    [],
  ],
  [
    '37 white that overprints',
    pdf({ hasWhiteOverprint: true }),
    samplePrint(),
    'fixable',
    [['whiteOverprint', 'knockOut', 'Wit staat op overdrukken en zou verdwijnen. We zetten dat uit.']],
  ],
  [
    '38 hairlines',
    pdf({ thinnestLinePt: 0.2 }),
    samplePrint(),
    'valid',
    [['hairlines', null, 'Er zijn zeer dunne lijnen die mogelijk niet zichtbaar zijn.']],
  ],
  [
    '38 not a line that becomes thick enough',
    pdf({ thinnestLinePt: 0.1, pages: [plainPage(102, 52)] }),
    samplePrint(),
    'valid',
    [['atScale', 'scale', 'Je ontwerp is op schaal 1:10 aangeleverd. We drukken het op 100 × 50 cm.']],
  ],
  [
    '39 a blank preview',
    pdf({ pages: [samplePage({ isBlank: true })] }),
    samplePrint(),
    'fixable',
    [['blank', null, 'Het voorbeeld is leeg. Staat je ontwerp op een verborgen laag of is het wit op wit?']],
  ],
  [
    '40 hidden layers',
    pdf({ hiddenLayers: ['Oud', 'Notities'] }),
    samplePrint(),
    'valid',
    [['hiddenLayers', null, 'Verborgen lagen worden niet gedrukt: Oud, Notities.']],
  ],
  [
    '41 scripts and forms',
    pdf({ active: ['javascript', 'form'] }),
    samplePrint(),
    'valid',
    [
      [
        'activeContent',
        'strip',
        'Interactieve onderdelen werken niet in druk. We drukken alleen wat ze op papier laten zien.',
      ],
    ],
  ],
  [
    '42 sixteen bits a channel',
    sampleRaster({ bitsPerChannel: 16 }),
    samplePrint(),
    'fixable',
    [['flattened', 'flatten', 'Transparantie of extra kanalen worden samengevoegd op wit.']],
  ],
  [
    '42 an extra channel',
    sampleRaster({ channels: 5 }),
    samplePrint(),
    'fixable',
    [['flattened', 'flatten', 'Transparantie of extra kanalen worden samengevoegd op wit.']],
  ],
  [
    '43 several pictures in a TIFF',
    sampleRaster({ type: 'tiff', frames: 2 }),
    samplePrint(),
    'fixable',
    [['severalFrames', 'firstPicture', 'Alleen de eerste afbeelding wordt gebruikt.']],
  ],
  ['44 no density tag', sampleRaster({ statedPpi: null }), samplePrint(), 'valid', []],
  [
    'a picture for what is cut out of film',
    sampleRaster(),
    samplePrint({ vectorOnly: true, colour: 'steunkleur folie' }),
    'invalid',
    [
      [
        'notVector',
        null,
        'Dit product snijden we uit gekleurde folie. Lever je ontwerp aan als vectorbestand, zonder foto of afbeelding.',
      ],
    ],
  ],
  [
    'a Photoshop file of layers only',
    sampleRaster({ type: 'psb', unprintable: 'placeholder' }),
    samplePrint(),
    'invalid',
    [
      [
        'noMergedPicture',
        null,
        "Dit Photoshop-bestand is opgeslagen zonder samengevoegde afbeelding. Zet 'Compatibiliteit maximaliseren' aan en sla het opnieuw op, of maak er een PDF van.",
      ],
    ],
  ],
  [
    'a picture that is packed in a rare way',
    sampleRaster({ type: 'tiff', unprintable: 'packing' }),
    samplePrint(),
    'invalid',
    [
      [
        'rarePacking',
        null,
        'De pixels van dit bestand zijn opgeslagen op een manier die we niet kunnen drukken. Sla het op als TIFF met LZW-compressie of als PDF en upload het opnieuw.',
      ],
    ],
  ],
]

describe('the check table', () => {
  const rows = TABLE.map(([rule, facts, print, status, told, fileName = null]) => ({
    rule,
    facts,
    print,
    fileName,
    expected: [status, told],
  }))
  it.each(rows)('$rule', ({ facts, print, fileName, expected }) => {
    const verdict = judgeFile(facts, print, fileName)
    const found = verdict.findings.map((each) => [
      each.code,
      each.repair,
      findingText(each).replaceAll('\u00a0', ' '),
    ])
    expect([verdict.status, found]).toEqual(expected)
  })

  it('2 tells the largest size of a file that was refused', () => {
    expect(findingText(finding('tooLarge', { maxMb: 500 }))).toBe(
      'Het bestand dat je probeert te uploaden is te groot. De maximale bestandsgrootte is 500MB.',
    )
    expect(verdictOf([finding('tooLarge', { maxMb: 500 })]).status).toBe('invalid')
  })

  it('11 tells that the shop could not judge it', () => {
    const { status, findings } = failedCheck()
    expect([status, findings.map(({ repair }) => repair)]).toEqual(['error', [null]])
    expect(findings.map(findingText)).toEqual([
      'De controle is niet gelukt. Probeer het opnieuw of neem contact met ons op.',
    ])
  })

  it.each([
    ['less ink where none is too large for that', null, 'tooMuchInk'],
    ['less ink where the large ones have no more than is taken', 300, 'tooMuchInk'],
    ['nothing where a large one has more', 301, 'inkKept'],
  ] as const)('promises %s', (_rule, largeInkPercent, promised) => {
    const facts = sampleDocument({ totalInkPercent: 342, largeInkPercent })
    expect(judgeFile(facts, samplePrint()).findings.map(({ code }) => code)).toEqual([promised])
  })

  it('shows every code in its rows', () => {
    const shown = new Set(TABLE.flatMap(([, , , , told]) => told.map(([code]) => code)))
    const elsewhere: readonly FindingCode[] = ['tooLarge', 'checkFailed', 'spotsKept', 'whiteKept', 'inkKept']
    expect(FINDING_CODES.filter((code) => !shown.has(code))).toEqual(elsewhere)
  })
})

describe('a picture', () => {
  it.each([
    ['in the proportion without bleed lacks it', { widthPx: 6000, heightPx: 3000 }, ['noBleed']],
    ['turned by EXIF is upright', { widthPx: 3120, heightPx: 6120, orientation: 6 }, []],
    ['on its side is turned', { widthPx: 3120, heightPx: 6120 }, ['turned']],
    ['of few pixels is unsharp', { widthPx: 2448, heightPx: 1248 }, ['ppiBelowMinimum']],
    ['of very few pixels is hopeless', { widthPx: 612, heightPx: 312 }, ['ppiTooLow']],
    ['of another proportion is to be fitted', { widthPx: 4000, heightPx: 3000 }, ['ratioOff', 'noBleed']],
    [
      'of another proportion is as sharp as it fits within',
      { widthPx: 1400, heightPx: 1050 },
      ['ratioOff', 'noBleed', 'ppiBelowMinimum'],
    ],
    [
      'of another proportion and with very few pixels stays hopeless',
      { widthPx: 600, heightPx: 450 },
      ['ppiTooLow', 'ratioOff', 'noBleed'],
    ],
    ['that states another size is sized by the order', { statedPpi: 72 }, []],
    ['in RGB is converted', { colour: 'rgb', channels: 3 }, ['rgb']],
    ['with alpha is flattened', { colour: 'rgb', channels: 4, hasAlpha: true }, ['flattened', 'rgb']],
    ['without anything on it is told', { isBlank: true }, ['blank']],
    ['with too much ink is told', { totalInkPercent: 350 }, ['tooMuchInk']],
    [
      'with too much ink and more pixels than can be limited is promised nothing',
      { widthPx: 61_200, heightPx: 31_200, totalInkPercent: 350 },
      ['inkKept'],
    ],
  ] as const)('%s', (_rule, changes, codes) => {
    expect(judgeFile(sampleRaster(changes), samplePrint()).findings.map(({ code }) => code)).toEqual(codes)
  })

  it('has no contour to be cut along', () => {
    expect(judgeFile(sampleRaster(), contour).findings.map(({ code }) => code)).toEqual(['noCutLine'])
  })

  it('that is square has its bleed, unless it states the ordered size', () => {
    const square = samplePrint({ sizeMm: { widthMm: 500, heightMm: 500 } })
    const pixels = { widthPx: 3000, heightPx: 3000 }
    expect(judgeFile(sampleRaster(pixels), square).findings).toEqual([])
    const stated = judgeFile(sampleRaster({ ...pixels, statedPpi: 152.4 }), square)
    expect(stated.findings.map(({ code }) => code)).toEqual(['noBleed'])
  })
})

describe('a file without a product', () => {
  it('is judged by itself: size, bleed, resolution and cut lines do not count', () => {
    const page = plainPage(33, 77, { minPpi: 3 })
    const facts = pdf({ pages: [page, page, page], spots: [sampleSpot('Stans')], totalInkPercent: 400 })
    expect(judgeFile(facts, null)).toEqual({ status: 'valid', findings: [] })
    expect(judgeFile(sampleRaster({ widthPx: 20, heightPx: 20 }), null).status).toBe('valid')
  })

  it('keeps its own faults', () => {
    expect(judgeFile(pdf({ fonts: [font('Futura', false)] }), null).status).toBe('invalid')
  })

  it('is not compared with a product without a size', () => {
    const unsized = samplePrint({ sizeMm: null })
    expect(judgeFile(pdf({ pages: [plainPage(33, 77)] }), unsized).findings).toEqual([])
  })
})

describe('laws of judging', () => {
  const documents = fc.record({
    wasRebuilt: fc.boolean(),
    isRestricted: fc.boolean(),
    hasWhiteOverprint: fc.boolean(),
    fonts: fc.array(fc.record({ name: fc.string(), isStandard: fc.boolean(), isEmbedded: fc.boolean() }), {
      maxLength: 3,
    }),
    thinnestLinePt: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
    totalInkPercent: fc.option(fc.integer({ min: 0, max: 400 })),
    pages: fc.array(
      fc
        .record({ widthMm: fc.integer({ min: 1, max: 3000 }), heightMm: fc.integer({ min: 1, max: 3000 }) })
        .map(({ widthMm, heightMm }) => plainPage(widthMm, heightMm)),
      { minLength: 1, maxLength: 3 },
    ),
  })

  it('no proportion alone makes a file unfit', () => {
    const side = fc.integer({ min: 20, max: 9000 })
    fc.assert(
      fc.property(side, side, (widthMm, heightMm) => {
        const { status } = judgeFile(pdf({ pages: [plainPage(widthMm, heightMm)] }), samplePrint())
        expect(['valid', 'fixable']).toContain(status)
      }),
    )
  })

  it('notes never change a verdict', () => {
    fc.assert(
      fc.property(documents, fc.boolean(), (changes, hasProduct) => {
        const print = hasProduct ? samplePrint() : null
        const before = judgeFile(pdf(changes), print)
        const noted = pdf({ ...changes, hiddenLayers: ['x'], active: ['form'], colours: ['rgb'] })
        const after = judgeFile(noted, print)
        expect(after.status).toBe(before.status)
        expect(after.findings.length).toBe(before.findings.length + 3)
      }),
    )
  })

  it('the strongest finding comes first and decides', () => {
    fc.assert(
      fc.property(documents, (changes) => {
        const { status, findings } = judgeFile(pdf(changes), samplePrint())
        const strength = findings.map(({ severity }) =>
          ['error', 'invalid', 'fixable', 'note'].indexOf(severity),
        )
        expect(strength).toEqual(strength.toSorted((one, other) => one - other))
        const [strongest] = findings
        const severity = strongest?.severity ?? 'note'
        expect(status).toBe(severity === 'note' ? 'valid' : severity)
      }),
    )
  })

  it('every finding has a sentence that names nothing undefined', () => {
    fc.assert(
      fc.property(documents, (changes) => {
        for (const each of judgeFile(pdf(changes), contour, 'x.tif').findings) {
          expect(findingText(each)).not.toMatch(/undefined|NaN|\[object/)
        }
      }),
    )
  })
})
