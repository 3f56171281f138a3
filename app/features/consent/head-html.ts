import type { HeadPart } from '#contract/config.ts'

/** What was added, as it was written. */
const added = new Set<string>()

/** What the page's own scripts run and its styles count by; the browser hides it from selectors, not from scripts. */
const nonceOf = (tag: 'script' | 'style') => document.querySelector<HTMLElement>(`${tag}[nonce]`)?.nonce ?? ''

function asElement({ tag, attributes, text }: HeadPart): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  if (tag === 'script' || tag === 'style') element.nonce = nonceOf(tag)
  // In the order in which the owner wrote them, unless he says otherwise.
  if (element instanceof HTMLScriptElement) element.async = 'async' in attributes
  return element
}

/**
 * Has these parts of the owner's head HTML in the page beyond what the server rendered, each once. What has run cannot be
 * called back: a page in which one of them is not wanted any more is loaded anew.
 */
export function showHeadParts(parts: readonly HeadPart[]): void {
  const wanted = new Map(parts.map((part) => [JSON.stringify(part), part]))
  if ([...added].some((text) => !wanted.has(text))) return window.location.reload()
  for (const [text, part] of wanted) {
    if (added.has(text)) continue
    added.add(text)
    document.head.append(asElement(part))
  }
}
