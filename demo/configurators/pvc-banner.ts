import type { BundleOptionStep, Configurator } from '#domain/configurator/model.ts'
import type { Edge } from '#domain/pricing/model.ts'
import { forEach, included, percent, perEdgeMetre, perEyelet } from '../choice-prices.ts'
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
  upTo,
  way,
  when,
  width,
} from '../configurator-parts.ts'

const LIGHT_ROLL = upTo(30_000, 3150)

/** The finishing of one edge. */
const edgeStep = (optionId: string, title: string, edge: Edge): BundleOptionStep =>
  oneOf(
    optionId,
    title,
    [
      option(
        `${optionId}-schoon`,
        'Schoon gesneden',
        'Op maat gesneden, zonder verdere afwerking.',
        included,
      ),
      option(
        `${optionId}-zoom`,
        'Zoom 30 mm',
        'Omgeslagen en gelast, zodat de rand niet uitscheurt.',
        perEdgeMetre('0.85', [edge]),
      ),
      option(
        `${optionId}-tunnel`,
        'Tunnel',
        'Een lus over de hele rand, waar je een buis of stok door steekt.',
        perEdgeMetre('1.60', [edge]),
      ),
      option(
        `${optionId}-pees`,
        'Pees 8 mm',
        'Ronde kunststof pees om het doek in een profiel te schuiven.',
        perEdgeMetre('2.40', [edge]),
      ),
    ],
    { bundleOptionFilterType: 'dropdown' },
  )

export const pvcBanner: Configurator = addedUp({
  key: 'spandoek-op-maat',
  sku: 'SPD-MAAT',
  cards: [
    card(
      'formaat',
      'Formaat',
      form('maat', 'Afmeting', [width([300, 30_000, 3000]), height([300, 4950, 1000])]),
    ),
    card(
      'doek',
      'Doek',
      material(
        'doek',
        'Soort doek',
        'drilldown',
        [
          product('doek-450', 'SPD-450', 'Pvc 450 g', 'Licht en voordelig, voor acties tot een jaar.', {
            attributes: { brandklasse: 'b1', levensduur: 'kort' },
          }),
          product('doek-510', 'SPD-510', 'Pvc 510 g', 'De standaard voor buiten, tot twee jaar.', {
            attributes: { brandklasse: 'b1', levensduur: 'midden' },
          }),
          product(
            'doek-680',
            'SPD-680',
            'Pvc 680 g',
            'Extra zwaar, als het doek jaren buiten blijft hangen.',
            {
              attributes: { brandklasse: 'b1', levensduur: 'lang' },
            },
          ),
          product(
            'doek-b1',
            'SPD-B1',
            'Pvc brandvertragend 500 g',
            'Voor beurzen en gebouwen waar brandklasse B-s1,d0 wordt gevraagd.',
            { attributes: { brandklasse: 'b-s1-d0', levensduur: 'midden' } },
          ),
          product(
            'doek-blo',
            'SPD-BLO',
            'Blockout 630 g',
            'Met een lichtdichte laag; het enige doek dat je aan twee zijden kunt laten bedrukken.',
            { attributes: { brandklasse: 'b1', levensduur: 'midden' }, limits: LIGHT_ROLL },
          ),
          product(
            'doek-pvcvrij',
            'SPD-PVCVRIJ',
            'Pvc-vrij polyester 220 g',
            'Gecoat polyester zonder pvc, licht en vouwbaar, tot een jaar buiten.',
            { attributes: { brandklasse: 'b1', levensduur: 'kort' }, limits: LIGHT_ROLL },
          ),
          product(
            'doek-pe',
            'SPD-PE',
            'PE recyclebaar 170 g',
            'Van één kunststof en na gebruik te recyclen, voor korte tijd buiten; zonder brandklasse.',
            { attributes: { brandklasse: 'geen', levensduur: 'kort' }, limits: LIGHT_ROLL },
          ),
        ],
        {
          filters: [
            filter(
              'brandklasse',
              'Brandklasse',
              ['b1', 'B1'],
              ['b-s1-d0', 'B-s1,d0'],
              ['geen', 'Geen opgave'],
            ),
            filter(
              'levensduur',
              'Levensduur buiten',
              ['kort', 'tot 1 jaar'],
              ['midden', 'tot 2 jaar'],
              ['lang', 'langer dan 2 jaar'],
            ),
          ],
        },
      ),
      way(
        'zijden',
        'Bedrukking',
        [
          option('zijden-1', 'Enkelzijdig', 'Bedrukt aan de voorzijde.', included, { printSides: 1 }),
          option(
            'zijden-2',
            'Dubbelzijdig',
            'Aan beide zijden een eigen ontwerp, zonder dat het doorschijnt.',
            percent(45),
            { printSides: 2 },
          ),
        ],
        [when('doek', 'doek-blo')],
      ),
    ),
    card(
      'afwerking',
      'Afwerking',
      way('randkeuze', 'Randafwerking', [
        option('randkeuze-rondom', 'Rondom gelijk', 'Alle vier de randen krijgen dezelfde afwerking.'),
        option('randkeuze-zijde', 'Per zijde kiezen', 'Bijvoorbeeld een tunnel boven en een zoom onder.'),
      ]),
      oneOf(
        'rand-rondom',
        'Rand rondom',
        [
          option('rand-rondom-schoon', 'Schoon gesneden', 'Op maat gesneden, zonder verdere afwerking.'),
          option(
            'rand-rondom-zoom',
            'Zoom 30 mm rondom',
            'Omgeslagen en gelast; neem deze als het doek strak gespannen wordt.',
            perEdgeMetre('0.85'),
          ),
          option(
            'rand-rondom-koord',
            'Zoom met koord',
            'Een koord in de zoom vangt de trek op, voor grote doeken en veel wind.',
            perEdgeMetre('2.05'),
          ),
        ],
        { bundleOptionFilterType: 'dropdown', visibleIf: [when('randkeuze', 'randkeuze-rondom')] },
      ),
      group(
        'rand-per-zijde',
        'Rand per zijde',
        [
          group('rand-horizontaal', 'Boven en onder', [
            edgeStep('rand-boven', 'Boven', 'top'),
            edgeStep('rand-onder', 'Onder', 'bottom'),
          ]),
          group('rand-verticaal', 'Links en rechts', [
            edgeStep('rand-links', 'Links', 'left'),
            edgeStep('rand-rechts', 'Rechts', 'right'),
          ]),
        ],
        [when('randkeuze', 'randkeuze-zijde')],
      ),
      oneOrNone(
        'ringen',
        'Ringen',
        'Geen ringen',
        [
          option(
            'ringen-500',
            'Ringen om de 50 cm',
            'Rondom, de gebruikelijke afstand voor een spandoek.',
            perEyelet('0.30', 500),
          ),
          option(
            'ringen-250',
            'Ringen om de 25 cm',
            'Rondom en dicht op elkaar, voor een windrijke plek of een strak gespannen doek.',
            perEyelet('0.30', 250),
          ),
          option(
            'ringen-hoek',
            'Ringen op de hoeken',
            'Vier ringen, genoeg voor een klein doek uit de wind.',
            forEach('0.30', 4),
          ),
          option(
            'ringen-boven',
            'Ringen boven om de 50 cm',
            'Alleen langs de bovenrand, om het doek vrij te laten hangen.',
            perEyelet('0.30', 500, ['top']),
            { visibleIf: [when('randkeuze', 'randkeuze-zijde')] },
          ),
        ],
        {
          visibleIf: [
            {
              'rand-rondom': ['rand-rondom-schoon', 'rand-rondom-zoom'],
              'rand-boven': ['rand-boven-zoom', 'rand-boven-schoon'],
              'rand-onder': ['rand-onder-zoom', 'rand-onder-schoon'],
            },
          ],
        },
      ),
      oneOrNone(
        'spanners',
        'Doekspanners per 10',
        'Geen spanners',
        [
          product(
            'spanners-10',
            'TOE-SPANNER',
            'Doekspanner 25 cm, per 10',
            'Elastische spanners voor door de ringen; ze geven mee in de wind.',
            { quantityScope: 'line', customerMayChangeQuantity: { min: 1, max: 50, step: 1 } },
          ),
        ],
        { visibleIf: [when('ringen', 'ringen-500', 'ringen-250', 'ringen-hoek', 'ringen-boven')] },
      ),
    ),
  ],
})
