import { useEffect, useState, useSyncExternalStore } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { paths } from '#app/paths.ts'
import { isMissingCode, reloadForCode } from '#app/lib/page-start/chunk-reload.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { useHydrated } from '#app/lib/page-start/use-hydrated.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { callErrorTexts } from '#texts/nl/call-errors.ts'
import { errorPageTexts as texts } from '#texts/nl/error-page.ts'
import { uiTexts } from '#texts/nl/ui.ts'
import { errorMessage, isUnanswered, requestNumber } from './error-message.ts'
import { MisprintedSheet } from './misprinted-sheet.tsx'

type PageErrorProps = {
  readonly error: unknown
  /** Without the shop's frame the page has a landmark of its own. */
  readonly isAlone?: boolean
}

/** Spec 2, Error page. */
export function PageError({ error, isAlone = false }: PageErrorProps) {
  const { requestId } = useShop()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  const number = requestNumber(error, requestId)
  useFocusWhenLost()
  useEffect(() => {
    if (isMissingCode(error)) void reloadForCode()
  }, [error])
  const isSilent = isUnanswered(error)
  const silence = useOnline() ? callErrorTexts.noAnswerTitle : callErrorTexts.offlineTitle
  const message = isSilent ? silence : errorMessage(error)
  const reason = isSilent ? callErrorTexts.tryAgain : texts.status(status)
  const sheet = (
    <MisprintedSheet
      heading={isMissing ? texts.notFoundTitle : message}
      lines={isMissing ? texts.notFoundLines : null}
    >
      <p>{isMissing ? texts.notFoundText : reason}</p>
      {number && <p>{texts.requestNumber(number)}</p>}
      {!isMissing && <Retry loadsAnew={isAlone || isMissingCode(error)} />}
      <LinkButton to={paths.home} reloadDocument={!isMissing} look={isMissing ? 'primary' : 'tertiary'}>
        {texts.backHome}
      </LinkButton>
    </MisprintedSheet>
  )
  return isAlone ? <main>{sheet}</main> : sheet
}

const subscribeToNetwork = (viewer: () => void) => {
  addEventListener('online', viewer)
  addEventListener('offline', viewer)
  return () => {
    removeEventListener('online', viewer)
    removeEventListener('offline', viewer)
  }
}

const useOnline = () =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )

/** What had the focus may have gone with the page that failed. The first page is told by the browser. */
function useFocusWhenLost() {
  const [isFirstPage] = useState(!useHydrated())
  useEffect(() => {
    if (isFirstPage || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) heading.tabIndex = -1
    heading?.focus()
  }, [isFirstPage])
}

/** Loads the page again; where it can, within the frame that is there. */
function Retry({ loadsAnew }: { readonly loadsAnew: boolean }) {
  const { state, revalidate } = useRevalidator()
  // Without scripts the browser's own button does the same.
  if (!useHydrated()) return null
  return (
    <Button
      pending={state === 'loading'}
      onClick={() => (loadsAnew ? window.location.reload() : void revalidate())}
    >
      {uiTexts.retry}
    </Button>
  )
}
