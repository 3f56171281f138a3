import { uiKitTexts } from '#texts/nl/ui-kit.ts'
import { ButtonPart, MarkPart } from './button-parts.tsx'
import { ChoicePart, ErrorPart, FieldPart, QuantityPart } from './field-parts.tsx'
import {
  DisclosurePart,
  NavigationPart,
  PricePart,
  ProgressPart,
  TablePart,
  TypePart,
} from './showing-parts.tsx'
import { DialogPart, EmptyPart, NoticePart, StatusPart, ToastPart } from './telling-parts.tsx'

/** The design language as it is: every component of `app/ui` in every state, under its Dutch name. */
export function UiKitPage() {
  return (
    <div className="wrap section">
      <h1 tabIndex={-1}>{uiKitTexts.title}</h1>
      <p className="lead">{uiKitTexts.intro}</p>
      <TypePart />
      <MarkPart />
      <ButtonPart />
      <FieldPart />
      <ErrorPart />
      <ChoicePart />
      <QuantityPart />
      <StatusPart />
      <NoticePart />
      <ToastPart />
      <DialogPart />
      <PricePart />
      <TablePart />
      <ProgressPart />
      <NavigationPart />
      <DisclosurePart />
      <EmptyPart />
    </div>
  )
}
