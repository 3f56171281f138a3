import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const reader = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
let prepared: Promise<unknown> | null = null

/** What a scanner reads on a picture of a sheet: format and text of each code, from the top. */
export async function readCodes(picture: Buffer): Promise<{ format: string; text: string }[]> {
  prepared ??= readFile(reader).then((wasm) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  )
  await prepared
  const found = await readBarcodes(new Uint8Array(await sharp(picture).png().toBuffer()), {
    maxNumberOfSymbols: 9,
  })
  return found.map(({ format, text }) => ({ format, text }))
}
