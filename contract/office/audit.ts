import { z } from 'zod'
import { AUDITED_DESKS, AUDITED_KINDS } from '#domain/access/audited.ts'
import { line, PlainDate } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** A change in the audit log: who changed what, and when. */
export const AuditRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** What the shop was doing, or the contact in whose name it was done. */
  actorNote: z.string().nullable(),
  actionLabel: z.string(),
  kindLabel: z.string(),
  /** The number or the name of what was changed; where neither is known, its id. */
  thing: z.string(),
  /** Where the back office shows it; null where it doesn't, or no longer. */
  shownAt: z.object({ desk: z.enum(AUDITED_DESKS), id: z.string() }).nullable(),
  /** What of it became different. */
  changed: z.array(z.string()),
})
export type AuditRow = z.output<typeof AuditRow>

export const listAuditLog = officeEndpoint('listAuditLog', {
  summary: 'What was changed in the shop by the hundred, the newest first',
  access: 'operator',
  may: 'readAuditLog',
  query: z.object({
    /** Part of the name or the address of an operator, the beginning of that of a contact, or what else acts is called. */
    who: line(60).default(''),
    kind: z.enum(AUDITED_KINDS).optional(),
    /** The number or the id of what was changed, whole. */
    thing: line(60).default(''),
    /** The first and the last day, as the clock says in the Netherlands. */
    from: PlainDate.optional(),
    until: PlainDate.optional(),
    /** `next` of the page before. */
    after: line(100).optional(),
  }),
  reply: z.object({ changes: z.array(AuditRow), next: z.string().nullable() }),
})

/** One change, with each field as it was and as it became. */
export const AuditChange = AuditRow.extend({
  kindId: z.string(),
  fields: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** Something changed that nobody gets to see. */
  hidesSome: z.boolean(),
  /** It was done so that it is known no longer. */
  isForgotten: z.boolean(),
})
export type AuditChange = z.output<typeof AuditChange>

export const getAuditChange = officeEndpoint('getAuditChange', {
  summary: 'One change with what it was before and after',
  access: 'operator',
  may: 'readAuditLog',
  params: z.object({ id: line(40) }),
  reply: AuditChange,
})
