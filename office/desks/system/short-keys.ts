import { backupTexts } from '#texts/nl/office/backups.ts'
import { systemTexts } from '#texts/nl/office/system.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  jobs: {
    retry: { key: 'o', does: systemTexts.retry, may: 'runSystem' },
    drop: { key: 'v', does: systemTexts.drop, may: 'runSystem' },
  },
  backups: {
    make: { key: 'c', does: backupTexts.make, may: 'runSystem' },
  },
} as const satisfies ShortKeys
