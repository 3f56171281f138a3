import { ApiError } from '#contract/api-error.ts'
import { errorsOf } from './post-file.ts'

/** Fetches a picture as an address of its own, until it is given up; a refusal is thrown in the words of the server. */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { credentials: 'same-origin', signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return null
  })
  if (response?.ok) return addressOf(await response.blob())
  throw new ApiError(response?.status ?? 0, response ? await errorsOf(response) : [], url)
}

function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () =>
      reject(new Error('a picture cannot be read', { cause: reader.error })),
    )
    reader.readAsDataURL(picture)
  })
}
