import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askFencedChild } from './fenced-child.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-fence-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** As a process that has much else to do: nothing is heard meanwhile. */
const beBusy = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

async function ask(script: string): Promise<unknown> {
  const program = join(folder, `${crypto.randomUUID()}.mjs`)
  await writeFile(program, script)
  const asked = { program, folder, order: {}, withinMs: 20_000 }
  return askFencedChild<object>(asked, {
    message(message) {
      if (message !== 'begun') return { message }
      beBusy(300)
      return null
    },
    fall: (why) => new Error(why),
  })
}

it('hears what a child said last, also when it hears at the same time that it ended', async () => {
  const script = `process.once('message', () => { process.send('begun'); setTimeout(() => process.send('done'), 50) })`
  for (let time = 0; time < 5; time += 1) expect(await ask(script)).toEqual({ message: 'done' })
})

it.each([
  ['ends without a word', 'process.exit(3)', 'it ended with 3'],
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, 'it ended with SIGKILL'],
])('tells that a child %s', async (_what, script, why) => {
  await expect(ask(script)).rejects.toThrow(why)
})
