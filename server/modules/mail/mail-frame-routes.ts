import type { FastifyReply } from 'fastify'

/** A mail runs, sends and fetches nothing, and only a page of ours may show it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** Sends a mail as its reader sees it, to be shown in a frame of the back office. */
export const sendForFrame = (
  reply: FastifyReply,
  { type, body }: { readonly type: string; readonly body: string },
) =>
  reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .send(body)
