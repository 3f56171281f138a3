import type { UnusableFacts, UnusableReason } from '#domain/designs/facts.ts'

/** Ends an inspection with what is wrong with the file; nothing more can be measured in it. */
export class UnusableFile extends Error {
  readonly reason: UnusableReason
  readonly realType: string | null
  constructor(reason: UnusableReason, realType: string | null = null) {
    super(reason)
    this.name = 'UnusableFile'
    this.reason = reason
    this.realType = realType
  }

  facts(): UnusableFacts {
    return { kind: 'unusable', reason: this.reason, realType: this.realType }
  }
}

/** The inspection itself failed: our failure, not the file's, and worth another try (preflight check 11). */
export class InspectionFailed extends Error {
  constructor(why: string) {
    super(`The print file could not be inspected: ${why}`)
    this.name = 'InspectionFailed'
  }
}
