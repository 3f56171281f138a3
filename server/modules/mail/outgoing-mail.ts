import type { ShopContext } from '../../context.ts'
import { unseal } from '../../seal.ts'
import { MAIL_OFF } from '../../settings-environment.ts'
import { findServer, type KeptServer } from './mail-server-store.ts'

type Context = Pick<ShopContext, 'db' | 'settings'>

/** How a mail server is reached; `auth` is missing where nobody logs in. */
export type ServerAddress =
  | { readonly url: string }
  | {
      readonly host: string
      readonly port: number
      readonly secure: boolean
      readonly requireTLS: boolean
      readonly ignoreTLS: boolean
      readonly auth?: { readonly user: string; readonly pass: string }
    }

/** By what mail goes out, and who it is from; without a server it is kept. */
export type OutgoingMail = {
  readonly server: ServerAddress | null
  readonly from: string
  /** Where mail servers send back what they cannot hand over; null for who it is from. */
  readonly returnPath: string | null
}

/** For what the password of the mail server is sealed. */
export const SEALED_FOR = 'password of the mail server'

/** What the machine was given counts before what the owner set. */
export async function outgoingMail({ db, settings }: Context): Promise<OutgoingMail> {
  const { smtpUrl, mailFrom, mailReturnPath: returnPath } = settings
  if (smtpUrl === MAIL_OFF) return { server: null, from: mailFrom, returnPath }
  if (smtpUrl !== null) return { server: { url: smtpUrl }, from: mailFrom, returnPath }
  const kept = await findServer(db)
  if (!kept) return { server: null, from: mailFrom, returnPath }
  return { server: addressOf(kept, passwordOf({ settings }, kept)), from: senderOf(kept), returnPath }
}

/** Whether mail leaves this machine. */
export const sendsMail = async (context: Context): Promise<boolean> =>
  (await outgoingMail(context)).server !== null

/** The password as it was typed; null where there is none, or it was sealed with another secret of the machine. */
export const passwordOf = (
  { settings: { secret } }: Pick<Context, 'settings'>,
  { id, sealedPassword }: Pick<KeptServer, 'id' | 'sealedPassword'>,
): string | null => sealedPassword && unseal({ secret, purpose: SEALED_FOR, holderId: id }, sealedPassword)

export function addressOf(
  { host, port, security, username }: Pick<KeptServer, 'host' | 'port' | 'security' | 'username'>,
  password: string | null,
): ServerAddress {
  return {
    host: host.replaceAll(/[[\]]/g, ''),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(username !== null && { auth: { user: username, pass: password ?? '' } }),
  }
}

/** A name with a quote or a comma stays one name. */
export const senderOf = ({
  senderName,
  senderAddress,
}: Pick<KeptServer, 'senderName' | 'senderAddress'>): string =>
  senderName === '' ? senderAddress : `"${senderName.replaceAll(/["\\]/g, '')}" <${senderAddress}>`
