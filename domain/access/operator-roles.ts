/** What staff of the shop's owner are there for. */
export const OPERATOR_ROLES = ['owner', 'sales', 'prepress', 'production', 'finance', 'content'] as const

/** One of the things that staff are there for. */
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

const WITH_SECOND_FACTOR: ReadonlySet<OperatorRole> = new Set(['owner', 'finance'])

/** Whether a role can do so much harm that its password alone opens nothing. */
export const needsSecondFactor = (role: OperatorRole): boolean => WITH_SECOND_FACTOR.has(role)
