import type { Configurator } from '#domain/configurator/model.ts'
import { percent, perSquareMetre } from '../choice-prices.ts'
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

export const windowFilm: Configurator = addedUp({
  key: 'raamfolie',
  sku: 'RAM-MAAT',
  cards: [
    card(
      'folie',
      'Folie',
      material(
        'folie',
        'Folie',
        'drilldown',
        [
          product(
            'folie-helder',
            'RAM-HELDER',
            'Helder',
            'Doorzichtig rond je ontwerp, voor teksten en logo’s op glas.',
            {
              attributes: { doorzicht: 'helder', plakzijde: 'binnen-buiten' },
            },
          ),
          product(
            'folie-etch',
            'RAM-ETCH',
            'Zandstraal',
            'Mat als gezandstraald glas; laat licht door en neemt inkijk weg.',
            {
              attributes: { doorzicht: 'mat', plakzijde: 'binnen-buiten' },
            },
          ),
          product(
            'folie-perf',
            'RAM-PERF',
            'Perforatie',
            'Van buiten je beeld, van binnen kijk je naar buiten.',
            {
              attributes: { doorzicht: 'eenzijdig', plakzijde: 'buiten' },
            },
          ),
          product(
            'folie-stat',
            'RAM-STAT',
            'Statisch',
            'Hecht zonder lijm aan de binnenkant, voor tijdelijke acties.',
            {
              attributes: { doorzicht: 'helder', plakzijde: 'binnen' },
            },
          ),
          product(
            'folie-wit',
            'RAM-WIT',
            'Wit blockout',
            'Dekkend wit, laat geen licht door; voor beeld op de hele ruit.',
            {
              attributes: { doorzicht: 'dicht', plakzijde: 'binnen-buiten' },
            },
          ),
        ],
        {
          filters: [
            filter(
              'doorzicht',
              'Doorzicht',
              ['helder', 'Helder'],
              ['mat', 'Mat'],
              ['eenzijdig', 'Van één kant'],
              ['dicht', 'Dicht'],
            ),
            filter(
              'plakzijde',
              'Plakzijde',
              ['binnen', 'Binnen'],
              ['buiten', 'Buiten'],
              ['binnen-buiten', 'Binnen of buiten'],
            ),
          ],
        },
      ),
    ),
    card('maat', 'Maat', form('maat', 'Afmeting', [width([100, 10_000, 1000]), height([100, 1500, 700])])),
    card(
      'druk',
      'Bedrukking',
      way('leesrichting', 'Leesbaar vanaf', [
        option(
          'lees-buiten',
          'Buiten, gespiegeld gedrukt',
          'Je plakt de folie aan de binnenkant; buiten is de tekst goed te lezen.',
          undefined,
          { visibleIf: [when('folie', 'folie-helder', 'folie-etch', 'folie-stat')] },
        ),
        option('lees-lijmzijde', 'Voorzijde folie', 'Te lezen vanaf de kant waar je de folie plakt.'),
      ]),
      way(
        'wit',
        'Witlaag',
        [
          option('wit-geen', 'Geen wit', 'De kleuren zijn doorschijnend.'),
          option(
            'wit-vlak',
            'Volvlak wit',
            'Wit achter het hele ontwerp, voor dekkende kleuren.',
            percent(25),
          ),
          option(
            'wit-deels',
            'Wit waar aangegeven',
            'Wit achter de delen die je in je bestand met de steunkleur White aangeeft.',
            percent(25),
            { needs: 'White' },
          ),
          option(
            'wit-sandwich',
            'Kleur, wit, kleur (dag en nacht)',
            'Van binnen en van buiten een eigen beeld, met wit ertussen.',
            percent(60),
            { printSides: 2, visibleIf: [when('folie', 'folie-helder')] },
          ),
        ],
        [when('folie', 'folie-helder', 'folie-stat')],
      ),
      oneOrNone('snijden', 'Snijden', 'Recht gesneden', [
        option(
          'snijden-contour',
          'Contour gesneden',
          'Langs de lijn CutContour in je bestand.',
          perSquareMetre('4.50'),
          { needs: 'CutContour' },
        ),
        option(
          'snijden-tape',
          'Contour gesneden met applicatietape',
          'Voor losse letters en figuren, die in één keer op hun plaats komen.',
          perSquareMetre('7.70'),
          { needs: 'CutContour' },
        ),
      ]),
    ),
  ],
})
