import type { ManagerEvent } from '#domain/designs/manager-state.ts'
import type { DesignCard } from '#domain/designs/merge-uploads.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { checkFiles } from './check-files.ts'
import type { QueuedFile } from './queued-file.ts'
import { addUploads } from './uploads.ts'

type Adding = {
  readonly maxMb: number
  readonly cards: readonly DesignCard[]
  readonly queued: readonly QueuedFile[]
  readonly dispatch: (event: ManagerEvent) => void
}

/** Checks files and has the good ones sent; what is refused is told per file, and stops no other (ux 5.5). */
export function useAddFiles({ maxMb, cards, queued, dispatch }: Adding) {
  const stored = cards.filter(({ designId, status }) => designId !== null && status !== 'error')

  /** Those that the shop seems to have already are sent where they are `meant`. */
  return async function addFiles(files: readonly File[], isMeant = false): Promise<void> {
    if (files.length === 0) return
    const known = isMeant ? { queued: [], known: [] } : { queued, known: stored }
    const { accepted, tooLarge, same } = await checkFiles(files, { maxMb, ...known })
    if (tooLarge.length > 0) {
      showToast({
        tone: 'error',
        title: uploadTexts.tooLargeTitle,
        lines: [uploadTexts.tooLarge(maxMb), ...tooLarge.map(({ name }) => name)],
      })
    }
    if (same.length > 0) {
      showToast({
        tone: 'info',
        title: uploadTexts.sameTitle,
        lines: same.map(({ name }) => name),
        action: { label: uploadTexts.sameAnyway, onPress: () => void addFiles(same, true) },
      })
    }
    if (accepted.length > 0) dispatch({ type: 'filesAdded', processIds: addUploads(accepted) })
  }
}
