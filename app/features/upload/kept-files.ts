import type { QueuedFile } from './queued-file.ts'

/** A file that outlives a reload; without its bytes it must be chosen again. */
export type KeptFile = {
  readonly processId: string
  readonly contactId: string
  readonly queued: QueuedFile
  readonly file: File | null
}

const DATABASE = 'uploads'
const STORE = 'files'
const MOST_BYTES_EACH = 100 * 1024 * 1024
/** Of the room that the browser gives the shop; the rest of the files are chosen again after a reload. */
const SHARE_OF_ROOM = 0.2

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(STORE, { keyPath: 'processId' }),
    )
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')))
  })
}

/** Where storage is full or forbidden the queue lives as long as its page: that is no failure of an upload. */
async function within<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const database = await open()
    return await new Promise<Result | null>((resolve) => {
      const transaction = database.transaction(STORE, mode)
      const request = ask(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => resolve(null))
    }).finally(() => database.close())
  } catch {
    return null
  }
}

async function hasRoom(sizeBytes: number): Promise<boolean> {
  if (sizeBytes > MOST_BYTES_EACH || !('storage' in navigator)) return false
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  return usage + sizeBytes < quota * SHARE_OF_ROOM
}

/** Keeps a file with its bytes, where there is room for them. */
export async function keepFile(queued: QueuedFile, file: File, contactId: string): Promise<void> {
  const { processId } = queued
  const kept: KeptFile = { processId, contactId, queued, file: (await hasRoom(queued.size)) ? file : null }
  await within('readwrite', (store) => store.put(kept))
}

/** What was learnt of a kept file since. */
export async function updateKept(queued: QueuedFile): Promise<void> {
  const known = await within<KeptFile | undefined>('readonly', (store) => store.get(queued.processId))
  if (known) await within('readwrite', (store) => store.put({ ...known, queued }))
}

export async function dropKept(processId: string): Promise<void> {
  await within('readwrite', (store) => store.delete(processId))
}

export async function dropAllKept(): Promise<void> {
  await within('readwrite', (store) => store.clear())
}

/** What an earlier page left; another customer's files are not ours to send. */
export async function readKept(contactId: string): Promise<readonly KeptFile[]> {
  const all = (await within<KeptFile[]>('readonly', (store) => store.getAll())) ?? []
  for (const kept of all) if (kept.contactId !== contactId) await dropKept(kept.processId)
  return all.filter((kept) => kept.contactId === contactId)
}
