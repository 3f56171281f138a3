import type { FastifyServerOptions } from 'fastify'
import type { Settings } from '../settings.ts'

const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'password',
  'newPassword',
  'token',
  'uploadToken',
  '*.password',
  '*.newPassword',
  '*.token',
]

/** A path without its query: tokens travel there, and nobody needs them in a log (reliability, Traps 1). */
export const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '')

/** JSON lines in UTC with request ids and without secrets or bodies. */
export function loggerOptions(
  settings: Settings,
  stream?: NodeJS.WritableStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: settings.logLevel,
    redact: { paths: SECRETS, censor: '[weggelaten]' },
    serializers: {
      req: (request) => ({ method: request.method, path: withoutQuery(request.url), ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
    },
    ...(stream && { stream }),
  }
}
