import { createContext } from 'react'

/** What a style of the page runs by. The server alone knows it: browsers hide it from the page. */
export const StyleNonceContext = createContext<string | undefined>(undefined)
