import type { createBrowserRouter } from 'react-router'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type EarlyPresses = {
  /** What was pressed or filled in while nothing listened to it yet, in that order. */
  readonly kept: Element[]
  readonly isAwake: (element: Element) => boolean
  /** The command palette was asked for, and nobody heard it yet. */
  wantsPalette?: boolean
  /** Files that were dropped on the page, and nobody took yet. */
  dropped?: readonly File[]
}

declare global {
  var earlyPresses: EarlyPresses | undefined
}

type RoutedWindow = {
  readonly location: Location
  /** There once the router runs. */
  readonly __reactRouterDataRouter?: ReturnType<typeof createBrowserRouter>
}

/**
 * Keeps the presses on what the server has rendered, until the code of that part has come. It is sent as text with each
 * page and runs before all other scripts, so it uses nothing from outside itself. What works by itself is left alone:
 * disclosures, forms that lead to a page, and links until the router runs, which then follows them without loading anew.
 */
export function keepEarlyPresses(): void {
  const kept: Element[] = []
  const keep = (element: Element) => void kept.push(element)
  // React marks every element that it has taken over.
  const mark = '__reactProps'
  const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith(mark))
  const early: EarlyPresses = { kept, isAwake }
  globalThis.earlyPresses = early

  /** Whatever hears this click later sees that it has been dealt with. */
  function follow(event: MouseEvent, link: HTMLAnchorElement) {
    const { __reactRouterDataRouter: router }: RoutedWindow = window
    const { origin, pathname, search, hash } = link
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const isElsewhere = origin !== location.origin || link.target || link.hasAttribute('download')
    const isFile = /^\/api\/|\.\w{1,5}$/.test(pathname)
    const isHere = hash && pathname + search === location.pathname + location.search
    if (!router || !isPlain || isElsewhere || isFile || isHere || isAwake(link)) return
    event.preventDefault()
    void router.navigate(pathname + search + hash)
  }

  function onClick(event: MouseEvent) {
    const pressed = event.target instanceof Element ? event.target.closest('button, a') : null
    if (pressed instanceof HTMLAnchorElement) return follow(event, pressed)
    const button = pressed instanceof HTMLButtonElement ? pressed : null
    if (!button || button.disabled || isAwake(button)) return
    const { form, type } = button
    if (type === 'submit' && form?.method === 'get' && form.hasAttribute('action')) return
    event.preventDefault()
    event.stopPropagation()
    keep(button)
  }

  function onChange({ target }: Event) {
    if (!(target instanceof Element) || !target.matches('input, select, textarea') || isAwake(target)) return
    if (!kept.includes(target)) keep(target)
  }

  /** Ctrl+K, on a Mac with Cmd: browsers take it for their own search unless it is prevented. */
  function onKeyDown(event: KeyboardEvent) {
    const isAlone = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
    // A field that fills itself in tells of keys without a name.
    if (!isAlone || event.key?.toLowerCase() !== 'k') return
    event.preventDefault()
    if (!event.repeat) early.wantsPalette = dispatchEvent(new Event('palettekey', { cancelable: true }))
  }

  /** A browser leaves the shop for a file that nobody takes; one that is dropped on its field is taken there. */
  function onFiles(event: DragEvent) {
    const { dataTransfer, target, type, defaultPrevented } = event
    const isForField = target instanceof HTMLInputElement && target.type === 'file'
    if (defaultPrevented || isForField || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (type === 'drop') early.dropped = [...(early.dropped ?? []), ...dataTransfer.files]
  }

  // On its way down: React stops a drop on a part whose code is still to come. What takes it hears it at the window, before.
  document.addEventListener('dragover', onFiles, true)
  document.addEventListener('drop', onFiles, true)
  addEventListener('keydown', onKeyDown, true)
  addEventListener('click', onClick, true)
  addEventListener('input', onChange, true)
  addEventListener('change', onChange, true)
}

/** Does what was pressed too early, once each, in what has woken up since; the rest goes on waiting. */
export async function replayEarlyPresses(): Promise<void> {
  const early = globalThis.earlyPresses
  if (!early) return
  for (const element of early.kept.splice(0)) {
    // What one press changes has to be there before the next.
    await Promise.resolve()
    const isDone = early.isAwake(element) && (await replay(element))
    if (!isDone && element.isConnected) early.kept.push(element)
  }
}

/** The files that were dropped so far and not taken yet. */
export const keptDrops = (): readonly File[] => globalThis.earlyPresses?.dropped ?? []

/** Keeps files until the upload manager takes them. */
export function keepDroppedFiles(files: readonly File[]): void {
  if (globalThis.earlyPresses) globalThis.earlyPresses.dropped = [...keptDrops(), ...files]
}

/** Takes the files that were dropped so far. */
export function takeDroppedFiles(): readonly File[] {
  const dropped = keptDrops()
  if (globalThis.earlyPresses) globalThis.earlyPresses.dropped = []
  return dropped
}

/** Gives up the buttons that were pressed, as it is told that nothing came of it; answers whether there were any. */
export function dropEarlyPresses(): boolean {
  const kept = globalThis.earlyPresses?.kept ?? []
  const fields = kept.filter((element) => !element.matches('button'))
  return kept.splice(0, kept.length, ...fields).length > fields.length
}

/** Answers whether React was there to hear it. */
async function replay(element: Element): Promise<boolean> {
  if (element instanceof HTMLButtonElement) {
    if (!isTakenOver(element)) return false
    // Leaving a field settles it, as it would have been left by the press; who is typing elsewhere stays there.
    if (!document.activeElement?.matches('input, textarea')) element.focus({ preventScroll: true })
    await Promise.resolve()
    element.click()
    return true
  }
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)) return retick(element)
  return refill(element as Field)
}

/**
 * React marks an element before it has taken over the part around it, and takes what stands in a field by then for known.
 * An event that changes nothing has it finish; where it can't yet, it keeps the event from the element.
 */
function isTakenOver(element: Element): boolean {
  let isHeard = false
  const hear = () => (isHeard = true)
  element.addEventListener('input', hear)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.removeEventListener('input', hear)
  return isHeard
}

function retick(box: HTMLInputElement): boolean {
  const { checked, defaultChecked } = box
  if (checked === defaultChecked) return true
  box.checked = defaultChecked
  const isHeard = isTakenOver(box)
  if (isHeard) box.click()
  else box.checked = checked
  return isHeard
}

/** React has to see a change: it knows the field with what stood in it when the field woke up. */
function refill(field: Field): boolean {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (!isTakenOver(field)) return false
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (value === defaultValue) return true
  field.value = defaultValue
  const isHeard = isTakenOver(field)
  // The field's own setter is React's, and would tell it that nothing is new.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  if (isHeard) field.dispatchEvent(new Event('input', { bubbles: true }))
  return isHeard
}
