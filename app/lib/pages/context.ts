import { createContext } from 'react-router'
import type { RenderContext } from '#contract/render-context.ts'

// Contexts are compared by identity: the server takes this one from the built entry, never by import.
export const renderContext = createContext<RenderContext>()
