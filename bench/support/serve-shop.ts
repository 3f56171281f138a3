// The shop's calls in a process of their own: any message is answered with the port.
import type { AddressInfo } from 'node:net'
import { openApiShop } from './api-shop.ts'
import { answerParent } from '#test/support/child.ts'

const opening = openApiShop().then(async (shop) => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  return shop
})
answerParent(
  async () => ((await opening).app.server.address() as AddressInfo).port,
  async () => (await opening).close(),
)
