import type { ListContent } from './content.ts'
import { type Change, listDifferences, withChanges } from './differences.ts'
import { clashingEdits, type Edits } from './edits.ts'

type TakenBack = {
  /** What taking the change back makes of the list. */
  readonly edits: Edits
  /** How many prices and discounts of the change were changed once more since: they stay as they are. */
  readonly stayingCount: number
}

/**
 * A change of a price list the other way round, as far as the list still says what the change made. The content need only be that of
 * its SKUs, with all discounts.
 */
export function takenBack(content: ListContent, { prices, discounts }: Edits): TakenBack {
  const back: Edits = { prices: prices.map(turned), discounts: discounts.map(turned) }
  const clashing = new Set(clashingEdits(content, back))
  const edits: Edits = {
    prices: back.prices.filter((_one, at) => !clashing.has(`prices.${at}`)),
    discounts: back.discounts.filter((_one, at) => !clashing.has(`discounts.${at}`)),
  }
  // What somebody put back by hand is no difference any more.
  return { edits: listDifferences(content, withChanges(content, edits)), stayingCount: clashing.size }
}

const turned = <Row>({ before, after }: Change<Row>): Change<Row> => ({ before: after, after: before })

/** The SKUs whose prices a change is about. */
export const skusOf = ({ prices }: Pick<Edits, 'prices'>): readonly string[] => [
  ...new Set(prices.flatMap(({ before, after }) => [before?.sku ?? [], after?.sku ?? []].flat())),
]
