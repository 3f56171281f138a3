import type { z } from 'zod'
import type { DeskAttribute, listDeskAttributes as listContract } from '#contract/office/attributes.ts'
import type { Staff } from '#domain/access/actor.ts'
import { inValueOrder } from '#domain/catalogue/attribute-kinds.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { findAttribute, listAttributes } from './desk-attribute-store.ts'

type Reading = Pick<ShopContext, 'db'>

/** Every attribute, in the owner's order. */
export async function listDeskAttributes(
  { db }: Reading,
  staff: Staff,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  return { attributes: [...(await listAttributes(db))] }
}

export async function showDeskAttribute({ db }: Reading, staff: Staff, code: string): Promise<DeskAttribute> {
  requireRight(staff, 'changeCatalogue')
  const found = await findAttribute(db, code)
  if (!found) throw new Refusal('AttributeNotFound')
  const byValue = new Map(found.values.map((one) => [one.value, one]))
  return {
    ...found,
    values: inValueOrder(found.fields.kind, [...byValue.keys()]).flatMap((value) => byValue.get(value) ?? []),
  }
}
