import type { Configurator, Option } from '#domain/configurator/model.ts'
import { perThousand } from '../choice-prices.ts'
import {
  addedUp,
  byCirculation,
  card,
  circulations,
  filter,
  material,
  option,
  product,
  way,
  when,
} from '../configurator-parts.ts'

const FORMATS = [
  { id: 'a5', sku: 'FOL-A5', title: 'A5, 4 pagina’s', told: 'Een A4 die eenmaal is gevouwen' },
  { id: 'a4', sku: 'FOL-A4', title: 'A4, 4 pagina’s', told: 'Een A3 die eenmaal is gevouwen' },
  { id: 'dl', sku: 'FOL-DL6', title: 'DL, 6 pagina’s', told: 'Een A4 in drieën, past in een lange envelop' },
] as const

const PAPERS = [
  { id: '135', told: 'licht papier, voordelig te versturen' },
  { id: '170', told: 'steviger papier, dat beter in de hand ligt' },
] as const

const folder = (format: (typeof FORMATS)[number], paper: (typeof PAPERS)[number]): Option =>
  product(
    `u-${format.id}-${paper.id}`,
    `${format.sku}-${paper.id}`,
    `${format.title}, ${paper.id} g`,
    `${format.told}; ${paper.told}.`,
    { attributes: { formaat: format.id, papier: paper.id } },
  )

const IN_THREE = when('uitvoering', 'u-dl-135', 'u-dl-170')

export const folders: Configurator = byCirculation(
  addedUp({
    key: 'folders',
    sku: 'FOL-STD',
    cards: [
      card(
        'folder',
        'Folder',
        material(
          'uitvoering',
          'Uitvoering',
          'wizard',
          FORMATS.flatMap((format) => PAPERS.map((paper) => folder(format, paper))),
          {
            filters: [
              filter('formaat', 'Formaat', ['a5', 'A5'], ['a4', 'A4'], ['dl', 'DL']),
              filter('papier', 'Papier', ['135', '135 g'], ['170', '170 g']),
            ],
          },
        ),
      ),
      card(
        'vouw',
        'Vouwen',
        way('vouwwijze', 'Vouwwijze', [
          option('vouw-enkel', 'Enkele vouw', 'Eén vouw in het midden, opent als een boek.', undefined, {
            visibleIf: [when('uitvoering', 'u-a5-135', 'u-a5-170', 'u-a4-135', 'u-a4-170')],
          }),
          option(
            'vouw-wikkel',
            'Wikkelvouw',
            'De delen vouwen in elkaar; het laatste valt naar binnen.',
            undefined,
            {
              visibleIf: [IN_THREE],
            },
          ),
          option('vouw-zigzag', 'Zigzagvouw', 'Vouwt open als een harmonica.', undefined, {
            visibleIf: [IN_THREE],
          }),
        ]),
        way('levering', 'Gevouwen leveren', [
          option(
            'lev-gevouwen',
            'Gevouwen',
            'Klaar om uit te delen of te versturen.',
            perThousand('6.50', '9.00'),
          ),
          option(
            'lev-plat',
            'Plat, alleen gerild',
            'Met een rillijn waarlangs je zelf vouwt; neemt minder plaats in.',
            perThousand('4.50', '3.00'),
          ),
        ]),
      ),
      card('oplage', 'Oplage', circulations('Oplage', [250, 500, 1000, 2500, 5000])),
    ],
  }),
)
