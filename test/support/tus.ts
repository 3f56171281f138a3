import { Upload } from 'tus-js-client'

type Sent = {
  readonly address: string
  readonly token: string
  readonly processId: string
  readonly content: Buffer
  readonly fileName?: string
  readonly chunkSize?: number
  /** Where it goes on. */
  readonly uploadUrl?: string
  readonly onProgress?: (sentBytes: number) => void
}

/** Sends a file as the shop's own pages do. */
export function sendByTus({
  address,
  token,
  processId,
  content,
  fileName = 'ontwerp.pdf',
  chunkSize = Infinity,
  uploadUrl,
  onProgress,
}: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(content, {
      endpoint: `${address}/upload?token=${token}&process-id=${processId}`,
      chunkSize,
      // A server takes its time to start again.
      retryDelays: Array.from({ length: 100 }, () => 400),
      metadata: { filename: fileName },
      ...(uploadUrl && { uploadUrl }),
      onProgress: (sentBytes) => onProgress?.(sentBytes),
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    })
    upload.start()
  })
}
