import { fork } from 'node:child_process'
import { join } from 'node:path'
import { type Crop, MOST_PHOTOGRAPH_BYTES } from '#domain/catalogue/picture-cut.ts'
import { fileOfProgram } from '../../built-programs.ts'
import { Refusal } from '../../refusal.ts'
import { PreparedOrRefused, type PreparedPhotograph } from './variants.ts'

const PROGRAM = join(import.meta.dirname, 'open-photograph.ts')
const WITHIN_MS = 120_000

/**
 * The variants of a photograph, or of a rectangle of it. It is opened in a process without our settings, that has two minutes, watches
 * its own memory, and takes nothing along when it falls.
 */
export async function preparePhotograph(
  photograph: Uint8Array,
  crop: Crop | null = null,
): Promise<PreparedPhotograph> {
  if (photograph.byteLength > MOST_PHOTOGRAPH_BYTES) throw new Refusal('PhotographTooLarge')
  const child = fork(fileOfProgram(PROGRAM), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: WITHIN_MS,
    killSignal: 'SIGKILL',
  })
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve)
      child.once('disconnect', () => resolve({ refusal: 'PhotographTooLarge' }))
      child.once('error', reject)
      child.send({ photograph, crop }, (error) => error && resolve({ refusal: 'PhotographTooLarge' }))
    })
    const prepared = PreparedOrRefused.parse(answer)
    if ('refusal' in prepared) throw new Refusal(prepared.refusal)
    return prepared
  } finally {
    child.kill('SIGKILL')
  }
}
