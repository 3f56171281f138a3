import { record } from './recorded.ts'

const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const TAG = /<(?:script|link)\b[^>]*>/g
const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs
const IMPORT = /\b(?:from|import)\s*\(?\s*["']([^"']+\.js)["']/g

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** The scripts and stylesheets that a page names: by tag, and by an import of its inline scripts. */
function namedFiles(html: string) {
  const tags = [...html.matchAll(TAG)].map(([tag]) => tag)
  const links = (rel: string) =>
    tags.filter((tag) => attribute(tag, 'rel') === rel).flatMap((tag) => attribute(tag, 'href') ?? [])
  const imports = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, script = '']) =>
    [...script.matchAll(IMPORT)].flatMap(([, file]) => file ?? []),
  )
  return {
    scripts: new Set([
      ...links('modulepreload'),
      ...tags.flatMap((tag) => (tag.startsWith('<script') ? (attribute(tag, 'src') ?? []) : [])),
      ...imports,
    ]),
    styles: new Set(links('stylesheet')),
  }
}

async function bytesOf(port: number, paths: ReadonlySet<string>): Promise<number> {
  const answers = await Promise.all([...paths].map((path) => record(port, path, AS_A_BROWSER)))
  return answers.reduce((sum, { body }) => sum + body.length, 0)
}

/** The bytes of scripts and stylesheets that a page names, as they go over the wire to a browser. */
export async function firstLoadBytes(port: number, path: string) {
  const { body } = await record(port, path, {})
  const { scripts, styles } = namedFiles(body.toString('utf8'))
  return { scriptBytes: await bytesOf(port, scripts), styleBytes: await bytesOf(port, styles) }
}
