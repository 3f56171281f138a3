import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  readonly url: string
  readonly received: { readonly to: readonly string[]; readonly mail: Email }[]
  /** Answers so many mails with this SMTP status before it takes one. */
  refuse(times: number, status: number): void
  close(): Promise<void>
}

/** A real mail server on loopback that keeps what it gets. */
export async function mailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  let refusals = { left: 0, status: 451 }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals.left > 0) {
          refusals = { ...refusals, left: refusals.left - 1 }
          done(Object.assign(new Error('not now'), { responseCode: refusals.status }))
          return
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
          done()
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (left, status) => {
      refusals = { left, status }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
