import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react'
import { showToast } from '#app/ui/toast-store.ts'
import { callErrorTexts } from '#texts/nl/call-errors.ts'
import { isMissingCode, shopAnswers } from './chunk-reload.ts'
import { dropEarlyPresses, replayEarlyPresses } from './early-presses.ts'
import { firstInteraction } from './first-interaction.ts'
import { loadCode } from './load-code.ts'
import { noAnswerText } from './no-answer.ts'

const onServer: Promise<unknown>[] = []

/** While rendering everything has to be there: without scripts nothing comes later. */
export async function everythingLoaded(): Promise<void> {
  // What was loaded may have brought more.
  for (let known = -1; known !== onServer.length;) {
    known = onServer.length
    await Promise.all(onServer)
  }
}

const TRIES_AGAIN = ['click', 'focusin', 'online']

/**
 * Loads until it succeeds. Where the code does not come, its part stays as the server sent it; whoever waits for it is
 * told, and the next press tries again.
 */
async function retryLoading<Part>(load: () => Promise<Part>, isAwaited: boolean): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (dropEarlyPresses() || isAwaited) tellMissing(error)
      await new Promise((resolve) => {
        for (const sign of TRIES_AGAIN) addEventListener(sign, resolve, { once: true, capture: true })
      })
    }
  }
}

/** After a new release the code of a page that is still open is gone for good: the customer chooses when to load anew. */
function tellMissing(error: unknown): void {
  const { title, missingCode, loadAnew } = callErrorTexts
  const isGone = isMissingCode(error) && navigator.onLine
  showToast({
    tone: 'error',
    title,
    lines: [isGone ? missingCode : noAnswerText()],
    key: 'code',
    ...(isGone && { action: { label: loadAnew, onPress: () => void loadAnewWhereItAnswers() } }),
  })
}

async function loadAnewWhereItAnswers(): Promise<void> {
  if (await shopAnswers(window.location.href)) window.location.reload()
  else showToast({ tone: 'error', title: callErrorTexts.title, lines: [noAnswerText()], key: 'code' })
}

type Load<Props extends object> = () => Promise<ComponentType<Props>>

/**
 * A component that the server renders with its page, and whose code the browser fetches apart from it, only where it
 * is shown. It belongs inside a Suspense; `ahead` fetches its code before that.
 */
export function later<Props extends object>(load: Load<Props>, after?: () => Promise<unknown>) {
  let loaded: ComponentType<Props> | null = null
  async function ahead() {
    loaded ??= await loadCode(load)
    return { default: loaded }
  }
  const Waiting: ComponentType<Props> = lazy(async () => {
    await after?.()
    return retryLoading(ahead, after === undefined)
  })
  if (import.meta.env.SSR) onServer.push(ahead())
  function Later(props: Props) {
    const [Shape] = useState(() => loaded ?? Waiting)
    useEffect(() => void replayEarlyPresses(), [])
    return <Shape {...props} />
  }
  return Object.assign(Later, { ahead })
}

/**
 * The same for what nobody misses before the first sign of life: until then it stays as the server sent it, and a press
 * on it waits for its code. Its props change with its page only: React would drop what it has to change before that.
 */
export function atRest<Props extends object>(load: Load<Props>) {
  const Part = later(load, () => firstInteraction)
  function AtRest(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(memo(AtRest), { ahead: Part.ahead })
}
