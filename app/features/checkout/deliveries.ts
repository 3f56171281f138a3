import { dayFollowsProof } from '#app/lib/lines/line-files.ts'

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

type Plan = {
  readonly code: 'soonest' | 'together'
  readonly days: readonly { readonly itemId: string; readonly date: string }[]
}
type Dated = Deliverable & { readonly id: string }

/** The lines as a plan has them come. */
export function asPlanned<Line extends Dated>(lines: readonly Line[], { days }: Plan): readonly Line[] {
  const dayOf = new Map(days.map(({ itemId, date }) => [itemId, date]))
  return lines.map((line) => ({
    ...line,
    delivery: { ...line.delivery, date: dayOf.get(line.id) ?? line.delivery.date },
  }))
}

/** The plan by which the lines come now; null when their days were chosen one by one. */
export const currentPlan = <P extends Plan>(lines: readonly Dated[], plans: readonly P[]): P | null =>
  plans.find(({ days }) => {
    const dayOf = new Map(days.map(({ itemId, date }) => [itemId, date]))
    return lines.every(({ id, delivery }) => dayOf.get(id) === delivery.date)
  }) ?? null
