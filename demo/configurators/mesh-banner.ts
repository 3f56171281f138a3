import type { Configurator } from '#domain/configurator/model.ts'
import { perEdgeMetre, perEyelet } from '../choice-prices.ts'
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
  when,
  width,
} from '../configurator-parts.ts'

export const meshBanner: Configurator = addedUp({
  key: 'meshdoek',
  sku: 'MSH-MAAT',
  cards: [
    card(
      'maat',
      'Maat en doek',
      form('maat', 'Afmeting', [width([300, 30_000, 3400]), height([300, 4950, 1760])]),
      material(
        'doek',
        'Soort mesh',
        'dropdown',
        [
          product(
            'doek-270',
            'MSH-270',
            'Mesh 270 g',
            'Laat ongeveer 30 % van de wind door, voor hekken en gevels.',
            {
              attributes: { brandklasse: 'b1' },
            },
          ),
          product(
            'doek-330',
            'MSH-330',
            'Mesh 330 g versterkt',
            'Sterker weefsel, voor grote doeken; het enige met spanband in de zoom.',
            { attributes: { brandklasse: 'b1' } },
          ),
          product(
            'doek-b1',
            'MSH-B1',
            'Mesh brandvertragend 270 g',
            'Voor gebouwen en terreinen waar brandklasse B-s1,d0 wordt gevraagd.',
            { attributes: { brandklasse: 'b-s1-d0' } },
          ),
          product(
            'doek-vrij',
            'MSH-PVCVRIJ',
            'Mesh pvc-vrij 200 g',
            'Open polyester zonder pvc, licht en makkelijk op te vouwen.',
            { attributes: { brandklasse: 'b1' }, limits: upTo(30_000, 3150) },
          ),
        ],
        { filters: [filter('brandklasse', 'Brandklasse', ['b1', 'B1'], ['b-s1-d0', 'B-s1,d0'])] },
      ),
    ),
    card(
      'afwerking',
      'Afwerking',
      oneOf('rand', 'Rand', [
        option('rand-schoon', 'Schoon gesneden', 'Op maat gesneden, zonder verdere afwerking.'),
        option(
          'rand-zoom',
          'Zoom rondom',
          'Omgeslagen en gelast, zodat de rand niet uitscheurt.',
          perEdgeMetre('0.85'),
        ),
        option(
          'rand-band',
          'Spanband in de zoom',
          'Een geweven band vangt de trek op, voor grote doeken op hoogte.',
          perEdgeMetre('2.20'),
          { visibleIf: [when('doek', 'doek-330')] },
        ),
        option(
          'rand-tunnel',
          'Tunnel boven en onder',
          'Een lus boven en onder, waar je een buis door steekt.',
          perEdgeMetre('1.60', ['top', 'bottom']),
        ),
      ]),
      oneOrNone(
        'ringen',
        'Ringen',
        'Geen ringen',
        [
          option('ringen-500', 'Om de 50 cm', 'Rondom, de gebruikelijke afstand.', perEyelet('0.30', 500)),
          option(
            'ringen-250',
            'Om de 25 cm',
            'Rondom en dicht op elkaar, voor een windrijke plek.',
            perEyelet('0.30', 250),
          ),
        ],
        { visibleIf: [when('rand', 'rand-schoon', 'rand-zoom', 'rand-band'), when('doek')] },
      ),
    ),
  ],
})
