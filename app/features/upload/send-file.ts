import { DetailedError, Upload } from 'tus-js-client'
import { afterFailure, RETRY_AFTER_MS, UPLOAD_TIMEOUT_MS } from '#domain/designs/send-rules.ts'

/** What is needed to send a file; `uploadUrl` is where an earlier attempt got to. */
export type Sending = {
  readonly file: File
  readonly processId: string
  readonly uploadRoot: string
  readonly uploadUrl: string | null
  readonly token: string
}

/** What is told meanwhile; a failure has the status of the answer, 0 without one. */
export type SendingTold = {
  readonly onUrl: (uploadUrl: string) => void
  readonly onProgress: (sentBytes: number) => void
  readonly onSent: () => void
  readonly onFailed: (status: number) => void
}

/** An address with the token of now: an upload that goes on after a renewal keeps its place (spec 7). */
function withToken(address: string, { token, processId }: Pick<Sending, 'token' | 'processId'>): string {
  const url = new URL(address, location.href)
  url.searchParams.set('token', token)
  url.searchParams.set('process-id', processId)
  return url.href
}

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0

/** Sends a file in the resumable way, from where the shop has got to; answers how to stop. */
export function sendFile(sending: Sending, told: SendingTold): () => void {
  const { file, uploadUrl } = sending
  const upload = new Upload(file, {
    endpoint: withToken(sending.uploadRoot, sending),
    uploadUrl: uploadUrl === null ? null : withToken(uploadUrl, sending),
    metadata: { filename: file.name, filetype: file.type || 'application/octet-stream' },
    retryDelays: [...RETRY_AFTER_MS],
    onShouldRetry: (error) => navigator.onLine && afterFailure(statusOf(error)) === 'retry',
    storeFingerprintForResuming: false,
    onBeforeRequest(request) {
      const underlying: unknown = request.getUnderlyingObject()
      if (underlying instanceof XMLHttpRequest) underlying.timeout = UPLOAD_TIMEOUT_MS
    },
    onUploadUrlAvailable: () => upload.url !== null && told.onUrl(upload.url),
    onProgress: told.onProgress,
    onSuccess: told.onSent,
    onError: (error) => told.onFailed(statusOf(error)),
  })
  upload.start()
  return () => void upload.abort()
}
