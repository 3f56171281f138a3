import type { Step } from './crop-moves.ts'

const WAYS: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Press = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> & { readonly key: string }

/** Where an arrow key leads; null for other keys, and for what a browser does with them. */
export function arrowStep({ key, altKey, ctrlKey, metaKey }: Press, length: number): Step | null {
  const way = WAYS[key]
  return way === undefined || altKey || ctrlKey || metaKey ? null : { x: way.x * length, y: way.y * length }
}
