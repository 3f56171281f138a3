const DECLARED = /^<\?xml[^>]*encoding=["']([\w.-]+)["']/
const HEAD_BYTES = 200

/** The text of an XML file in the encoding that it declares, which is UTF-8 without one; null where it is no such text. */
export async function readXml(file: Blob): Promise<string | null> {
  const bytes = await file.arrayBuffer()
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD_BYTES)).replace(/^ï»¿/, '')
  try {
    return new TextDecoder(DECLARED.exec(head)?.[1] ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Another encoding than it says, or one that nobody knows: `null` is told to who chose the file.
    return null
  }
}
