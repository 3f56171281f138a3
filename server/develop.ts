import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { PagesOfSource } from './main.ts'

const OFFICE = resolve(import.meta.dirname, '../office')
const OF_OFFICE = '/__office/'

/** Serves the pages from their source by Vite, with hot reload; only `npm run dev` comes here. */
export async function developWith(app: FastifyInstance): Promise<PagesOfSource> {
  const server = { middlewareMode: true, hmr: { server: app.server } } as const
  const vite = await createServer({ server, appType: 'custom' })
  const office = await createServer({
    configFile: resolve(OFFICE, 'vite.config.ts'),
    base: OF_OFFICE,
    server: { ...server, hmr: { server: app.server, path: 'hmr' } },
    appType: 'custom',
  })
  app.addHook('onClose', () => Promise.all([vite.close(), office.close()]))
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (url.startsWith('/api/') || url.startsWith('/beheer')) return done()
    const { middlewares } = url.startsWith(OF_OFFICE) ? office : vite
    middlewares(request.raw, reply.raw, (error?: unknown) => done(error as Error))
  })
  return {
    getBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    getOfficePage: async (url) =>
      office.transformIndexHtml(url, await readFile(resolve(OFFICE, 'index.html'), 'utf8')),
  }
}
