import { z } from 'zod'
import { MOST_CHARACTERS_OF_HTML } from '#domain/catalogue/product-fields.ts'
import { IdParams, line, paragraph, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { PagePath } from './product-form.ts'
import { DeskPicture } from './products.ts'

/** All that staff change of a category but its place. */
export const CategoryFields = z.object({
  title: z.string(),
  urlPath: z.string(),
  /** Whether customers see it, with all below it. */
  isActive: z.boolean(),
  /** How many of the categories below it the menu shows before 'Toon meer'; 0 for all. */
  shortListItemCount: z.int(),
  shortDescription: z.string(),
  /** HTML. */
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  imageId: z.string().nullable(),
})
export type CategoryFields = z.output<typeof CategoryFields>

/** What staff may give a category. Messages are codes. */
export const CategoryForm = z.object({
  title: requiredLine(120),
  urlPath: PagePath,
  isActive: z.boolean(),
  shortListItemCount: z.int('NumberInvalid').min(0, 'NumberInvalid').max(100, 'NumberInvalid'),
  shortDescription: paragraph(2000),
  description: z.string().max(MOST_CHARACTERS_OF_HTML, 'TooLong'),
  metaTitle: line(200),
  metaDescription: line(500),
  imageId: z.uuid().nullable(),
}) satisfies z.ZodType<CategoryFields>

/** A category in the tree, as its desk lists it. */
export const DeskCategoryRow = z.object({
  id: z.string(),
  /** Null on top. */
  parentId: z.string().nullable(),
  title: z.string(),
  path: z.string(),
  isActive: z.boolean(),
  /** How many products stand in it, those of categories below it apart. */
  productCount: z.int(),
})
export type DeskCategoryRow = z.output<typeof DeskCategoryRow>

const DeskCategories = z.object({ categories: z.array(DeskCategoryRow) })

/** A category at its desk. */
export const DeskCategory = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  fields: CategoryFields,
  image: DeskPicture.nullable(),
  /** How many products would stand in no category without it. */
  onlyHere: z.int(),
})
export type DeskCategory = z.output<typeof DeskCategory>

const rules = { access: 'operator', may: 'changeCatalogue' } as const

export const listDeskCategories = officeEndpoint('listDeskCategories', {
  summary: 'Every category, siblings in their order',
  ...rules,
  reply: DeskCategories,
})

export const getDeskCategory = officeEndpoint('getDeskCategory', {
  summary: 'A category with its texts and its picture',
  ...rules,
  params: IdParams,
  reply: DeskCategory,
})

export const createDeskCategory = officeEndpoint('createDeskCategory', {
  summary: 'Make a category, which customers do not see yet, as the last one below another or on top',
  ...rules,
  refuses: [409],
  body: z.object({ title: requiredLine(120), parentId: z.uuid().nullable() }),
  reply: DeskCategory,
})

export const editDeskCategory = officeEndpoint('editDeskCategory', {
  summary:
    'Change a category; who knows an old address is led to the new one, and a field that a colleague changed meanwhile answers 409 by its name',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ change: CategoryForm.partial(), seen: z.record(z.string(), z.unknown()) }),
  reply: DeskCategory,
})

export const moveDeskCategory = officeEndpoint('moveDeskCategory', {
  summary: 'Let a category stand elsewhere, with all below it',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({
    parentId: z.uuid().nullable(),
    /** The sibling that it comes to stand before; null for last. */
    before: z.uuid().nullable(),
    /** Below which one it stood when it was moved. */
    seenParentId: z.uuid().nullable(),
  }),
  reply: DeskCategories,
})

export const deleteDeskCategory = officeEndpoint('deleteDeskCategory', {
  summary: 'Take a category away that none stands below; its address leads to the one above it',
  ...rules,
  refuses: [409],
  params: IdParams,
  /** The number of products in it that was seen. */
  query: z.object({ products: z.coerce.number().int().min(0) }),
  reply: DeskCategories,
})
