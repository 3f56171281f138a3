import type { BundleOptionStep, Configurator } from '#domain/configurator/model.ts'
import {
  addedUp,
  card,
  filter,
  material,
  oneOf,
  oneOrNone,
  option,
  product,
  way,
  when,
} from '../configurator-parts.ts'

const SHAPES = [
  { id: 'drop', code: 'DROP', title: 'Drop', told: 'Druppelvorm, die ook zonder wind strak staat' },
  { id: 'veer', code: 'VEER', title: 'Veer', told: 'Slanke veer met een schuine onderkant' },
  { id: 'recht', code: 'RECHT', title: 'Recht', told: 'Rechthoek, met de meeste ruimte voor tekst' },
] as const

const SIZES = [
  { id: 's', code: 'S', tall: '2,3 m' },
  { id: 'm', code: 'M', tall: '3,0 m' },
  { id: 'l', code: 'L', tall: '4,2 m' },
  { id: 'xl', code: 'XL', tall: '5,4 m' },
] as const

type Size = (typeof SIZES)[number]

const inSize = (...sizes: readonly Size['id'][]) =>
  when('doek', ...sizes.flatMap((size) => SHAPES.map(({ id }) => `doek-${id}-${size}`)))

const pole = ({ id, code, tall }: Size) =>
  product(
    `stok-${id}-std`,
    `BVS-${code}`,
    `Stok ${code}, aluminium en glasvezel`,
    `In delen, past in een tas; de vlag staat ongeveer ${tall} hoog.`,
  )

const optionalPole = (size: Size): BundleOptionStep =>
  oneOrNone(`stok-${size.id}`, `Stok ${size.code}`, 'Geen stok, alleen doek', [pole(size)], {
    visibleIf: [inSize(size.id)],
  })

const requiredPole = (size: Size): BundleOptionStep =>
  oneOf(`stok-${size.id}`, `Stok ${size.code}`, [pole(size)], { visibleIf: [inSize(size.id)] })

const [small, medium, large, extraLarge] = SIZES

const WITH_A_POLE = Object.fromEntries(SIZES.map(({ id }) => [`stok-${id}`, [`stok-${id}-std`]]))

export const beachFlag: Configurator = addedUp({
  key: 'beachvlag',
  sku: 'BVL-SET',
  cards: [
    card(
      'vlag',
      'Vlag',
      material(
        'doek',
        'Vorm en maat',
        'wizard',
        SHAPES.flatMap((shape) =>
          SIZES.map((size) =>
            product(
              `doek-${shape.id}-${size.id}`,
              `BVD-${shape.code}-${size.code}`,
              `${shape.title} ${size.code}`,
              `${shape.told}; met stok ongeveer ${size.tall} hoog.`,
              { attributes: { vorm: shape.id, maat: size.id } },
            ),
          ),
        ),
        {
          filters: [
            filter('vorm', 'Vorm', ['drop', 'Druppel'], ['veer', 'Veer'], ['recht', 'Recht']),
            filter(
              'maat',
              'Maat',
              ['s', 'S, 2,3 m'],
              ['m', 'M, 3,0 m'],
              ['l', 'L, 4,2 m'],
              ['xl', 'XL, 5,4 m'],
            ),
          ],
        },
      ),
      way('richting', 'Leesrichting', [
        option(
          'richting-rechts',
          'Mast links, vlag naar rechts',
          'De gebruikelijke kant: lezen vanaf de mast.',
        ),
        option(
          'richting-links',
          'Mast rechts, vlag naar links',
          'Voor de andere kant van een ingang of weg.',
        ),
      ]),
    ),
    card(
      'stok',
      'Stok en voet',
      optionalPole(small),
      optionalPole(medium),
      requiredPole(large),
      requiredPole(extraLarge),
      oneOrNone(
        'voet',
        'Voet',
        'Geen voet',
        [
          product(
            'voet-kruis',
            'BVV-KRUIS',
            'Kruisvoet',
            'Inklapbaar, voor een vlakke vloer; te verzwaren met een waterring.',
          ),
          product('voet-pen', 'BVV-PEN', 'Grondpen', 'Om in gras of zand te slaan.'),
          product(
            'voet-parasol',
            'BVV-PARASOL',
            'Parasolvoet 20 l',
            'Met water of zand te vullen, voor maat S en M.',
            {
              visibleIf: [inSize('s', 'm')],
            },
          ),
          product('voet-plaat', 'BVV-PLAAT', 'Vloerplaat 10 kg', 'Stalen plaat van 40 × 40 cm, voor binnen.'),
          product(
            'voet-auto',
            'BVV-AUTO',
            'Autovoet',
            'Je rijdt er met een wiel op; er is niets te vullen of te slaan.',
          ),
          product('voet-wand', 'BVV-WAND', 'Wandhouder', 'Aan een muur te schroeven, alleen voor maat S.', {
            visibleIf: [inSize('s')],
          }),
        ],
        { visibleIf: [WITH_A_POLE] },
      ),
      oneOrNone(
        'ring',
        'Waterring',
        'Geen waterring',
        [
          product(
            'ring-1',
            'BVV-RING',
            'Waterring 10 l',
            'Verzwaart de kruisvoet; neem er twee als het waait.',
            {
              customerMayChangeQuantity: { min: 1, max: 2, step: 1 },
            },
          ),
        ],
        { visibleIf: [when('voet', 'voet-kruis')] },
      ),
      oneOrNone(
        'tas',
        'Tas',
        'Geen tas',
        [product('tas-1', 'BVV-TAS', 'Transporttas', 'Nylon tas van 135 cm, voor doek en stok samen.')],
        { visibleIf: [WITH_A_POLE] },
      ),
    ),
  ],
})
