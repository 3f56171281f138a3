import type { Property } from '#contract/catalogue.ts'
import type { AttributeShape } from '#domain/catalogue/attribute-kinds.ts'
import { attributeValueText } from '#texts/nl/attribute-value.ts'
import { inWords } from '#texts/nl/format.ts'

/** What a product has of an attribute, in the order of its values. */
export type AttributeValues = AttributeShape & {
  readonly code: string
  readonly label: string
  readonly values: readonly string[]
}

/** The same as customers read it. */
export const propertyReply = ({ code, label, values, ...shape }: AttributeValues): Property => ({
  code,
  label,
  value: inWords(values.map((value) => attributeValueText(value, shape))),
})
