import { dayFollowsProof } from '#app/lib/line-files.ts'

type Deliverable = Parameters<typeof dayFollowsProof>[0] & {
  readonly delivery: {
    readonly kind: 'ship' | 'pickup'
    readonly date: string
    readonly express: boolean
  }
}

/** Lines that travel together: the same way, on the same day. */
export type DeliveryGroup<Line extends Deliverable> = {
  readonly kind: 'ship' | 'pickup'
  /** Null where it follows from when a proof is approved. */
  readonly date: string | null
  readonly express: boolean
  readonly lines: readonly Line[]
}

const dateOf = (line: Deliverable): string | null => (dayFollowsProof(line) ? null : line.delivery.date)
/** Days that are not known come last. */
const sortKeyOf = (line: Deliverable) => `${dateOf(line) ?? 'later'} ${line.delivery.kind}`

/** The deliveries of an order, the earliest first; `express` when a line of it is. */
export function deliveriesOf<Line extends Deliverable>(
  lines: readonly Line[],
): readonly DeliveryGroup<Line>[] {
  const groups = Map.groupBy(lines, sortKeyOf)
  return [...groups.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, together]) => {
      const [first] = together
      if (!first) return []
      const { kind } = first.delivery
      return [
        {
          kind,
          date: dateOf(first),
          express: together.some(({ delivery }) => delivery.express),
          lines: together,
        },
      ]
    })
}

type Datable = Deliverable & {
  readonly delivery: {
    readonly offers: { readonly dates: readonly string[]; readonly expressDates: readonly string[] }
  }
}

/** The days on offer for a line as it is chosen now. */
export const offeredTo = ({ delivery }: Datable): readonly string[] =>
  delivery.express ? delivery.offers.expressDates : delivery.offers.dates

/** The first day on which everything can come at once; null when there is none. */
export function togetherDate(lines: readonly Datable[]): string | null {
  const [first, ...others] = lines
  if (!first) return null
  return offeredTo(first).find((date) => others.every((line) => offeredTo(line).includes(date))) ?? null
}

/** How the days stand: each line as soon as it can be, all on one day, or otherwise chosen. */
export type DateChoice = 'soonest' | 'together' | 'chosen'

export function dateChoiceOf(lines: readonly Datable[]): DateChoice {
  if (lines.every((line) => line.delivery.date === offeredTo(line)[0])) return 'soonest'
  return new Set(lines.map(({ delivery }) => delivery.date)).size === 1 ? 'together' : 'chosen'
}
