/** Where toasts may be shown, in the order of opening. A modal dialog makes the page behind it inert and unheard, so
 * each dialog holds an outlet of its own and the innermost one shows the toasts (ux 5.7). */
const outlets: { readonly id: string; readonly inDialog: boolean }[] = []
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

export function openToastOutlet(id: string, inDialog: boolean): () => void {
  const outlet = { id, inDialog }
  outlets.push(outlet)
  tell()
  return () => {
    outlets.splice(outlets.indexOf(outlet), 1)
    tell()
  }
}

export function activeToastOutlet(): string | null {
  return (outlets.findLast(({ inDialog }) => inDialog) ?? outlets.at(-1))?.id ?? null
}

export function subscribeToToastOutlets(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
