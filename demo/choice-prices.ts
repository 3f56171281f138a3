import type { ChoiceEffect } from '#domain/configurator/model.ts'
import type { Edge } from '#domain/pricing/model.ts'
import { cents, eurE4 } from './amounts.ts'

const ALL_ROUND: readonly Edge[] = ['top', 'right', 'bottom', 'left']

/** Costs nothing extra. */
export const included: ChoiceEffect = { kind: 'included' }

/** The price of the option's own product, on a line of its own. */
export const ownPrice: ChoiceEffect = { kind: 'child' }

/** Euro on each piece. */
export const perPiece = (euro: string): ChoiceEffect => ({ kind: 'piece', rateE4: eurE4(euro) })

/** Euro off each piece. */
export const lessPerPiece = (euro: string): ChoiceEffect => ({ kind: 'piece', rateE4: -eurE4(euro) })

/** Euro on each m² that is charged. */
export const perSquareMetre = (euro: string): ChoiceEffect => ({ kind: 'm2', rateE4: eurE4(euro) })

/** Euro on each metre of the named edges, all four when none is named. */
export const perEdgeMetre = (euro: string, edges: readonly Edge[] = ALL_ROUND): ChoiceEffect => ({
  kind: 'edgeMetre',
  rateE4: eurE4(euro),
  edges,
  setupCents: 0,
})

/** Euro on each metre all round, and once for the whole line. */
export const perEdgeMetreAndOnce = (euro: string, once: string): ChoiceEffect => ({
  kind: 'edgeMetre',
  rateE4: eurE4(euro),
  edges: ALL_ROUND,
  setupCents: cents(once),
})

/** Euro for each of so many, such as drill holes. */
export const forEach = (euro: string, count: number): ChoiceEffect => ({
  kind: 'count',
  rateE4: eurE4(euro),
  count,
})

/** Euro for each eyelet, at most so many mm apart along the named edges, all four when none is named. */
export const perEyelet = (
  euro: string,
  spacingMm: number,
  edges: readonly Edge[] = ALL_ROUND,
): ChoiceEffect => ({ kind: 'eyelets', rateE4: eurE4(euro), spacingMm, edges })

/** A percentage of the material, below zero for a reduction. */
export const percent = (ofMaterial: number): ChoiceEffect => ({ kind: 'percent', percent: ofMaterial })

/** Euro for each pack, once for the line. */
export const perPack = (euro: string): ChoiceEffect => ({ kind: 'order', cents: cents(euro) })

/** Euro to set the machine up, and euro for each thousand. */
export const perThousand = (setup: string, euro: string): ChoiceEffect => ({
  kind: 'run',
  setupCents: cents(setup),
  per1000Cents: cents(euro),
})
