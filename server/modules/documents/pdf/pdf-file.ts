import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** A PDF that is being put together: objects by their numbers. */
export type PdfFile = {
  /** A number for an object that is still to come. */
  reserve(): number
  set(number: number, body: string): void
  add(body: string): number
  /** `dictionary` without its brackets and length. */
  addStream(dictionary: string, content: Buffer, options?: { readonly isPlain?: boolean }): number
  finish(rootNumber: number, infoNumber: number): Buffer
}

/** An empty PDF 1.7; the same objects make the same bytes. */
export function pdfFile(): PdfFile {
  const objects: Buffer[] = []
  const reserve = () => objects.push(Buffer.alloc(0))
  const put = (number: number, body: Buffer) => {
    objects[number - 1] = body
  }
  const addObject = (body: Buffer) => {
    const number = reserve()
    put(number, body)
    return number
  }
  return {
    reserve,
    set: (number, body) => put(number, Buffer.from(body, 'latin1')),
    add: (body) => addObject(Buffer.from(body, 'latin1')),
    addStream(dictionary, content, { isPlain = false } = {}) {
      const packed = isPlain ? content : deflateSync(content)
      const filter = isPlain ? '' : ' /Filter /FlateDecode'
      return addObject(
        Buffer.concat([
          Buffer.from(`<< ${dictionary}${filter} /Length ${packed.length} >>\nstream\n`, 'latin1'),
          packed,
          Buffer.from('\nendstream', 'latin1'),
        ]),
      )
    },
    finish: (rootNumber, infoNumber) => assemble(objects, rootNumber, infoNumber),
  }
}

function assemble(objects: readonly Buffer[], rootNumber: number, infoNumber: number): Buffer {
  // The bytes above 127 tell programs on the way that this is no text.
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let size = parts[0]?.length ?? 0
  const offsets = objects.map((body, index) => {
    const offset = size
    const object = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      body,
      Buffer.from('\nendobj\n', 'latin1'),
    ])
    parts.push(object)
    size += object.length
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32)
  const trailer = `<< /Size ${objects.length + 1} /Root ${rootNumber} 0 R /Info ${infoNumber} 0 R /ID [<${id}> <${id}>] >>`
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n${trailer}\nstartxref\n${size}\n%%EOF\n`,
      'latin1',
    ),
  )
  return Buffer.concat(parts)
}

/** A text as a PDF string. */
export const pdfText = (text: string): string =>
  `<feff${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex')}>`

/** A number with at most three decimals. */
export const pdfNumber = (value: number): string => String(Number(value.toFixed(3)))
