import { useEffect, useId, useMemo, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { takeDroppedFiles } from '#app/lib/page-start/early-presses.ts'
import { newIdempotencyKey } from '#app/lib/api/idempotency.ts'
import type { RepairOnLine } from '#app/lib/designs/repaired-line.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { signalApprove, signalQuantityUpdate } from '#app/lib/designs/upload-signals.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { settleAll } from '#app/ui/settling.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { useUiTexts } from '#app/ui/ui-texts.ts'
import { useModal } from '#app/ui/use-modal.ts'
import { unlinkedCount } from '#domain/designs/copies.ts'
import { ACCEPTED_TYPES } from '#domain/designs/file-rules.ts'
import type { BackChoice } from '#domain/designs/links.ts'
import { orderOnScreen } from '#domain/designs/grouping.ts'
import type { LinkProduct } from '#domain/designs/manager-state.ts'
import {
  approvedCount,
  approveEvent,
  headerButtons,
  isRepairable,
  linkedCopies,
  shownTab,
  type HeaderButton,
} from '#domain/designs/manager-view.ts'
import type { DesignCard as Card } from '#domain/designs/merge-uploads.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { DesignsPanel } from './designs-panel.tsx'
import { DropArea } from './drop-area.tsx'
import { DropOverlay } from './drop-overlay.tsx'
import { ManagerActionsContext, type ManagerActions } from './manager-actions.ts'
import { ManagerFooter } from './manager-footer.tsx'
import { ManagerHeader, panelId, tabId } from './manager-header.tsx'
import { Proof } from './proof.tsx'
import styles from './upload-manager.module.css'
import { saveBack } from './save-links.ts'
import { retryUploads, startUploads } from './uploads.ts'
import { useAddFiles } from './use-add-files.ts'
import { useChangesTold } from './use-changes-told.ts'
import { useEscape } from './use-escape.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useLeaving } from './use-leaving.tsx'
import { useManager } from './use-manager.ts'
import { useReset } from './use-reset.ts'
import { useTimeTold } from './use-time-told.ts'

type Question =
  | { readonly kind: 'one' | 'patchupKept'; readonly card: Card }
  | { readonly kind: 'studio'; readonly key: string }
  | { readonly kind: 'checked' }

type UploadManagerProps = {
  /** Null opens the library. */
  readonly product: LinkProduct | null
  /** Reads again what the line asks for. */
  readonly onLineChanged?: () => Promise<void>
  /** The address of the page beneath. */
  readonly closedAddress: string
  /** What another feature adds to a card, such as its repair. */
  readonly repairOf?: ((card: Card, line: RepairOnLine) => ReactNode) | undefined
}

const NO_REPAIR = () => null
const NOTHING = () => {}

/** The upload manager (spec 2): a full-screen modal that only its own buttons leave. */
export function UploadManager(props: UploadManagerProps) {
  const { product, closedAddress, onLineChanged, repairOf = NO_REPAIR } = props
  const { config } = useShop()
  const maxMb = config?.uploadMaxMb ?? 500
  const uploadRoot = config?.uploadRoot ?? '/upload'
  const manager = useManager(product, uploadRoot)
  const { state, dispatch, mode, cards, queued, open, reload, save, remove } = manager
  const [question, setQuestion] = useState<Question | null>(null)
  const [proof, setProof] = useState<Card | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const texts = useUiTexts()
  const titleId = useId()
  const runCall = useCall()
  const { dialog, heading, closeButton, escapes } = useModal({ dismissable: false, onClose: NOTHING })
  function hasUnsaved() {
    // A press of a moment ago counts too.
    settleAll()
    return product !== null && manager.readLatest().isDirty
  }
  const isDirty = product !== null && state.isDirty
  const { startLeaving, leave, go, leaveQuestion } = useLeaving({ isDirty, hasUnsaved, closedAddress, save })
  const addFiles = useAddFiles({ maxMb, cards, queued, dispatch })
  const latest = useRef({ addFiles, cards, chooseBack, pick })
  const isOver = useFileDrop({ onFiles: (files) => void addFiles(files), pastes: true })
  useEffect(() => {
    // What was dropped on the page opened the manager, and is sent even when that is closed at once; until it is known which
    // tab sends, none takes files.
    const dropped = takeDroppedFiles()
    void startUploads({ uploadRoot }).then(() => latest.current.addFiles(dropped))
  }, [uploadRoot])
  const spoken = useChangesTold(cards, state.designs !== null)
  const timeTold = useTimeTold(queued)
  useEscape(dialog, state.isEditing, () => dispatch({ type: 'editingEnded' }))

  const isBack = product?.isBackDesign ?? false
  const tab = shownTab(state, cards)
  const selected = linkedCopies(state)
  const unlinked = product === null ? 0 : unlinkedCount(product.quantity, [{ quantity: selected }])
  const uploads = useMemo(() => new Map(queued.map((file) => [file.processId, file])), [queued])

  useEffect(() => {
    latest.current = { addFiles, cards, chooseBack, pick }
  })
  const actions = useMemo<ManagerActions>(
    () => ({
      dispatch,
      askToDelete: (card, why = 'delete') =>
        setQuestion({ kind: why === 'delete' ? 'one' : 'patchupKept', card }),
      showProof: setProof,
      retry: retryUploads,
      pickFiles: () => latest.current.pick(false),
      check(processId, isRange) {
        const range = isRange ? orderOnScreen(latest.current.cards) : null
        dispatch({ type: 'cardChecked', processId, range })
      },
      chooseBack: (choice) => void latest.current.chooseBack(choice),
    }),
    [dispatch],
  )

  /** One design for the back of all copies, or none (spec 7); answers whether that was saved. */
  async function chooseBack(choice: BackChoice): Promise<boolean> {
    if (product === null) return false
    const saved = await runCall(() => saveBack(product, choice))
    if (saved === null) return false
    signalQuantityUpdate(saved)
    await open()
    return true
  }

  /** What is repaired is printed from: a file that the line does not use yet gets its copies first. Answers whether that stands. */
  async function takeUp({ designId, itemId, quantity }: Card, copies: number): Promise<boolean> {
    if (designId === null) return false
    if (isBack) return itemId !== null || chooseBack({ kind: 'file', designId })
    if (quantity > 0) return !hasUnsaved() || (await save()) !== null
    dispatch({ type: 'copiesSet', designId, quantity: copies })
    return (await save()) !== null
  }

  /** A repair may have changed the files of the line, and its size. */
  const takeRepair = async () => void (await Promise.all([reload(), onLineChanged?.()]))

  async function approve() {
    if (product === null || manager.readLatest().isSubmitting) return
    const saved = product.isFrontDesign ? await save() : null
    if (product.isFrontDesign && saved === null) return
    startLeaving()
    await go(await signalApprove(approveEvent(product), saved))
  }

  const reset = useReset(state, dispatch, chooseBack)
  function onButton(button: HeaderButton) {
    const processIds = cards.map(({ processId }) => processId)
    if (button === 'close') void leave()
    else if (button === 'reset') void reset()
    else if (button === 'edit') dispatch({ type: 'editingStarted' })
    else if (button === 'back') dispatch({ type: 'editingEnded' })
    else if (button === 'delete') setQuestion({ kind: 'checked' })
    else dispatch({ type: 'cardsChecked', processIds, isChecked: button === 'selectAll' })
  }

  async function removeAsked() {
    if (question?.kind === 'studio') {
      if (isBack) await chooseBack({ kind: 'nothing' })
      else dispatch({ type: 'studioCopiesSet', key: question.key, quantity: 0 })
    } else if (question?.kind === 'checked') {
      await remove(cards.flatMap(({ processId }) => (state.checked.has(processId) ? [processId] : [])))
      dispatch({ type: 'editingEnded' })
    } else if (question) await remove([question.card.processId])
  }

  function addStudio() {
    if (isBack) void chooseBack({ kind: 'studio' })
    else dispatch({ type: 'studioAdded', key: newIdempotencyKey(), quantity: Math.max(1, unlinked) })
  }

  function pick(folder: boolean) {
    const input = picker.current
    if (!input) return
    input.webkitdirectory = folder
    input.click()
  }

  function onPicked({ target }: ChangeEvent<HTMLInputElement>) {
    void addFiles([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }

  return (
    <dialog ref={dialog} closedby="none" aria-labelledby={titleId} className={styles.manager}>
      <ManagerActionsContext value={actions}>
        <div className={styles.sheet}>
          <ManagerHeader
            {...{ titleId, heading, closeButton, tab, onButton }}
            title={product === null ? uploadTexts.libraryTitle : uploadTexts.chooseTitle}
            designCount={cards.length}
            buttons={headerButtons(state, cards)}
            isClosing={state.isSubmitting}
            onTab={(next) => dispatch({ type: 'tabChosen', tab: next })}
          />
          <div
            role="tabpanel"
            id={panelId(tab)}
            aria-labelledby={tabId(tab)}
            tabIndex={0}
            data-scroll
            aria-busy={state.designs === null && !state.hasFailed}
            className={styles.panel}
          >
            {tab === 'upload' ? (
              <div className={styles.wrap}>
                <DropArea
                  {...{ maxMb, product }}
                  onPick={() => pick(false)}
                  onPickFolder={() => pick(true)}
                />
              </div>
            ) : (
              <DesignsPanel
                {...{ state, cards, mode, isBack, unlinked, uploads }}
                repairOf={(card, copies) =>
                  product && isRepairable(card, unlinked)
                    ? repairOf(card, { ...product, save: () => takeUp(card, copies), reload: takeRepair })
                    : null
                }
                onReload={() => void open()}
                onAddStudio={addStudio}
                onDeleteStudio={(key) => setQuestion({ kind: 'studio', key })}
              />
            )}
          </div>
          {product !== null && (
            <ManagerFooter
              {...{ product, selected }}
              approved={approvedCount(state)}
              isSubmitting={state.isSubmitting}
              onApprove={() => void approve()}
            />
          )}
        </div>
        <input ref={picker} type="file" multiple hidden accept={ACCEPTED_TYPES} onChange={onPicked} />
        {isOver && <DropOverlay />}
        {question && (
          <DeleteQuestion
            kind={question.kind}
            onDelete={removeAsked}
            onClose={() => setQuestion(null)}
            returnFocusTo={() => heading.current}
          />
        )}
        {proof && <Proof card={proof} onClose={() => setProof(null)} />}
        {leaveQuestion}
      </ManagerActionsContext>
      <output className="visually-hidden">{spoken}</output>
      <output className="visually-hidden">{timeTold}</output>
      {/* A second refusal is heard again, as its element is a new one. */}
      <output className="visually-hidden">
        {escapes > 0 && <span key={escapes}>{texts.useClose}</span>}
      </output>
      <ToastRegion inDialog />
    </dialog>
  )
}
