/** One error of the server: a code, a Dutch sentence, and the field it belongs to. */
export type ServerError = {
  readonly code: string
  readonly message: string
  readonly field?: string | undefined
}

/** A call that failed; status 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly ServerError[]
  /** What the server calls the request that it could not serve; null where it was no fault of the server. */
  readonly requestId: string | null
  constructor(
    status: number,
    errors: readonly ServerError[],
    fallback: string,
    requestId: string | null = null,
  ) {
    super(errors.map((error) => error.message).join('\n') || fallback)
    this.name = 'ApiError'
    this.status = status
    this.errors = errors
    this.requestId = requestId
  }
}

/** Whether an error is a failed call. By name, since a built page has its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
