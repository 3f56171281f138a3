import type { z } from 'zod'
import type { AuditChange, AuditRow } from '#contract/office/audit.ts'
import type { Staff } from '#domain/access/actor.ts'
import { isMoment } from '#domain/delivery/plain-date.ts'
import {
  auditActorTexts,
  auditKindTexts,
  auditTaskLabel,
  auditTexts as texts,
} from '#texts/nl/office/audit.ts'
import type { ShopContext } from '../../context.ts'
import { changedRow } from '../../db/documents/changes.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { type Actors, type AuditPlace, findChange, listChanges, type LoggedChange } from './audit-store.ts'
import { changedFields, changedLabels } from './changed-fields.ts'
import { findPeople, findThings, namePeople, nameThings } from './names-store.ts'

const PAGE_SIZE = 100

type Desk = Pick<ShopContext, 'db'>
type Wanted = {
  readonly who: string
  readonly kind: string | null
  readonly thing: string
  readonly from: string | null
  readonly until: string | null
  readonly after: string | null
}

/** A page of the log; `next` names the place after it. */
export async function listAuditLog(
  { db }: Desk,
  staff: Staff,
  { who, kind, thing, from, until, after }: Wanted,
): Promise<{ readonly changes: z.input<typeof AuditRow>[]; readonly next: string | null }> {
  requireRight(staff, 'readAuditLog')
  const found = await listChanges(db, {
    actors: who === '' ? null : await actorsCalled(db, who),
    things: thing === '' ? null : await thingsCalled(db, thing),
    kind,
    from,
    until,
    after: after === null ? null : readPlace(after),
    limit: PAGE_SIZE + 1,
  })
  const page = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? page.at(-1) : undefined
  return { changes: await rows(db, page), next: last ? `${last.place}_${last.id}` : null }
}

const PLACE = /^(\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{6}Z)_(\d{1,18})$/

function readPlace(text: string): AuditPlace {
  const [, at, id] = PLACE.exec(text) ?? []
  if (at === undefined || id === undefined || !isMoment(at)) throw new Refusal('NotFound')
  return { at, id }
}

/** Those who act without a name of their own. */
const NAMELESS = ['system', 'visitor', 'client'] as const

async function actorsCalled(executor: Executor, who: string): Promise<Actors> {
  const words = who.toLowerCase()
  return {
    ids: await findPeople(executor, who),
    kinds: NAMELESS.filter((kind) => auditActorTexts[kind].toLowerCase().includes(words)),
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const thingsCalled = async (executor: Executor, thing: string): Promise<string[]> =>
  UUID.test(thing) ? [thing.toLowerCase()] : [...new Set([thing, ...(await findThings(executor, thing))])]

/** One change with what it was before and after, without what is secret. */
export async function showAuditChange(
  { db }: Desk,
  staff: Staff,
  id: string,
): Promise<z.input<typeof AuditChange>> {
  requireRight(staff, 'readAuditLog')
  const change = /^\d{1,18}$/.test(id) ? await findChange(db, id) : null
  const [row] = change ? await rows(db, [change]) : []
  if (!change || !row) throw new Refusal('ChangeNotFound')
  const before = changedRow.readOrNull(change.before)
  const after = changedRow.readOrNull(change.after)
  const things = await nameThings(db, [...idsIn(before), ...idsIn(after)])
  return {
    ...row,
    kindId: change.entityId ?? '',
    ...changedFields(change.entity, before ?? {}, after ?? {}, (thing) => things.get(thing)?.name ?? null),
    isForgotten: before === null && after === null,
  }
}

const isId = (id: string | null): id is string => id !== null && UUID.test(id)

/** What a row points at by the ids in its columns. */
const idsIn = (row: Readonly<Record<string, unknown>> | null): string[] =>
  Object.values(row ?? {}).flatMap((value) => (typeof value === 'string' && UUID.test(value) ? [value] : []))

async function rows(
  executor: Executor,
  changes: readonly LoggedChange[],
): Promise<z.input<typeof AuditRow>[]> {
  const people = await namePeople(
    executor,
    changes.flatMap(({ actorId, inNameOf }) => [actorId, inNameOf].filter(isId)),
  )
  const things = await nameThings(
    executor,
    changes.flatMap(({ entityId, rowId }) => [entityId, rowId].filter(isId)),
  )
  return changes.map((change) => {
    const { id, at, action, entity, entityId, rowId, columns } = change
    // A file of an order is written down under its line.
    const thing = (rowId !== null && things.get(rowId)) || (entityId !== null && things.get(entityId)) || null
    return {
      id,
      at: at.toISOString(),
      ...actorOf(change, people),
      actionLabel: texts.actions[action] ?? action,
      kindLabel: (auditKindTexts as Readonly<Record<string, string>>)[entity] ?? entity,
      thing: thing?.name || (entityId ?? ''),
      shownAt: thing?.desk && thing.shownId !== null ? { desk: thing.desk, id: thing.shownId } : null,
      changed: action === 'update' ? changedLabels(entity, columns) : [],
    }
  })
}

function actorOf(
  { actorKind, actorId, task, inNameOf }: LoggedChange,
  people: ReadonlyMap<string, string>,
): { readonly actor: string; readonly actorNote: string | null } {
  const actor = (actorId !== null && people.get(actorId)) || auditActorTexts[actorKind]
  if (inNameOf !== null)
    return { actor, actorNote: texts.inNameOf(people.get(inNameOf) ?? auditActorTexts.contact) }
  if (task !== null) return { actor, actorNote: auditTaskLabel(task) }
  return { actor, actorNote: actorKind === 'system' ? texts.noTask : null }
}
