import { Lexer } from './lexer.ts'
import type { PdfFile } from './pdf-file.ts'
import { type Dict, isList, Keyword, Stream, type Value } from './values.ts'

/** What Illustrator writes on the one page of a file that it saves without PDF content, spaces aside. */
const NOTICE = 'savedwithoutPDFContent'
/** The notice is short; a page with more on it is artwork. */
const MOST_BYTES = 64 * 1024
const MOST_TOKENS = 5000

const ownPart = (pdf: PdfFile, page: Dict): Dict | null => {
  const pieces = pdf.dict(page, 'PieceInfo')
  return pieces && pdf.dict(pieces, 'Illustrator')
}

/** Illustrator's own file: by its name, or by its data where the name is not that of a PDF. */
export function isIllustrator(pdf: PdfFile, name: string, page: Dict): boolean {
  const lower = name.toLowerCase()
  return lower.endsWith('.ai') || (!lower.endsWith('.pdf') && ownPart(pdf, page) !== null)
}

/** Whether the PDF part of an Illustrator file only says that there is none (preflight check 12). */
export function isWithoutArtwork(pdf: PdfFile, page: Dict): boolean {
  if (!ownPart(pdf, page)) return false
  const contents = pdf.get(page, 'Contents')
  const streams = (isList(contents) ? contents : [contents]).map(pdf.resolve)
  const words = streams.flatMap((stream) => {
    if (!(stream instanceof Stream) || stream.raw().length > MOST_BYTES) return []
    const { bytes, packedBy } = pdf.decode(stream)
    return packedBy === null ? writtenIn(bytes.subarray(0, MOST_BYTES)) : []
  })
  return words.join('').replaceAll(' ', '').includes(NOTICE)
}

function writtenIn(content: Buffer): string[] {
  const lexer = new Lexer(content)
  const words: string[] = []
  const read = (value: Value) => {
    if (Buffer.isBuffer(value)) words.push(value.toString('latin1'))
    else if (isList(value)) value.forEach(read)
  }
  for (let tokens = 0; tokens < MOST_TOKENS; tokens += 1) {
    const token = lexer.next(false)
    if (token === undefined) break
    if (!(token instanceof Keyword)) read(token)
  }
  return words
}
