import { useReducer } from 'react'

type Named = { readonly id: string }

/** The rows that were chosen one by one, or everything in a view, what is not shown yet too. */
type Choice = { readonly ids: ReadonlySet<string>; readonly view: string | null }

type Change = { readonly ids: Iterable<string> } | { readonly toggledId: string } | 'whole'

const NOTHING: Choice = { ids: new Set(), view: null }

/** Which of the rows of a list are chosen; what is searched for or filtered otherwise is another view of it. */
export function useChoice<Row extends Named>(rows: readonly Row[], view: string | null) {
  const isWholeIn = (choice: Choice) => choice.view !== null && choice.view === view
  const chosenIn = (choice: Choice) =>
    isWholeIn(choice) ? rows : rows.filter(({ id }) => choice.ids.has(id))
  const [choice, change] = useReducer((before: Choice, asked: Change): Choice => {
    if (asked === 'whole') return { ids: before.ids, view }
    if ('ids' in asked) return { ids: new Set(asked.ids), view: null }
    const ids = new Set(chosenIn(before).map(({ id }) => id))
    if (!ids.delete(asked.toggledId)) ids.add(asked.toggledId)
    return { ids, view: null }
  }, NOTHING)
  const isWhole = isWholeIn(choice)
  return {
    isWhole,
    chosen: chosenIn(choice),
    isChosen: ({ id }: Row) => isWhole || choice.ids.has(id),
    /** The same function for as long as the list is shown, so that rows that stay as they are need not be drawn anew. */
    change,
  }
}
