import { ApiError, type ServerError } from '#contract/api-error.ts'

/** Sends a file and gives what is answered, whatever that is; a refusal is thrown in the words of the server. */
export async function postFile(url: string, file: File): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => null)
  if (response?.ok) return response
  throw new ApiError(response?.status ?? 0, response ? await errorsOf(response) : [], url)
}

/** What is wrong, in the words of the server where it has any. */
export async function errorsOf(response: Response): Promise<readonly ServerError[]> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return []
  const { errors }: { readonly errors: readonly ServerError[] } = await response.json()
  return errors
}
