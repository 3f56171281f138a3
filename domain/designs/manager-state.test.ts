import { describe, expect, it } from 'vitest'
import { linksToSave } from './links-to-save.ts'
import {
  chosenDesigns,
  manage,
  openedManager,
  selectedTotal,
  selectionOf,
  type ManagerEvent,
  type ManagerState,
} from './manager-state.ts'
import {
  approveEvent,
  approvedCount,
  chosenBack,
  headerButtons,
  isRepairable,
  linkedCopies,
  offersStudio,
  shownTab,
  soleUpload,
} from './manager-view.ts'
import { mergeUploads, type LocalFile, type ServerDesign } from './merge-uploads.ts'
import { sampleDesign, sampleFile, sampleManager, sampleProduct } from './sample-designs.ts'
import { fileChanges } from './tell-changes.ts'

const after = (state: ManagerState, ...events: readonly ManagerEvent[]) => events.reduce(manage, state)
const cards = (designs: readonly ServerDesign[], files: readonly LocalFile[] = []) =>
  mergeUploads(designs, files, new Set())
const two = [sampleDesign('a', { quantity: 4, itemId: 'link-a' }), sampleDesign('b')]
const setTo = (quantity: number): ManagerEvent => ({ type: 'copiesSet', designId: 'design-a', quantity })
const back = { ...sampleProduct, isFrontDesign: false, isBackDesign: true }

it('opens clean, whatever was before', () => {
  expect(openedManager(sampleProduct)).toMatchObject({
    isDirty: false,
    isSubmitting: false,
    isEditing: false,
  })
})

it('tells that the designs could not be asked for, until they can', () => {
  const failed = after(openedManager(null), { type: 'loadFailed' })
  expect(failed.hasFailed).toBe(true)
  expect(after(failed, { type: 'designsLoaded', designs: [] }).hasFailed).toBe(false)
})

describe('copies', () => {
  it('count as linked, and make it dirty', () => {
    const state = after(sampleManager(two), setTo(6))
    expect(selectedTotal(state)).toBe(6)
    expect(state.isDirty).toBe(true)
    expect(sampleManager(two).isDirty).toBe(false)
  })

  it('chosen here stand when the designs are asked for again', () => {
    const state = after(sampleManager(two), setTo(6), { type: 'designsLoaded', designs: two })
    expect(selectedTotal(state)).toBe(6)
  })

  it('set to 0 clear isApproved', () => {
    const approved = sampleManager([sampleDesign('a', { quantity: 4, isApproved: true })])
    expect(chosenDesigns(after(approved, setTo(0)))[0]).toMatchObject({ quantity: 0, isApproved: false })
    expect(chosenDesigns(after(approved, setTo(3)))[0]).toMatchObject({ quantity: 3, isApproved: true })
  })

  it('set to 0 and then to another number stay without approval, and are linked anew', () => {
    const approved = sampleManager([sampleDesign('a', { quantity: 4, isApproved: true, itemId: 'link-a' })])
    const again = after(approved, setTo(0), setTo(3))
    expect(chosenDesigns(again)[0]).toMatchObject({ quantity: 3, isApproved: false })
    expect(linksToSave(again)).toMatchObject([{ designId: 'design-a', itemId: null, quantity: 3 }])
    const reloaded = { type: 'designsLoaded', designs: approved.designs ?? [] } as const
    expect(chosenDesigns(after(again, reloaded))[0]).toMatchObject({ isApproved: false })
    const reset = after(again, { type: 'selectionReset' })
    const restored = after(reset, { type: 'selectionRestored', selection: selectionOf(again) })
    expect(chosenDesigns(restored)[0]).toMatchObject({ quantity: 3, isApproved: false })
  })

  it('are those of the designs once a repair has changed these, unless more was chosen since', () => {
    const chosen = after(sampleManager(two), setTo(6))
    const changed = two.map((design) => ({ ...design, quantity: 1 }))
    const read = [{ type: 'designsLoaded', designs: changed }, { type: 'choicesTaken' }] as const
    const saved = after(chosen, { type: 'saveStarted' }, { type: 'saveEnded', hasSaved: true })
    expect(selectedTotal(after(saved, ...read))).toBe(2)
    expect(selectedTotal(after(chosen, ...read))).toBe(selectedTotal(after(chosen, read[0])))
  })

  it('are none of a file that can no longer be printed', () => {
    const state = sampleManager([sampleDesign('a', { quantity: 4, status: 'invalid' })])
    expect(selectedTotal(state)).toBe(0)
    expect(linksToSave(state)).toEqual([])
  })

  it('are divided over a group', () => {
    const state = after(sampleManager([sampleDesign('a'), sampleDesign('b')]), {
      type: 'groupDivided',
      designIds: ['design-a', 'design-b'],
      share: 9,
    })
    expect(chosenDesigns(state).map(({ quantity }) => quantity)).toEqual([9, 9])
  })

  it('are all taken back, but for a patch-up', () => {
    const designs = [...two, sampleDesign('c', { quantity: 2, isPatchup: true })]
    const state = after(
      sampleManager(designs),
      { type: 'studioAdded', key: 's', quantity: 1 },
      { type: 'selectionReset' },
    )
    expect(chosenDesigns(state).map(({ quantity }) => quantity)).toEqual([0, 0, 2])
    expect(state.studio).toEqual([])
  })

  it('come back after that with the studio designs and their approval, but for what was chosen since', () => {
    const approved = sampleDesign('c', { quantity: 5, isApproved: true })
    const chosen = after(sampleManager([...two, approved]), { type: 'studioAdded', key: 's', quantity: 1 })
    const restored = after(
      chosen,
      { type: 'selectionReset' },
      setTo(2),
      { type: 'studioAdded', key: 't', quantity: 3 },
      { type: 'selectionRestored', selection: selectionOf(chosen) },
    )
    expect(chosenDesigns(restored).map(({ quantity }) => quantity)).toEqual([2, 0, 5])
    expect(chosenDesigns(restored)[2]).toMatchObject({ isApproved: true })
    expect(restored.studio.map(({ key }) => key)).toEqual(['s', 't'])
    const same = after(
      chosen,
      { type: 'selectionReset' },
      { type: 'selectionRestored', selection: selectionOf(chosen) },
    )
    expect(linksToSave(same)).toEqual(linksToSave(chosen))
  })
})

describe('studio designs', () => {
  it('set to quantity 0 are removed', () => {
    const added = after(sampleManager(two), { type: 'studioAdded', key: 's', quantity: 14 })
    expect(selectedTotal(added)).toBe(18)
    expect(after(added, { type: 'studioCopiesSet', key: 's', quantity: 0 }).studio).toEqual([])
    expect(added.isDirty).toBe(true)
  })

  it.each([
    ['in the library', null, [], false],
    ['for the front', sampleProduct, ['item'], true],
    ['for a back', back, [], true],
    ['for a back whose studio design has no item', back, [null], true],
    ['for a back whose studio design has an item', back, ['item'], false],
  ] as const)('are offered %s', (_where, product, items, offered) => {
    const studio = items.map((itemId) => ({ key: 's', designId: null, itemId, quantity: 1 }))
    expect(offersStudio(after(sampleManager([], product), { type: 'studioLoaded', studio }))).toBe(offered)
  })
})

it.each([
  ['the copies of the front', sampleManager(two), 4],
  ['none of a back without a design', sampleManager([sampleDesign('a')], back), 0],
  ['all of a back with one', sampleManager([sampleDesign('a', { itemId: 'link' })], back), 18],
])('the footer counts %s', (_rule, state, copies) => {
  expect(linkedCopies(state)).toBe(copies)
})

describe('a repair is offered', () => {
  it.each<[string, Partial<ServerDesign>, number, boolean]>([
    ['for a file that has copies and is mended', { quantity: 1 }, 0, true],
    ['for the back that is chosen', { itemId: 'link' }, 0, true],
    ['for one that the line can still use', {}, 3, true],
    ['not for one that the line has no copies for', {}, 0, false],
    ['not for one that can only be consented to', { isMendable: false }, 3, false],
    ['not for one that was made by a repair', { isPatchup: true }, 3, false],
  ])('%s', (_rule, changes, unlinked, isOffered) => {
    const design = sampleDesign('a', { status: 'fixable', isMendable: true, ...changes })
    expect(cards([design]).map((card) => isRepairable(card, unlinked))).toEqual([isOffered])
  })
})

describe('what is saved', () => {
  it('only entries with a quantity, studio designs among them', () => {
    const state = after(sampleManager(two), { type: 'studioAdded', key: 's', quantity: 2 })
    expect(linksToSave(state)).toEqual([
      { designId: 'design-a', itemId: 'link-a', quantity: 4, isStudioDesign: false },
      { designId: null, itemId: null, quantity: 2, isStudioDesign: true },
    ])
  })

  it('is no longer dirty afterwards, unless saving failed', () => {
    const dirty = after(sampleManager(two), setTo(6), { type: 'saveStarted' })
    expect(dirty.isSubmitting).toBe(true)
    expect(after(dirty, { type: 'saveEnded', hasSaved: true })).toMatchObject({
      isDirty: false,
      isSubmitting: false,
    })
    expect(after(dirty, { type: 'saveEnded', hasSaved: false })).toMatchObject({
      isDirty: true,
      isSubmitting: false,
    })
  })

  it.each<[string, ManagerEvent]>([
    ['copies', setTo(7)],
    ['a studio design', { type: 'studioAdded', key: 's', quantity: 2 }],
    ['a file with copies that was deleted', { type: 'designsDeleted', processIds: ['a'] }],
  ])('is not what was changed while it was saved: %s', (_rule, change) => {
    const started = after(sampleManager(two), setTo(6), { type: 'saveStarted' })
    const saved = after(started, change, { type: 'saveEnded', hasSaved: true })
    expect(saved.isDirty).toBe(true)
    // Nor is it taken for what the shop knows.
    expect(after(saved, { type: 'choicesTaken' })).toBe(saved)
    const again = after(saved, { type: 'saveStarted' }, { type: 'saveEnded', hasSaved: true })
    expect(again.isDirty).toBe(false)
  })

  it.each([
    ['nothing', [sampleDesign('a')], [], { kind: 'nothing' }],
    [
      'a file',
      [sampleDesign('a'), sampleDesign('b', { itemId: 'link' })],
      [],
      { kind: 'file', designId: 'design-b' },
    ],
    [
      'the studio',
      [sampleDesign('a')],
      [{ key: 's', designId: null, itemId: 'link', quantity: 1 }],
      { kind: 'studio' },
    ],
  ] as const)('a back is made with %s', (_rule, designs, studio, choice) => {
    expect(chosenBack({ ...sampleManager(designs, back), studio })).toEqual(choice)
  })

  it('the approve event carries group, line and side, and never opens the studio', () => {
    expect(approveEvent(sampleProduct)).toEqual({
      groupId: 'group',
      orderLineId: 'line',
      isBackDesign: false,
      openStudio: false,
    })
  })
})

const soleOf = (state: ManagerState, files: readonly LocalFile[] = []) =>
  soleUpload(state, mergeUploads(state.designs ?? [], files, state.recent))

describe('the only upload that fits', () => {
  const uploaded = (...designs: readonly ServerDesign[]) =>
    after(sampleManager(designs), {
      type: 'filesAdded',
      processIds: designs.map(({ processId }) => processId),
    })
  const [a, b] = [sampleDesign('a'), sampleDesign('b')]

  it.each([
    ['gets all copies at once', uploaded(a), [], 'design-a'],
    [
      'also beside one that does not fit',
      uploaded(a, sampleDesign('b', { status: 'invalid' })),
      [],
      'design-a',
    ],
    ['not when another fits too', uploaded(a, b), [], null],
    ['not when another can be repaired', uploaded(a, sampleDesign('b', { status: 'fixable' })), [], null],
    ['not while another is on its way', uploaded(a), [sampleFile('c')], null],
    ['not when it only can be repaired', uploaded(sampleDesign('a', { status: 'fixable' })), [], null],
    ['not when it was there before', sampleManager([a]), [], null],
    ['not once something was chosen', after(uploaded(a), setTo(4), setTo(0)), [], null],
    ['not for a back', { ...uploaded(a), product: back }, [], null],
    ['not in the library', { ...uploaded(a), product: null }, [], null],
  ] as const)('%s', (_rule, state, files, designId) => {
    expect(soleOf(state, files)).toBe(designId)
  })
})

it.each([
  ['approves what every copy has', sampleManager([sampleDesign('a', { quantity: 18 })]), 1],
  ['keeps a choice that is not whole', sampleManager([sampleDesign('a', { quantity: 17 })]), 0],
  [
    'keeps what asks for attention',
    sampleManager([sampleDesign('a', { quantity: 18, status: 'fixable' })]),
    0,
  ],
  [
    'keeps a front whose back must be chosen',
    sampleManager([sampleDesign('a', { quantity: 18 })], { ...sampleProduct, backSide: 'required' }),
    0,
  ],
  ['approves a chosen back', sampleManager([sampleDesign('a', { itemId: 'link' })], back), 1],
  [
    'approves no back that needs attention',
    sampleManager([sampleDesign('a', { itemId: 'link', status: 'fixable' })], back),
    0,
  ],
  ['approves nothing of the library', sampleManager([sampleDesign('a')], null), 0],
])("'Doorgaan' %s", (_rule, state, count) => {
  expect(approvedCount(state)).toBe(count)
})

describe('tabs', () => {
  it.each([
    ['designs when designs exist', sampleManager(two), cards(two), 'designs'],
    ['designs when files exist', sampleManager([]), cards([], [sampleFile('a')]), 'designs'],
    ['upload when nothing exists', sampleManager([]), [], 'upload'],
    ['designs while they are asked for', openedManager(null), [], 'designs'],
  ] as const)('the default is %s', (_rule, state, shown, tab) => {
    expect(shownTab(state, shown)).toBe(tab)
  })

  it('a file that is added leads to the designs', () => {
    const state = after(
      sampleManager([]),
      { type: 'tabChosen', tab: 'upload' },
      { type: 'filesAdded', processIds: ['x'] },
    )
    expect(state).toMatchObject({ tab: 'designs', recent: new Set(['x']) })
  })
})

describe('header buttons', () => {
  const editing = after(sampleManager(two), { type: 'editingStarted' })
  const checked = after(editing, { type: 'cardChecked', processId: 'a', range: null })
  const uploading = [sampleDesign('a', { status: 'processing' })]
  it.each([
    ['reset and edit when copies are selected', sampleManager(two), cards(two), ['reset', 'edit', 'close']],
    [
      'no reset at a total of 0',
      sampleManager([sampleDesign('b')]),
      cards([sampleDesign('b')]),
      ['edit', 'close'],
    ],
    [
      'no edit on the upload tab',
      after(sampleManager(two), { type: 'tabChosen', tab: 'upload' }),
      cards(two),
      ['reset', 'close'],
    ],
    [
      'reset when a back is chosen',
      sampleManager([sampleDesign('a', { itemId: 'link' })], back),
      cards([sampleDesign('a')]),
      ['reset', 'edit', 'close'],
    ],
    [
      'no reset for a back without a design',
      sampleManager([sampleDesign('a')], back),
      cards([sampleDesign('a')]),
      ['edit', 'close'],
    ],
    ['no edit without files', sampleManager([]), [], ['close']],
    ['no edit while all files are in progress', sampleManager(uploading), cards(uploading), ['close']],
    [
      'edit when one of them is done',
      sampleManager(two),
      cards(two, [sampleFile('c')]),
      ['reset', 'edit', 'close'],
    ],
    ['select all and back in edit mode', editing, cards(two), ['selectAll', 'back', 'close']],
    [
      'delete when one is checked',
      checked,
      cards(two),
      ['selectAll', 'deselectAll', 'delete', 'back', 'close'],
    ],
    [
      'no select all when all are checked',
      after(editing, { type: 'cardsChecked', processIds: ['a', 'b'], isChecked: true }),
      cards(two),
      ['deselectAll', 'delete', 'back', 'close'],
    ],
    [
      'edit in the library',
      sampleManager([sampleDesign('b')], null),
      cards([sampleDesign('b')]),
      ['edit', 'close'],
    ],
  ] as const)('%s', (_rule, state, shown, buttons) => {
    expect(headerButtons(state, shown)).toEqual(buttons)
  })
})

const check = (processId: string, range: readonly string[] | null = null): ManagerEvent => ({
  type: 'cardChecked',
  processId,
  range,
})

describe('checks', () => {
  const editing = after(sampleManager(two), { type: 'editingStarted' })
  const order = ['a', 'b', 'c', 'd']

  it('go on and off', () => {
    expect([...after(editing, check('a'), check('b'), check('a')).checked]).toEqual(['b'])
  })

  it.each([
    ['reach from the last one forwards', 'b', 'd', ['b', 'c', 'd']],
    ['reach backwards', 'd', 'b', ['d', 'b', 'c']],
  ])('in a range %s', (_rule, from, to, checked) => {
    expect([...after(editing, check(from), check(to, order)).checked]).toEqual(checked)
  })

  it('in a range without a first one is that one alone', () => {
    expect([...after(editing, check('c', order)).checked]).toEqual(['c'])
  })

  it('fall away when edit mode is left, and when their design is deleted', () => {
    expect(after(editing, check('a'), { type: 'editingEnded' })).toMatchObject({
      isEditing: false,
      checked: new Set(),
    })
    const deleted = after(editing, check('a'), { type: 'designsDeleted', processIds: ['a'] })
    expect([...deleted.checked]).toEqual([])
    expect(deleted.designs?.map(({ processId }) => processId)).toEqual(['b'])
  })

  it('a deleted design that was used makes it dirty, another does not', () => {
    expect(after(editing, { type: 'designsDeleted', processIds: ['a'] }).isDirty).toBe(true)
    expect(after(editing, { type: 'designsDeleted', processIds: ['b'] }).isDirty).toBe(false)
  })
})

it('tells what came, became ready and failed', () => {
  const before = new Map([
    ['a', 'processing'],
    ['b', 'processing'],
    ['c', 'valid'],
  ] as const)
  const now = new Map([
    ['a', 'valid'],
    ['b', 'invalid'],
    ['c', 'valid'],
    ['d', 'queued'],
  ] as const)
  expect(fileChanges(before, now)).toEqual({ added: 1, ready: 1, failed: 1 })
})
