import { z } from 'zod'
import { MAIL_SECURITIES } from '#domain/mails/mail-server.ts'
import { Done, Email, line, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const Security = z.enum(MAIL_SECURITIES)

/** By what server mail goes out. */
export const MailServer = z.object({
  /** Where it was set: for the whole process by whoever runs the machine, which counts first, or here; null where mail is kept. */
  setBy: z.enum(['machine', 'desk']).nullable(),
  /** Who mail is from now. */
  sender: z.string(),
  /** What was set here; null where nothing was. */
  server: z
    .object({
      host: z.string(),
      port: z.int(),
      security: Security,
      username: z.string().nullable(),
      hasPassword: z.boolean(),
      senderName: z.string(),
      senderAddress: z.string(),
    })
    .nullable(),
  /** The password was kept with another secret of the machine, and has to be typed anew. */
  lostPassword: z.boolean(),
})
export type MailServer = z.output<typeof MailServer>

const rules = { access: 'operator', may: 'changeShop' } as const

/** The name of a machine, or its number; of IPv6 as in an address. */
const Host = requiredLine(253).regex(
  /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[\da-f:.]+\])$/i,
  'MailHostInvalid',
)

const TypedServer = z.object({
  host: Host,
  port: z.int('NumberInvalid').min(1, 'NumberInvalid').max(65_535, 'NumberInvalid'),
  security: Security,
  /** Empty where nobody logs in. */
  username: line(254),
  /** Null keeps the password that is there. */
  password: line(500).nullable(),
  senderName: line(100),
  senderAddress: Email,
})

export type TypedServer = z.output<typeof TypedServer>

export const getMailServer = officeEndpoint('getMailServer', {
  summary: 'By what server mail goes out, without its password',
  ...rules,
  reply: MailServer,
})

export const setMailServer = officeEndpoint('setMailServer', {
  summary: 'Set by what server mail goes out from its next try',
  ...rules,
  refuses: [409],
  body: TypedServer,
  reply: MailServer,
})

export const tryMailServer = officeEndpoint('tryMailServer', {
  summary: 'Send a trial by a server before it is set, to who asks; answers what that server says of it',
  ...rules,
  limit: { perSecond: 20 },
  refuses: [409],
  body: TypedServer,
  reply: Done,
})

export const removeMailServer = officeEndpoint('removeMailServer', {
  summary: 'Forget the mail server that was set here; mail is kept from then on where the machine has none',
  ...rules,
  refuses: [409],
  reply: MailServer,
})
