import { clear, createStore, del, get, set, values } from 'idb-keyval'
import type { QueuedFile } from './queued-file.ts'

/** A file that outlives a reload; without its bytes it must be chosen again. */
export type SavedFile = {
  readonly processId: string
  readonly contactId: string
  readonly queued: QueuedFile
  readonly file: File | null
}

const files = createStore('kept-files', 'files')
const MOST_BYTES_EACH = 100 * 1024 * 1024
/** Of the room that the browser gives the shop; the rest of the files are chosen again after a reload. */
const SHARE_OF_ROOM = 0.2

/** Where storage is full or forbidden the queue lives as long as its page: that is no failure of an upload. */
async function ifPossible<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask()
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
export async function saveFile(queued: QueuedFile, file: File, contactId: string): Promise<void> {
  const { processId } = queued
  const saved: SavedFile = { processId, contactId, queued, file: (await hasRoom(queued.size)) ? file : null }
  await ifPossible(() => set(processId, saved, files))
}

/** What was learnt of a saved file since. */
export async function updateSaved(queued: QueuedFile): Promise<void> {
  const known = await ifPossible(() => get<SavedFile>(queued.processId, files))
  if (known) await ifPossible(() => set(queued.processId, { ...known, queued }, files))
}

export async function dropSaved(processId: string): Promise<void> {
  await ifPossible(() => del(processId, files))
}

export async function dropAllSaved(): Promise<void> {
  await ifPossible(() => clear(files))
}

/** What an earlier page left; another customer's files are not ours to send. */
export async function readSaved(contactId: string): Promise<readonly SavedFile[]> {
  // Earlier builds saved files under another name.
  await ifPossible(async () => indexedDB.deleteDatabase('uploads'))
  const all = (await ifPossible(() => values<SavedFile>(files))) ?? []
  for (const saved of all) if (saved.contactId !== contactId) await dropSaved(saved.processId)
  return all.filter((saved) => saved.contactId === contactId)
}
