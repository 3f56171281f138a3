import { createContext, type ReactNode } from 'react'
import type { RepairedLine } from './repaired-line.ts'

/** What a line shows about the repair of its files; the route that knows both says it. */
export const RepairSlot = createContext<(line: RepairedLine) => ReactNode>(() => null)
