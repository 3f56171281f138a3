import type { Side } from '../../ui/side-choices.tsx'

type Orders<Id> = {
  readonly was: readonly Id[]
  readonly mine: readonly Id[]
  readonly theirs: readonly Id[]
}

/**
 * The order of what stays, where two put things in another order. Whoever left the order alone follows the other; `ask` answers where
 * both changed it differently. What only the other has comes after what it follows with him.
 */
export function mergedOrder<Id>(
  { was, mine, theirs }: Orders<Id>,
  stays: readonly Id[],
  ask: () => Side,
): readonly Id[] {
  const common = new Set(was.filter((id) => mine.includes(id) && theirs.includes(id)))
  const [before, own, other] = [was, mine, theirs].map((ids) => ids.filter((id) => common.has(id)))
  const isAsMine = isSame(own, before)
  const leader: Side = isAsMine ? 'theirs' : isSame(other, before) || isSame(own, other) ? 'mine' : ask()
  const [leading, following] = leader === 'mine' ? [mine, theirs] : [theirs, mine]
  const kept = new Set(stays)
  const order = leading.filter((id) => kept.has(id))
  for (const [at, id] of following.entries()) {
    if (!kept.has(id) || order.includes(id)) continue
    const previous = following.slice(0, at).findLast((one) => order.includes(one))
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  }
  return order
}

const isSame = <Id>(one: readonly Id[] = [], other: readonly Id[] = []): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])
