import type { NodeDeeds } from './node-actions.tsx'
import type { Definition, Place, Shown } from './nodes.ts'
import type { Open } from './places.ts'
import type { OfferedProduct } from './product-search.tsx'
import type { Change, Refused } from './use-configurator-edit.ts'

/** What the form of each kind of thing is given. */
export type FormProps = {
  readonly definition: Definition
  readonly open: Open
  readonly products: readonly OfferedProduct[]
  readonly refused: readonly Refused[]
  readonly faulty: ReadonlySet<string>
  readonly deeds: NodeDeeds
  readonly onChange: Change
  readonly onShow: (shown: Shown) => void
  readonly onOption: (option: Place | null) => void
  /** Asks for a new step or field in what is shown. */
  readonly onAdd: (into: Place) => void
}

/** The heading of the form, which the way from elsewhere leads to. */
export const FORM_HEADING = 'onderdeel'
