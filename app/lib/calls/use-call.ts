import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { isApiError, type ApiError } from '#contract/api-error.ts'
import { leaveFor, showCallError } from './call-errors.ts'

type CallHandling = {
  /** Takes the place of the toast (spec 8: a call may override the handler). */
  readonly onError?: (error: ApiError) => void
}
/** Runs a call of a component; answers its reply, or null when it failed and the failure has been told. */
export type RunCall = <Reply>(call: () => Promise<Reply>, handling?: CallHandling) => Promise<Reply | null>

export function useCall(): RunCall {
  const navigate = useNavigate()
  return useCallback(
    async (call, { onError = showCallError } = {}) => {
      try {
        return await call()
      } catch (error) {
        if (!isApiError(error)) throw error
        const elsewhere = leaveFor(error, window.location)
        if (elsewhere === null) onError(error)
        else await navigate(elsewhere)
        return null
      }
    },
    [navigate],
  )
}
