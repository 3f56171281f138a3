/** The rows of lists: those of tables, and what else is marked as one. */
export const ROWS = 'tbody tr, [data-row]'

/** What gets the focus in a row: what is marked as first, else its first link, else its first button; null where nothing can be pressed. */
export const firstOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-first]') ?? row.querySelector('a') ?? row.querySelector('button')
