import { closeSync, openSync, writeSync } from 'node:fs'
import {
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { FileBytes } from '../../preflight/file-bytes.ts'
import { dropUnreachable } from './reachable.ts'

const HEAD = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')
const CHUNK_BYTES = 1024 * 1024

/** A stream that is empty in memory, and what stands in it. */
export type StreamOfFile = { readonly ref: PDFRef; readonly stream: PDFRawStream; readonly path: string }

/** Writes a document of which one stream lies in a file: that may be larger than what is to be held in memory, let alone twice. */
export async function writeWithFile(document: PDFDocument, path: string, big: StreamOfFile): Promise<void> {
  await document.flush()
  dropUnreachable(document)
  const { context } = document
  const out = openSync(path, 'w')
  let at = 0
  const write = (bytes: Uint8Array) => {
    writeSync(out, bytes)
    at += bytes.length
  }
  const writeText = (text: string) => write(Buffer.from(text, 'latin1'))
  try {
    write(HEAD)
    const places = new Map<number, number>()
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      places.set(ref.objectNumber, at)
      writeText(`${ref.objectNumber} ${ref.generationNumber} obj\n`)
      if (ref === big.ref) writeStream(big, write)
      else write(bytesOf(object))
      writeText('\nendobj\n')
    }
    const indexAt = at
    const size = context.largestObjectNumber + 1
    writeText(`xref\n0 1\n0000000000 65535 f \n`)
    for (const [number, place] of places)
      writeText(`${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`)
    const { Root, Info } = context.trailerInfo
    writeText('trailer\n')
    write(bytesOf(context.obj({ Size: size, Root, ...(Info && { Info }) })))
    writeText(`\nstartxref\n${indexAt}\n%%EOF\n`)
  } finally {
    closeSync(out)
  }
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return bytes
}

function writeStream({ stream, path }: StreamOfFile, write: (bytes: Uint8Array) => void): void {
  const file = new FileBytes(path)
  try {
    stream.dict.set(PDFName.of('Length'), PDFNumber.of(file.size))
    write(bytesOf(stream.dict))
    write(Buffer.from('\nstream\n'))
    for (let at = 0; at < file.size; at += CHUNK_BYTES) write(file.read(at, CHUNK_BYTES))
    write(Buffer.from('\nendstream'))
  } finally {
    file.close()
  }
}
