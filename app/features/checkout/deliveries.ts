type Deliverable = {
  readonly delivery: {
    readonly kind: 'ship' | 'pickup'
    readonly date: string
    readonly express: boolean
  }
}

/** Lines that travel together: the same way, on the same day. */
export type DeliveryGroup<Line extends Deliverable> = {
  readonly kind: 'ship' | 'pickup'
  readonly date: string
  readonly express: boolean
  readonly lines: readonly Line[]
}

/** The deliveries of an order, the earliest first; `express` when a line of it is. */
export function deliveriesOf<Line extends Deliverable>(
  lines: readonly Line[],
): readonly DeliveryGroup<Line>[] {
  const groups = Map.groupBy(lines, ({ delivery }) => `${delivery.date} ${delivery.kind}`)
  return [...groups.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, together]) => {
      const [first] = together
      if (!first) return []
      const { kind, date } = first.delivery
      return [{ kind, date, express: together.some(({ delivery }) => delivery.express), lines: together }]
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
