import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import { renderContext } from './lib/context.ts'
import { everythingLoaded } from './lib/later.tsx'
import { StyleNonceContext } from './lib/nonce.ts'

export { renderContext } from './lib/context.ts'

export const streamTimeout = 5_000

/** What a page could not do is told in its answer; only what was not expected is logged, as a line of JSON. */
export function handleError(error: unknown, { request, context }: Failing): void {
  if (request.signal.aborted || isApiError(error)) return
  logError(error, { request, context })
}

type Failing = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

function logError(error: unknown, { request, context }: Failing): void {
  const path = new URL(request.url).pathname
  const reqId = context.get(renderContext).requestId
  const err =
    error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
  const line = { level: 50, time: Date.now(), msg: 'page failed', reqId, path, err }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/**
 * What scripts need comes after what is seen: they name their own imports, and none of those is asked for before the
 * styles, the first picture and the letters.
 */
function withoutPreloads(entry: EntryContext): EntryContext {
  const { manifest } = entry
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: [] },
  ])
  const lean = {
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: Object.fromEntries(routes) as typeof manifest.routes,
  }
  return { ...entry, manifest: lean }
}

/** Renders a page; the nonce goes to every script that the router and React write, and to the style of the owner's colours. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  for (const sheet of entry.manifest.routes['root']?.css ?? [])
    headers.append('link', `<${sheet}>; rel=preload; as=style`)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, styleNonce } = context.get(renderContext)
  await everythingLoaded()
  return new Promise((resolve, reject) => {
    let isShellSent = false
    const timer = setTimeout(() => abort(), streamTimeout + 1_000)
    const { pipe, abort } = renderToPipeableStream(
      <StyleNonceContext value={styleNonce}>
        <ServerRouter context={withoutPreloads(entry)} url={request.url} nonce={nonce} />
      </StyleNonceContext>,
      {
        nonce,
        // A part of the page that was put after the rest would need scripts to come to its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          isShellSent = true
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer)
              done()
            },
          })
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError(error: unknown) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error: unknown) {
          if (!isShellSent) return
          status = 500
          logError(error, { request, context })
        },
      },
    )
  })
}
