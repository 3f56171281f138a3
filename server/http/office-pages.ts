import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers a request for a screen of the back office, and says whether it did: not for every other page, nor for who may not know of it.
 * (A reply that is awaited is nothing, so it cannot say that itself.)
 */
export type OfficePages = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** Where the nonce of an answer belongs in the built page (`office/vite.config.ts`). */
const NONCE = /NONCE-OF-THIS-ANSWER/g
const IN_OFFICE = /^\/beheer(?:[/?]|$)/

/** The page into which every screen is drawn, as it was built. */
export function builtOfficePage(file: string): () => Promise<string> {
  const page = readFile(file, 'utf8')
  page.catch(() => undefined)
  return () => page
}

/** Serves the screens of staff. Who is logged in as a customer is told that there is no such page (decisions, operators). */
export function officePages(app: FastifyInstance, getPage: (url: string) => Promise<string>): OfficePages {
  return async (request, reply) => {
    if (!IN_OFFICE.test(request.url) || (await isForCustomer(app, request))) return false
    const page = await getPage(request.url)
    void reply
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE, reply.cspNonce?.script ?? ''))
    return true
  }
}

async function isForCustomer(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  if ((await app.findOperator(request)) !== null) return false
  return (await app.findAsker(request)).kind === 'contact'
}
