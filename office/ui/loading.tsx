import { isApiError } from '#contract/api-error.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { errorLines } from '../lib/call-errors.ts'

/** Stands where something is on its way. */
export function Loading() {
  return <output className="muted">{texts.loading}</output>
}

type LoadFaultProps = { readonly error: unknown; readonly onAgain: () => void }

/** Stands where something could not be read, with the way to try again. */
export function LoadFault({ error, onAgain }: LoadFaultProps) {
  const isNotFound = isApiError(error) && error.status === 404
  return (
    <EmptyState
      title={isNotFound ? texts.notFound : texts.notLoaded}
      text={errorLines(error).join(' ')}
      action={<Button onClick={onAgain}>{texts.again}</Button>}
    />
  )
}
