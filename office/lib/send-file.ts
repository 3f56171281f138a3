import { ApiError, type ServerError } from '#contract/api-error.ts'

/** Sends a file as the body of a request, and gives what is answered; a refusal is thrown in the words of the server, no answer at all has status 0. */
export async function sendFile(url: string, file: File): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => null)
  if (response?.ok) return response.json()
  throw new ApiError(response?.status ?? 0, response ? await errorsOf(response) : [], url)
}

async function errorsOf(response: Response): Promise<readonly ServerError[]> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return []
  const { errors }: { readonly errors: readonly ServerError[] } = await response.json()
  return errors
}
