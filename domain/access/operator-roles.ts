/** What staff of the shop's owner are there for. */
export const OPERATOR_ROLES = ['owner', 'sales', 'prepress', 'production', 'finance', 'content'] as const

/** One of the things that staff are there for. */
export type OperatorRole = (typeof OPERATOR_ROLES)[number]
