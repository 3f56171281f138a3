import { isApiError } from '#contract/api-error.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { errorLines, saysNoRight } from '../lib/call-errors.ts'
import { NoRight } from './no-right.tsx'

/** Stands where something is on its way. */
export function Loading() {
  return <output className="muted">{texts.loading}</output>
}

type LoadFaultProps = { readonly error: unknown; readonly onAgain: () => void }

/** Stands where something could not be read, with the way to try again where that may help. */
export function LoadFault({ error, onAgain }: LoadFaultProps) {
  if (saysNoRight(error)) return <NoRight />
  const isNotFound = isApiError(error) && error.status === 404
  return (
    <EmptyState
      title={isNotFound ? texts.notFound : texts.notLoaded}
      text={errorLines(error).join(' ')}
      action={<Button onClick={onAgain}>{texts.again}</Button>}
    />
  )
}
