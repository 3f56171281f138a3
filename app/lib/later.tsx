import { lazy, useState, type ComponentType } from 'react'

const onServer: Promise<unknown>[] = []

/** While rendering everything has to be there: without scripts nothing comes later. */
export async function everythingLoaded(): Promise<void> {
  // What was loaded may have brought more.
  for (let known = -1; known !== onServer.length;) {
    known = onServer.length
    await Promise.all(onServer)
  }
}

/**
 * A component that the server renders with its page, and whose code the browser fetches apart from it, only where it
 * is shown. It belongs inside a Suspense; `ahead` fetches its code before that.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  async function ahead() {
    loaded ??= await load()
    return { default: loaded }
  }
  const Waiting: ComponentType<Props> = lazy(ahead)
  if (import.meta.env.SSR) onServer.push(ahead())
  function Later(props: Props) {
    const [Shape] = useState(() => loaded ?? Waiting)
    return <Shape {...props} />
  }
  return Object.assign(Later, { ahead })
}
