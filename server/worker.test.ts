import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainPage, sampleDocument } from '#domain/designs/sample-facts.ts'
import { bannerItem } from '#test/support/cart-items.ts'
import { makeDesign } from '#test/support/designs.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { preflightDesignTask } from './modules/designs/preflight-design.task.ts'
import { inTurn, MOST_OF_COMPANY } from './modules/preflight/in-turn.ts'
import { repairDesignTask } from './modules/repairs/repair-design.task.ts'

let shop: TestShop
let customer: TestBrowser
let other: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
  other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
})
afterAll(() => shop.close())

let made = 0
async function upload(browser: TestBrowser, fileName: string): Promise<string> {
  const { uploadToken } = (await browser.call('POST', '/api/customer/upload-token')).json
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/upload?token=${uploadToken}&process-id=t-${(made += 1)}&filename=${fileName}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c11' } })
      .jpeg()
      .toBuffer(),
  })
  return answer.json().design.designId
}

/** A repair that a customer asked for. */
async function askRepair(): Promise<void> {
  const facts = sampleDocument({ pages: [plainPage(520, 1020)] })
  const designId = await makeDesign(shop.database.db, { facts })
  const { json } = await customer.call('POST', '/api/cart/items', {
    body: { cartItem: bannerItem(10, 1000, 500) },
  })
  const lineId: string = json.orderLineGroups.at(-1).lines[0].id
  const designs = [{ designId, quantity: 10 }]
  await customer.call('PUT', `/api/cart/items/designs/${lineId}`, { body: { designs } })
  expect((await customer.call('POST', `/api/cart/items/${lineId}/patchup`)).status).toBe(200)
}

async function designRow(designId: string) {
  return await shop.database.db
    .selectFrom('designs')
    .select(['company_id as companyId', 'status'])
    .where('id', '=', designId)
    .executeTakeFirstOrThrow()
}

it('checks a small file while another company fills its share with files that have no end', async () => {
  const slow = new Set<string>()
  for (let at = 0; at <= MOST_OF_COMPANY; at += 1) slow.add(await upload(customer, `traag-${at}.jpg`))
  await askRepair()
  const [first = ''] = slow
  const { companyId } = await designRow(first)

  const end = Promise.withResolvers<void>()
  const filled = Promise.withResolvers<void>()
  const repairing = Promise.withResolvers<void>()
  const checked = new Map<string, PromiseWithResolvers<void>>()
  const checkOf = (designId: string) => {
    const check = checked.get(designId) ?? Promise.withResolvers<void>()
    checked.set(designId, check)
    return check
  }
  let opened = 0
  const openWithoutEnd = () =>
    inTurn(companyId, async () => {
      opened += 1
      if (opened === MOST_OF_COMPANY) filled.resolve()
      await end.promise
    })
  const check: typeof preflightDesignTask = {
    ...preflightDesignTask,
    async run(context, { designId }, signal) {
      if (slow.has(designId)) return openWithoutEnd()
      await preflightDesignTask.run(context, { designId }, signal)
      checkOf(designId).resolve()
    },
  }
  const repair: typeof repairDesignTask = {
    ...repairDesignTask,
    async run() {
      repairing.resolve()
      await openWithoutEnd()
    },
  }
  await shop.jobs.work(shop.shop, [check])
  await filled.promise
  await shop.jobs.work(shop.shop, [repair])
  await repairing.promise

  const own = await upload(customer, 'klein.jpg')
  const others = await upload(other, 'klein.jpg')
  await checkOf(others).promise
  expect((await designRow(others)).status).not.toBe('processing')
  expect((await designRow(own)).status).toBe('processing')
  expect(opened).toBe(MOST_OF_COMPANY)
  end.resolve()
  await checkOf(own).promise
  expect((await designRow(own)).status).not.toBe('processing')
})

it('takes up the file of a third company while two others fill their shares', async () => {
  const third = crypto.randomUUID()
  const end = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const check: typeof preflightDesignTask = {
    ...preflightDesignTask,
    name: 'check-of-third',
    async run(_, { designId }) {
      if (designId === third) taken.resolve()
      else await end.promise
    },
  }
  const send = (designId: string, group: string) =>
    shop.jobs.send(shop.database.db, check, { designId }, { group })
  for (const company of [crypto.randomUUID(), crypto.randomUUID()])
    for (let at = 0; at <= MOST_OF_COMPANY; at += 1) await send(crypto.randomUUID(), company)
  await send(third, crypto.randomUUID())
  await shop.jobs.work(shop.shop, [check])
  await taken.promise
  end.resolve()
})
