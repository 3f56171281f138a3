type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number }

/** A page in millimetres from its lower left corner; `marks` are PDF operators. */
export type PdfPage = {
  readonly widthMm: number
  readonly heightMm: number
  /** Where it is cut. */
  readonly trimMm?: Box
  readonly marks: readonly string[]
}

type Ink = readonly [cyan: number, magenta: number, yellow: number, black: number]

const POINTS_PER_MM = 72 / 25.4
const HALF_CIRCLE = 0.5523
/** What is in the encoding of the standard fonts and not in Latin-1. */
const WINDOWS_CODES: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '•': 0x95, '–': 0x96 }

const short = (value: number) => String(Number(value.toFixed(3)))
const row = (...values: readonly number[]) => values.map(short).join(' ')
const boxOf = ({ left, bottom, right, top }: Box) =>
  `[${row(...[left, bottom, right, top].map((side) => side * POINTS_PER_MM))}]`

/** A text as the standard fonts read it: one byte per character, in hexadecimal. */
function encoded(text: string): string {
  const codes = Array.from(text, (letter) => WINDOWS_CODES[letter] ?? letter.charCodeAt(0))
  if (codes.some((code) => code > 255)) throw new Error(`The standard fonts cannot write ${text}`)
  return `<${Buffer.from(codes).toString('hex')}>`
}

export const filled = ({ left, bottom, right, top }: Box, ink: Ink): string =>
  `${row(...ink)} k ${row(left, bottom, right - left, top - bottom)} re f`

type Line = { readonly ink: Ink; readonly thickMm: number; readonly dashMm?: number }

const stroked = (path: string, { ink, thickMm, dashMm }: Line): string =>
  `q ${row(...ink)} K ${row(thickMm)} w [${dashMm === undefined ? '' : row(dashMm)}] 0 d ${path} S Q`

export const outlined = ({ left, bottom, right, top }: Box, line: Line): string =>
  stroked(`${row(left, bottom, right - left, top - bottom)} re`, line)

/** The circle or ellipse that just fits in a box. */
export function rounded({ left, bottom, right, top }: Box, line: Line): string {
  const [x, y, a, b] = [(left + right) / 2, (bottom + top) / 2, (right - left) / 2, (top - bottom) / 2]
  const [p, q] = [a * HALF_CIRCLE, b * HALF_CIRCLE]
  const quarters = [
    row(x + a, y + q, x + p, y + b, x, y + b),
    row(x - p, y + b, x - a, y + q, x - a, y),
    row(x - a, y - q, x - p, y - b, x, y - b),
    row(x + p, y - b, x + a, y - q, x + a, y),
  ]
  return stroked(`${row(x + a, y)} m ${quarters.map((quarter) => `${quarter} c`).join(' ')}`, line)
}

type Words = { readonly sizeMm: number; readonly isBold?: boolean }

export const written = (x: number, y: number, text: string, { sizeMm, isBold = false }: Words): string =>
  `BT 0 0 0 1 k /${isBold ? 'F2' : 'F1'} ${row(sizeMm)} Tf ${row(x, y)} Td ${encoded(text)} Tj ET`

/** A PDF that is the same, byte for byte, whenever it is made. */
export function writePdf(title: string, pages: readonly PdfPage[]): Uint8Array {
  const firstPage = 6
  const pageNumbers = pages.map((_page, index) => firstPage + 2 * index)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl-NL) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${encoded(title)} >>`,
    ...pages.flatMap((page, index) => pageObjects(page, firstPage + 2 * index + 1)),
  ]
  let file = '%PDF-1.6\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const startsAt = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${startsAt}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function pageObjects({ widthMm, heightMm, trimMm, marks }: PdfPage, contentNumber: number): string[] {
  const whole = boxOf({ left: 0, bottom: 0, right: widthMm, top: heightMm })
  const boxes = trimMm ? `/BleedBox ${whole} /TrimBox ${boxOf(trimMm)}` : ''
  const content = `${row(POINTS_PER_MM, 0, 0, POINTS_PER_MM, 0, 0)} cm\n${marks.join('\n')}`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox ${whole} ${boxes} /Contents ${contentNumber} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
}
