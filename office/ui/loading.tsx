import { isApiError } from '#contract/api-error.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { errorLines, saysNoRight } from '../lib/call-errors.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { NoRight } from './no-right.tsx'

/** Stands where something is on its way. */
export function Loading() {
  return <output className="muted">{texts.loading}</output>
}

type LoadFaultProps = { readonly error: unknown; readonly onAgain: () => void }

const titleOf = (error: unknown) =>
  saysNoRight(error)
    ? texts.noRight
    : isApiError(error) && error.status === 404
      ? texts.notFound
      : texts.notLoaded

/** Stands in the place of a part of a page that could not be read, with the way to try again where that may help. */
export const LoadFault = (fault: LoadFaultProps) => <Fault {...fault} headingLevel={2} />

/** Stands in the place of a whole page that could not be read. */
export function PageFault(fault: LoadFaultProps) {
  usePageTitle(titleOf(fault.error))
  return <Fault {...fault} headingLevel={1} />
}

function Fault({ error, onAgain, headingLevel }: LoadFaultProps & { readonly headingLevel: 1 | 2 }) {
  if (saysNoRight(error)) return <NoRight headingLevel={headingLevel} />
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={titleOf(error)}
      text={errorLines(error).join(' ')}
      action={<Button onClick={onAgain}>{texts.again}</Button>}
    />
  )
}
