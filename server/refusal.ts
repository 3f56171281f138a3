import type { RefusalCode } from '#domain/refusals.ts'

export type RefusalDetail = {
  readonly field?: string
  /** A more exact Dutch sentence than the code's own. */
  readonly message?: string
}

/** An expected 'no', thrown by an operation so that its transaction rolls back. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: readonly RefusalDetail[]
  constructor(code: RefusalCode, details: RefusalDetail | readonly RefusalDetail[] = []) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = [details].flat()
  }
}
