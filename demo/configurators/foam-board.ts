import type { Configurator } from '#domain/configurator/model.ts'
import { forEach, included, percent, perEdgeMetre, perEdgeMetreAndOnce, perPiece } from '../choice-prices.ts'
import {
  addedUp,
  card,
  filter,
  form,
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

export const foamBoard: Configurator = addedUp({
  key: 'pvc-schuimplaat',
  sku: 'PVC-MAAT',
  cards: [
    card(
      'plaat',
      'Plaat',
      form('maat', 'Afmeting', [width([50, 3040, 1000]), height([50, 2040, 500])]),
      material(
        'plaat',
        'Dikte',
        'dropdown',
        [
          product('plaat-3', 'PVC-3', 'Pvc-schuim 3 mm', 'Licht en voordelig, voor kleine borden binnen.', {
            attributes: { dikte: '3' },
          }),
          product(
            'plaat-5',
            'PVC-5',
            'Pvc-schuim 5 mm',
            'Stevig genoeg voor de meeste borden, binnen en korte tijd buiten.',
            {
              attributes: { dikte: '5' },
            },
          ),
          product(
            'plaat-10',
            'PVC-10',
            'Pvc-schuim 10 mm',
            'Stijf, met een zichtbare rand die diepte geeft.',
            {
              attributes: { dikte: '10' },
            },
          ),
          product(
            'plaat-19',
            'PVC-19',
            'Pvc-schuim 19 mm',
            'Voor dikke letters en figuren; tot 1.210 mm aan de korte zijde.',
            {
              attributes: { dikte: '19' },
              limits: upTo(3040, 1210),
            },
          ),
        ],
        {
          filters: [filter('dikte', 'Dikte', ['3', '3 mm'], ['5', '5 mm'], ['10', '10 mm'], ['19', '19 mm'])],
        },
      ),
    ),
    card(
      'druk',
      'Bedrukking en vorm',
      way('zijden', 'Zijden', [
        option('zijden-1', 'Enkelzijdig', 'Voor een bord dat tegen een wand komt.', included, {
          printSides: 1,
        }),
        option('zijden-2', 'Dubbelzijdig', 'Voor een bord dat van twee kanten te zien is.', percent(45), {
          printSides: 2,
        }),
      ]),
      oneOf('vorm', 'Vorm', [
        option('vorm-recht', 'Recht gezaagd', 'Een rechthoek op jouw maat.'),
        option(
          'vorm-rond',
          'Vier ronde hoeken',
          'Minder kwetsbaar en vriendelijker om te zien.',
          perPiece('1.95'),
        ),
        option(
          'vorm-contour',
          'Contour gefreesd',
          'Elke vorm, langs de lijn CutContour in je bestand.',
          perEdgeMetreAndOnce('3.20', '7.50'),
          { needs: 'CutContour' },
        ),
      ]),
      oneOrNone('ophang', 'Ophangen', 'Geen', [
        option(
          'ophang-tape',
          'Montagetape rondom',
          'Dubbelzijdige tape op de achterkant, voor een gladde en schone wand.',
          perEdgeMetre('0.95'),
        ),
        option(
          'ophang-gaten',
          '4 boorgaten',
          'Een gat in elke hoek, om het bord te schroeven.',
          forEach('0.65', 4),
        ),
        option(
          'ophang-frame',
          'Blind ophangframe',
          'Een frame achter het bord, dat daardoor los van de wand lijkt te hangen.',
          perPiece('8.90'),
          { visibleIf: [when('plaat', 'plaat-5', 'plaat-10', 'plaat-19'), when('zijden', 'zijden-1')] },
        ),
      ]),
    ),
  ],
})
