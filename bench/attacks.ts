import { setTimeout as delay } from 'node:timers/promises'
import { ATTACKS, type Attack, type Target } from './support/attacks.ts'
import { builtPages } from './support/built-pages.ts'
import { type Child, startChild } from './support/child.ts'
import { type Bench, figure, type Figure } from './support/figure.ts'
import type { AttackOrder } from './support/run-attack.ts'

/** Of each attack; for a figure that counts ATTACK_SECONDS=600. */
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 20)
const MOST_P95_MS = 500
const MOST_MEMORY_MB = 1024
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
        quantity: 1,
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
  attack: Attack,
  target: Target,
  customer: string,
): Promise<readonly Figure[]> {
  const attacker = startChild(new URL('./support/run-attack.ts', import.meta.url))
  try {
    let isOver = false
    const order: AttackOrder = { name: attack.name, target, forMs: SECONDS * 1000 }
    const attacking = attacker.ask<number>(order).finally(() => {
      isOver = true
    })
    const [waits, memory, count] = await Promise.all([
      otherCustomer(target.port, customer, () => isOver),
      mostMemory(shop, () => isOver),
      attacking,
    ])
    return [
      figure(
        {
          what: `${attack.name}: wait of another customer, p95`,
          value: percentile(waits.ms, 0.95),
          digits: 0,
          unit: ' ms',
        },
        { atMost: MOST_P95_MS },
        `${count} times, ${waits.ms.length} calls, ${waits.failed} failed`,
      ),
      figure(
        { what: `${attack.name}: memory at most`, value: memory / MB, digits: 0, unit: ' MB' },
        { atMost: MOST_MEMORY_MB },
      ),
    ]
  } finally {
    await attacker.stop()
  }
}

/** Whether another customer notices what an attacker does, and how much memory it takes. */
export const attacks: Bench = {
  name: 'attacks',
  async run() {
    builtPages()
    const shop = startChild(new URL('./support/serve-pages.ts', import.meta.url))
    try {
      const port = await shop.ask<number>('port')
      const cookie = await logIn(port, 'klant@demo.example', 'Paskruis-demo-1')
      const customer = await logIn(port, 'tweede@demo.example', 'Paskruis-demo-2')
      const target = { port, cookie, lineId: await putLine(port, cookie) }
      const figures: Figure[] = []
      for (const attack of ATTACKS) figures.push(...(await endure(shop, attack, target, customer)))
      return figures
    } finally {
      await shop.stop()
    }
  },
}
