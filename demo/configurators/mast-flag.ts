import type { Configurator } from '#domain/configurator/model.ts'
import { perEdgeMetre, perEyelet, perPiece, perSquareMetre } from '../choice-prices.ts'
import {
  card,
  form,
  height,
  material,
  oneOrNone,
  option,
  product,
  radio,
  value,
  way,
  when,
  width,
  withSurcharges,
} from '../configurator-parts.ts'

export const mastFlag: Configurator = withSurcharges({
  key: 'mast-en-gevelvlag',
  sku: 'VLG-MAAT',
  cards: [
    card(
      'vlag',
      'Vlag',
      form('maat', 'Afmeting', [
        radio(
          'soort',
          'Soort vlag',
          [
            value('soort-mast', 'Mastvlag'),
            value('soort-gevel', 'Gevelvlag'),
            value('soort-banier', 'Banier'),
          ],
          { defaultId: 'soort-mast' },
        ),
        width([300, 6000, 1500]),
        height([300, 3100, 1000]),
      ]),
      material('doek', 'Doek', 'drilldown', [
        option('doek-115', 'Glanspolyester 115 g', 'Licht doek dat al bij weinig wind wappert.'),
        option(
          'doek-155',
          'Spunpolyester 155 g',
          'Steviger en matter, voor een vlag die vaak buiten hangt.',
          perSquareMetre('5.10'),
        ),
      ]),
    ),
    card(
      'afwerking',
      'Afwerking',
      way('mastzijde', 'Mastzijde', [
        option(
          'mastzijde-band',
          'Wit band, koord en lus',
          'De gebruikelijke afwerking voor een mast met een vlaggenlijn.',
          perEdgeMetre('1.95', ['left']),
          { visibleIf: [when('soort', 'soort-mast')] },
        ),
        option(
          'mastzijde-haken',
          'Wit band met twee musketonhaken',
          'In een tel in en uit de vlaggenlijn te haken.',
          perEdgeMetre('2.60', ['left']),
          { visibleIf: [when('soort', 'soort-mast')] },
        ),
        option(
          'mastzijde-tunnel',
          'Tunnel 40 mm voor stok',
          'De gevelstok schuift door de tunnel.',
          perEdgeMetre('1.60', ['left']),
          { visibleIf: [when('soort', 'soort-gevel')] },
        ),
        option(
          'mastzijde-clips',
          'Clips om de 50 cm',
          'Kunststof clips houden de banier langs de mast.',
          perEyelet('0.55', 500, ['left']),
          { visibleIf: [when('soort', 'soort-banier')] },
        ),
      ]),
      way(
        'boven',
        'Bovenzijde',
        [
          option('boven-zoom', 'Zoom', 'Voor een mast zonder uithouder.'),
          option(
            'boven-tunnel',
            'Tunnel voor uithouder',
            'De uithouder houdt de banier open, ook zonder wind.',
            perEdgeMetre('1.60', ['top']),
          ),
        ],
        [when('soort', 'soort-banier')],
      ),
      oneOrNone(
        'stok',
        'Gevelstok',
        'Geen stok',
        [
          product('stok-150', 'STO-GEVEL', 'Gevelstok hout 150 cm', 'Houten stok die door de tunnel past.', {
            effect: perPiece('11.50'),
          }),
        ],
        { visibleIf: [when('soort', 'soort-gevel')] },
      ),
      oneOrNone(
        'houder',
        'Gevelhouder',
        'Geen houder',
        [
          product(
            'houder-45',
            'HOU-GEVEL',
            'Houder 45 graden',
            'Aan de gevel te schroeven; de stok staat schuin omhoog.',
            {
              effect: perPiece('8.90'),
            },
          ),
        ],
        { visibleIf: [when('soort', 'soort-gevel'), when('stok', 'stok-150')] },
      ),
    ),
  ],
})
