import { isApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import { emailRule } from '#app/lib/forms/field-rules.ts'
import { newsletterTexts } from '#texts/nl/newsletter.ts'

export type Subscribing =
  | { readonly state: 'subscribed' }
  /** What is wrong with the address belongs at its field, all else below the form. */
  | { readonly state: 'refused'; readonly at: 'field' | 'form'; readonly text: string }

export const findFault = emailRule

/** Sends the address; what the server says of it is its fault too. */
export async function subscribe(email: string): Promise<Subscribing> {
  const fault = findFault(email)
  if (fault !== null) return { state: 'refused', at: 'field', text: fault }
  try {
    await api.subscribeToNewsletter({ body: { email: email.trim() } })
    return { state: 'subscribed' }
  } catch (error) {
    if (!isApiError(error)) throw error
    const atField = error.errors.find(({ field }) => field === 'email')
    return atField
      ? { state: 'refused', at: 'field', text: atField.message }
      : { state: 'refused', at: 'form', text: newsletterTexts.failed }
  }
}
