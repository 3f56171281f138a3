import type { Settlement } from '#domain/documents/invoice.ts'
import { formatPrice } from './format.ts'

/** Where the amount of a credit note goes, a sentence each: what need not be paid, what counts elsewhere, what is given back. */
export const settlementTexts = (
  invoice: string,
  { openCents, movedCents, movedTo, backCents }: Settlement,
): readonly string[] => [
  ...(openCents > 0
    ? [`Van factuur ${invoice} hoef je ${formatPrice(openCents)} niet meer te betalen.`]
    : []),
  ...(movedCents > 0 && movedTo !== null
    ? [`Van wat je al betaald hebt, telt ${formatPrice(movedCents)} mee voor factuur ${movedTo}.`]
    : []),
  ...(backCents > 0 ? [`We maken ${formatPrice(backCents)} aan je over.`] : []),
]
