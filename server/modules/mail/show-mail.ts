import type { MailMessage } from './outbox-store.ts'

/** A mail has inline styles and no scripts: its page gets a policy of its own. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"

/** How a browser shows a mail: as it is, or its text with 'tekst'. */
export const showMail = (message: MailMessage, form: string | undefined) =>
  form === 'tekst'
    ? { type: 'text/plain; charset=utf-8', policy: POLICY, body: message.text }
    : { type: 'text/html; charset=utf-8', policy: POLICY, body: message.html }
