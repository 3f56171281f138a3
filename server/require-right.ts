import type { Actor } from '#domain/access/actor.ts'
import { type Action, may, type Subject } from '#domain/access/may.ts'
import { Refusal } from './refusal.ts'

/** Refuses, with the reason, what somebody may not do. */
export function requireRight(actor: Actor, action: Action, subject?: Subject): void {
  const denial = may(actor, action, subject)
  if (denial) throw new Refusal(denial)
}
