import { useCallback, useEffect, useMemo, useRef } from 'react'
import { linksToSave } from '#domain/designs/links-to-save.ts'
import { isHidden } from '#domain/designs/links.ts'
import { chosenDesigns, type LinkProduct } from '#domain/designs/manager-state.ts'
import { soleUpload } from '#domain/designs/manager-view.ts'
import {
  interruptedDesigns,
  isOvertaken,
  mergeUploads,
  processingIds,
} from '#domain/designs/merge-uploads.ts'
import { showCallError } from '#app/lib/calls/call-errors.ts'
import { signalQuantityUpdate, type SavedIn } from '#app/lib/designs/upload-signals.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { deleteDesigns, loadDesigns, loadStudio } from './load-manager.ts'
import { saveLinks } from './save-links.ts'
import { asLocalFile } from './queued-file.ts'
import { knowsUploads, removeUploads, startUploads, useUploads } from './uploads.ts'
import { useUndoDelete } from './use-undo-delete.ts'
import { useDesignPolling } from './use-design-polling.ts'
import { useManagerState } from './use-manager-state.ts'

/** The state of an open upload manager, kept in step with the shop and with the uploads of this browser. */
export function useManager(product: LinkProduct | null, uploadRoot: string) {
  const { state, dispatch, readLatest } = useManagerState(product)
  const runCall = useCall()
  const queued = useUploads()
  const files = useMemo(() => queued.map(asLocalFile), [queued])

  const designs = useMemo(() => {
    const chosen = chosenDesigns(state)
    const known = new Set(chosen.map(({ processId }) => processId))
    // Announced since the list was asked for.
    const announced = queued.flatMap(({ design }) => (design && !known.has(design.processId) ? [design] : []))
    return [...announced, ...chosen]
  }, [state, queued])
  const mode = product === null ? 'library' : 'link'
  const cards = useMemo(
    () =>
      mergeUploads(
        designs.filter((design) => !isHidden(design)),
        files,
        state.recent,
      ),
    [designs, files, state.recent],
  )

  const lastAsked = useRef(0)
  const load = useCallback(async () => {
    lastAsked.current += 1
    const asked = lastAsked.current
    const loaded = await runCall(() => loadDesigns(product))
    // An answer that was overtaken tells of files as they were.
    if (loaded && asked === lastAsked.current) dispatch({ type: 'designsLoaded', designs: loaded })
    return loaded
  }, [runCall, product, dispatch])

  const open = useCallback(async () => {
    const [, loaded, studio] = await Promise.all([
      startUploads({ uploadRoot }),
      load(),
      product === null ? [] : runCall(() => loadStudio(product)),
    ])
    if (studio) dispatch({ type: 'studioLoaded', studio })
    if (loaded === null || studio === null) dispatch({ type: 'loadFailed' })
    return loaded
  }, [load, product, runCall, uploadRoot, dispatch])

  const latestFiles = useRef(files)
  useEffect(() => {
    latestFiles.current = files
  })
  useEffect(() => {
    void open().then(async (loaded) => {
      if (!knowsUploads()) return
      const { gone } = await deleteDesigns(interruptedDesigns(loaded ?? [], latestFiles.current))
      if (gone.length === 0) return
      dispatch({ type: 'designsDeleted', processIds: gone })
      const { interruptedTitle: title, interrupted } = uploadTexts
      showToast({ tone: 'info', title, lines: [interrupted(gone.length)] })
    })
  }, [open, dispatch])

  const sole = soleUpload(state, cards)
  const wanted = product?.quantity ?? 0
  useEffect(() => {
    if (sole !== null) dispatch({ type: 'copiesSet', designId: sole, quantity: wanted })
  }, [sole, wanted, dispatch])

  useDesignPolling(processingIds(designs, files), load)
  const filesBefore = useRef(files)
  useEffect(() => {
    if (isOvertaken(filesBefore.current, files, designs)) void load()
    filesBefore.current = files
  }, [files, designs, load])
  // What has been judged is the shop's to tell of.
  useEffect(() => {
    removeUploads(
      cards.flatMap(({ removeFromDropzone, processId }) => (removeFromDropzone ? [processId] : [])),
    )
  }, [cards])

  /** Reads the designs again after something else than this manager has changed what the line is printed from. */
  async function reload(): Promise<void> {
    if (await load()) dispatch({ type: 'choicesTaken' })
  }

  const tellDeleted = useUndoDelete(load)

  /**
   * Saves the front of the line (spec 4), with what is changed while that goes on; answers what it is part of by now, or null
   * when it failed and that has been told.
   */
  async function save(): Promise<SavedIn | null> {
    if (product === null) return null
    const { isDirty } = readLatest()
    let saved: SavedIn | null
    let hasMore: boolean
    do {
      dispatch({ type: 'saveStarted' })
      saved = await runCall(() => saveLinks(product, linksToSave(readLatest())))
      hasMore = saved !== null && readLatest().hasChangedSince
      dispatch({ type: 'saveEnded', hasSaved: saved !== null })
    } while (hasMore)
    if (saved && isDirty) signalQuantityUpdate(saved)
    return saved
  }

  /** Deletes cards: of a file that is not known to the shop only its upload. */
  async function remove(processIds: readonly string[]): Promise<void> {
    const chosen = new Set(processIds)
    const stored = designs.filter(({ processId }) => chosen.has(processId))
    const { gone, failure } = await deleteDesigns(stored)
    const kept = new Set(
      stored.map(({ processId }) => processId).filter((processId) => !gone.includes(processId)),
    )
    const removed = processIds.filter((processId) => !kept.has(processId))
    removeUploads(removed)
    dispatch({ type: 'designsDeleted', processIds: removed })
    if (failure !== null) showCallError(failure)
    tellDeleted(
      stored.filter(
        ({ processId, isPatchup, progress }) => gone.includes(processId) && !isPatchup && progress === 100,
      ),
    )
    // A patch-up that goes brings its source back.
    if (stored.some(({ isPatchup }) => isPatchup)) await load()
  }

  return { state, dispatch, readLatest, mode, cards, queued, open, reload, save, remove } as const
}
