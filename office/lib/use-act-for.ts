import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SESSION_KEY } from '#domain/access/browser-marks.ts'
import { api } from './api.ts'

type Acting = {
  readonly companyId: string
  readonly contactId: string
  /** The page of the shop that it begins at. */
  readonly at: string
}

/** Goes to the shop to order there for a contact. */
export function useActFor({ companyId, contactId, at }: Acting) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.actForContact({ params: { id: companyId, contactId } }),
    onSuccess() {
      // What the shop kept of a login of before is not of this one.
      localStorage.removeItem(SESSION_KEY)
      window.location.assign(at)
    },
    onError: () => client.invalidateQueries({ queryKey: ['companies', 'one', companyId] }),
  })
}
