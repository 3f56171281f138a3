import type { HeadPart } from '#contract/config.ts'

let isAdded = false

/** What the page's own scripts run by; the browser hides it from selectors, not from scripts. */
const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

function asElement({ tag, attributes, text }: HeadPart): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  element.nonce = pageNonce()
  // In the order in which the owner wrote them, unless he says otherwise.
  if (element instanceof HTMLScriptElement) element.async = 'async' in attributes
  return element
}

/** Adds what the owner's head HTML has beyond what the server rendered, once. */
export function addHeadParts(parts: readonly HeadPart[]): void {
  if (isAdded || parts.length === 0) return
  isAdded = true
  document.head.append(...parts.map(asElement))
}

/** Rids the page of what was added. What has run cannot be called back: only a page that is loaded anew is without. */
export function dropHeadParts(): void {
  if (isAdded) window.location.reload()
}
