import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { anyLoopbackPort, findFreePort, PortUnavailable } from './free-port.ts'

const open: Server[] = []
afterEach(() => open.splice(0).map((server) => server.close()))

async function occupy(port: number) {
  const server = createServer()
  open.push(server)
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
}

it('uses a chosen port that is free', async () => {
  const port = await anyLoopbackPort()
  expect(await findFreePort({ host: '127.0.0.1', port, isChosen: true })).toBe(port)
})

it('finds ports on loopback that no connection going out is given meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, anyLoopbackPort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
  expect(Math.min(...ports)).toBeGreaterThan(1023)
})

it('refuses a chosen port that is taken', async () => {
  const port = await anyLoopbackPort()
  await occupy(port)
  await expect(findFreePort({ host: '127.0.0.1', port, isChosen: true })).rejects.toThrow(
    `Poort ${port} op 127.0.0.1 is al in gebruik.`,
  )
})

it('moves the default on to the next free port', async () => {
  const first = await findFreePort({ host: '127.0.0.1', port: 3000, isChosen: false })
  await occupy(first)
  const next = await findFreePort({ host: '127.0.0.1', port: 3000, isChosen: false })
  expect(next).toBeGreaterThan(first)
  expect(next).toBeLessThan(3100)
})

it('gives up after 3099', async () => {
  await occupy(3099).catch(() => undefined)
  await expect(findFreePort({ host: '127.0.0.1', port: 3099, isChosen: false })).rejects.toThrow(
    PortUnavailable,
  )
})

it('says so when the address is not of this machine', async () => {
  await expect(findFreePort({ host: '192.0.2.1', port: 4800, isChosen: true })).rejects.toThrow(
    /Luisteren op 192.0.2.1, poort 4800, gaat niet/,
  )
})
