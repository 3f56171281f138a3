import { useMutation } from '@tanstack/react-query'
import { TOLD_IN_PLACE } from '../../../lib/call-errors.ts'

/** Sends files one after the other. `refused` is why one of them was not taken; those that came before it are there. */
export function useUploads<Sent>(
  send: (file: File) => Promise<Sent>,
  onSent: (sent: readonly Sent[]) => void,
) {
  return useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn(files: readonly File[]) {
      const sent: Sent[] = []
      try {
        for (const file of files) sent.push(await send(file))
        return { sent, refused: null }
      } catch (error) {
        return { sent, refused: error instanceof Error ? error : new Error(String(error)) }
      }
    },
    // The callback of that moment, which knows what the form is by then.
    onSuccess: ({ sent }) => onSent(sent),
  })
}
