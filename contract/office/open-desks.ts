import { z } from 'zod'
import { Done } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** What of which it is told who else of the staff has it open. */
export const OPEN_KINDS = ['file', 'order', 'quote', 'product'] as const
export type OpenKind = (typeof OPEN_KINDS)[number]

const Subject = z.object({ kind: z.enum(OPEN_KINDS), id: z.uuid() })

export const keepOpen = officeEndpoint('keepOpen', {
  summary:
    'Say that the operator has something open, and hear which colleagues have it open too; said again before a minute is over',
  access: 'operator',
  refuses: [403],
  body: Subject,
  reply: z.object({ others: z.array(z.string()) }),
})

export const leaveOpen = officeEndpoint('leaveOpen', {
  summary: 'Say that the operator has something open no more',
  access: 'operator',
  body: Subject,
  reply: Done,
})
