import { DataStore, Server, Upload as TusUpload } from '@tus/server'
import type { Locks } from '../../db/locks.ts'
import { Refusal } from '../../refusal.ts'
import { uploadKey } from './begin-upload.ts'

/** What a tus request asks of us, of one upload. */
export type TusUploads = {
  /** Gives the id of the upload that begins. */
  begin(sizeBytes: number, fileName: string): Promise<string>
  /** How far it is, and how far it goes. */
  find(uploadId: string): Promise<{ readonly offset: number; readonly sizeBytes: number }>
  append(uploadId: string, offset: number, content: AsyncIterable<Uint8Array>): Promise<number>
}

type Engine = { readonly root: string; readonly locks: Locks; readonly uploads: TusUploads }

/** How long a request waits for another one of the same upload, which is told to stop. */
const LOCK_WAIT_MS = 10_000
const LOCK_DRAIN_MS = 250

/** Answers one request by the tus protocol. Whatever goes wrong is thrown: as we know it, or as tus refuses it. */
export async function answerTus({ root, locks, uploads }: Engine, request: Request): Promise<Response> {
  let thrown: { readonly error: unknown } | null = null
  const server = new Server({
    path: root,
    datastore: storeOf(uploads),
    locker: { newLock: (uploadId) => lockOf(locks, uploadId) },
    lockDrainTimeout: LOCK_DRAIN_MS,
    allowedOrigins: () => false,
    namingFunction: (asked, metadata) =>
      uploads.begin(declaredLength(asked.headers), metadata?.['filename'] ?? ''),
    // The token and the process go along to every request of this upload.
    generateUrl: (asked, { path, id }) => `${path}/${id}${new URL(asked.url).search}`,
    getFileIdFromRequest: (asked) => new URL(asked.url).pathname.slice(root.length + 1),
    onResponseError: (_asked, error) => {
      thrown = { error }
      return undefined
    },
  })
  const answer = await server.handleWeb(request)
  if (thrown) throw asRefusal((thrown as { readonly error: unknown }).error)
  if (answer.status >= 400) throw refusalOf(answer.status)
  answer.headers.delete('access-control-expose-headers')
  return answer
}

function declaredLength(headers: Headers): number {
  const length = headers.get('upload-length') ?? ''
  if (!/^\d{1,15}$/.test(length)) throw new Refusal('UploadUnreadable')
  return Number(length)
}

function storeOf(uploads: TusUploads): DataStore {
  const store = new DataStore()
  store.extensions = ['creation', 'creation-with-upload']
  store.create = async (upload) => {
    // An empty file is complete when it begins.
    if (upload.size === 0) await uploads.find(upload.id)
    return upload
  }
  store.getUpload = async (id) => {
    const { offset, sizeBytes } = await uploads.find(id)
    return new TusUpload({ id, size: sizeBytes, offset })
  }
  store.write = (content, id, offset) => uploads.append(id, offset, content)
  return store
}

function lockOf(locks: Locks, uploadId: string) {
  let release: (() => Promise<void>) | null = null
  return {
    async lock(_signal: AbortSignal, onWanted: () => Promise<void> | void) {
      const wish = { waitMs: LOCK_WAIT_MS, onWanted: () => void onWanted() }
      release = await locks.take(uploadKey(uploadId), wish)
      if (!release) throw new Refusal('UploadBusy')
    },
    unlock: async () => release?.(),
  }
}

/** Tus throws its refusals as plain objects. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Error && !('status_code' in error)) return error
  const status = (error as { readonly status_code?: unknown }).status_code
  return typeof status === 'number' ? refusalOf(status) : error
}

function refusalOf(status: number): Refusal {
  if (status === 404 || status === 410) return new Refusal('UploadNotFound')
  if (status === 409) return new Refusal('UploadOutOfStep')
  if (status === 413) return new Refusal('UploadTooLarge')
  return new Refusal('UploadUnreadable')
}
