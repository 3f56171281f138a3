// A banner with its print file, ordered by a demo customer of the shop at an address, by the calls that its pages make.
import { printFile } from '../e2e/print-file.ts'
import type { AnswerTo } from './answers.ts'
import { sendByTus } from './tus.ts'

const [, , address = ''] = process.argv
const jar = new Map<string, string>()

async function call<Verb extends string, Path extends string>(
  method: Verb,
  path: Path,
  body?: object,
): Promise<AnswerTo<Verb, Path>['json']> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    jar.set(name, value)
  }
  const json = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(json)}`)
  return json
}

/** Sends a file for a group of lines, and waits until it has been judged. */
async function sendDesign(groupId: string): Promise<string> {
  const { uploadToken } = await call('POST', '/api/customer/upload-token')
  const processId = crypto.randomUUID()
  const { name: fileName, buffer: content } = printFile(`${processId}.pdf`, 3020, 1020)
  const { design } = await call('POST', '/api/designs', { processId, fileName })
  await sendByTus({ address, token: uploadToken, processId, content, fileName })
  for (const end = Date.now() + 60_000; ;) {
    const { designs } = await call('GET', `/api/designs?groupId=${groupId}`)
    const { status, messages } = designs.find(({ designId }) => designId === design.designId)
    if (status === 'valid') return design.designId
    if (!['receiving', 'processing'].includes(status) || Date.now() > end)
      throw new Error(`the print file is ${status}: ${messages.join(' ')}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

await call('POST', '/api/customer/login', { username: 'klant@demo.example', password: 'Paskruis-demo-1' })
const customOptions = [
  { id: 'SPD-510-W', values: ['3000'] },
  { id: 'SPD-510-H', values: ['1000'] },
]
const cart = await call('POST', '/api/cart/items', {
  cartItem: { sku: 'SPD-510', quantity: 1, customOptions },
})
const group = cart.orderLineGroups.at(-1)
const designId = await sendDesign(group.id)
await call('PUT', `/api/cart/items/designs/${group.lines[0].id}`, { designs: [{ designId, quantity: 1 }] })
const { id } = await call('POST', '/api/cart/order', { termsAccepted: true })
const order = await call('GET', `/api/customer/orders/${id}`)
if (order.totalPrice.excludingTaxInCents !== 3915)
  throw new Error(`the order costs ${order.totalPrice.excludingTaxInCents}`)
const { totalCount } = await call('GET', `/api/customer/orders?reference=${order.number}`)
if (totalCount !== 1) throw new Error('the order number is not unique')
