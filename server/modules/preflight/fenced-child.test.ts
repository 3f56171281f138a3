import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { fileOfProgram, runBuiltPrograms } from '../../built-programs.ts'
import { askFencedChild } from './fenced-child.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paskruis-fence-'))
  runBuiltPrograms(folder)
})
afterAll(async () => {
  runBuiltPrograms(inject('builtPrograms'))
  await rm(folder, { recursive: true })
})

/** As a process that has much else to do: nothing is heard meanwhile. */
const beBusy = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** A program as a build leaves it, by the name of its source. */
async function write(script: string): Promise<string> {
  const program = join(folder, `${crypto.randomUUID()}.ts`)
  await writeFile(fileOfProgram(program), script)
  return program
}

async function ask(script: string, begun: () => unknown = () => beBusy(300)): Promise<unknown> {
  const program = await write(script)
  const asked = { program, folder, order: {}, withinMs: 20_000 }
  return askFencedChild<object>(asked, {
    message(message) {
      if (message !== 'begun') return { message }
      begun()
      return null
    },
    fall: (why) => new Error(why),
  })
}

it('hears what a child said last, also when it hears at the same time that it ended', async () => {
  const script = `process.once('message', () => { process.send('begun'); setTimeout(() => process.send('done'), 50) })`
  for (let time = 0; time < 5; time += 1) expect(await ask(script)).toEqual({ message: 'done' })
})

/** Of a child that says at once that it has begun, and its last word when a file is there. */
const waitingScript = (file: string, word: string) => `import { existsSync } from 'node:fs'
  process.send('begun')
  const look = setInterval(() => {
    if (!existsSync(${JSON.stringify(file)})) return
    clearInterval(look)
    process.send('${word}')
  }, 2)`

it('hears what a child said last, also when the end of another is heard in between', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const other = fork(fileOfProgram(await write(waitingScript(first, 'ended'))))
  await once(other, 'message')
  const begun = Promise.withResolvers<void>()
  const asked = ask(waitingScript(second, 'done'), begun.resolve)
  await begun.promise
  other.once('message', () => {
    writeFileSync(second, '')
    beBusy(400)
  })
  writeFileSync(first, '')
  beBusy(400)
  expect(await asked).toEqual({ message: 'done' })
})

it.each([
  ['ends without a word', 'process.exit(3)', 'it ended with 3'],
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, 'it ended with SIGKILL'],
])('tells that a child %s', async (_what, script, why) => {
  await expect(ask(script)).rejects.toThrow(why)
})
