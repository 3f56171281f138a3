import { createContext } from 'react'

/** What the server alone gives to the first page; the browser finds it there and keeps it. */
export type FirstPage = {
  readonly styles: string
  readonly starter: string
  readonly nonces: { readonly script: string; readonly style: string }
}

export const FirstPageContext = createContext<FirstPage>({
  styles: '',
  starter: '',
  nonces: { script: '', style: '' },
})
