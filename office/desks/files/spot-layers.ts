import type { DeskPlaces } from '#contract/office/files.ts'

type Spot = DeskPlaces['spots'][number]

/** A spot colour of a page; `turn` tells those of the same purpose apart, of which three look different. */
export type SpotLayer = Pick<Spot, 'name' | 'purpose'> & {
  readonly id: string
  readonly turn: number
  readonly spots: readonly Spot[]
}

const LOOKS = 3

/** The spot colours of a page as layers, each name once. */
export function spotLayers({ spots }: DeskPlaces): readonly SpotLayer[] {
  const byName = Map.groupBy(spots, ({ name }) => name)
  const seen = new Map<string, number>()
  return [...byName].map(([name, ofName]) => {
    const purpose = ofName[0]?.purpose ?? 'colour'
    const look = purpose === 'white' || purpose === 'colour' ? purpose : 'structure'
    const turn = seen.get(look) ?? 0
    seen.set(look, turn + 1)
    return { id: `spot:${name}`, name, purpose, turn: turn % LOOKS, spots: ofName }
  })
}
