import { describe, expect, it } from 'vitest'
import { bundleStep, configuratorOf } from '#domain/configurator/sample-configurators.ts'
import { editedFrom, mergedInto, savedAs, undone, withEdit } from './edit-history.ts'
import { edit } from './edits.ts'
import { type Definition, find, type Place, titleOf } from './nodes.ts'

const {
  key: _key,
  sku: _sku,
  ...base
} = configuratorOf([bundleStep('doek', ['mesh']), bundleStep('rand', ['zoom'])])
const titled = (definition: Definition, place: Place, title: string) => edit(definition, place, { title })
const titlesOf = (definition: Definition) =>
  (['step/doek', 'step/rand'] as const).map((place) => {
    const found = find(definition, place)
    return found && titleOf(found.node)
  })

const sent = titled(base, 'step/doek', 'Doek ')
const atWork = withEdit(editedFrom(base), sent)

describe('what is saved', () => {
  it('is what the server keeps of it, and can still be taken back', () => {
    const saved = savedAs(atWork, sent, titled(base, 'step/doek', 'Doek'))
    expect(titlesOf(saved.now)).toEqual(['Doek', 'rand'])
    expect(undone(saved)?.now).toBe(base)
  })

  it('is where typing on is taken back to', () => {
    const typed = withEdit(editedFrom(base), sent, 'title')
    const saved = savedAs(typed, sent, sent)
    const on = withEdit(saved, titled(sent, 'step/doek', 'Doeken'), 'title')
    expect(undone(on)?.now).toBe(sent)
  })

  it('takes nothing from what was typed while it was under way', () => {
    const on = withEdit(atWork, titled(sent, 'step/rand', 'Randen'))
    const kept = titled(base, 'step/doek', 'Doek')
    expect(titlesOf(savedAs(on, sent, kept).now)).toEqual(['Doek', 'Randen'])
    const stillTyped = withEdit(atWork, titled(sent, 'step/doek', 'Doek van'))
    expect(titlesOf(savedAs(stillTyped, sent, kept).now)).toEqual(['Doek van', 'rand'])
  })

  it('together with what a colleague made has both, with what was typed meanwhile on top', () => {
    const on = withEdit(atWork, titled(sent, 'step/rand', 'Randen'))
    const merged = titled(titled(base, 'step/doek', 'Doek'), 'card/card-0', 'Kaart van een collega')
    const becomes = mergedInto(on, sent, merged)
    expect(titlesOf(becomes.now)).toEqual(['Doek', 'Randen'])
    expect(becomes.now.cards[0]?.title).toBe('Kaart van een collega')
    // Going back would take the work of the colleague away.
    expect(undone(becomes)).toBeNull()
  })
})
