import { z } from 'zod'
import { ATTRIBUTE_KINDS } from '#domain/catalogue/attribute-kinds.ts'
import { line, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

export const AttributeKind = z.enum(ATTRIBUTE_KINDS)
export const AttributeUnit = line(20)
/** One value of an attribute. */
export const AttributeValue = requiredLine(200)

/** All that staff change of an attribute but its place and its values. */
export const AttributeFields = z.object({
  label: z.string(),
  kind: AttributeKind,
  /** Of a number; empty for none. */
  unit: z.string(),
  isFilterable: z.boolean(),
})
export type AttributeFields = z.output<typeof AttributeFields>

/** What staff may give an attribute. Messages are codes. */
export const AttributeForm = z.object({
  label: requiredLine(120),
  kind: AttributeKind,
  unit: AttributeUnit,
  isFilterable: z.boolean(),
}) satisfies z.ZodType<AttributeFields>

/** An attribute, as its desk lists it. */
export const DeskAttributeRow = AttributeFields.extend({
  code: z.string(),
  /** How many values stand in its list, or products have of it. */
  valueCount: z.int(),
  productCount: z.int(),
})
export type DeskAttributeRow = z.output<typeof DeskAttributeRow>

const DeskAttributes = z.object({ attributes: z.array(DeskAttributeRow) })

/** An attribute at its desk. */
export const DeskAttribute = z.object({
  code: z.string(),
  fields: AttributeFields,
  productCount: z.int(),
  /** Of a list all that stand in it, in its order; of others those that products have. */
  values: z.array(z.object({ value: z.string(), productCount: z.int() })),
})
export type DeskAttribute = z.output<typeof DeskAttribute>

const rules = { access: 'operator', may: 'changeCatalogue' } as const
/** One that no attribute can have is answered like one that none has. */
const CodeParams = z.object({ code: line(100) })

export const listDeskAttributes = officeEndpoint('listDeskAttributes', {
  summary: 'Every attribute in its order, with how many values and products it has',
  ...rules,
  reply: DeskAttributes,
})

export const getDeskAttribute = officeEndpoint('getDeskAttribute', {
  summary: 'An attribute with its values',
  ...rules,
  params: CodeParams,
  reply: DeskAttribute,
})

export const createDeskAttribute = officeEndpoint('createDeskAttribute', {
  summary: 'Make an attribute, as the last one; its code follows from what it is called',
  ...rules,
  refuses: [409],
  body: AttributeForm,
  reply: DeskAttribute,
})

export const editDeskAttribute = officeEndpoint('editDeskAttribute', {
  summary:
    'Change an attribute; another kind is refused where values of products do not fit it, and a field that a colleague changed meanwhile answers 409 by its name',
  ...rules,
  refuses: [409],
  params: CodeParams,
  body: z.object({ change: AttributeForm.partial(), seen: z.record(z.string(), z.unknown()) }),
  reply: DeskAttribute,
})

export const moveDeskAttribute = officeEndpoint('moveDeskAttribute', {
  summary: 'Let an attribute stand elsewhere in the order',
  ...rules,
  refuses: [409],
  params: CodeParams,
  body: z.object({
    /** The one that it comes to stand before; null for last. */
    before: line(100).nullable(),
  }),
  reply: DeskAttributes,
})

export const deleteDeskAttribute = officeEndpoint('deleteDeskAttribute', {
  summary: 'Take an attribute away that no product and no configurator uses',
  ...rules,
  refuses: [409],
  params: CodeParams,
  reply: DeskAttributes,
})

export const changeAttributeValues = officeEndpoint('changeAttributeValues', {
  summary:
    'Add a value to the list of an attribute, call one otherwise at every product, let one stand elsewhere, or take one away that nothing has',
  ...rules,
  refuses: [409],
  params: CodeParams,
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('add'), value: AttributeValue }),
    z.object({ act: z.literal('rename'), from: line(200), value: AttributeValue }),
    z.object({ act: z.literal('move'), value: line(200), before: line(200).nullable() }),
    z.object({ act: z.literal('remove'), value: line(200) }),
  ]),
  reply: DeskAttribute,
})
