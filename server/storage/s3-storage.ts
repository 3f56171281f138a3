import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Settings } from '../settings.ts'
import { checkKey, type Content, type FileStorage } from './file-storage.ts'
import { inParts } from './in-parts.ts'
import { s3Arrivals } from './s3-arrivals.ts'
import { type Bucket, openBucket } from './s3-bucket.ts'
import { withScratch } from './scratch.ts'

/** What is smaller goes as one object; S3 takes no part under 5 MB of a larger one. */
const PART_BYTES = 8 * 1024 * 1024

/** Files in a bucket of an S3-compatible storage. */
export function s3Storage(settings: S3Settings): FileStorage {
  const bucket = openBucket(settings)
  const find = async (key: string) => {
    const sizeBytes = await bucket.sizeOf(checkKey(key))
    return sizeBytes === null ? null : { sizeBytes, stream: () => Readable.from(bucket.read(key)) }
  }
  const put = async (key: string, content: Uint8Array | Content) => {
    checkKey(key)
    if (content instanceof Uint8Array) await bucket.put(key, content)
    else await putContent(bucket, key, content)
  }
  return {
    put,
    find,
    remove: async (key) => bucket.remove(checkKey(key)),
    list: (folder) => bucket.list(`${checkKey(folder)}/`),
    async useLocally(key, use) {
      const file = await find(key)
      if (!file) return null
      return withScratch(async (folder) => {
        const path = join(folder, 'file')
        await pipeline(file.stream(), createWriteStream(path))
        return use(path)
      })
    },
    arrivals: s3Arrivals(bucket, put),
  }
}

/** One object when it fits in a part, so that a small file takes one question. */
async function putContent(bucket: Bucket, key: string, content: Content): Promise<void> {
  const parts = inParts(content, PART_BYTES)
  const first = await parts.next()
  const second = first.done ? first : await parts.next()
  if (first.done || second.done) {
    await bucket.put(key, first.done ? Buffer.alloc(0) : first.value)
    return
  }
  await bucket.putParts(key, followedBy([first.value, second.value], parts))
}

async function* followedBy(first: readonly Uint8Array[], rest: Content): AsyncGenerator<Uint8Array> {
  yield* first
  yield* rest
}
