// The shop's calls in a process of their own, which hears of changes: any message is answered with its port and database.
import type { AddressInfo } from 'node:net'
import { openApiShop } from './api-shop.ts'
import { answerParent } from '#test/support/child.ts'

export type Scaled = { readonly port: number; readonly databaseUrl: string }

const opening = openApiShop({ hearsChanges: true }).then(async (shop) => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  return shop
})
answerParent(
  async (): Promise<Scaled> => {
    const { app, databaseUrl } = await opening
    return { port: (app.server.address() as AddressInfo).port, databaseUrl }
  },
  async () => (await opening).close(),
)
