import type { System } from '#domain/access/actor.ts'

/** The shop by itself, as in a command of staff. */
export const SYSTEM: System = { kind: 'system', task: 'test' }
