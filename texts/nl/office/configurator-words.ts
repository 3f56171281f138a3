import type { ChoiceEffect, VisibleIf } from '#domain/configurator/model.ts'
import type { Edge } from '#domain/pricing/model.ts'
import { formatNumber, formatPercent, formatPrice, formatRate, inWords } from '../format.ts'

export const edgeTexts = {
  top: 'boven',
  right: 'rechts',
  bottom: 'onder',
  left: 'links',
} as const satisfies Record<Edge, string>

/** 'rondom', 'boven en onder'. */
export const edgesText = (edges: readonly Edge[]): string =>
  edges.length === 4
    ? 'rondom'
    : edges.length === 0
      ? 'nergens'
      : inWords(edges.map((edge) => edgeTexts[edge]))

/** '1.000 × 500 mm'. */
export const sizeText = (one: number, other: number): string =>
  `${formatNumber(one)} × ${formatNumber(other)} mm`

/** What each kind of price effect is called. */
export const effectKinds = {
  included: 'Inbegrepen',
  piece: 'Per stuk',
  m2: 'Per m²',
  edgeMetre: 'Per strekkende meter rand',
  percent: 'Percentage',
  run: 'Oplage: opstart en per 1.000',
  order: 'Per bestelling',
  count: 'Een aantal per stuk',
  eyelets: 'Ringen langs de rand',
  child: 'Eigen prijs van het product',
  runQuantity: 'Oplage',
} as const satisfies Record<ChoiceEffect['kind'], string>

/** What a choice costs, in words. */
export function effectText(effect: ChoiceEffect): string {
  switch (effect.kind) {
    case 'included':
    case 'child':
      return effectKinds[effect.kind]
    case 'piece':
      return `${formatRate(effect.rateE4)} per stuk`
    case 'm2':
      return `${formatRate(effect.rateE4)} per m²`
    case 'edgeMetre': {
      const setup = effect.setupCents === 0 ? '' : `, plus ${formatPrice(effect.setupCents)} opstart`
      return `${formatRate(effect.rateE4)} per strekkende meter rand (${edgesText(effect.edges)})${setup}`
    }
    case 'percent':
      return effect.percent < 0
        ? `${formatPercent(-effect.percent)} eraf`
        : `${formatPercent(effect.percent)} erbij`
    case 'run':
      return `${formatPrice(effect.setupCents)} opstart en ${formatPrice(effect.per1000Cents)} per 1.000`
    case 'order':
      return `${formatPrice(effect.cents)} per bestelling`
    case 'count':
      return `${formatNumber(effect.count)} × ${formatRate(effect.rateE4)} per stuk`
    case 'eyelets':
      return `${formatRate(effect.rateE4)} per ring, om de ${formatNumber(effect.spacingMm)} mm (${edgesText(effect.edges)})`
    case 'runQuantity':
      return `Oplage van ${formatNumber(effect.quantity)}`
  }
}

type Names = ReadonlyMap<
  string,
  { readonly title: string; readonly choices: readonly { readonly id: string; readonly title: string }[] }
>

const inOr = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} of ${words.at(-1)}`

/** 'Zichtbaar als Materiaal is Mesh of Pvc, en als Rand is Zoom'; nothing for what is always there. */
export function visibleText(visibleIf: VisibleIf, names: Names): string {
  const rows = visibleIf.flatMap((rule) => {
    const entries = Object.entries(rule)
    if (entries.length === 0) return []
    return inOr(
      entries.map(([code, ids]) => {
        const named = names.get(code)
        const titles = ids.map((id) => named?.choices.find((choice) => choice.id === id)?.title ?? id)
        return `${named?.title ?? code} is ${ids.length === 0 ? 'gekozen of niet' : inOr(titles)}`
      }),
    )
  })
  return rows.length === 0 ? '' : `Zichtbaar als ${rows.join(', en als ')}`
}
