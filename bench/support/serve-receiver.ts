// A bare Node receiver that writes each body to disk: any message is answered with the port.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { answerParent } from '#test/support/child.ts'

const folder = await mkdtemp(join(tmpdir(), 'paskruis-bare-'))
const server = createServer((request, response) => {
  void pipeline(request, createWriteStream(join(folder, 'received'))).then(() => response.end())
})
const listening = new Promise<number>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
})
answerParent(
  () => listening,
  async () => {
    server.close()
    await rm(folder, { recursive: true })
  },
)
