import { isApiError } from '#contract/api-error.ts'

/** An answer, or the server's own words that this part of the shop does not work yet. */
export type OrUnavailable<Answer> =
  | { readonly answer: Answer; readonly unavailable: null }
  | { readonly answer: null; readonly unavailable: string }

const NOT_IMPLEMENTED = 501

/** A page that the server cannot serve yet says so itself, within the frame of the account. */
export async function orUnavailable<Answer>(reading: Promise<Answer>): Promise<OrUnavailable<Answer>> {
  try {
    return { answer: await reading, unavailable: null }
  } catch (error) {
    if (isApiError(error) && error.status === NOT_IMPLEMENTED)
      return { answer: null, unavailable: error.message }
    throw error
  }
}
