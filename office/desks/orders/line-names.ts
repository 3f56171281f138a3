import type { DeskLine } from '#contract/office/orders.ts'
import { quantityText } from '#texts/nl/price-unit.ts'

/** What each of several lines is called, by their ids: no two have one name. */
export function lineNames(
  lines: readonly Pick<DeskLine, 'id' | 'title' | 'quantity' | 'pack'>[],
): ReadonlyMap<string, string> {
  const names = lines.map(({ title, quantity, pack }) => `${title}, ${quantityText(quantity, pack)}`)
  return new Map(
    lines.map(({ id }, place) => {
      const name = names[place] ?? ''
      const same = names.slice(0, place).filter((other) => other === name).length
      return [id, same === 0 ? name : `${name} (${same + 1})`]
    }),
  )
}
