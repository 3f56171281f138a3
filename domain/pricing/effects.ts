import { exactInteger } from '../money.ts'
import { isCount } from './accepted-numbers.ts'
import { exactCents, exactRate, notNegative, overMicro, percentOf, type Exact } from './exact.ts'
import { edgeLengthMm } from './eyelets.ts'
import { billableAreaMm2, type MeasuredInput } from './measure.ts'
import type { BreakdownRow, Edge, LabelledEffect, PriceEffect } from './model.ts'

/** A row of the breakdown whose amount has not been rounded yet. */
export type ExactRow = Omit<BreakdownRow, 'amountE4'> & { readonly amount: Exact }

type Measured = { readonly basis: BreakdownRow['basis']; readonly basisMilli: bigint; readonly amount: Exact }

/**
 * What a chosen option adds to one piece. `base` is the tiered material, the only thing a percentage is of. Null while a
 * size or count that it needs is missing or impossible; undefined for an option that adds nothing to a piece.
 */
export function pieceEffectRow(
  chosen: LabelledEffect,
  base: Exact,
  piece: MeasuredInput,
): ExactRow | null | undefined {
  const measured = perPiece(chosen.effect, base, piece)
  return measured && row(chosen.code, chosen.label, 'piece', measured)
}

function perPiece(effect: PriceEffect, base: Exact, piece: MeasuredInput): Measured | null | undefined {
  switch (effect.kind) {
    case 'included':
      return { basis: 'piece', basisMilli: 1000n, amount: 0n }
    case 'piece':
      return { basis: 'piece', basisMilli: 1000n, amount: exactRate(effect.rateE4) }
    case 'm2': {
      const areaMm2 = billableAreaMm2(piece)
      if (areaMm2 === null) return null
      return {
        basis: 'm2',
        basisMilli: areaMm2 / 1000n,
        amount: overMicro(exactRate(effect.rateE4), areaMm2),
      }
    }
    case 'edgeMetre': {
      const lengthMm = edgesMm(effect.edges, piece)
      if (lengthMm === null) return null
      return {
        basis: 'metre',
        basisMilli: lengthMm,
        amount: overMicro(exactRate(effect.rateE4), lengthMm * 1000n),
      }
    }
    case 'count': {
      if (!isCount(effect.count)) return null
      const count = exactInteger(effect.count)
      return { basis: 'count', basisMilli: count * 1000n, amount: exactRate(effect.rateE4) * count }
    }
    case 'percent':
      return {
        basis: 'percent',
        basisMilli: percentOf(1000n * 100n, effect.percent),
        amount: percentOf(base, effect.percent),
      }
    case 'order':
    case 'run':
      return undefined
  }
}

/**
 * What a chosen option adds once to the line, as one row, or undefined when it adds nothing there: its set-up, an
 * amount per order times the option's own quantity, or a run's set-up and price per thousand. Null as above.
 */
export function lineEffectRow(
  { code, label, effect }: LabelledEffect,
  quantity: bigint,
): ExactRow | null | undefined {
  switch (effect.kind) {
    case 'edgeMetre': {
      const amount = exactCents(notNegative(effect.setupCents))
      // A second row of the same option, so it needs a code of its own.
      return amount === 0n
        ? undefined
        : row(`${code}:setup`, label, 'line', { basis: 'line', basisMilli: 1000n, amount })
    }
    case 'order': {
      if (!isCount(effect.quantity)) return null
      const count = exactInteger(effect.quantity)
      return row(code, label, 'line', {
        basis: 'line',
        basisMilli: count * 1000n,
        amount: exactCents(effect.cents) * count,
      })
    }
    case 'run': {
      const amount = exactCents(effect.setupCents) + (exactCents(effect.per1000Cents) * quantity) / 1000n
      return row(code, label, 'line', { basis: 'run', basisMilli: quantity * 1000n, amount })
    }
    case 'included':
    case 'piece':
    case 'm2':
    case 'count':
    case 'percent':
      return undefined
  }
}

function row(code: string, label: string, scope: BreakdownRow['scope'], measured: Measured): ExactRow {
  return { code, label, scope, ...measured, basisMilli: Number(measured.basisMilli) }
}

function edgesMm(edges: readonly Edge[], { widthMm, heightMm }: MeasuredInput): bigint | null {
  if (widthMm === null || heightMm === null) return null
  return [...new Set(edges)].reduce(
    (sum, edge) => sum + exactInteger(edgeLengthMm(edge, widthMm, heightMm)),
    0n,
  )
}
