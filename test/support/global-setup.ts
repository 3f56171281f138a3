import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { makeTemplates, removeTemplates, type Templates } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly databaseTemplates: Templates
  }
}

/** One server and two databases to copy for the whole run: TEST_DATABASE_URL when set, else a throw-away server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chosenUrl = process.env['TEST_DATABASE_URL']
  const server = chosenUrl ? { url: chosenUrl, stop: async () => undefined } : await startServer()
  const run = `${Date.now()}_${randomBytes(3).toString('hex')}`
  try {
    const templates = await makeTemplates(server.url, run)
    project.provide('databaseTemplates', templates)
    return async () => {
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
