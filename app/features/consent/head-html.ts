const HEAD_TAGS: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'LINK', 'META'])

let isAdded = false

/** What the page's own scripts run by; the browser hides it from selectors, not from scripts. */
const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/** A script that was parsed never runs, and one without the page's nonce may not. */
function withNonce(element: Element): Element {
  const copy = document.createElement(element.tagName)
  for (const { name, value } of element.attributes) copy.setAttribute(name, value)
  copy.textContent = element.textContent
  copy.nonce = pageNonce()
  // In the order in which the owner wrote them, unless he says otherwise.
  if (copy instanceof HTMLScriptElement) copy.async = element.hasAttribute('async')
  return copy
}

/**
 * Adds the owner's head HTML, once, or rids the page of it. What has run cannot be called back: only a page that is
 * loaded anew is without.
 */
export function setHeadHtml(html: string | null): void {
  if (html === null) {
    if (isAdded) window.location.reload()
    return
  }
  if (isAdded) return
  isAdded = true
  const template = document.createElement('template')
  template.innerHTML = html
  const elements = [...template.content.children].filter(({ tagName }) => HEAD_TAGS.has(tagName))
  document.head.append(...elements.map(withNonce))
}
