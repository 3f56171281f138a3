import type { Configurator } from '#domain/configurator/model.ts'
import { included, percent, perThousand } from '../choice-prices.ts'
import {
  byCirculation,
  card,
  circulations,
  material,
  oneOf,
  oneOrNone,
  option,
  way,
  when,
  withSurcharges,
} from '../configurator-parts.ts'

const LARGEST = 25_000

export const flyers: Configurator = byCirculation(
  withSurcharges({
    key: 'flyers',
    sku: 'FLY-STD',
    cards: [
      card(
        'formaat',
        'Formaat',
        oneOf('formaat', 'Formaat', [
          option('form-a6', 'A6 105 × 148 mm', 'Ansichtkaartformaat, handig om uit te delen.', percent(-28), {
            printSizeMm: [105, 148],
          }),
          option(
            'form-dl',
            'DL 99 × 210 mm',
            'Past in een lange envelop en in een folderrek.',
            percent(-15),
            {
              printSizeMm: [99, 210],
            },
          ),
          option('form-a5', 'A5 148 × 210 mm', 'Het gangbare formaat voor een flyer.', included, {
            printSizeMm: [148, 210],
          }),
          option('form-a4', 'A4 210 × 297 mm', 'Ruimte voor veel informatie.', percent(72), {
            printSizeMm: [210, 297],
          }),
        ]),
        material('papier', 'Papier', 'dropdown', [
          option('papier-115', 'Glans 115 g', 'Dun en voordelig, voor grote oplagen in de bus.', percent(-4)),
          option('papier-135', 'Glans 135 g', 'De gebruikelijke flyer, met heldere kleuren.'),
          option('papier-170', 'Silk 170 g', 'Halfmat en steviger in de hand.', percent(12)),
          option('papier-250', 'Silk 250 g', 'Dik als een kaart.', percent(32)),
          option('papier-eco', 'Gerecycled 120 g', 'Van oud papier, mat en licht getint.', percent(9)),
        ]),
        way('zijden', 'Zijden', [
          option('zijden-2', 'Dubbelzijdig 4/4', 'Beide kanten in kleur.', included, { printSides: 2 }),
          option('zijden-1', 'Enkelzijdig 4/0', 'De achterkant blijft wit.', percent(-8), { printSides: 1 }),
        ]),
      ),
      card(
        'oplage',
        'Oplage',
        circulations('Oplage', [50, 100, 250, 500, 1000, 2500, 5000, 10_000, LARGEST], (quantity) =>
          quantity === LARGEST ? [when('papier', 'papier-115', 'papier-135', 'papier-170')] : [],
        ),
      ),
      card(
        'extra',
        'Extra',
        oneOrNone(
          'gaten',
          'Ordnergaten',
          'Geen gaten',
          [option('gaten-2', 'Twee gaten', 'Om in een ordner te bewaren.', perThousand('4.00', '6.00'))],
          { visibleIf: [when('formaat', 'form-a4', 'form-a5')] },
        ),
        oneOrNone('perforatie', 'Perforatie', 'Geen perforatie', [
          option(
            'perf-1',
            'Eén perforatielijn',
            'Voor een bon of antwoordstrook, langs de lijn PerfCutContour in je bestand.',
            perThousand('7.50', '8.00'),
            { needs: 'PerfCutContour' },
          ),
        ]),
        oneOrNone('bundel', 'Bundelen', 'Niet bundelen', [
          option(
            'bundel-100',
            'Per 100 gebundeld',
            'Met een band per honderd, om makkelijk te verdelen.',
            perThousand('0', '3.50'),
          ),
          option(
            'bundel-50',
            'Per 50 gebundeld',
            'Met een band per vijftig, voor kleinere wijken of winkels.',
            perThousand('0', '5.50'),
          ),
        ]),
      ),
    ],
  }),
)
