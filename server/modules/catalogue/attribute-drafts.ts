import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { SomeOf } from '#domain/companies/clashing-fields.ts'
import type { Executor } from '../../db/database.ts'
import { listDrafts, rewriteDraft } from './product-draft-store.ts'

type Attributes = ProductFields['attributes']

/**
 * Lets the drafts of products follow a change of attributes: one that is published later does not undo it, and is not held up by it
 * as by a change of a colleague.
 */
export async function changeInDrafts(
  trx: Executor,
  change: (attributes: Attributes) => Attributes,
): Promise<void> {
  const changed = (some: SomeOf<ProductFields>): SomeOf<ProductFields> =>
    some.attributes ? { ...some, attributes: change(some.attributes) } : some
  for (const { productId, draft } of await listDrafts(trx)) {
    const after = { change: changed(draft.change), seen: changed(draft.seen) }
    if (!isDeepEqual(draft, after)) await rewriteDraft(trx, productId, after)
  }
}

/** The attributes of a product in this order. */
export const inOrderOf =
  (codes: readonly string[]) =>
  (attributes: Attributes): Attributes =>
    attributes.toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code))

/** The attributes of a product with other values of one of them. */
export const withValues =
  (code: string, valuesOf: (values: readonly string[]) => readonly string[]) =>
  (attributes: Attributes): Attributes =>
    attributes.map((one) => (one.code === code ? { code, values: valuesOf(one.values) } : one))
