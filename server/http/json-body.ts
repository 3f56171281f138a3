import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const DEEPEST = 20

/** Whether a JSON text nests deeper than any call of ours; braces within strings don't count. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (inString) {
      if (char === '\\') index += 1
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (char === '}' || char === ']') depth -= 1
  }
  return false
}

/** Reads a JSON text as a body: what nests too deep, or reaches for a prototype, is none. */
export function jsonReader(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (
    request: FastifyRequest,
    text: string,
    done: (error: Error | null, value?: unknown) => void,
  ): void => {
    if (nestsTooDeep(text)) done(new Refusal('MalformedJson'))
    else void parse(request, text, done)
  }
}

/** JSON bodies only; an empty body is no body and needs no content type (decisions: Cross-site requests). */
export function parseJsonBodies(app: FastifyInstance): void {
  const read = jsonReader(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return read(request, String(text), done)
  })
}
