import { NotReadable } from './file-in-memory.ts'

/** The text of a file that a spreadsheet saved: UTF-16 by its mark, UTF-8, or else the code page of Windows. */
export async function fileText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new NotReadable()
  })
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
