import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { differsInChoicePrices } from '#domain/configurator/choice-prices.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { Notice } from '#app/ui/notice.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { draftTexts } from '#texts/nl/office/drafts.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { AlsoOpen } from '../../ui/also-open.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { FormWaits } from '../../ui/form-waits.ts'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Page } from '../../ui/page.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { useSaveKey } from '../../ui/use-save-key.ts'
import { type Added, AddDialog } from './add-dialog.tsx'
import { AnewDialog } from './anew-dialog.tsx'
import { ClashDialog } from './clash-dialog.tsx'
import styles from './configurator.module.css'
import { differencesOf } from './differences.ts'
import { DraftFacts } from './draft-facts.tsx'
import { DiscardDialog, OutdatedDialog } from './draft-dialogs.tsx'
import { add, duplicate, remove } from './edits.ts'
import { lostText } from './lost-text.ts'
import { MoveDialog } from './move-dialog.tsx'
import { move, spotOf } from './moves.ts'
import type { NodeDeeds } from './node-actions.tsx'
import {
  type Definition,
  find,
  isCard,
  isField,
  isOption,
  isStep,
  type Node,
  type Place,
  placeOf,
  type Shown,
  titleOf,
} from './nodes.ts'
import { optionRowId } from './option-rows.tsx'
import { Outline } from './outline.tsx'
import { FORM_HEADING } from './form-props.ts'
import { PlaceForm } from './place-form.tsx'
import { findingPlace, openAt, openOf, type Open } from './places.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { Side } from './side.tsx'
import { StartScreen } from './start-screen.tsx'
import { useConfiguratorEdit } from './use-configurator-edit.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type EditorProps = { readonly configurator: DeskConfigurator; readonly saved: Definition }

type Asked =
  | { readonly kind: 'publish' | 'schedule' | 'discard' | 'outdated' | 'anew' }
  | { readonly kind: 'add'; readonly what: Added; readonly into: Place | null }
  | { readonly kind: 'remove' | 'move'; readonly place: Place }

/** A configurator at work: what it is made of, the form of what is selected, and what comes of it. */
export function Editor({ configurator, saved }: EditorProps) {
  const { productId, draft, findings, products, live } = configurator
  const [kept, setOpen] = useState<Open>(() => openAt(firstShown(saved)))
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = useCallback(() => setAsked(null), [])
  const form = useRef<HTMLDivElement>(null)
  const typing = useConfiguratorEdit(configurator, saved, form)
  const { now, change, isUnsaved } = typing
  const arePricesMine = useMay()('changePrices') || !differsInChoicePrices(live, now)
  // What is selected may be gone by an undo, or by what a colleague did.
  const open = isThere(now, kept.shown) ? kept : openAt('general')
  const told = useToldOnce()

  const places = useMemo(() => findings.map(({ at }) => findingPlace(now, at)), [findings, now])
  const faulty = useSameSet(places.flatMap((place) => (place === null ? ['general'] : withStep(now, place))))

  const show = useCallback((shown: Shown) => setOpen(openAt(shown)), [])
  const showOption = useCallback((option: Place | null) => setOpen((before) => ({ ...before, option })), [])
  const showWithFocus = useCallback((shown: Shown) => {
    flushSync(() => setOpen(openAt(shown)))
    focusForm()
  }, [])
  const askRemove = useCallback((place: Place) => setAsked({ kind: 'remove', place }), [])

  /** Leads to where something is wrong: to the row of an option, else to the heading of its form. */
  const go = useCallback(
    (place: Place | null) => {
      const next = place === null ? openAt('general') : openOf(now, place)
      flushSync(() => setOpen(next))
      if (next.option === null) focusForm()
      else focusOn(optionRowId(next.option))
    },
    [now],
  )

  const deeds: NodeDeeds = {
    move(place, way) {
      const spot = spotOf(now, place, way)
      if (!spot) return
      const found = find(now, place)
      change((definition) => move(definition, place, spot))
      const moved = find(move(now, place, spot), place)
      if (found && moved) told.tell(texts.moved(titleOf(found.node), moved.at + 1, moved.of, null))
    },
    moveInto: (place) => setAsked({ kind: 'move', place }),
    duplicate(place) {
      const found = find(now, place)
      const made = found && duplicate(now, place, texts.copyOf(titleOf(found.node)))
      if (!made) return
      change(() => made.definition)
      const next = openOf(made.definition, made.place)
      setOpen(next)
      focusLater.current = next.option === null ? FORM_HEADING : optionRowId(next.option)
      told.tell(texts.duplicated(texts.copyOf(titleOf(found.node))))
    },
    remove: askRemove,
  }

  function added(node: Node, into: Place | null) {
    const place = placeOf(node, into)
    change((definition) => add(definition, node, into))
    setAsked(null)
    setOpen(openAt(place))
    focusLater.current = FORM_HEADING
  }

  function removed(place: Place) {
    const found = find(now, place)
    change((definition) => remove(definition, place).definition)
    setAsked(null)
    setOpen(found?.parent ? openAt(found.parent) : openAt('general'))
    if (found) told.tell(texts.removed(titleOf(found.node)))
    focusLater.current = FORM_HEADING
  }

  // A dialog that closes gives the focus back first.
  const focusLater = useRef<string | null>(null)
  useEffect(() => {
    if (focusLater.current !== null) focusOn(focusLater.current)
    focusLater.current = null
  })

  const [isLed, setLed] = useState(typing.refused)
  if (isLed !== typing.refused) {
    setLed(typing.refused)
    const [first] = typing.refused
    if (first) setOpen(first.place === null ? openAt('general') : openOf(now, first.place))
  }
  useEffect(() => {
    const [first] = typing.refused
    if (!first) return
    const marked = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (marked) marked.focus()
    else focusForm()
  }, [typing.refused])

  // A picture that is on its way belongs to what is saved.
  const [waits, setWaits] = useState(0)
  const isWaiting = waits > 0
  /** What a colleague threw away can only be begun anew. */
  function save(then?: () => void) {
    if (isWaiting) return
    if (typing.isGone) setAsked({ kind: 'anew' })
    else typing.save(then)
  }
  const ask = (kind: 'publish' | 'schedule' | 'outdated') => save(() => setAsked({ kind }))
  const undo = () => told.tell(typing.undo() ? texts.undone : texts.nothingToUndo)
  const redo = () => told.tell(typing.redo() ? texts.redone : texts.nothingToRedo)
  useSaveKey(() => save())
  useUndoKeys({ undo, redo })

  // What the bar names may follow a moment after what is typed.
  const soon = useDeferredValue(now)
  const unsaved = useMemo(
    () => (isUnsaved ? unsavedTitles(typing.base, soon) : []),
    [isUnsaved, typing.base, soon],
  )
  const intoForStep = stepRoom(now, open.shown)
  const intoForField = fieldRoom(now, open.shown)
  const asking = asked?.kind === 'remove' || asked?.kind === 'move' ? find(now, asked.place) : null

  if (typing.isGone && !isUnsaved) return <StartScreen configurator={configurator} />
  return (
    <Page
      title={texts.title(configurator.title)}
      note={texts.notes(configurator.sku, configurator.key ?? '')}
      actions={
        <>
          <Button
            look="tertiary"
            size="small"
            refusing={!typing.canUndo}
            aria-keyshortcuts={texts.undoKeys}
            onClick={undo}
          >
            {texts.undo}
          </Button>
          <Button
            look="tertiary"
            size="small"
            refusing={!typing.canRedo}
            aria-keyshortcuts={texts.redoKeys}
            onClick={redo}
          >
            {texts.redo}
          </Button>
          <LinkButton look="tertiary" size="small" to={paths.configuratorHistory(productId)}>
            {texts.history}
          </LinkButton>
          {draft !== null && (
            <Button look="tertiary" size="small" onClick={() => setAsked({ kind: 'discard' })}>
              {draftTexts.discard}
            </Button>
          )}
          {arePricesMine && (draft !== null || isUnsaved) && (
            <>
              <Button look="secondary" size="small" pending={isWaiting} onClick={() => ask('schedule')}>
                {draft?.publishAt == null ? draftTexts.schedule : draftTexts.reschedule}
              </Button>
              <Button size="small" pending={isWaiting} onClick={() => ask('publish')}>
                {texts.publish}
              </Button>
            </>
          )}
        </>
      }
    >
      <BackLink to={paths.product(productId)}>{texts.toProduct}</BackLink>
      <AlsoOpen kind="product" id={productId} />
      <div className={styles.notices}>
        {!arePricesMine && <Notice tone="info">{texts.publishedBySales}</Notice>}
        {typing.isGone && (
          <Notice tone="warning" title={texts.gone}>
            {texts.goneText}
          </Notice>
        )}
        {typing.isElsewhere && (
          <Notice tone="warning" title={texts.colleague}>
            {texts.colleagueText}
          </Notice>
        )}
        {draft?.isOutdated === true && live !== null && (
          <Notice tone="warning" title={texts.outdated}>
            <p>{texts.outdatedText}</p>
            <Button look="secondary" size="small" className={styles.act} onClick={() => ask('outdated')}>
              {texts.outdatedChoose}
            </Button>
          </Notice>
        )}
      </div>
      <div className={styles.editor}>
        <div className={classNames(styles.columns, isUnsaved && styles.unsaved)}>
          <section className={`panel ${styles.outline}`} aria-labelledby="opbouw">
            <h2 id="opbouw" className="type-20">
              {texts.outline}
            </h2>
            <DraftFacts configurator={configurator} />
            <Outline
              definition={now}
              shown={open.shown}
              faulty={faulty}
              onShow={show}
              onOpen={showWithFocus}
              onChange={change}
              onRemove={askRemove}
            />
            <div className={styles.buttons}>
              <Button
                look="tertiary"
                size="small"
                icon={plusIcon}
                onClick={() => setAsked({ kind: 'add', what: 'card', into: null })}
              >
                {texts.addCard}
              </Button>
              {intoForStep && (
                <Button
                  look="tertiary"
                  size="small"
                  icon={plusIcon}
                  onClick={() => setAsked({ kind: 'add', what: 'step', into: intoForStep })}
                >
                  {texts.addStep}
                </Button>
              )}
              {intoForField && (
                <Button
                  look="tertiary"
                  size="small"
                  icon={plusIcon}
                  onClick={() => setAsked({ kind: 'add', what: 'field', into: intoForField })}
                >
                  {texts.addField}
                </Button>
              )}
            </div>
            <p className="muted">{texts.outlineHint}</p>
          </section>
          <FormWaits value={setWaits}>
            <div ref={form}>
              <PlaceForm
                key={`${typing.round} ${open.shown}`}
                definition={now}
                open={open}
                products={products}
                refused={typing.refused}
                faulty={faulty}
                deeds={deeds}
                onChange={change}
                onShow={showWithFocus}
                onOption={showOption}
                onAdd={(into) =>
                  setAsked({ kind: 'add', what: fieldRoom(now, into) ? 'field' : 'step', into })
                }
              />
            </div>
          </FormWaits>
          <div className={styles.side}>
            <Side configurator={configurator} definition={now} isUnsaved={isUnsaved} onGo={go} />
          </div>
        </div>
      </div>
      <output className="visually-hidden">{told.text}</output>
      {isUnsaved && (
        <SaveBar
          unsaved={unsaved}
          failure={typing.failure}
          isSaving={typing.isSaving || isWaiting}
          onSave={() => save()}
          onDrop={typing.drop}
        />
      )}
      <LeaveGuard isAtRisk={unsaved.length > 0} text={editTexts.leaveText(unsaved)} />
      {typing.clash && (
        <ClashDialog
          clash={typing.clash}
          isPending={typing.isSaving}
          onChosen={typing.choose}
          onClose={typing.closeClash}
        />
      )}
      {asked?.kind === 'anew' && (
        <AnewDialog
          configurator={configurator}
          definition={now}
          calledBefore={typing.key ?? ''}
          onKept={typing.keep}
          onClose={close}
        />
      )}
      {asked?.kind === 'publish' && <PublishDialog configurator={configurator} onClose={close} />}
      {asked?.kind === 'schedule' && <ScheduleDialog configurator={configurator} onClose={close} />}
      {asked?.kind === 'outdated' && <OutdatedDialog configurator={configurator} onClose={close} />}
      {asked?.kind === 'discard' && (
        <DiscardDialog
          configurator={configurator}
          hasUnsaved={isUnsaved}
          onDone={typing.drop}
          onClose={close}
        />
      )}
      {asked?.kind === 'add' && (
        <AddDialog
          what={asked.what}
          definition={now}
          onAdded={(node) => added(node, asked.into)}
          onClose={close}
        />
      )}
      {asked?.kind === 'move' && asking && (
        <MoveDialog
          definition={now}
          moved={asking}
          onMove={(into) => {
            change((definition) => move(definition, asking.place, { parent: into, before: null }))
            close()
          }}
          onClose={close}
        />
      )}
      {asked?.kind === 'remove' && asking && (
        <SureDialog
          title={texts.removeTitle(titleOf(asking.node))}
          text={lostText(remove(now, asking.place).lost, now)}
          verb={texts.remove}
          onSure={() => removed(asking.place)}
          onClose={close}
        />
      )}
    </Page>
  )
}

const firstShown = ({ cards: [card] }: Definition): Shown => {
  if (!card) return 'general'
  const [step] = card.steps
  return step ? placeOf(step, null) : placeOf(card, null)
}

const isThere = (definition: Definition, shown: Shown): boolean =>
  shown === 'general' || shown === 'drawing' || find(definition, shown) !== null

/** A place where something is wrong, and the step that an option stands in: its row is not in the outline. */
function withStep(definition: Definition, place: Place): readonly string[] {
  const found = find(definition, place)
  return found?.parent && isOption(found.node) ? [place, found.parent] : [place]
}

/** The same set as long as the same is in it, so that what is drawn by it is not drawn anew. */
function useSameSet(values: readonly string[]): ReadonlySet<string> {
  const key = JSON.stringify(values)
  return useMemo(() => new Set<string>(JSON.parse(key) as string[]), [key])
}

/** What was done, for who hears the page; the same thing twice is heard twice. */
function useToldOnce() {
  const [told, setTold] = useState({ text: '', count: 0 })
  return {
    text: <span key={told.count}>{told.text}</span>,
    tell: (text: string) => setTold(({ count }) => ({ text, count: count + 1 })),
  }
}

const focusOn = (id: string) => {
  const element = document.getElementById(id)
  element?.scrollIntoView({ block: 'nearest' })
  element?.focus({ preventScroll: true })
}

const focusForm = () => focusOn(FORM_HEADING)

const unsavedTitles = (was: Definition, becomes: Definition): readonly string[] => {
  const titles = [...new Set(differencesOf(was, becomes).map(({ title }) => title))]
  return titles.length === 0 ? [texts.wholeProduct] : titles
}

/** Where a new step comes: the selected card or group, or what the selected step stands in. */
function stepRoom(definition: Definition, shown: Shown): Place | null {
  const found = shown === 'general' || shown === 'drawing' ? null : find(definition, shown)
  if (!found) return definition.cards.at(-1) ? `card/${definition.cards.at(-1)?.id ?? ''}` : null
  if (isCard(found.node) || (isStep(found.node) && found.node.stepType === 'group')) return found.place
  const parent = found.parent && find(definition, found.parent)
  return parent ? (isField(found.node) ? parent.parent : parent.place) : null
}

/** Where a new field comes: the selected form, or that of the selected field. */
function fieldRoom(definition: Definition, shown: Shown): Place | null {
  const found = shown === 'general' || shown === 'drawing' ? null : find(definition, shown)
  if (!found) return null
  if (isField(found.node)) return found.parent
  return isStep(found.node) && found.node.stepType === 'form' ? found.place : null
}
