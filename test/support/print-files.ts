import { execFileSync, spawnSync } from 'node:child_process'
import { type PDFContext, PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import sharp from 'sharp'

const POINTS_PER_MM = 72 / 25.4
export const mm = (length: number) => length * POINTS_PER_MM

type Literal = Parameters<PDFContext['flateStream']>[1] & object

export type TestPage = {
  readonly widthMm: number
  readonly heightMm: number
  /** How far the TrimBox lies within the page; none without. */
  readonly trimMm?: number
  readonly rotate?: number
  readonly userUnit?: number
  /** Operators; {w} and {h} stand for the size of the page in points. */
  readonly content: string
  readonly resources?: (document: PDFDocument) => Literal
}

/** A PDF of pages with operators of one's own. */
export async function testPdf(
  pages: readonly TestPage[],
  change?: (document: PDFDocument) => void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  for (const { widthMm, heightMm, trimMm, rotate, userUnit, content, resources } of pages) {
    const [width, height] = [mm(widthMm), mm(heightMm)]
    const page = document.addPage([width, height])
    const operators = content.replaceAll('{w}', String(width)).replaceAll('{h}', String(height))
    const set = (name: string, value: PDFObject) => page.node.set(PDFName.of(name), value)
    set('Contents', context.register(context.flateStream(operators)))
    if (resources) set('Resources', context.obj(resources(document)))
    if (trimMm !== undefined) {
      set('TrimBox', context.obj([mm(trimMm), mm(trimMm), width - mm(trimMm), height - mm(trimMm)]))
    }
    if (rotate) set('Rotate', context.obj(rotate))
    if (userUnit) set('UserUnit', context.obj(userUnit))
  }
  change?.(document)
  return await document.save()
}

/** Four colours, one in each quarter of the page: cyan bottom left, magenta bottom right, yellow top left, black top right. */
export const QUARTERS = `q {w} 0 0 {h} 0 0 cm 1 0 0 0 k 0 0 .5 .5 re f 0 1 0 0 k .5 0 .5 .5 re f 0 0 1 0 k 0 .5 .5 .5 re f 0 0 0 1 k .5 .5 .5 .5 re f Q`

const TOOLS = ['pdfinfo', 'pdffonts', 'pdfimages', 'pdftoppm', 'qpdf']
/** Tools of others that look at what we made; named in `.ci/run`, where none may be missing. */
export const hasPdfTools = TOOLS.every((tool) => spawnSync(tool, ['--version']).error === undefined)

export type PageBoxes = Readonly<Record<'media' | 'crop' | 'bleed' | 'trim', readonly number[]>>

/** What poppler says of the boxes of each page, in mm, and of the whole. */
export function pdfInfo(path: string): { readonly pages: PageBoxes[]; readonly text: string } {
  const text = execFileSync('pdfinfo', ['-box', '-l', '99', path], { encoding: 'utf8' })
  const boxes = (name: string) =>
    [...text.matchAll(new RegExp(`Page +\\d+ ${name}: +(.*)`, 'g'))].map(([, numbers = '']) =>
      numbers
        .trim()
        .split(/ +/)
        .map((value) => Math.round((Number(value) / POINTS_PER_MM) * 100) / 100),
    )
  const [media, crop, bleed, trim] = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox'].map(boxes)
  return {
    text,
    pages: (media ?? []).map((box, at) => ({
      media: box,
      crop: crop?.[at] ?? [],
      bleed: bleed?.[at] ?? [],
      trim: trim?.[at] ?? [],
    })),
  }
}

/** Throws with what qpdf found wrong in the file. */
export function checkByQpdf(path: string): void {
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}

/** The whole file in readable form, streams unpacked. */
export const readableByQpdf = (path: string): string =>
  execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], {
    encoding: 'latin1',
    maxBuffer: 64 * 1024 * 1024,
  })

/**
 * Colours of points of a page as poppler paints it, as 'r,g,b' in steps of 16; points in mm from the top left of the media. A press leaves
 * what lies below a colour that overprints.
 */
export async function coloursAt(
  path: string,
  points: readonly (readonly [xMm: number, yMm: number])[],
  page = 1,
  by: 'screen' | 'press' = 'screen',
): Promise<string[]> {
  const ppi = 254
  const picture = execFileSync(
    'pdftoppm',
    [
      ...(by === 'press' ? ['-overprint', '-png'] : []),
      '-r',
      String(ppi),
      '-f',
      String(page),
      '-l',
      String(page),
      path,
    ],
    {
      maxBuffer: 512 * 1024 * 1024,
    },
  )
  const { data, info } = await pixelsOf(picture, by === 'press')
  return points.map(([x, y]) => {
    const at = (Math.round(y * 10) * info.width + Math.round(x * 10)) * info.channels
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 16) * 16).join(',')
  })
}

async function pixelsOf(ppm: Buffer, isPng: boolean) {
  if (isPng) return await sharp(ppm).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [, width = '0', height = '0', max = ''] =
    /^P6\s+(\d+)\s+(\d+)\s+(\d+)\s/.exec(ppm.subarray(0, 40).toString('latin1')) ?? []
  const from = ppm.length - Number(width) * Number(height) * 3
  if (max !== '255') throw new Error('no picture')
  const raw = { width: Number(width), height: Number(height), channels: 3 as const }
  return await sharp(ppm.subarray(from), { raw }).raw().toBuffer({ resolveWithObject: true })
}
