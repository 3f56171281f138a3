import type { ColourModel } from './facts.ts'
import { type Finding, finding } from './findings.ts'
import type { OrderedPrint } from './print-spec.ts'

/** Colours that are converted to those of the press (check 30); coloured film has its own. */
export function judgeColours(models: readonly ColourModel[], print: OrderedPrint | null): readonly Finding[] {
  if (print?.colour === 'steunkleur folie') return []
  return models.some((model) => model === 'rgb' || model === 'lab') ? [finding('rgb', {})] : []
}

/** More ink than the material takes (check 32). */
export function judgeInk(inkPercent: number | null, { maxInkPercent }: OrderedPrint): readonly Finding[] {
  if (inkPercent === null || maxInkPercent === null || inkPercent <= maxInkPercent) return []
  return [finding('tooMuchInk', { inkPercent: Math.ceil(inkPercent), maxPercent: maxInkPercent })]
}
