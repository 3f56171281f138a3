/** Enter goes to the same field of the next row, with Shift to that of the one before; heard in the whole table, whichever of its fields has the focus. */
export function followKeys(table: HTMLTableElement | null) {
  table?.addEventListener('keydown', moveByRow)
  return () => table?.removeEventListener('keydown', moveByRow)
}

function moveByRow(event: KeyboardEvent): void {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const cell = target.closest('td')
  const row = cell?.closest('tr')
  const next = shiftKey ? row?.previousElementSibling : row?.nextElementSibling
  if (!cell || !(next instanceof HTMLTableRowElement)) return
  // A row that goes has no fields.
  next.cells[cell.cellIndex]?.querySelector('input')?.focus()
}
