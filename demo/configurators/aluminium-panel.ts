import type { Configurator } from '#domain/configurator/model.ts'
import {
  forEach,
  included,
  percent,
  perEdgeMetreAndOnce,
  perPiece,
  perSquareMetre,
} from '../choice-prices.ts'
import {
  addedUp,
  card,
  filter,
  form,
  group,
  height,
  material,
  oneOrNone,
  option,
  product,
  radio,
  select,
  upTo,
  value,
  way,
  when,
  width,
} from '../configurator-parts.ts'

const NARROW_SHEET = upTo(3040, 1490)

export const aluminiumPanel: Configurator = addedUp({
  key: 'aluminium-paneel',
  sku: 'ALP-MAAT',
  cards: [
    card(
      'paneel',
      'Paneel',
      material(
        'plaat',
        'Plaat',
        'wizard',
        [
          product(
            'plaat-2',
            'ALP-2',
            'Sandwich wit 2 mm',
            'Licht en voordelig, voor kleine borden aan een wand.',
            {
              attributes: { uitvoering: 'wit', dikte: '2' },
              limits: NARROW_SHEET,
            },
          ),
          product(
            'plaat-3',
            'ALP-3',
            'Sandwich wit 3 mm',
            'De gebruikelijke plaat voor borden binnen en buiten.',
            {
              attributes: { uitvoering: 'wit', dikte: '3' },
            },
          ),
          product('plaat-4', 'ALP-4', 'Sandwich wit 4 mm', 'Stijver, voor grote borden of vrije montage.', {
            attributes: { uitvoering: 'wit', dikte: '4' },
            limits: NARROW_SHEET,
          }),
          product(
            'plaat-4fr',
            'ALP-4-FR',
            'Sandwich brandwerend 4 mm',
            'Met minerale kern, als er eisen gelden voor brandgedrag aan de gevel.',
            { attributes: { uitvoering: 'brandwerend', dikte: '4' }, limits: NARROW_SHEET },
          ),
          product(
            'plaat-borstel',
            'ALP-3-BORSTEL',
            'Sandwich geborsteld 3 mm',
            'Met een geborsteld metalen oppervlak dat tussen de druk zichtbaar blijft.',
            { attributes: { uitvoering: 'geborsteld', dikte: '3' }, limits: NARROW_SHEET },
          ),
          product(
            'plaat-massief',
            'ALU-2',
            'Massief 2 mm',
            'Volledig aluminium, voor borden die tegen een stoot moeten.',
            {
              attributes: { uitvoering: 'massief', dikte: '2' },
              limits: upTo(2990, 1490),
            },
          ),
        ],
        {
          filters: [
            filter(
              'uitvoering',
              'Uitvoering',
              ['wit', 'Wit'],
              ['brandwerend', 'Brandwerend'],
              ['geborsteld', 'Geborsteld'],
              ['massief', 'Massief'],
            ),
            filter('dikte', 'Dikte', ['2', '2 mm'], ['3', '3 mm'], ['4', '4 mm']),
          ],
        },
      ),
      form('maat', 'Afmeting en vorm', [
        width([50, 3040, 1000]),
        height([50, 2040, 500]),
        select(
          'vorm',
          'Vorm',
          [
            value('vorm-recht', 'Recht gezaagd'),
            value('vorm-rond', 'Ronde hoeken', perPiece('1.95')),
            value('vorm-contour', 'Contour gefreesd', perEdgeMetreAndOnce('3.20', '7.50')),
          ],
          { defaultId: 'vorm-recht' },
        ),
        radio(
          'radius',
          'Hoekstraal',
          [value('radius-5', '5 mm'), value('radius-10', '10 mm'), value('radius-20', '20 mm')],
          { visibleIf: [when('vorm', 'vorm-rond')] },
        ),
      ]),
    ),
    card(
      'druk',
      'Bedrukking',
      way(
        'zijden',
        'Zijden',
        [
          option('zijden-1', 'Enkelzijdig', 'Voor een bord dat tegen een wand of gevel komt.', included, {
            printSides: 1,
          }),
          option('zijden-2', 'Dubbelzijdig', 'Voor een bord dat van twee kanten te zien is.', percent(45), {
            printSides: 2,
          }),
        ],
        [when('plaat', 'plaat-2', 'plaat-3', 'plaat-4', 'plaat-4fr', 'plaat-massief')],
      ),
      way(
        'wit',
        'Witlaag',
        [
          option('wit-geen', 'Zonder wit, metaal zichtbaar', 'De kleuren krijgen de glans van het metaal.'),
          option(
            'wit-deels',
            'Wit waar aangegeven',
            'Wit onder de delen die je in je bestand met de steunkleur White aangeeft.',
            percent(25),
            { needs: 'White' },
          ),
        ],
        [when('plaat', 'plaat-borstel')],
      ),
      oneOrNone('laminaat', 'Laminaat', 'Geen laminaat', [
        option('laminaat-mat', 'Mat', 'Beschermt de druk en weerspiegelt weinig.', perSquareMetre('5.50')),
        option(
          'laminaat-glans',
          'Glans',
          'Beschermt de druk en geeft diepe kleuren.',
          perSquareMetre('5.50'),
        ),
        option(
          'laminaat-anti',
          'Antigraffiti',
          'Verf en viltstift zijn er af te halen; voor openbare plekken.',
          perSquareMetre('11.50'),
        ),
      ]),
    ),
    card(
      'bevestiging',
      'Bevestiging',
      oneOrNone(
        'gaten',
        'Boorgaten',
        'Geen gaten',
        [
          option(
            'gaten-4',
            '4 gaten op de hoeken, 10 mm',
            'Voor schroeven of afstandhouders, op een paneel tot ongeveer 0,5 m².',
            forEach('0.65', 4),
          ),
          option(
            'gaten-6',
            '6 gaten, 10 mm',
            'Met een extra gat in het midden van de lange zijden, voor een groter paneel.',
            forEach('0.65', 6),
          ),
        ],
        { visibleIf: [when('vorm', 'vorm-recht', 'vorm-rond')] },
      ),
      group(
        'montage',
        'Montage',
        [
          oneOrNone(
            'houders',
            'Afstandhouders',
            'Geen houders',
            [
              product(
                'houders-13',
                'AFH-RVS13',
                'Rvs 13 mm, set van 4',
                'Slank, voor kleine en lichte borden.',
              ),
              product(
                'houders-19',
                'AFH-RVS19',
                'Rvs 19 mm, set van 4',
                'Steviger, de gebruikelijke maat voor een naambord.',
              ),
            ],
            { visibleIf: [when('gaten', 'gaten-4')] },
          ),
          oneOrNone(
            'schroeven',
            'Bordschroeven',
            'Geen schroeven',
            [
              product(
                'schroeven-20',
                'BEV-SCHROEF',
                'Rvs met afdekkap, per 20',
                'Roestvaste schroeven met plug en een kapje over de kop; het aantal geldt voor de hele regel.',
                { quantityScope: 'line', customerMayChangeQuantity: { min: 1, max: 10, step: 1 } },
              ),
            ],
            { visibleIf: [when('gaten', 'gaten-4', 'gaten-6')] },
          ),
        ],
        [when('gaten', 'gaten-4', 'gaten-6')],
      ),
    ),
  ],
})
