import { type Arrivals, checkKey, type Content } from './file-storage.ts'
import { inParts } from './in-parts.ts'
import type { Bucket, StoredObject } from './s3-bucket.ts'

/** Other than any key, so that what is arriving is never found as a file. */
const ARRIVALS = '.arriving'
/** An object cannot grow, so what arrives lies in pieces that are named by where they begin. */
const PIECE_BYTES = 5 * 1024 * 1024
const DIGITS = 15
const BEGUN = 'begun'

const folderOf = (key: string) => `${ARRIVALS}/${checkKey(key)}/`

/** Files that arrive in pieces, in a bucket. */
export function s3Arrivals(bucket: Bucket, put: (key: string, content: Content) => Promise<void>): Arrivals {
  /** The pieces that follow each other from the beginning; null where nothing was begun. */
  async function piecesOf(key: string): Promise<readonly StoredObject[] | null> {
    const pieces: StoredObject[] = []
    let isBegun = false
    let end = 0
    for await (const object of bucket.list(folderOf(key))) {
      const name = object.key.slice(folderOf(key).length)
      if (name === BEGUN) isBegun = true
      else if (Number(name) === end) {
        pieces.push(object)
        end += object.sizeBytes
      }
    }
    return isBegun ? pieces : null
  }

  async function drop(key: string): Promise<void> {
    const keys: string[] = []
    for await (const object of bucket.list(folderOf(key))) keys.push(object.key)
    for (const one of keys) await bucket.remove(one)
  }

  async function* contentOf(pieces: readonly StoredObject[]): AsyncGenerator<Uint8Array> {
    for (const piece of pieces) yield* bucket.read(piece.key)
  }

  return {
    async begin(key) {
      await drop(key)
      await bucket.put(`${folderOf(key)}${BEGUN}`, Buffer.alloc(0))
    },
    async arrivedBytes(key) {
      const pieces = await piecesOf(key)
      return pieces && pieces.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    },
    async append(key, offset, content) {
      let end = offset
      for await (const piece of inParts(content, PIECE_BYTES)) {
        await bucket.put(`${folderOf(key)}${String(end).padStart(DIGITS, '0')}`, piece)
        end += piece.byteLength
      }
      return end
    },
    async complete(key) {
      await put(key, contentOf((await piecesOf(key)) ?? []))
      await drop(key)
    },
    drop,
    async *list() {
      for await (const { key, changedAt } of bucket.list(`${ARRIVALS}/`)) {
        const [, of] = /^[^/]+\/(.+)\/[^/]+$/.exec(key) ?? []
        if (of) yield { key: of, changedAt }
      }
    },
  }
}
