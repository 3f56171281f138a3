import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A message that lies on the server, and what is known of it. */
export type KeptMessage = {
  readonly uid: number
  readonly source: Buffer
  readonly flags: Set<string>
  folder: string
}

export type ImapServer = {
  readonly port: number
  readonly messages: readonly KeptMessage[]
  /** How often somebody logged in, or tried to. */
  readonly logins: () => number
  /** Puts an unread message into INBOX. */
  receive(message: string): KeptMessage
  /** Breaks the line instead of answering the first command that begins so. */
  breakAt(command: string | null): void
  close(): Promise<void>
}

/** A mail server that speaks as much of IMAP4rev1 (RFC 3501), with MOVE (RFC 6851), as a reader of one mailbox needs. */
export async function imapServer({
  user,
  password,
}: {
  user: string
  password: string
}): Promise<ImapServer> {
  const messages: KeptMessage[] = []
  const folders = new Set(['INBOX'])
  const sockets = new Set<Socket>()
  let breaks: string | null = null
  let logins = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    const say = (line: string | Buffer): void => {
      socket.write(line)
    }
    let isIn = false
    let selected = ''
    let waiting = ''
    say(`* OK [CAPABILITY ${CAPABILITIES}] ready\r\n`)
    socket.on('data', (data) => {
      waiting += data.toString('latin1')
      for (;;) {
        const end = waiting.indexOf('\r\n')
        if (end === -1) return
        const line = waiting.slice(0, end)
        waiting = waiting.slice(end + 2)
        answer(line)
      }
    })

    function answer(line: string): void {
      const [, tag = '', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
      const name = command.toUpperCase()
      if (breaks !== null && `${name} ${rest}`.startsWith(breaks)) {
        breaks = null
        socket.destroy()
        return
      }
      const done = (said = 'OK done') => say(`${tag} ${said}\r\n`)
      const [first = '', second = ''] = wordsOf(rest)
      const here = messages.filter(({ folder }) => folder === selected)
      const named = here.filter(({ uid }) => isNamed(uid, first))
      const numberOf = (message: KeptMessage) => here.indexOf(message) + 1
      if (name === 'CAPABILITY') {
        say(`* CAPABILITY ${CAPABILITIES}\r\n`)
        return done()
      }
      if (name === 'LOGOUT') {
        say('* BYE\r\n')
        done()
        socket.end()
        return
      }
      if (name === 'LOGIN') {
        logins += 1
        isIn = first === user && second === password
        return done(isIn ? 'OK in' : 'NO [AUTHENTICATIONFAILED] Invalid credentials')
      }
      if (!isIn) return done('BAD log in first')
      switch (name) {
        case 'NOOP':
          return done()
        case 'LIST':
          for (const folder of second === '' ? [''] : folders) say(`* LIST () "/" "${folder}"\r\n`)
          return done()
        case 'LSUB':
          return done()
        case 'CREATE':
          if (folders.has(first)) return done('NO [ALREADYEXISTS] it is there')
          folders.add(first)
          return done()
        case 'SUBSCRIBE':
          return done()
        case 'SELECT': {
          if (!folders.has(first)) return done('NO no such folder')
          selected = first
          const count = messages.filter(({ folder }) => folder === selected).length
          say(`* FLAGS (\\Seen \\Flagged)\r\n* ${count} EXISTS\r\n* 0 RECENT\r\n`)
          say(
            `* OK [PERMANENTFLAGS (\\Seen \\Flagged)] ok\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT ${messages.length + 1}] ok\r\n`,
          )
          return done('OK [READ-WRITE] selected')
        }
        case 'UID SEARCH': {
          if (rest !== 'UNSEEN UNFLAGGED') return done('BAD what is that')
          const unread = here
            .filter(({ flags }) => !flags.has('\\Seen') && !flags.has('\\Flagged'))
            .map(({ uid }) => uid)
          say(`* SEARCH ${unread.join(' ')}\r\n`)
          return done()
        }
        case 'UID FETCH':
          for (const message of named) fetched(message, numberOf(message), rest)
          return done()
        case 'UID STORE':
          for (const message of named) {
            for (const [flag] of rest.matchAll(/\\\w+/g)) message.flags.add(flag)
            const flags = [...message.flags].join(' ')
            say(`* ${numberOf(message)} FETCH (UID ${message.uid} FLAGS (${flags}))\r\n`)
          }
          return done()
        case 'UID MOVE':
          if (!folders.has(second)) return done('NO [TRYCREATE] no such folder')
          for (const message of named) {
            say(`* ${numberOf(message)} EXPUNGE\r\n`)
            message.folder = second
          }
          return done()
        default:
          return done('BAD what is that')
      }
    }

    /** A message without PEEK is read by it. */
    function fetched({ uid, source, flags }: KeptMessage, number: number, asked: string): void {
      const part = /BODY(?:\.PEEK)?\[([^\]]*)\]/i.exec(asked)
      if (part && !/PEEK/i.test(part[0])) flags.add('\\Seen')
      const head = source.subarray(0, source.indexOf('\r\n\r\n') + 4)
      const body = part?.[1] === '' ? source : head
      say(`* ${number} FETCH (UID ${uid} RFC822.SIZE ${source.length}`)
      if (part) {
        say(` BODY[${part[1]}] {${body.length}}\r\n`)
        say(body)
      }
      say(')\r\n')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    logins: () => logins,
    receive(message) {
      const source = Buffer.from(message.replaceAll(/\r?\n/g, '\r\n'))
      const kept = { uid: messages.length + 1, source, flags: new Set<string>(), folder: 'INBOX' }
      messages.push(kept)
      return kept
    },
    breakAt(command) {
      breaks = command
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

const CAPABILITIES = 'IMAP4rev1 UIDPLUS MOVE'

/** The words of a command, in quotes or not. */
const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll(/\\(.)/g, '$1'),
  )

/** Whether a set such as `1,3:5` names a number. */
const isNamed = (uid: number, set: string): boolean =>
  set.split(',').some((range) => {
    const [from = '', to = from] = range.split(':')
    return uid >= Number(from) && (to === '*' || uid <= Number(to))
  })
