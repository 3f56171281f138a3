import { useBlocker } from 'react-router'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import type { FieldName } from './product-edit.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'

/** Asks before a page is left on which something is not saved. */
export function LeaveGuard({ unsaved }: { readonly unsaved: readonly FieldName[] }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <SureDialog
      title={texts.leaveTitle}
      text={texts.leaveText(unsaved.map((name) => productFieldTexts[name]))}
      leave={texts.stay}
      verb={texts.leave}
      onSure={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}
