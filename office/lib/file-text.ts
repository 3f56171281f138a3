import { NotReadable } from './file-in-memory.ts'

/** The text of a file that a spreadsheet saved: UTF-8, or else the code page of Windows. */
export async function fileText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new NotReadable()
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
