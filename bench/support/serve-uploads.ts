// The shop's calls in a process of their own, which tells how much memory it has and had at most.
import type { AddressInfo } from 'node:net'
import { openApiShop } from './api-shop.ts'
import { answerParent } from '#test/support/child.ts'

const LOOK_EVERY_MS = 20

export type UploadServer = {
  readonly port: number
  readonly memoryBytes: number
  /** Since it was asked last. */
  readonly mostMemoryBytes: number
}

const opening = openApiShop().then(async (shop) => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  return shop
})
let most = 0
const watching = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, LOOK_EVERY_MS)

answerParent(
  async (): Promise<UploadServer> => {
    const { app } = await opening
    const memoryBytes = process.memoryUsage.rss()
    const mostMemoryBytes = Math.max(most, memoryBytes)
    most = 0
    return { port: (app.server.address() as AddressInfo).port, memoryBytes, mostMemoryBytes }
  },
  async () => {
    clearInterval(watching)
    await (await opening).close()
  },
)
