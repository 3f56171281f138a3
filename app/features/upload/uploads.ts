import { useSyncExternalStore } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { uploadTotals, warnsOnLeave } from '#domain/designs/merge-uploads.ts'
import { api } from '#app/lib/api/api.ts'
import { loadCode } from '#app/lib/page-start/load-code.ts'
import { isTokenExpired } from '#app/lib/session/session-rules.ts'
import { readSession, writeSession } from '#app/lib/session/session-storage.ts'
import { obtainToken } from '#app/lib/session/session-token.ts'
import { contactOfLogin, onSessionSignal } from '#app/lib/session/session.ts'
import { showToast, toastStore } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { markUnfinishedUploads, setUploadActivity } from './activity.ts'
import { dropAllSaved, dropSaved, saveFile, readSaved, updateSaved } from './saved-files.ts'
import { joinTabs, type TabMessage } from './queue-tabs.ts'
import { asLocalFile, type QueuedFile } from './queued-file.ts'
import { createUploadQueue, type CheckedFile } from './upload-queue.ts'

const HELLO_WAIT_MS = 500
const OFFLINE_TOAST = 'uploads-offline'

let uploadRoot = ''
let isOwner = false
let hasStarted = false
/** Whether it is known what is under way: a tab that sends may be too busy to say so in time. */
let isInformed = false
/** What the tab that sends last told; its own files where that is this one. */
let told: readonly QueuedFile[] = []
/** What this tab has bytes of, should the one that sends go. */
const ownFiles = new Map<string, File>()
const viewers = new Set<() => void>()
let becomeReady: () => void = () => {}
const ready = new Promise<void>((resolve) => {
  becomeReady = resolve
})
let tellTabs: (message: TabMessage) => void = () => {}
let keeping: Promise<unknown> = Promise.resolve()
let contactId: Promise<string> | null = null

const contact = (): Promise<string> => {
  const known = contactOfLogin()
  contactId ??= known ? Promise.resolve(known) : api.getCustomer().then((customer) => customer.contact.id)
  return contactId
}

/** One after another, so that what was learnt later is what is kept. Without an answer nothing is. */
function keep(change: () => Promise<void>) {
  keeping = keeping.then(change).catch(() => null)
}

const queue = createUploadQueue({
  async announce({ processId, name }) {
    try {
      return (await api.announceDesign({ body: { processId, fileName: name } })).design
    } catch (error) {
      if (!isApiError(error)) throw error
      return null
    }
  },
  async token(refused) {
    const stored = readSession()
    if (stored && stored.uploadToken !== refused && !isTokenExpired(stored, Date.now()))
      return stored.uploadToken
    if (stored && stored.uploadToken === refused) writeSession(null)
    const outcome = await obtainToken()
    return typeof outcome === 'object' ? outcome.uploadToken : null
  },
  async send(sending, tell) {
    const { sendFile } = await loadCode(() => import('./send-file.ts'))
    return sendFile({ ...sending, uploadRoot }, tell)
  },
  isOnline: () => navigator.onLine,
  now: () => performance.now(),
  keep(processId, queued, bytes) {
    if (queued === null) keep(() => dropSaved(processId))
    else if (bytes) keep(async () => saveFile(queued, bytes, await contact()))
    else keep(() => updateSaved(queued))
  },
})

function show(files: readonly QueuedFile[]) {
  const wasBusy = uploadTotals(told.map(asLocalFile)) !== null
  told = files
  const local = files.map(asLocalFile)
  const totals = uploadTotals(local)
  setUploadActivity(totals)
  for (const viewer of viewers) viewer()
  const isDone = wasBusy && totals === null && files.some(({ phase }) => phase === 'sent')
  if (isDone && viewers.size === 0) {
    showToast({
      tone: 'good',
      title: uploadTexts.allSent,
      lines: [uploadTexts.allSentText],
      key: 'uploads-sent',
    })
  }
}

function onOwnChange() {
  const files = queue.read()
  show(files)
  markUnfinishedUploads(
    files.some(({ phase, reason }) => phase !== 'sent' && reason !== 'wrongType' && reason !== 'empty'),
  )
  tellTabs({ type: 'files', files })
}

function onMessage(message: TabMessage) {
  if (message.type === 'files') {
    if (isOwner) return
    show(message.files)
    isInformed = true
    becomeReady()
  } else if (!isOwner) return
  else if (message.type === 'hello') tellTabs({ type: 'files', files: queue.read() })
  else if (message.type === 'add') queue.add(message.checked)
  else queue[message.type](message.processIds)
}

async function own() {
  isOwner = true
  const left = told
  queue.subscribe(onOwnChange)
  const kept = await contact()
    .then(readSaved)
    .catch(() => [])
  const known = new Map(left.map((queued) => [queued.processId, queued]))
  const fromStore = kept.map(({ queued, file }) => ({
    queued: known.get(queued.processId) ?? queued,
    file: file ?? ownFiles.get(queued.processId) ?? null,
  }))
  const stored = new Set(kept.map(({ processId }) => processId))
  const fromTab = left
    .filter(({ processId }) => !stored.has(processId))
    .map((queued) => ({ queued, file: ownFiles.get(queued.processId) ?? null }))
  queue.restore([...fromStore, ...fromTab])
  isInformed = true
  becomeReady()
}

function onOffline() {
  if (!isOwner || uploadTotals(told.map(asLocalFile)) === null) return
  queue.pause()
  const { offlineTitle: title, offline } = uploadTexts
  showToast({ tone: 'warning', title, lines: [offline], sticky: true, key: OFFLINE_TOAST })
}

function onOnline() {
  const toast = toastStore.read().find(({ key }) => key === OFFLINE_TOAST)
  if (toast) toastStore.dismiss(toast.id)
  if (isOwner) queue.resume()
}

function forgetAll() {
  contactId = null
  if (isOwner) queue.remove(queue.read().map(({ processId }) => processId))
  ownFiles.clear()
  markUnfinishedUploads(false)
  keep(dropAllSaved)
}

/** Begins to send, or to watch the tab that does; answers when it is known what is under way. */
export function startUploads(config: { readonly uploadRoot: string }): Promise<void> {
  ;({ uploadRoot } = config)
  if (hasStarted) return ready
  hasStarted = true
  addEventListener('offline', onOffline)
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', () => {
    // A machine that slept finds its network a while after its pages.
    if (document.visibilityState === 'visible' && navigator.onLine && isOwner) queue.resume()
  })
  addEventListener('beforeunload', (event) => {
    if (isOwner && warnsOnLeave(told.map(asLocalFile))) event.preventDefault()
  })
  onSessionSignal((signal) => signal !== 'started' && forgetAll())
  tellTabs = joinTabs({
    onMessage,
    onOwner: () => void own(),
    onFollower() {
      // The channel is there by the time that the lock has been asked for.
      tellTabs({ type: 'hello' })
      setTimeout(becomeReady, HELLO_WAIT_MS)
    },
  })
  return ready
}

/** Whether every upload of this browser is known, so that any other one was interrupted. */
export const knowsUploads = (): boolean => isInformed

/** Adds files that were checked; answers the process ids under which they go. */
export function addUploads(checked: readonly CheckedFile[]): readonly string[] {
  for (const { processId, file } of checked) ownFiles.set(processId, file)
  if (isOwner) return queue.add(checked)
  tellTabs({ type: 'add', checked })
  return checked.map(({ processId }) => processId)
}

export function removeUploads(processIds: readonly string[]): void {
  if (processIds.length === 0) return
  for (const processId of processIds) ownFiles.delete(processId)
  if (isOwner) queue.remove(processIds)
  else tellTabs({ type: 'remove', processIds })
}

export function retryUploads(processIds: readonly string[]): void {
  if (isOwner) queue.retry(processIds)
  else tellTabs({ type: 'retry', processIds })
}

function subscribe(viewer: () => void): () => void {
  viewers.add(viewer)
  return () => void viewers.delete(viewer)
}

/** The files on their way, in this tab or in the one that sends. */
export const useUploads = (): readonly QueuedFile[] =>
  useSyncExternalStore(
    subscribe,
    () => told,
    () => told,
  )
