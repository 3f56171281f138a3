import type { Configurator } from '#domain/configurator/model.ts'
import { perPiece } from '../choice-prices.ts'
import {
  addedUp,
  card,
  filter,
  form,
  group,
  height,
  material,
  oneOf,
  oneOrNone,
  option,
  product,
  way,
  when,
  width,
} from '../configurator-parts.ts'

const FULL_SIZE = { use: 'area', widthOffsetMm: 0, heightOffsetMm: 0 } as const
const OUTLINE = { use: 'perimeter', widthOffsetMm: 0, heightOffsetMm: 0 } as const

export const textileFrame: Configurator = addedUp({
  key: 'textielframe',
  sku: 'TXF-SET',
  cards: [
    card(
      'frame',
      'Frame',
      form('maat', 'Buitenmaat frame', [width([300, 6000, 2000]), height([300, 3000, 1000])]),
      oneOf(
        'profiel',
        'Profiel',
        [
          product('profiel-19', 'TXF-P19', '19 mm, wand', 'Slank profiel dat vlak tegen de wand ligt.', {
            attributes: { gebruik: 'wand' },
          }),
          product(
            'profiel-27',
            'TXF-P27',
            '27 mm, wand',
            'Stijver profiel, voor grotere frames aan de wand.',
            {
              attributes: { gebruik: 'wand' },
            },
          ),
          product(
            'profiel-44',
            'TXF-P44',
            '44 mm, vrijstaand, twee zijden',
            'Staat op voeten en draagt aan beide zijden een doek.',
            {
              attributes: { gebruik: 'vrijstaand' },
            },
          ),
        ],
        {
          sizeFromParent: OUTLINE,
          filters: [filter('gebruik', 'Gebruik', ['wand', 'Aan de wand'], ['vrijstaand', 'Vrijstaand'])],
        },
      ),
    ),
    card(
      'doek',
      'Doek',
      material(
        'doek',
        'Doek met pees',
        'drilldown',
        [
          product(
            'doek-210',
            'TXF-DOEK',
            'Polyester 210 g',
            'Mat doek met een siliconen pees rondom, dat je zelf kunt wisselen.',
          ),
          product(
            'doek-bl',
            'TXF-DOEK-BL',
            'Blockout 300 g',
            'Laat geen licht door; voor een raam of een tweezijdig frame.',
          ),
          option('doek-geen', 'Alleen frame, zonder doek', 'Als je al een doek hebt of het later bestelt.'),
        ],
        { sizeFromParent: FULL_SIZE },
      ),
      oneOrNone(
        'achterdoek',
        'Doek achterzijde',
        'Achterzijde open',
        [
          product('achter-210', 'TXF-DOEK', 'Polyester 210 g', 'Een tweede ontwerp op de achterkant.', {
            printSides: 2,
          }),
          product('achter-bl', 'TXF-DOEK-BL', 'Blockout 300 g', 'Een tweede ontwerp dat niet doorschijnt.', {
            printSides: 2,
          }),
        ],
        {
          sizeFromParent: FULL_SIZE,
          visibleIf: [when('profiel', 'profiel-44'), when('doek', 'doek-210', 'doek-bl')],
        },
      ),
    ),
    card(
      'toebehoren',
      'Toebehoren',
      group('plaatsing', 'Plaatsing', [
        group(
          'staand',
          'Vrijstaand',
          [
            oneOrNone('voeten', 'Voeten, set van 2', 'Geen voeten', [
              product(
                'voeten-2',
                'TXF-VOET',
                'Standvoeten staal',
                'Vlakke voeten van 35 × 20 cm voor onder het frame.',
                {
                  customerMayChangeQuantity: { min: 1, max: 3, step: 1 },
                },
              ),
            ]),
          ],
          [when('profiel', 'profiel-44')],
        ),
        group(
          'wand',
          'Aan de wand',
          [
            oneOrNone('klemmen', 'Wandbevestiging', 'Geen klemmen', [
              product(
                'klemmen-4',
                'TXF-KRABBEL',
                'Wandklemmen, set van 4',
                'Schuifbare klemmen met schroeven; neem meer sets bij een groot frame.',
                {
                  customerMayChangeQuantity: { min: 1, max: 4, step: 1 },
                },
              ),
            ]),
          ],
          [when('profiel', 'profiel-19', 'profiel-27')],
        ),
      ]),
      oneOrNone('stijl', 'Tussenstijl, nodig vanaf 2 m', 'Geen tussenstijl', [
        product(
          'stijl-1',
          'TXF-STIJL',
          'Tussenstijl op hoogte gezaagd',
          'Houdt een breed frame recht; nodig bij een frame vanaf 2 m.',
          {
            customerMayChangeQuantity: { min: 1, max: 4, step: 1 },
          },
        ),
      ]),
      way('levering', 'Levering frame', [
        option(
          'levering-los',
          'Los, gebundeld in doos',
          'Je zet het frame zelf in elkaar, met de hoekverbinders die erbij zitten.',
        ),
        option(
          'levering-gemonteerd',
          'Gemonteerd, alleen afhalen',
          'Wij zetten het frame in elkaar en spannen het doek; je haalt het af.',
          perPiece('25.00'),
          {
            deliveryKinds: ['pickup'],
            visibleIf: [when('doek', 'doek-210', 'doek-bl')],
          },
        ),
      ]),
    ),
  ],
})
