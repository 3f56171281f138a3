import { setTimeout as delay } from 'node:timers/promises'
import { samplePdf } from '#test/support/sample-files.ts'
import { ATTACKS, type Attack, LINKS, type Target, upload } from './support/attacks.ts'
import { builtPages } from './support/built-pages.ts'
import { type Child, startChild } from '#test/support/child.ts'
import { type Bench, figure, type Figure } from './support/figure.ts'
import type { AttackOrder } from './support/run-attack.ts'

/** Of each attack; for a figure that counts ATTACK_SECONDS=600. */
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 20)
/** How many attacks go on at the same time: two are worse than one, and take half as long. */
const AT_ONCE = Number(process.env.ATTACKS_AT_ONCE ?? 1)
const MOST_P95_MS = 500
const MOST_MEMORY_MB = 1024
const MOST_CHECK_MS = 10_000
/** Of the shop, so that what piles up is seen within an attack. */
const HEAP_MB = 512
const PAUSE_MS = 100
const LOOK_EVERY_MS = 500
const MB = 1024 * 1024
const ADDRESS = '192.0.2.1'

async function logIn(port: number, username: string, password: string): Promise<string> {
  const login = await fetch(`http://127.0.0.1:${port}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
    body: JSON.stringify({ username, password }),
  })
  if (!login.ok) throw new Error(`Logging in answered ${login.status}`)
  return login.headers
    .getSetCookie()
    .map((one) => one.replace(/;.*/, ''))
    .join('; ')
}

type Group = { readonly lines: readonly { readonly id: string }[] }

async function putLine(port: number, cookie: string): Promise<string> {
  const added = await fetch(`http://127.0.0.1:${port}/api/cart/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      cartItem: {
        sku: 'SPD-510',
        quantity: LINKS,
        customOptions: [
          { id: 'SPD-510-W', values: ['3000'] },
          { id: 'SPD-510-H', values: ['1000'] },
        ],
      },
    }),
  })
  const { orderLineGroups }: { readonly orderLineGroups: readonly Group[] } = await added.json()
  return orderLineGroups[0]?.lines[0]?.id ?? ''
}

/** What another customer does meanwhile, as a person would: pages, the cart, a price, a search. */
const CALLS = [
  ['GET', '/vlaggen-en-masten/mastvlaggen'],
  ['GET', '/api/cart'],
  ['GET', '/winkelwagen'],
  ['GET', '/api/search?query=vlag'],
  ['GET', '/api/customer/orders'],
] as const

type Waits = { readonly ms: readonly number[]; readonly failed: number }

async function otherCustomer(port: number, cookie: string, isOver: () => boolean): Promise<Waits> {
  const ms: number[] = []
  let failed = 0
  for (let at = 0; !isOver(); at += 1) {
    const [method, path] = CALLS[at % CALLS.length] ?? CALLS[0]
    const startedMs = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { cookie, 'x-forwarded-for': ADDRESS },
    }).catch(() => null)
    await answer?.arrayBuffer()
    ms.push(performance.now() - startedMs)
    if (!answer?.ok) failed += 1
    await delay(PAUSE_MS)
  }
  return { ms, failed }
}

type Card = { readonly designId: string; readonly status: string }

async function verdictOn(port: number, cookie: string, designId: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/designs`, { headers: { cookie } })
    const { designs }: { readonly designs: readonly Card[] } = await answer.json()
    if (designs.some((design) => design.designId === designId && design.status !== 'processing')) return
    await delay(PAUSE_MS)
  }
}

/** How long a small file of another company takes from its upload to its verdict, also one that outlasts the attack. */
async function checksOfOther(
  port: number,
  cookie: string,
  isOver: () => boolean,
): Promise<readonly number[]> {
  const ms: number[] = []
  const content = new Uint8Array(samplePdf({ pages: [{ entries: '/MediaBox [0 0 300 300]', content: '' }] }))
  while (!isOver()) {
    const startedMs = performance.now()
    const file = { fileName: 'klein.pdf', content, type: 'application/pdf' }
    const designId = await upload({ port, cookie }, file)
    if (designId === null) throw new Error('A small file was not taken in')
    await verdictOn(port, cookie, designId)
    ms.push(performance.now() - startedMs)
  }
  return ms
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN

async function mostMemory(shop: Child, isOver: () => boolean): Promise<number> {
  let most = 0
  while (!isOver()) {
    most = Math.max(most, await shop.ask<number>('memory'))
    await delay(LOOK_EVERY_MS)
  }
  return most
}

async function endure(
  shop: Child,
  together: readonly Attack[],
  target: Target,
  customer: string,
): Promise<readonly Figure[]> {
  const name = together.map((attack) => attack.name).join(' + ')
  const attackers = together.map(() => startChild(new URL('./support/run-attack.ts', import.meta.url)))
  try {
    let isOver = false
    const attacking = Promise.all(
      together.map(async (attack, at) => {
        const order: AttackOrder = { name: attack.name, target, forMs: SECONDS * 1000 }
        return attackers[at]?.ask<number>(order)
      }),
    ).finally(() => {
      isOver = true
    })
    const [waits, checks, memory, counts] = await Promise.all([
      otherCustomer(target.port, customer, () => isOver),
      together.some((attack) => attack.delaysChecks)
        ? checksOfOther(target.port, customer, () => isOver)
        : [],
      mostMemory(shop, () => isOver),
      attacking,
    ])
    return [
      figure(
        {
          what: `${name}: wait of another customer, p95`,
          value: percentile(waits.ms, 0.95),
          digits: 0,
          unit: ' ms',
        },
        { atMost: MOST_P95_MS },
        `${counts.join(' + ')} times, ${waits.ms.length} calls, ${waits.failed} failed`,
      ),
      figure(
        { what: `${name}: memory at most`, value: memory / MB, digits: 0, unit: ' MB' },
        { atMost: MOST_MEMORY_MB },
      ),
      ...(checks.length === 0
        ? []
        : [
            figure(
              {
                what: `${name}: wait of another company for a check, at most`,
                value: Math.max(...checks) / 1000,
                unit: ' s',
              },
              { atMost: MOST_CHECK_MS / 1000 },
              `${checks.length} files`,
            ),
          ]),
    ]
  } finally {
    await Promise.all(attackers.map((attacker) => attacker.stop()))
  }
}

/** Whether another customer notices what an attacker does, and how much memory it takes. */
export const attacks: Bench = {
  name: 'attacks',
  async run() {
    builtPages()
    const program = new URL('./support/serve-pages.ts', import.meta.url)
    const shop = startChild(program, [`--max-old-space-size=${HEAP_MB}`])
    try {
      const port = await shop.ask<number>('port')
      const cookie = await logIn(port, 'klant@demo.example', 'Paskruis-demo-1')
      const customer = await logIn(port, 'tweede@demo.example', 'Paskruis-demo-2')
      const target = { port, cookie, lineId: await putLine(port, cookie) }
      const figures: Figure[] = []
      for (let at = 0; at < ATTACKS.length; at += AT_ONCE)
        figures.push(...(await endure(shop, ATTACKS.slice(at, at + AT_ONCE), target, customer)))
      return figures
    } finally {
      await shop.stop()
    }
  },
}
