import { createContext } from 'react'

/** What the server alone gives to the first page; the browser finds it there and keeps it. */
export type FirstPage = {
  readonly styles: string
  /** Before all that can be pressed. */
  readonly listener: string
  readonly starter: string
  readonly nonces: { readonly script: string; readonly style: string }
}

/** A browser tells its scripts what nonce a style came with, but shows it in no attribute. */
const styleNonce = typeof document === 'undefined' ? '' : (document.querySelector('style')?.nonce ?? '')

export const FirstPageContext = createContext<FirstPage>({
  styles: '',
  listener: '',
  starter: '',
  nonces: { script: '', style: styleNonce },
})
