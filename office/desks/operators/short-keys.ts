import { operatorTexts } from '#texts/nl/office/operators.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  operators: {
    invite: { key: 'c', does: operatorTexts.invite, may: 'manageOperators' },
  },
} as const satisfies ShortKeys
