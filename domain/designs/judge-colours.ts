import type { ColourModel } from './colour-model.ts'
import { type Finding, finding } from './findings.ts'
import type { OrderedPrint } from './print-spec.ts'

/** Colours that are converted to those of the press (check 30); coloured film has its own. */
export function judgeColours(models: readonly ColourModel[], print: OrderedPrint | null): readonly Finding[] {
  if (print?.colour === 'steunkleur folie') return []
  return models.some((model) => model === 'rgb' || model === 'lab') ? [finding('rgb', {})] : []
}

/** More ink in percent than the material takes (check 32); where what no repair can limit has too much, none is promised. */
export function judgeInk(
  inkPercent: number | null,
  { maxInkPercent }: OrderedPrint,
  unlimitedPercent: number | null,
): readonly Finding[] {
  if (inkPercent === null || maxInkPercent === null || inkPercent <= maxInkPercent) return []
  const isKept = unlimitedPercent !== null && unlimitedPercent > maxInkPercent
  const values = { inkPercent: Math.ceil(inkPercent), maxPercent: maxInkPercent }
  return [finding(isKept ? 'inkKept' : 'tooMuchInk', values)]
}
