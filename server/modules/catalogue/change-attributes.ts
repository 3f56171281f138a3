import type { z } from 'zod'
import type {
  AttributeFields,
  changeAttributeValues as valuesContract,
  DeskAttribute,
} from '#contract/office/attributes.ts'
import type { Staff } from '#domain/access/actor.ts'
import { fitsKind, hasValueList, inValueOrder, movedBefore } from '#domain/catalogue/attribute-kinds.ts'
import { type Draft, draftClashes, withDraft } from '#domain/catalogue/draft.ts'
import { proposedPath } from '#domain/catalogue/proposed-path.ts'
import { attributeValueAs } from '#texts/nl/attribute-value.ts'
import { attributeTexts as texts } from '#texts/nl/office/attributes.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { changeInDrafts, inOrderOf, withValues } from './attribute-drafts.ts'
import {
  deleteAttribute,
  findAttribute,
  findUse,
  insertAttribute,
  listAttributes,
  loadProductValues,
  placeAttributes,
  renameListedValue,
  replaceValues,
  writeAttribute,
  writeValueList,
} from './desk-attribute-store.ts'
import { FACT_FILTER_CODES } from './fact-filters.ts'
import { publishAs } from './publish-as.ts'

type Changing = Pick<ShopContext, 'db'>

const LONGEST_CODE = 60

/** Makes an attribute, as the last one; no product has it yet. */
export async function createDeskAttribute(
  { db }: Changing,
  staff: Staff,
  fields: AttributeFields,
): Promise<string> {
  requireRight(staff, 'changeCatalogue')
  return publishAs(db, staff, async (trx) => {
    const others = await listAttributes(trx)
    refuseLabel(fields.label, others, 'label')
    const code = freeCode(
      fields.label,
      others.map((one) => one.code),
    )
    await insertAttribute(trx, code, withFittingUnit(fields))
    return code
  })
}

/** Changes an attribute. Refused, by field, where somebody else changed meanwhile what was seen. */
export async function editDeskAttribute(
  { db }: Changing,
  staff: Staff,
  code: string,
  { change, seen }: Draft<AttributeFields>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    const found = await mustFind(trx, code)
    const clashes = draftClashes(found.fields, { change, seen })
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    const after = withFittingUnit(withDraft(found.fields, { change, seen }))
    if (change.label !== undefined)
      refuseLabel(
        change.label,
        (await listAttributes(trx)).filter((one) => one.code !== code),
        'change.label',
      )
    if (after.kind === found.fields.kind) return writeAttribute(trx, code, after)
    return changeKind(trx, found, after)
  })
}

/** Lets an attribute stand elsewhere among the others. */
export async function moveDeskAttribute(
  { db }: Changing,
  staff: Staff,
  code: string,
  before: string | null,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    await mustFind(trx, code)
    const codes = (await listAttributes(trx)).map((one) => one.code)
    if (before !== null && !codes.includes(before)) throw new Refusal('AttributesMovedOn')
    const placed = movedBefore(codes, code, before)
    await placeAttributes(trx, placed)
    await changeInDrafts(trx, inOrderOf(placed))
  })
}

/** Takes an attribute away that nothing uses. */
export async function deleteDeskAttribute({ db }: Changing, staff: Staff, code: string): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    await mustFind(trx, code)
    const use = await findUse(trx, code)
    if (Object.values(use).some((count) => count > 0))
      throw new Refusal('AttributeInUse', { message: texts.inUse(use) })
    await deleteAttribute(trx, code)
  })
}

/** Changes the list of an attribute that has one. */
export async function changeAttributeValues(
  { db }: Changing,
  staff: Staff,
  code: string,
  asked: z.output<typeof valuesContract.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    const { fields, values } = await mustFind(trx, code)
    if (!hasValueList(fields.kind)) throw new Refusal('AttributesMovedOn')
    const list = values.map(({ value }) => value)
    const mustHave = (value: string) => {
      if (!list.includes(value)) throw new Refusal('AttributesMovedOn')
    }
    switch (asked.act) {
      case 'add':
        refuseValue(asked.value, list)
        return writeValueList(trx, code, [...list, asked.value])
      case 'rename': {
        const { from, value } = asked
        mustHave(from)
        refuseValue(
          value,
          list.filter((one) => one !== from),
        )
        // Its list first: a value that products come to have would be added to it.
        await renameListedValue(trx, code, from, value)
        await replaceValues(trx, code, new Map([[from, value]]))
        // Values at one place stand by their names: each gets its own, so that nothing moves.
        const named = (some: readonly string[]) => some.map((one) => (one === from ? value : one))
        await writeValueList(trx, code, named(list))
        return changeInDrafts(
          trx,
          withValues(code, (some) => inPlaces(named(list), named(some))),
        )
      }
      case 'move': {
        const { value, before } = asked
        mustHave(value)
        if (before !== null) mustHave(before)
        const placed = movedBefore(list, value, before)
        await writeValueList(trx, code, placed)
        return changeInDrafts(
          trx,
          withValues(code, (some) => inPlaces(placed, some)),
        )
      }
      case 'remove': {
        mustHave(asked.value)
        const use = await findUse(trx, code, asked.value)
        if (Object.values(use).some((count) => count > 0))
          throw new Refusal('AttributeValueInUse', { message: texts.valueInUse(asked.value, use) })
        return writeValueList(
          trx,
          code,
          list.filter((one) => one !== asked.value),
        )
      }
    }
  })
}

/** Gives an attribute another kind, and its products the same values as they are of that; refused where some have none. */
async function changeKind(
  trx: Executor,
  { code, fields: before, values }: DeskAttribute,
  after: AttributeFields,
): Promise<void> {
  const becomes = (value: string) => attributeValueAs(value, before, after)
  const misfits = (await loadProductValues(trx, code)).filter((had) => {
    const has = had.map(becomes)
    return !has.every((value) => value !== null) || !fitsKind(after.kind, has)
  }).length
  if (misfits > 0)
    throw new Refusal('InvalidInput', { field: 'change.kind', message: texts.misfits(after.kind, misfits) })
  const list = inValueOrder(
    before.kind,
    values.map(({ value }) => value),
  )
  const others = new Map(
    list.flatMap((value) => {
      const other = becomes(value)
      return other === null || other === value ? [] : [[value, other] as const]
    }),
  )
  await writeValueList(trx, code, [])
  await writeAttribute(trx, code, after)
  await replaceValues(trx, code, others)
  if (hasValueList(after.kind))
    await writeValueList(
      trx,
      code,
      list.map((value) => becomes(value) ?? value),
    )
  await changeInDrafts(
    trx,
    withValues(code, (some) => some.map((value) => becomes(value) ?? value)),
  )
}

async function mustFind(trx: Executor, code: string): Promise<DeskAttribute> {
  const found = await findAttribute(trx, code)
  if (!found) throw new Refusal('AttributeNotFound')
  return found
}

/** Only a number has a unit. */
const withFittingUnit = (fields: AttributeFields): AttributeFields =>
  fields.kind === 'number' ? fields : { ...fields, unit: '' }

/** Values as the list has them; what it does not have stays behind them. */
const inPlaces = (list: readonly string[], values: readonly string[]): readonly string[] => {
  const placeOf = (value: string) => (list.includes(value) ? list.indexOf(value) : list.length)
  return values.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function refuseLabel(label: string, others: readonly { readonly label: string }[], field: string): void {
  if (others.some((one) => isAlike(one.label, label)))
    throw new Refusal('InvalidInput', { field, message: texts.labelTaken })
}

function refuseValue(value: string, others: readonly string[]): void {
  if (others.some((one) => isAlike(one, value)))
    throw new Refusal('InvalidInput', { field: 'value', message: texts.valueTaken })
}

/** The code of an attribute that is called so: that of no other, and of nothing else that lists are filtered by. */
function freeCode(label: string, others: readonly string[]): string {
  const name = proposedPath(label, null)?.slice(1, LONGEST_CODE - 3)
  if (name === undefined) throw new Refusal('InvalidInput', { field: 'label' })
  const taken = new Set([...others, ...FACT_FILTER_CODES])
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? name : `${name}-${number}`
    if (!taken.has(code)) return code
  }
}
