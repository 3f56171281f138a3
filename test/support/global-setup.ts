import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { startPooler } from './pooler.ts'
import { makeTemplates, removeTemplates, type Templates } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly databaseTemplates: Templates
    /** The address of a pooler before that server; null where shops go to it straight. */
    readonly poolerUrl: string | null
  }
}

/**
 * One server and two databases to copy for the whole run: TEST_DATABASE_URL when set, else a throw-away server. With TEST_POOLER=1
 * shops go to it by PgBouncer.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chosenUrl = process.env['TEST_DATABASE_URL']
  const server = chosenUrl ? { url: chosenUrl, stop: async () => undefined } : await startServer()
  const run = `${Date.now()}_${randomBytes(3).toString('hex')}`
  try {
    const templates = await makeTemplates(server.url, run)
    project.provide('databaseTemplates', templates)
    // Each transaction comes to another session than the one before, so that whoever counts on his own is lost.
    const pooler =
      process.env['TEST_POOLER'] === '1'
        ? await startPooler(server.url, { min_pool_size: '3', server_round_robin: '1' })
        : null
    project.provide('poolerUrl', pooler?.urlOf(server.url) ?? null)
    return async () => {
      await pooler?.close()
      await removeTemplates(templates)
      await server.stop()
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function startServer() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-test-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const firstLine = once(createInterface(child.stdout), 'line')
  const url = await Promise.race([firstLine.then(String), ended.then(() => null)])
  if (url === null) throw new Error('The PostgreSQL for the tests did not start')
  return {
    url,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}
