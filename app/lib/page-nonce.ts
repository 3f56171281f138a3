/** What the page's own scripts may run by; the browser hides it from selectors, not from scripts. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
