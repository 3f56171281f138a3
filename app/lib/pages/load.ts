import { data, redirect, type LoaderFunctionArgs, type ClientLoaderFunctionArgs } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { Client } from '#contract/client.ts'
import { paths } from '#app/paths.ts'
import { api } from '#app/lib/api/api.ts'
import { errorText } from '#app/lib/calls/call-errors.ts'
import { loadOrReload } from '#app/lib/page-start/chunk-reload.ts'
import { endSession } from '#app/lib/session/session.ts'
import { hasLoginMark } from '#app/lib/session/session-storage.ts'
import { renderContext } from './context.ts'
import { runGuard, type GuardName } from './guards.ts'

/** What a page loads from: the same in the browser and while rendering. */
export type PageRequest = {
  readonly api: Client
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly signal: AbortSignal
  readonly isLoggedIn: boolean
}
export type Load<Data> = (request: PageRequest) => Promise<Data>
type LoadOptions = { readonly guard?: GuardName }

/** What the error page tells of a call that failed. */
export type PageFault = {
  readonly message: string
  readonly requestId: string | null
  /** No answer came, so that there is no number to tell. */
  readonly isUnanswered: boolean
}

const fullPath = ({ pathname, search }: URL) => pathname + search

/** A failed call as the page's status: 404 stays 404, 401 leads to logging in, the rest is an honest error (spec 2, 8). */
function asPageError(error: unknown, url: URL): unknown {
  if (!isApiError(error)) return error
  if (error.status === 401) return redirect(paths.loggedOut(fullPath(url)))
  if (error.status === 404) return notFound()
  const status = error.status === 0 || error.status === 503 ? 503 : 500
  const { requestId } = error
  const isUnanswered = error.status === 0
  return data({ message: errorText(error), requestId, isUnanswered } satisfies PageFault, { status })
}

/** The answer of a page that does not exist; the status text is that of spec 2. */
export const notFound = () => data(null, { status: 404, statusText: 'This page could not be found' })

async function run<Data>(load: Load<Data>, request: PageRequest): Promise<Data> {
  try {
    return await load(request)
  } catch (error) {
    throw asPageError(error, request.url)
  }
}

/** A page's loader for the first page, in process. */
export function serverLoad<Data>(load: Load<Data>, { guard }: LoadOptions = {}) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const { api: inProcess, isLoggedIn } = context.get(renderContext)
    const url = new URL(request.url)
    runGuard(guard, { isLoggedIn, url })
    return run(load, { api: inProcess, params, url, signal: request.signal, isLoggedIn })
  }
}

/** A page's loader after the first page: straight to the calls of spec 7. */
export function clientLoad<Data>(load: Load<Data>, { guard }: LoadOptions = {}) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    const isLoggedIn = hasLoginMark()
    runGuard(guard, { isLoggedIn, url })
    return loadOrReload(() =>
      run(endingSession(load), { api, params, url, signal: request.signal, isLoggedIn }),
    )
  }
}

/** Spec 8, '401 while not logged in': the browser forgets the session before it goes to log in. */
const endingSession =
  <Data>(load: Load<Data>): Load<Data> =>
  async (request) => {
    try {
      return await load(request)
    } catch (error) {
      if (isApiError(error) && error.status === 401) endSession()
      throw error
    }
  }

/** Spec 7: reads of config, content, product, category, navigation and configurator yield null when they fail. */
export async function orNull<Data>(reading: Promise<Data>): Promise<Data | null> {
  try {
    return await reading
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}
