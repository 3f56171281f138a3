import { Writable } from 'node:stream'

/** What a shop logs, to be handed in as its `logStream`. */
export function capturedLog(): { readonly lines: string[]; readonly stream: Writable } {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, stream }
}
