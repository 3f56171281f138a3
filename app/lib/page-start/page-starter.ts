import type { EntryContext } from 'react-router'
import { claimReload } from './chunk-reload.ts'

type Steps = {
  readonly chunks: readonly string[]
  /** The module of each route on the page, by the id of the route. */
  readonly routes: Readonly<Record<string, string>>
  readonly entry: string
}

/** Runs in the page as it is written here, so it knows nothing from outside. */
function startPage({ chunks, routes, entry }: Steps, claim: typeof claimReload) {
  const LETTERS_WITHIN_MS = 1000
  const TOO_LONG_MS = 20_000
  let isStarted = false

  /** What names another runs after it, but it need not be waited for to be asked for. */
  function askForAll() {
    for (const href of [...chunks, ...Object.values(routes), entry])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }

  async function load() {
    await Promise.all(chunks.map((url) => import(/* @vite-ignore */ url)))
    const modules = Object.entries(routes).map(async ([id, url]) => [
      id,
      await import(/* @vite-ignore */ url),
    ])
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) })
    await import(/* @vite-ignore */ entry)
  }

  const { href } = location
  const answers = () =>
    fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    )

  function loadAnew(event: Event) {
    event.preventDefault()
    void answers().then((isThere) => isThere && location.reload())
  }

  /** Buttons that were pressed are given back; what was typed stays, and is heard once the scripts have come. */
  function tell() {
    const { kept = [] } = globalThis.earlyPresses ?? {}
    const fields = kept.filter((element) => !element.matches('button'))
    const wasPressed = kept.splice(0, kept.length, ...fields).length > fields.length
    const notice = document.getElementById('not-started')
    notice?.querySelector('span')?.toggleAttribute('hidden', !wasPressed)
    notice?.removeAttribute('hidden')
    notice?.querySelector('a')?.addEventListener('click', loadAnew)
  }

  /** Once more what failed, then once more the page, unless something was typed or pressed in it. */
  async function startScripts() {
    if (isStarted) return
    isStarted = true
    const timer = setTimeout(tell, TOO_LONG_MS)
    try {
      askForAll()
      await load().catch(load)
      document.getElementById('not-started')?.setAttribute('hidden', '')
    } catch {
      const isThere = await answers()
      const isUntouched =
        globalThis.earlyPresses?.kept.length === 0 && document.activeElement === document.body
      if (isThere && isUntouched && claim(() => sessionStorage, Date.now())) location.reload()
      else tell()
      // The next press tries again.
      isStarted = false
    } finally {
      clearTimeout(timer)
    }
  }

  async function bringAfterPaint() {
    await new Promise((resolve) => {
      // A page that is opened behind another is painted only when it is looked at.
      if (document.hidden) resolve(null)
      const whenPainted = new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve(null)
      })
      whenPainted.observe({ type: 'paint', buffered: true })
    })
    void bringLetters()
    await startScripts()
  }

  /** Letters that come soon are shown at once. Later ones would move what is being read: they wait for the next page. */
  async function bringLetters() {
    const rules = document.querySelector<HTMLStyleElement>('style[media]')?.sheet?.cssRules ?? []
    const faces = Array.from(rules, (rule) => {
      const { style } = rule as CSSFontFaceRule
      const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '')
      return new FontFace(family, style.getPropertyValue('src'), {
        weight: style.getPropertyValue('font-weight'),
      })
    })
    const haveCome = Promise.allSettled(faces.map((face) => face.load())).then(() => true)
    const show = () => faces.forEach((face) => document.fonts.add(face))
    const areSoon = await Promise.race([
      haveCome,
      new Promise<boolean>((resolve) => setTimeout(resolve, LETTERS_WITHIN_MS, false)),
    ])
    if (areSoon) return show()
    // Browsers without the event show them when the page is loaded anew. The router replaces the entry of this very page.
    const waitForNextPage = () => {
      const { pathname } = location
      const waits = new AbortController()
      const onChange = () => {
        if (location.pathname === pathname) return
        waits.abort()
        show()
      }
      window.navigation?.addEventListener('currententrychange', onChange, { signal: waits.signal })
    }
    void haveCome.then(waitForNextPage)
  }

  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, () => void startScripts(), { passive: true })
  void bringAfterPaint()
}

/**
 * What comes to a first page: the words, painted as soon as they are there, then letters and scripts, or the scripts at
 * once when the visitor gives a sign. All scripts are asked for together, not one after another as they name each other.
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
(${startPage.toString()})(${JSON.stringify(steps)}, ${claimReload.toString()})`
}
