import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../settings.ts'
import { StorageFailure } from './file-storage.ts'

const CONNECT_MS = 3_000
const ANSWER_MS = 30_000
const ATTEMPTS = 2
const MISSING = new Set(['NotFound', 'NoSuchKey'])
const INSUFFICIENT_STORAGE = 507

const isMissing = (error: unknown) => error instanceof S3ServiceException && MISSING.has(error.name)

function asFailure(error: unknown): StorageFailure {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : null
  return new StorageFailure(status === INSUFFICIENT_STORAGE ? 'full' : 'away', error)
}

async function orFailure<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked
  } catch (error) {
    throw asFailure(error)
  }
}

export type StoredObject = { readonly key: string; readonly sizeBytes: number; readonly changedAt: Date }
export type Bucket = ReturnType<typeof openBucket>

/** A bucket in few words; each failure says whether it is full or away. */
export function openBucket({ endpoint, bucket: Bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Not every compatible storage knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  })
  return {
    async put(Key: string, Body: Uint8Array): Promise<void> {
      await orFailure(client.send(new PutObjectCommand({ Bucket, Key, Body })))
    },

    async sizeOf(Key: string): Promise<number | null> {
      try {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand({ Bucket, Key }))
        return ContentLength
      } catch (error) {
        if (isMissing(error)) return null
        throw asFailure(error)
      }
    },

    async *read(Key: string): AsyncGenerator<Uint8Array> {
      const { Body } = await orFailure(client.send(new GetObjectCommand({ Bucket, Key })))
      if (!(Body instanceof Readable)) throw new Error('The client of S3 gave no stream')
      try {
        yield* Body
      } catch (error) {
        throw asFailure(error)
      }
    },

    async remove(Key: string): Promise<void> {
      await orFailure(client.send(new DeleteObjectCommand({ Bucket, Key })))
    },

    async *list(Prefix: string): AsyncGenerator<StoredObject> {
      let ContinuationToken: string | undefined
      do {
        const page = await orFailure(
          client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
        )
        for (const { Key, Size = 0, LastModified = new Date() } of page.Contents ?? []) {
          if (Key) yield { key: Key, sizeBytes: Size, changedAt: LastModified }
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
    },

    /** Puts an object that comes in parts; it is there when all are, and not at all when they break off. */
    async putParts(Key: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
      const { UploadId } = await orFailure(client.send(new CreateMultipartUploadCommand({ Bucket, Key })))
      try {
        const Parts: { readonly ETag: string | undefined; readonly PartNumber: number }[] = []
        for await (const Body of parts) {
          const PartNumber = Parts.length + 1
          const { ETag } = await orFailure(
            client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body })),
          )
          Parts.push({ ETag, PartNumber })
        }
        await orFailure(
          client.send(
            new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
          ),
        )
      } catch (error) {
        // Where even this fails, the bucket's own rule for unfinished parts clears them (docs/operations.md).
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined)
        throw error
      }
    },
  }
}
