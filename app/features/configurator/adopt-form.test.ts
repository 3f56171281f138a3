import { describe, expect, it } from 'vitest'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import { configurators } from '#demo/configurators.ts'
import { adoptForm, filterName } from './adopt-form.ts'

const banner = configurators.find(({ key }) => key === 'spandoek-op-maat')
if (!banner) throw new Error('no banner')

function form(values: Readonly<Record<string, string>>): FormData {
  const told = new FormData()
  for (const [name, value] of Object.entries(values)) told.set(name, value)
  return told
}

describe('what was done before the page heard anything', () => {
  it('is nothing while the form stands as it was sent', () => {
    const told = form({ breedte: '3000', hoogte: '1000', [filterName('doek', 'brandklasse')]: '' })
    expect(adoptForm(banner, NO_CHOICES, told)).toBe(NO_CHOICES)
  })

  it.each([
    ['a text', { breedte: '2500' }, { fields: { breedte: '2500' } }],
    ['an option', { doek: 'doek-680' }, { options: { doek: { id: 'doek-680' } } }],
    [
      'a filter',
      { [filterName('doek', 'brandklasse')]: 'b-s1-d0' },
      { filters: { doek: { brandklasse: 'b-s1-d0' } } },
    ],
  ])('counts: %s', (_rule, values, choices) => {
    expect(adoptForm(banner, NO_CHOICES, form(values))).toMatchObject(choices)
  })
})
