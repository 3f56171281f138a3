import { deskMailTexts } from '#texts/nl/office/mails.ts'
import { mailReportTexts } from '#texts/nl/office/mail-reports.ts'
import type { ShortKeys } from '../../lib/short-keys.ts'

/** The letters of this desk; its pages load no words of others with them. */
export const SHORT_KEYS = {
  mails: {
    again: { key: 'v', does: deskMailTexts.again, may: 'sendMails' },
    read: { key: 'b', does: mailReportTexts.read, may: 'sendMails' },
  },
  mail: {
    again: { key: 'v', does: deskMailTexts.again, may: 'sendMails' },
  },
} as const satisfies ShortKeys
