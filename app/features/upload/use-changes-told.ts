import { useEffect, useRef, useState } from 'react'
import type { FileStatus } from '#domain/designs/file-status.ts'
import type { DesignCard } from '#domain/designs/merge-uploads.ts'
import { fileChanges } from '#domain/designs/tell-changes.ts'
import { uploadTexts } from '#texts/nl/upload.ts'

const TELL_AFTER_MS = 2000

const statusesOf = (cards: readonly DesignCard[]): ReadonlyMap<string, FileStatus> =>
  new Map(cards.map(({ processId, status }) => [processId, status]))

/** What became of the files in the last two seconds, in one sentence for who hears the page (ux 5.5). */
export function useChangesTold(cards: readonly DesignCard[], isLoaded: boolean): string {
  const [sentence, setSentence] = useState('')
  const before = useRef<ReadonlyMap<string, FileStatus> | null>(null)
  const now = useRef(cards)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  useEffect(() => {
    now.current = cards
    if (!isLoaded) return
    before.current ??= statusesOf(cards)
    timer.current ??= setTimeout(() => {
      timer.current = null
      const after = statusesOf(now.current)
      const changed = uploadTexts.changes(fileChanges(before.current ?? after, after))
      before.current = after
      if (changed !== '') setSentence(changed)
    }, TELL_AFTER_MS)
  }, [cards, isLoaded])

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
    },
    [],
  )
  return sentence
}
