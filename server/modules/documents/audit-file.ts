import type { Period } from './books-store.ts'

/** Writes the XML audit file (XAF 4.0) of a period. */
type AuditFileWriter = (period: Period) => AsyncIterable<string>

/**
 * Null while there is none: XAF 4.0 counts from 1 January 2027, and a file is only worth something once it was held against the official
 * schema.
 */
const WRITER: AuditFileWriter | null = null

/** Whether the audit file can be had. */
export const isAuditFileOffered = WRITER !== null
