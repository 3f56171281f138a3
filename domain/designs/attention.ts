import type { FileStatus } from './file-status.ts'
import type { DesignVerdict } from './judge-design.ts'

/** A file where it is used, with what is thought of it there; `isApproved` is the customer's consent to a fixable one. */
export type FileUse<Place> = {
  readonly place: Place
  readonly verdict: DesignVerdict
  readonly isApproved: boolean
}

/** A file whose check has ended, with all that has become of it since. */
export type CheckedUpload<Place> = {
  /** What is thought of it by itself. */
  readonly verdict: DesignVerdict
  readonly isDeleted: boolean
  /** A repair of it is being made, or waits for the customer's answer, who is asked for that by a mail of its own. */
  readonly isInRepair: boolean
  /** Since its verdict its customer has sent another file of that name. */
  readonly isReplaced: boolean
  /** Where the customer can still see to it: lines of the cart, and ordered ones that wait for their files. */
  readonly uses: readonly FileUse<Place>[]
  /** Any line has it: these, or one of a quote, of an order that goes on, or of a colleague's cart. */
  readonly isUsed: boolean
}

/** What a file asks of its customer, and where; `place` is null for one that no line uses. */
export type Attention<Place> = DesignVerdict & { readonly place: Place | null }

/**
 * What a customer has to be told of a file that was uploaded; null when nothing is wrong, or when it was seen to. A file
 * that is used is judged there, and by itself otherwise; notes are left out, for they ask nothing.
 */
export function attentionFor<Place>(upload: CheckedUpload<Place>): Attention<Place> | null {
  const { verdict, isDeleted, isInRepair, isReplaced, uses, isUsed } = upload
  if (isDeleted || isInRepair) return null
  const use = uses.find((one) => asksAttention(one.verdict.status, one.isApproved))
  if (use) return { place: use.place, ...asking(use.verdict) }
  if (isUsed || isReplaced || !asksAttention(verdict.status, false)) return null
  return { place: null, ...asking(verdict) }
}

/** A file that is wrong, or that could be printed if only its customer said so. */
const asksAttention = (status: FileStatus, isApproved: boolean) =>
  status === 'invalid' || status === 'error' || (status === 'fixable' && !isApproved)

const asking = ({ status, findings }: DesignVerdict): DesignVerdict => ({
  status,
  findings: findings.filter(({ severity }) => severity !== 'note'),
})
