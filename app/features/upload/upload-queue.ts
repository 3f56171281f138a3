import { isSameFile } from '#domain/designs/file-rules.ts'
import type { ServerDesign } from '#domain/designs/merge-uploads.ts'
import type { PixelSize } from '#domain/designs/pixel-size.ts'
import { afterFailure, nextToSend } from '#domain/designs/send-rules.ts'
import { isSamePace, type Sample, uploadPace, withSample } from '#domain/designs/upload-pace.ts'
import { mayRetry, type QueuedFile, type StopReason } from './queued-file.ts'
import type { Sending, SendingTold } from './send-file.ts'

/** What the queue needs of the world. */
export type QueueWorld = {
  /** Announces a file to the shop; null when that failed, which stops nothing. */
  readonly announce: (file: Pick<QueuedFile, 'processId' | 'name'>) => Promise<ServerDesign | null>
  /** A usable upload token, other than the one that was refused; null while there is none to be had. */
  readonly token: (refused: string | null) => Promise<string | null>
  readonly send: (sending: Omit<Sending, 'uploadRoot'>, told: SendingTold) => Promise<() => void>
  readonly isOnline: () => boolean
  /** A clock that only ever goes on, in ms. */
  readonly now: () => number
  /** Called with what a reload must not lose; null for what is done with. */
  readonly keep: (processId: string, file: QueuedFile | null, bytes: File | null) => void
}

/** A file with what was found out about it before it is sent. */
export type CheckedFile = {
  readonly processId: string
  readonly file: File
  readonly pixels: PixelSize | null
  readonly refusal: 'wrongType' | 'empty' | null
  readonly addedAt: string
}

/** What an earlier page, or a tab that has gone, left of a file. */
export type LeftFile = { readonly queued: QueuedFile; readonly file: File | null }

const TELL_EVERY_MS = 200
const MOST_RENEWALS = 3

/** An attempt at sending a file; one that was given up must not be heard any more. */
type Attempt = { stop: (() => void) | null; samples: readonly Sample[]; readonly renewals: number }

const freshFile = ({ processId, file, pixels, refusal, addedAt }: CheckedFile): QueuedFile => ({
  processId,
  name: file.name,
  size: file.size,
  lastModified: file.lastModified,
  addedAt,
  pixels,
  uploadUrl: null,
  design: null,
  percent: 0,
  pace: null,
  phase: refusal === null ? 'waiting' : 'stopped',
  reason: refusal,
})

/** The files on their way, outside React: it goes on while the customer is elsewhere in the shop (spec 2, Header). */
export function createUploadQueue(world: QueueWorld) {
  const files = new Map<string, QueuedFile>()
  const bytes = new Map<string, File>()
  const attempts = new Map<string, Attempt>()
  const viewers = new Set<() => void>()
  let shown: readonly QueuedFile[] = []
  let isPaused = false
  let telling: ReturnType<typeof setTimeout> | null = null

  function tell() {
    if (telling) clearTimeout(telling)
    telling = null
    shown = [...files.values()]
    for (const viewer of viewers) viewer()
  }

  function change(processId: string, facts: Partial<QueuedFile>) {
    const file = files.get(processId)
    if (!file) return
    // A file whose state changes is not on its way, or only begins.
    const next = { ...file, pace: null, ...facts }
    files.set(processId, next)
    world.keep(processId, next.phase === 'sent' ? null : next, null)
    tell()
  }

  /** Bytes come by the thousand a second: what only moves a bar is told now and then, and not kept. */
  function move(processId: string, attempt: Attempt, sentBytes: number) {
    const file = files.get(processId)
    if (!file) return
    attempt.samples = withSample(attempt.samples, { atMs: world.now(), sentBytes })
    const percent = file.size > 0 ? Math.floor((sentBytes / file.size) * 100) : 0
    const pace = uploadPace(attempt.samples, file.size)
    if (file.percent === percent && isSamePace(file.pace, pace)) return
    files.set(processId, { ...file, percent, pace })
    telling ??= setTimeout(tell, TELL_EVERY_MS)
  }

  const inPhase = (phase: QueuedFile['phase']) => [...files.values()].filter((file) => file.phase === phase)

  function pump() {
    if (isPaused) return
    for (const { processId } of nextToSend(inPhase('waiting'), inPhase('sending').length)) {
      change(processId, { phase: 'sending', reason: null })
      void begin(processId, null, 0)
    }
  }

  async function begin(processId: string, refused: string | null, renewals: number) {
    const attempt: Attempt = { stop: null, samples: [], renewals }
    attempts.set(processId, attempt)
    const isCurrent = () => attempts.get(processId) === attempt
    const file = files.get(processId)
    const content = bytes.get(processId)
    if (!file || !content) return stop(processId, 'lost')
    const [token, design] = await Promise.all([
      world.token(refused),
      file.design === null ? world.announce(file) : file.design,
    ])
    if (!isCurrent()) return
    if (token === null) return stop(processId, 'noAnswer')
    change(processId, { design })
    const failed = (status: number) => isCurrent() && void onFailed(processId, attempt, token, status)
    const sending = { file: content, processId, uploadUrl: files.get(processId)?.uploadUrl ?? null, token }
    const told: SendingTold = {
      onUrl: (uploadUrl) => isCurrent() && change(processId, { uploadUrl }),
      onProgress: (sentBytes) => isCurrent() && move(processId, attempt, sentBytes),
      onSent: () => isCurrent() && finish(processId),
      onFailed: failed,
    }
    // Where the code that sends does not come, the shop gives no answer either.
    const stopSending = await world.send(sending, told).catch(() => null)
    if (stopSending === null) failed(0)
    else if (isCurrent()) attempt.stop = stopSending
    else stopSending()
  }

  async function onFailed(processId: string, { renewals }: Attempt, token: string, status: number) {
    const verdict = afterFailure(status)
    if ((verdict === 'renewToken' || verdict === 'startAnew') && renewals < MOST_RENEWALS) {
      if (verdict === 'startAnew') change(processId, { uploadUrl: null, percent: 0 })
      return begin(processId, verdict === 'renewToken' ? token : null, renewals + 1)
    }
    attempts.delete(processId)
    if (verdict === 'retry') {
      if (world.isOnline()) return stop(processId, 'noAnswer')
      return change(processId, { phase: 'waiting' })
    }
    return status === 409 && (await isThere(processId)) ? finish(processId) : stop(processId, 'refused')
  }

  /** The answer to its last bytes can be lost: the shop then has the file, and takes it no second time. */
  async function isThere(processId: string): Promise<boolean> {
    const file = files.get(processId)
    const design = file ? await world.announce(file) : null
    if (design) change(processId, { design })
    return design?.progress === 100
  }

  function finish(processId: string) {
    attempts.delete(processId)
    bytes.delete(processId)
    change(processId, { phase: 'sent', percent: 100 })
    pump()
  }

  function stop(processId: string, reason: StopReason) {
    attempts.delete(processId)
    change(processId, { phase: 'stopped', reason })
    pump()
  }

  function giveUp(processId: string) {
    attempts.get(processId)?.stop?.()
    attempts.delete(processId)
  }

  /** Adds checked files; one that was lost in a reload goes on where it was. Answers their process ids. */
  function add(checked: readonly CheckedFile[]): readonly string[] {
    const ids = checked.map((one) => {
      const known = [...files.values()].find(
        ({ reason, ...file }) => reason === 'lost' && isSameFile(file, one.file),
      )
      const queued: QueuedFile = known ? { ...known, phase: 'waiting', reason: null } : freshFile(one)
      const { processId } = queued
      files.set(processId, queued)
      if (queued.phase === 'waiting') {
        bytes.set(processId, one.file)
        world.keep(processId, queued, one.file)
      }
      return processId
    })
    tell()
    pump()
    return ids
  }

  /** Takes up what an earlier page left, or another tab that has gone. */
  function restore(left: readonly LeftFile[]) {
    for (const { queued, file } of left) {
      if (files.has(queued.processId) || queued.phase === 'sent') continue
      if (file) bytes.set(queued.processId, file)
      const reason = queued.reason ?? (file ? null : 'lost')
      files.set(queued.processId, {
        ...queued,
        pace: null,
        phase: reason === null ? 'waiting' : 'stopped',
        reason,
      })
    }
    tell()
    pump()
  }

  function remove(processIds: readonly string[]) {
    for (const processId of processIds) {
      giveUp(processId)
      bytes.delete(processId)
      if (files.delete(processId)) world.keep(processId, null, null)
    }
    tell()
    pump()
  }

  function retry(processIds: readonly string[]) {
    for (const processId of processIds) {
      const file = files.get(processId)
      if (file && mayRetry(file)) change(processId, { phase: 'waiting', reason: null })
    }
    pump()
  }

  /** Without a network everything waits, with its place kept. */
  function pause() {
    isPaused = true
    for (const { processId } of inPhase('sending')) {
      giveUp(processId)
      change(processId, { phase: 'waiting' })
    }
  }

  function resume() {
    isPaused = false
    retry(inPhase('stopped').flatMap(({ reason, processId }) => (reason === 'noAnswer' ? [processId] : [])))
  }

  function subscribe(viewer: () => void) {
    viewers.add(viewer)
    return () => void viewers.delete(viewer)
  }

  return { add, restore, remove, retry, pause, resume, subscribe, read: () => shown }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
