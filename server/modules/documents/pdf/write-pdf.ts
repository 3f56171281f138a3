import { escapeXml, xmlText } from '../ubl/xml.ts'
import { type PdfFacts, pdfDate, producer, srgbProfile, xmpPacket } from './archive-marks.ts'
import type { FontBook } from './embed-fonts.ts'
import { pdfFile, type PdfFile, pdfNumber, pdfText } from './pdf-file.ts'

/** In points. */
export type PageSize = { readonly width: number; readonly height: number }
export const A4: PageSize = { width: 595.28, height: 841.89 }

/** A file that travels within a PDF; it says the same in another form. */
export type AttachedFile = {
  readonly name: string
  readonly mimeType: string
  readonly description: string
  readonly content: Buffer
}

/** Pixels in rows from the top, three bytes each. */
export type Picture = { readonly widthPx: number; readonly heightPx: number; readonly rgb: Buffer }

type Written = PdfFacts & {
  readonly size: PageSize
  /** Each page as the operators that draw it. */
  readonly pages: readonly string[]
  readonly fonts: FontBook
  /** Called I1 and on. */
  readonly pictures: readonly Picture[]
  readonly attached?: AttachedFile
}

/** Pages as a PDF/A-3b file: fonts and colour profile within, facts in XMP, and no moment but the one given. */
export async function writePdf({
  size,
  pages,
  fonts,
  pictures,
  attached,
  ...facts
}: Written): Promise<Buffer> {
  const file = pdfFile()
  const tree = file.reserve()
  const resources = file.add(
    `<< /Font ${fonts.embed(file)} /XObject << ${pictures.map((picture, index) => `/I${index + 1} ${embedPicture(file, picture)} 0 R`).join(' ')} >> >>`,
  )
  const kids = pages.map((operators) => {
    const contents = file.addStream('', Buffer.from(operators, 'latin1'))
    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pdfNumber(size.width)} ${pdfNumber(size.height)}] /Resources ${resources} 0 R /Contents ${contents} 0 R >>`,
    )
  })
  file.set(
    tree,
    `<< /Type /Pages /Kids [${kids.map((number) => `${number} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  )
  const profile = file.addStream('/N 3', await srgbProfile())
  const known = { ...facts, title: xmlText(facts.title), author: xmlText(facts.author) }
  const metadata = file.addStream(
    '/Type /Metadata /Subtype /XML',
    Buffer.from(xmpPacket(known, escapeXml), 'utf8'),
    { isPlain: true },
  )
  const root = file.add(
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (nl-NL) /ViewerPreferences << /DisplayDocTitle true >> /Metadata ${metadata} 0 R /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) /DestOutputProfile ${profile} 0 R >>]${attached ? attach(file, attached, facts.madeAt) : ''} >>`,
  )
  const moment = pdfDate(facts.madeAt)
  const info = file.add(
    `<< /Title ${pdfText(known.title)} /Author ${pdfText(known.author)} /Producer (${producer}) /CreationDate ${moment} /ModDate ${moment} >>`,
  )
  return file.finish(root, info)
}

const embedPicture = (file: PdfFile, { widthPx, heightPx, rgb }: Picture): number =>
  file.addStream(
    `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
    rgb,
  )

/** The entries of the catalogue that name an attached file. */
function attach(file: PdfFile, { name, mimeType, description, content }: AttachedFile, madeAt: Date): string {
  const stream = file.addStream(
    `/Type /EmbeddedFile /Subtype /${mimeType.replaceAll('/', '#2F')} /Params << /Size ${content.length} /ModDate ${pdfDate(madeAt)} >>`,
    content,
  )
  const specification = file.add(
    `<< /Type /Filespec /F ${pdfText(name)} /UF ${pdfText(name)} /Desc ${pdfText(description)} /AFRelationship /Alternative /EF << /F ${stream} 0 R /UF ${stream} 0 R >> >>`,
  )
  return ` /AF [${specification} 0 R] /Names << /EmbeddedFiles << /Names [${pdfText(name)} ${specification} 0 R] >> >>`
}
