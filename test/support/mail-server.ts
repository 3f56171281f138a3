import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import { untilFree } from './until-free.ts'

export type MailServer = {
  readonly url: string
  readonly port: number
  readonly received: { readonly returnPath: string; readonly to: readonly string[]; readonly mail: Email }[]
  /** Answers so many mails with this SMTP status before it takes one. */
  refuse(times: number, status: number): void
  /** Answers every mail to this address with this SMTP status; null takes all again. */
  refuseAddress(address: string | null, status?: number): void
  /** Takes the whole of so many mails, and is gone before it says so. */
  dropAfterData(times: number): void
  close(): Promise<void>
}

/** A real mail server on loopback that keeps what it gets; at its old port, when it comes back. */
export async function mailServer(oldPort?: number): Promise<MailServer> {
  const port = oldPort ?? (await anyLoopbackPort())
  const received: MailServer['received'] = []
  let refusals = { left: 0, status: 451 }
  let refused: { readonly address: string | null; readonly status: number } = { address: null, status: 550 }
  let drops = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (address !== refused.address) return done()
      done(Object.assign(new Error('no such user'), { responseCode: refused.status }))
    },
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
          const { mailFrom, rcptTo } = session.envelope
          const returnPath = mailFrom ? mailFrom.address : ''
          received.push({ returnPath, to: rcptTo.map(({ address }) => address), mail })
          if (drops === 0) return done()
          drops -= 1
          for (const connection of connections) connection.destroy()
        })
      })
    },
  })
  const connections = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  await untilFree(port)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    dropAfterData: (times) => {
      drops = times
    },
    refuseAddress: (address, status = 550) => {
      refused = { address, status }
    },
    refuse: (left, status) => {
      refusals = { left, status }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
