import type { EntryContext } from 'react-router'

type Steps = {
  readonly chunks: readonly string[]
  /** The module of each route on the page, by the id of the route. */
  readonly routes: Readonly<Record<string, string>>
  readonly entry: string
}

/** Runs in the page as it is written here, so it knows nothing from outside. */
function startPage({ chunks, routes, entry }: Steps) {
  let isStarted = false

  async function startScripts() {
    if (isStarted) return
    isStarted = true
    await Promise.all(chunks.map((url) => import(/* @vite-ignore */ url)))
    const modules = Object.entries(routes).map(async ([id, url]) => [
      id,
      await import(/* @vite-ignore */ url),
    ])
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) })
    await import(/* @vite-ignore */ entry)
  }

  async function bringInTurn() {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    await picture?.decode().catch(() => undefined)
    await new Promise((resolve) => {
      // A page that is opened behind another is painted only when it is looked at.
      if (document.hidden) resolve(null)
      const whenPainted = new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve(null)
      })
      whenPainted.observe({ type: 'paint', buffered: true })
    })
    document.querySelector('style[media]')?.removeAttribute('media')
    await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
    await startScripts()
  }

  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, () => void startScripts(), { once: true, passive: true })
  void bringInTurn()
}

/**
 * What comes to a first page, in the order of its worth on a slow line: the words and the first picture, then the
 * letters, then the scripts, or those at once when the visitor gives a sign. Scripts are all asked for together, not one
 * after another as they name each other.
 */
export function pageStarter({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
  const matched = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const steps: Steps = {
    chunks: [
      ...new Set([
        manifest.url,
        ...manifest.entry.imports,
        ...matched.flatMap(({ imports = [] }) => imports),
      ]),
    ],
    routes: Object.fromEntries(matched.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
  }
  return `window.__reactRouterContext=${serverHandoffString};
window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());
(${startPage.toString()})(${JSON.stringify(steps)})`
}
