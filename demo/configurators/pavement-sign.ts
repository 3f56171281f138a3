import type { BundleOptionStep, Configurator } from '#domain/configurator/model.ts'
import { perPiece } from '../choice-prices.ts'
import {
  addedUp,
  card,
  filter,
  material,
  oneOrNone,
  option,
  product,
  way,
  when,
} from '../configurator-parts.ts'

/** Posters, two for each board to start with: one for each side. */
const posterStep = (
  { id, sku, size, frames }: { id: string; sku: string; size: string; frames: readonly string[] },
  printSizeMm: readonly [number, number],
): BundleOptionStep =>
  oneOrNone(
    id,
    `Posters ${size}`,
    'Geen posters',
    [
      product(
        `${id}-w`,
        sku,
        `Watervaste poster ${size === 'A1' ? size : `${size} cm`}`,
        'Scheurt niet en kan nat worden; twee per bord, of vier om te kunnen wisselen.',
        { quantity: 2, customerMayChangeQuantity: { min: 2, max: 20, step: 2 }, printSizeMm },
      ),
    ],
    { visibleIf: [when('frame', ...frames)] },
  )

export const pavementSign: Configurator = addedUp({
  key: 'stoepbord',
  sku: 'STB-SET',
  cards: [
    card(
      'frame',
      'Frame',
      material(
        'frame',
        'Frame',
        'drilldown',
        [
          product(
            'frame-a1',
            'STB-FRAME-A1',
            'A-bord aluminium A1',
            'Opklapbaar bord met kliklijsten, voor twee posters.',
            {
              attributes: { formaat: 'a1' },
            },
          ),
          product(
            'frame-b1',
            'STB-FRAME-B1',
            'A-bord aluminium 70 × 100',
            'Opklapbaar bord voor twee grotere posters.',
            {
              attributes: { formaat: 'b1' },
            },
          ),
          product(
            'frame-veer',
            'STB-FRAME-VEER',
            'Bord op veren A1',
            'Buigt mee in de wind, met een voet die je met water vult.',
            {
              attributes: { formaat: 'a1' },
            },
          ),
          product(
            'frame-krijt',
            'STB-FRAME-KRIJT',
            'Krijtbord hout',
            'Om zelf op te schrijven; wordt zonder druk geleverd.',
            {
              attributes: { formaat: 'krijt' },
            },
          ),
        ],
        {
          filters: [
            filter('formaat', 'Formaat', ['a1', 'A1'], ['b1', '70 × 100 cm'], ['krijt', 'Krijtbord']),
          ],
        },
      ),
    ),
    card(
      'posters',
      'Posters',
      posterStep(
        { id: 'poster-a1', sku: 'STB-POSTER-A1', size: 'A1', frames: ['frame-a1', 'frame-veer'] },
        [594, 841],
      ),
      posterStep(
        { id: 'poster-b1', sku: 'STB-POSTER-B1', size: '70 × 100', frames: ['frame-b1'] },
        [700, 1000],
      ),
      way(
        'topbord',
        'Bedrukte topplaat',
        [
          option('top-geen', 'Geen topplaat', 'Alleen het bord met zijn posters.'),
          option(
            'top-ja',
            'Topplaat met logo',
            'Een vaste plaat boven de posters, die blijft als je wisselt.',
            perPiece('19.50'),
            {
              printSizeMm: [600, 180],
            },
          ),
        ],
        [when('frame', 'frame-a1', 'frame-b1')],
      ),
    ),
  ],
})
