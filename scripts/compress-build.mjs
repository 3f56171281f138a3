// Writes .br and .gz beside every text file of the browser build, so that no request waits for compression.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { inProject } from './machine.mjs'

const TEXT = /\.(?:js|css|svg|html|json|txt|map)$/

export function compressBuild() {
  const client = inProject('build', 'client')
  for (const name of readdirSync(client, { recursive: true })) {
    const path = join(client, String(name))
    if (!TEXT.test(path)) continue
    const content = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
