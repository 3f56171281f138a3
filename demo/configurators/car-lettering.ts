import type { Configurator } from '#domain/configurator/model.ts'
import { percent } from '../choice-prices.ts'
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

/** The colours of film in stock, as close as they come to RAL. */
const FILM_COLOURS = [
  option('kleur-wit', 'Wit', 'Komt overeen met RAL 9003.'),
  option('kleur-creme', 'Crèmewit', 'Komt overeen met RAL 9001.'),
  option('kleur-zwart', 'Zwart', 'Komt overeen met RAL 9005.'),
  option('kleur-antraciet', 'Antraciet', 'Komt overeen met RAL 7016.'),
  option('kleur-grijs', 'Lichtgrijs', 'Komt overeen met RAL 7035.'),
  option('kleur-zilver', 'Zilvermetallic', 'Komt overeen met RAL 9006.'),
  option('kleur-goud', 'Goudmetallic', 'Komt overeen met RAL 1036.'),
  option('kleur-geel', 'Verkeersgeel', 'Komt overeen met RAL 1023.'),
  option('kleur-zonnegeel', 'Koolzaadgeel', 'Komt overeen met RAL 1021.'),
  option('kleur-oranje', 'Zuiver oranje', 'Komt overeen met RAL 2004.'),
  option('kleur-rood', 'Verkeersrood', 'Komt overeen met RAL 3020.'),
  option('kleur-wijnrood', 'Wijnrood', 'Komt overeen met RAL 3005.'),
  option('kleur-roze', 'Telemagenta', 'Komt overeen met RAL 4010.'),
  option('kleur-paars', 'Blauwlila', 'Komt overeen met RAL 4005.'),
  option('kleur-blauw', 'Gentiaanblauw', 'Komt overeen met RAL 5010.'),
  option('kleur-hemelsblauw', 'Hemelsblauw', 'Komt overeen met RAL 5015.'),
  option('kleur-nachtblauw', 'Nachtblauw', 'Komt overeen met RAL 5022.'),
  option('kleur-turkoois', 'Turkooisblauw', 'Komt overeen met RAL 5018.'),
  option('kleur-groen', 'Mintgroen', 'Komt overeen met RAL 6029.'),
  option('kleur-geelgroen', 'Geelgroen', 'Komt overeen met RAL 6018.'),
  option('kleur-mosgroen', 'Mosgroen', 'Komt overeen met RAL 6005.'),
  option('kleur-bruin', 'Chocoladebruin', 'Komt overeen met RAL 8017.'),
  option('kleur-beige', 'Beige', 'Komt overeen met RAL 1001.'),
  option('kleur-koper', 'Kopermetallic', 'Komt overeen met RAL 8029.'),
]

export const carLettering: Configurator = addedUp({
  key: 'autobelettering',
  sku: 'AUT-SET',
  cards: [
    card(
      'soort',
      'Soort',
      material(
        'folie',
        'Uitvoering',
        'wizard',
        [
          product(
            'folie-mono',
            'SNB-MONO',
            'Eén kleur, kalanderfolie',
            'Gesneden letters voor vlakke portieren en ruiten, drie tot vijf jaar buiten.',
            {
              attributes: { soort: 'gesneden' },
            },
          ),
          product(
            'folie-cast',
            'SNB-CAST',
            'Eén kleur, gegoten folie',
            'Gesneden letters die soepel over rondingen gaan, acht tot tien jaar buiten.',
            {
              attributes: { soort: 'gesneden' },
            },
          ),
          product(
            'folie-print',
            'AUT-CONT',
            'Gedrukt en langs contour gesneden',
            'Voor logo’s in meer kleuren; met laminaat over de druk.',
            {
              attributes: { soort: 'gedrukt' },
              limits: upTo(1480, 1480),
            },
          ),
        ],
        { filters: [filter('soort', 'Soort', ['gesneden', 'Gesneden, één kleur'], ['gedrukt', 'Gedrukt'])] },
      ),
    ),
    card(
      'uitvoering',
      'Uitvoering',
      form('gegevens', 'Gegevens', [
        width([50, 10_000, 800], 'Totale breedte'),
        height([20, 1200, 150], 'Totale hoogte'),
      ]),
      oneOf('kleur', 'Kleur folie', FILM_COLOURS, {
        bundleOptionFilterType: 'dropdown',
        visibleIf: [when('folie', 'folie-mono', 'folie-cast')],
      }),
      way(
        'spiegel',
        'Plakzijde',
        [
          option('spiegel-nee', 'Buitenzijde', 'Op de lak of op de buitenkant van de ruit.'),
          option(
            'spiegel-ja',
            'Binnenzijde ruit, gespiegeld',
            'Achter glas, beschermd tegen wasstraat en krabber.',
          ),
        ],
        [when('folie', 'folie-mono')],
      ),
      way('pel', 'Levering', [
        option(
          'pel-klaar',
          'Gepeld met applicatietape',
          'Klaar om te plakken, in één keer op de juiste plaats.',
        ),
        option(
          'pel-los',
          'Alleen gesneden, zelf pellen',
          'Je verwijdert zelf de restfolie; voor wie dat gewend is.',
          percent(-15),
          { visibleIf: [when('folie', 'folie-mono', 'folie-cast')] },
        ),
      ]),
    ),
    card(
      'hulp',
      'Hulpmiddelen',
      oneOrNone('rakel', 'Rakel', 'Geen rakel', [
        product(
          'rakel-1',
          'TOE-RAKEL',
          'Rakel met viltrand',
          'Wrijft de folie vast zonder krassen; één bij de hele regel.',
          {
            quantityScope: 'line',
          },
        ),
      ]),
      oneOrNone('spray', 'Montagevloeistof', 'Geen', [
        product(
          'spray-1',
          'TOE-SPRAY',
          'Montagevloeistof 500 ml',
          'Om nat te plakken op glas, zodat de folie nog verschuift; één fles bij de hele regel.',
          {
            quantityScope: 'line',
          },
        ),
      ]),
    ),
  ],
})
