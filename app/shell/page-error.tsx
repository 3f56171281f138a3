import { isRouteErrorResponse } from 'react-router'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { errorPageTexts } from '#texts/nl/error-page.ts'
import { errorMessage } from './error-message.ts'
import { MisprintedSheet } from './misprinted-sheet.tsx'

type PageErrorProps = {
  readonly error: unknown
  /** Without the shop's frame the page has a landmark of its own. */
  readonly isAlone?: boolean
}

/** Spec 2, Error page. */
export function PageError({ error, isAlone = false }: PageErrorProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  const sheet = (
    <MisprintedSheet
      heading={isMissing ? errorPageTexts.notFoundTitle : errorMessage(error)}
      lines={isMissing ? errorPageTexts.notFoundLines : null}
    >
      <p>{isMissing ? errorPageTexts.notFoundText : errorPageTexts.status(status)}</p>
      <LinkButton to={paths.home} reloadDocument={!isMissing}>
        {errorPageTexts.backHome}
      </LinkButton>
    </MisprintedSheet>
  )
  return isAlone ? <main>{sheet}</main> : sheet
}
