import type { FastifyInstance } from 'fastify'
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

/** JSON bodies only; an empty body is no body and needs no content type (decisions: Cross-site requests). */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    if (nestsTooDeep(String(text))) return done(new Refusal('MalformedJson'))
    return parse(request, String(text), done)
  })
}
