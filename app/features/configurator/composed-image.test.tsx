import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { configurators } from '#demo/configurators.ts'
import { ComposedImage } from './composed-image.tsx'

type Chosen = Readonly<Record<string, string>>

function drawn(key: string, chosen: Chosen, fields: Chosen = {}): string {
  const configurator = configurators.find((one) => one.key === key)
  if (!configurator) throw new Error(`no configurator ${key}`)
  const options = Object.fromEntries(Object.entries(chosen).map(([step, id]) => [step, { id, quantity: 1 }]))
  const evaluation = evaluate(configurator, { ...NO_CHOICES, options, fields })
  return renderToStaticMarkup(<ComposedImage drawing={configurator.drawing} evaluation={evaluation} />)
}

const BANNER = { doek: 'doek-510', randkeuze: 'randkeuze-rondom' }

it.each([
  [
    'the hem of a banner',
    'spandoek-op-maat',
    { ...BANNER, 'rand-rondom': 'rand-rondom-schoon' },
    { ...BANNER, 'rand-rondom': 'rand-rondom-zoom' },
  ],
  ['the cloth of a banner', 'spandoek-op-maat', { doek: 'doek-510' }, { doek: 'doek-pvcvrij' }],
  ['the edge of a mesh', 'meshdoek', { rand: 'rand-zoom' }, { rand: 'rand-tunnel' }],
  ['the face of a panel', 'aluminium-paneel', { plaat: 'plaat-3' }, { plaat: 'plaat-borstel' }],
  [
    'the corners of a board',
    'pvc-schuimplaat',
    { plaat: 'plaat-5', vorm: 'vorm-recht' },
    { plaat: 'plaat-5', vorm: 'vorm-rond' },
  ],
  ['the sheet of acrylic', 'acrylaat', { plaat: 'plaat-5' }, { plaat: 'plaat-opaal' }],
  ['the film of a sticker', 'stickers-contour', { folie: 'folie-mono' }, { folie: 'folie-refl' }],
  ['the film on a window', 'raamfolie', { folie: 'folie-helder' }, { folie: 'folie-etch' }],
  ['the print of a roll-up', 'roll-up', { materiaal: 'mat-pp' }, { materiaal: 'mat-textiel' }],
  ['the cloth of a frame', 'textielframe', { doek: 'doek-210' }, { doek: 'doek-geen' }],
  ['the paper of a card', 'visitekaartjes', { papier: 'papier-mat' }, { papier: 'papier-eco' }],
  [
    'the fold of a leaflet',
    'folders',
    { uitvoering: 'u-a4-135', vouwwijze: 'vouw-enkel' },
    { uitvoering: 'u-a4-135', vouwwijze: 'vouw-zigzag' },
  ],
])('%s is seen in the picture of what was composed', (_what, key, one, other) => {
  expect(drawn(key, one)).not.toBe(drawn(key, other))
})

it('is a document by itself, with room for the artwork of the customer and without dimensions', () => {
  const document = drawn('spandoek-op-maat', BANNER, { breedte: '2500', hoogte: '1250' })
  expect(document).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(
    document.match(/<svg data-print="" x="[\d.]+" y="[\d.]+" width="[\d.]+" height="[\d.]+">/g),
  ).toHaveLength(1)
  expect(document).not.toContain('250')
  expect(document).not.toMatch(/NaN|undefined|href="(?!#)/)
})
