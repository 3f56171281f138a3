import type { DeskProduct, ProductFields } from '#contract/office/products.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'

export type FieldName = keyof ProductFields
export type FieldChange = Partial<ProductFields>

/** What was typed and is not saved, on top of the product as it was when the typing began. */
export type ProductEdit = { readonly base: DeskProduct; readonly change: FieldChange }

/** The fields that a change gives a value. */
export const changedNames = (change: FieldChange): readonly FieldName[] =>
  (Object.keys(change) as FieldName[]).filter((name) => change[name] !== undefined)

/** The product as it is typed. */
export const editedFields = ({ base, change }: ProductEdit): ProductFields => ({
  ...base.fields,
  ...pickFields(change, changedNames(change)),
})

/** An edit with more typed; null when everything is as it was. */
export const withTyped = ({ base, change }: ProductEdit, typed: FieldChange): ProductEdit | null =>
  editOf(base, { ...change, ...typed })

/** What is left of an edit once some of it was saved: what was typed since, on top of what the server answered. */
export function withoutSaved(
  { change }: ProductEdit,
  saved: FieldChange,
  answered: DeskProduct,
): ProductEdit | null {
  const since = changedNames(change).filter((name) => !isDeepEqual(change[name], saved[name]))
  return editOf(answered, pickFields(change, since))
}

function editOf(base: DeskProduct, change: FieldChange): ProductEdit | null {
  const names = changedNames(change).filter((name) => !isDeepEqual(change[name], base.fields[name]))
  return names.length === 0 ? null : { base, change: pickFields(change, names) }
}

/** These fields alone. */
export const pickFields = (from: FieldChange, names: readonly FieldName[]): FieldChange =>
  Object.fromEntries(names.map((name) => [name, from[name]]))
