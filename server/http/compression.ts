import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How the bytes of an answer are packed; 'identity' is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Shorter answers are not worth packing. */
export const COMPRESS_FROM_BYTES = 1024

/** Of what is packed once and sent often. */
const BROTLI_QUALITY = 9

const WEIGHT = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i

/** The weight that a member of Accept-Encoding gives; one that cannot be read forbids (RFC 9110, 12.4.2). */
function weightOf(parameters: readonly string[]): number {
  const [weight] = parameters
  return weight === undefined ? 1 : Number(WEIGHT.exec(weight)?.[1] ?? 0)
}

/**
 * What to send to who sent this Accept-Encoding: what weighs most, and among equals br before gzip before nothing. An
 * unpacked answer is always possible, so that nobody goes away without one (RFC 9110, 12.5.3).
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const weights = new Map<string, number>()
  for (const member of accepted.split(',')) {
    const [name = '', ...parameters] = member.split(';')
    weights.set(name.trim().toLowerCase(), weightOf(parameters))
  }
  const other = weights.get('*') ?? 0
  const br = weights.get('br') ?? other
  const gzipped = weights.get('gzip') ?? weights.get('x-gzip') ?? other
  const plain = weights.get('identity') ?? 0
  if (br > 0 && br >= gzipped && br >= plain) return 'br'
  return gzipped > 0 && gzipped >= plain ? 'gzip' : 'identity'
}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Packs on a thread of its own. */
export async function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return packGzip(bytes)
  return packBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
