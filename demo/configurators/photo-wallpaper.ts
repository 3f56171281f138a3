import type { Configurator } from '#domain/configurator/model.ts'
import { perSquareMetre } from '../choice-prices.ts'
import {
  addedUp,
  card,
  filter,
  form,
  height,
  material,
  oneOrNone,
  option,
  product,
  way,
  when,
  width,
} from '../configurator-parts.ts'

export const photoWallpaper: Configurator = addedUp({
  key: 'fotobehang',
  sku: 'BEH-SET',
  deliveryKinds: ['ship'],
  cards: [
    card(
      'wand',
      'Wandmaat',
      form('maat', 'Afmeting', [width([500, 15_000, 3500]), height([500, 4000, 2600])]),
    ),
    card(
      'behang',
      'Behang',
      material(
        'soort',
        'Soort behang',
        'drilldown',
        [
          product(
            'soort-vlies',
            'BEH-VLIES',
            'Vlies mat 180 g',
            'Glad vliesbehang, in banen tegen elkaar te plakken.',
            {
              attributes: { structuur: 'glad', plakken: 'lijm' },
            },
          ),
          product(
            'soort-struc',
            'BEH-STRUC',
            'Vlies structuur 300 g',
            'Zwaarder, met een zandstructuur die oneffenheden verbergt.',
            {
              attributes: { structuur: 'zand', plakken: 'lijm' },
            },
          ),
          product(
            'soort-zelf',
            'BEH-ZELF',
            'Zelfklevend textiel',
            'Met lijmlaag, tijdens het plakken nog te verplaatsen.',
            {
              attributes: { structuur: 'textiel', plakken: 'zelfklevend' },
            },
          ),
        ],
        {
          filters: [
            filter('plakken', 'Plakken', ['lijm', 'Met lijm'], ['zelfklevend', 'Zelfklevend']),
            filter('structuur', 'Structuur', ['glad', 'Glad'], ['zand', 'Zand'], ['textiel', 'Textiel']),
          ],
        },
      ),
      way(
        'laminaat',
        'Beschermlaag',
        [
          option('laminaat-geen', 'Geen', 'Voor een wand die weinig te verduren heeft.'),
          option(
            'laminaat-ja',
            'Afwasbare beschermlaag',
            'Voor een gang, keuken of winkel; met een vochtige doek schoon te maken.',
            perSquareMetre('6.50'),
          ),
        ],
        [when('soort', 'soort-vlies')],
      ),
    ),
    card(
      'extra',
      'Extra',
      oneOrNone(
        'lijm',
        'Lijm',
        'Geen lijm',
        [
          product(
            'lijm-10',
            'BEH-LIJM',
            'Vliesbehanglijm 10 kg',
            'Klaar voor gebruik, genoeg voor ongeveer 50 m².',
            {
              quantityScope: 'line',
              customerMayChangeQuantity: { min: 1, max: 10, step: 1 },
            },
          ),
        ],
        { visibleIf: [when('soort', 'soort-vlies', 'soort-struc')] },
      ),
      oneOrNone('rakel', 'Aandrukspatel', 'Geen rakel', [
        product(
          'rakel-1',
          'TOE-RAKEL',
          'Rakel met viltrand',
          'Strijkt luchtbellen weg; één bij de hele regel.',
          {
            quantityScope: 'line',
          },
        ),
      ]),
    ),
  ],
})
