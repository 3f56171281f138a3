/** What of an ordered line goes into the name of a print file; sizes in mm. */
type NamedLine = {
  readonly sku: string
  readonly widthMm: number | null
  readonly heightMm: number | null
}

type NamedFile = {
  readonly orderNumber: string
  /** The place of the line in its order, counted from 1. */
  readonly line: number
  readonly lineOf: NamedLine
  /** The place of the file among those of its line, counted from 0, and how many those are. */
  readonly file: number
  readonly files: number
  readonly copies: number
  readonly side: 'front' | 'back'
  /** What it is saved as, such as 'pdf'. */
  readonly ending: string
}

const LETTERS = 26

/** 'a' to 'z', then 'aa': the files of one line told apart. */
const lettersOf = (place: number): string =>
  (place >= LETTERS ? lettersOf(Math.floor(place / LETTERS) - 1) : '') +
  String.fromCharCode(97 + (place % LETTERS))

/** What file systems and RIPs take: plain letters, digits and dashes, so that '_' parts the fields. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** '250' or '25,5' cm as '25-5': a point would begin the ending. */
const centimetres = (mm: number) => plain(String(mm / 10))

/**
 * The name under which a print file goes to production, the same each time (office guide, 'File names are data'): order and
 * line, size, article, copies, parted by '_' as RIPs read them: '10042-2a_250x125cm_spd-510_2x.pdf'.
 */
export function printFileName(file: NamedFile): string {
  const { lineOf, copies, side } = file
  const letter = file.files > 1 ? lettersOf(file.file) : ''
  const size =
    lineOf.widthMm !== null && lineOf.heightMm !== null
      ? `${centimetres(lineOf.widthMm)}x${centimetres(lineOf.heightMm)}cm`
      : null
  const parts = [
    `${plain(file.orderNumber)}-${file.line}${letter}`,
    size,
    plain(lineOf.sku),
    side === 'back' ? 'achterzijde' : null,
    `${copies}x`,
  ]
  return `${parts.filter(Boolean).join('_')}.${plain(file.ending)}`
}
