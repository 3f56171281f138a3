import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { DrawComposed } from '#domain/configurator/draw-composed.ts'
import { ComposedImage } from './features/configurator/composed-image.tsx'
import { renderContext } from '#app/lib/pages/context.ts'
import { keepEarlyPresses } from '#app/lib/page-start/early-presses.ts'
import { FirstPageContext } from '#app/lib/page-start/first-page.ts'
import { everythingLoaded } from '#app/lib/page-start/later.tsx'
import { pageStarter } from '#app/lib/page-start/page-starter.ts'

export { renderContext } from '#app/lib/pages/context.ts'

/** For where a picture stands without its page: cart, orders and mails. */
export const drawComposed: DrawComposed = (drawing, evaluation) =>
  renderToStaticMarkup(<ComposedImage drawing={drawing} evaluation={evaluation} />)

export const streamTimeout = 5_000

/** What a page could not do is told in its answer; only what was not expected is logged, as a line of JSON. */
export function handleError(error: unknown, { request, context }: Failing): void {
  if (request.signal.aborted || isApiError(error)) return
  // Of the router itself: no route takes an address with a line break in it, whatever pages there are.
  if (isRouteErrorResponse(error) && error.status < 500) return
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

/** What a page gave as the text of its status (spec 2: that of an unknown route); none where it gave none. */
function statusTextOf({ staticHandlerContext }: EntryContext): string {
  const [error] = Object.values(staticHandlerContext.errors ?? {})
  return isRouteErrorResponse(error) ? error.statusText : ''
}

const read = new Map<string, string>()

/** The sheet of what a visit begins with, as it was built; in development there is none. */
function readStyles({ manifest }: EntryContext): string {
  const [sheet] = manifest.routes['root']?.css ?? []
  if (import.meta.env.DEV || sheet === undefined) return ''
  const styles = read.get(sheet) ?? readFileSync(join(import.meta.dirname, '../client', sheet), 'utf8')
  read.set(sheet, styles)
  return styles
}

/** Renders a page; the nonces go to every script and style in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const statusText = statusTextOf(entry)
  if (request.method === 'HEAD') return new Response(null, { status, statusText, headers })
  const { nonces } = context.get(renderContext)
  await everythingLoaded()
  const listener = `(${keepEarlyPresses.toString()})()`
  const firstPage = { styles: readStyles(entry), listener, starter: pageStarter(entry), nonces }
  return new Promise((resolve, reject) => {
    let isShellSent = false
    const timer = setTimeout(() => abort(), streamTimeout + 1_000)
    const { pipe, abort } = renderToPipeableStream(
      <FirstPageContext value={firstPage}>
        <ServerRouter
          context={{ ...entry, renderMeta: { didRenderScripts: true } }}
          url={request.url}
          nonce={nonces.script}
        />
      </FirstPageContext>,
      {
        nonce: nonces,
        // A part of the page that was put after the rest would need scripts to come to its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          isShellSent = true
          const body = new PassThrough()
          pipe(body)
          // Whole: everything is there by now, and a stream for the web takes longer than its bytes.
          void buffer(body).then((html) => {
            clearTimeout(timer)
            resolve(new Response(html, { headers, status, statusText }))
          }, reject)
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
