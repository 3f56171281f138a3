import type { DeliveryKind } from '../delivery/promise.ts'
import type { FieldView } from './field-values.ts'
import type { FilterView } from './filters.ts'
import type { BundleOptionStep, Card, CustomOptionStep, FormStep, GroupStep, Option } from './model.ts'
import type { SizeMm } from './size.ts'
import type { SelectedIds } from './visibility.ts'

/** An entry of a choice step; `option` is null for 'no choice'. */
export type OptionView = {
  readonly id: string
  readonly option: Option | null
  readonly isSelected: boolean
  /** Whether its product remains after filtering. */
  readonly isAvailable: boolean
  /** Whether it can be made in the size that was entered. */
  readonly fits: boolean
  readonly quantity: number
}

/** Why a choice step is not valid. */
export type ChoiceFault = 'nothing_chosen' | 'too_large_for_option' | 'quantity_refused'

type ViewBase = {
  readonly optionId: string
  readonly isVisible: boolean
  readonly isDirty: boolean
  /** A step that is not visible counts as valid (spec 4). */
  readonly isValid: boolean
}

export type ChoiceStepView = ViewBase & {
  readonly step: BundleOptionStep | CustomOptionStep
  /** Visible entries only, 'no choice' at the top of an optional step. */
  readonly options: readonly OptionView[]
  readonly filters: readonly FilterView[]
  readonly selected: OptionView | null
  readonly fault: ChoiceFault | null
  /** Options are folded away until the steps before are chosen again (spec 4). */
  readonly hideOptions: boolean
  readonly hasSingleBundleOptionAvailable: boolean
}

export type FormStepView = ViewBase & { readonly step: FormStep; readonly fields: readonly FieldView[] }

export type GroupStepView = ViewBase & { readonly step: GroupStep; readonly steps: readonly StepView[] }

/** A step with everything that follows from the choices. */
export type StepView = ChoiceStepView | FormStepView | GroupStepView

export type CardView = {
  readonly card: Card
  readonly steps: readonly StepView[]
  readonly isDirty: boolean
  readonly isValid: boolean
}

/** A configuration worked out: what is visible, selected, valid and how large it is. */
export type Evaluation = {
  readonly cards: readonly CardView[]
  /** All steps but groups, in page order, hidden ones included. */
  readonly leaves: readonly (ChoiceStepView | FormStepView)[]
  readonly selected: SelectedIds
  readonly size: SizeMm
  /** The circulation that was chosen; null when there is none to choose, or not yet. */
  readonly runQuantity: number | null
  readonly deliveryKinds: readonly DeliveryKind[]
  readonly isValid: boolean
}
