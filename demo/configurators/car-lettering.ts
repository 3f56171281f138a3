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
  select,
  upTo,
  value,
  way,
  when,
  width,
} from '../configurator-parts.ts'

/** The colours of film that are ordered for a job, as close as they come to RAL. */
const CARD_COLOURS = [
  option('kaart-creme', 'Crèmewit', 'Komt overeen met RAL 9001.'),
  option('kaart-antraciet', 'Antraciet', 'Komt overeen met RAL 7016.'),
  option('kaart-grijs', 'Lichtgrijs', 'Komt overeen met RAL 7035.'),
  option('kaart-goud', 'Goudmetallic', 'Komt overeen met RAL 1036.'),
  option('kaart-zonnegeel', 'Koolzaadgeel', 'Komt overeen met RAL 1021.'),
  option('kaart-wijnrood', 'Wijnrood', 'Komt overeen met RAL 3005.'),
  option('kaart-roze', 'Telemagenta', 'Komt overeen met RAL 4010.'),
  option('kaart-paars', 'Blauwlila', 'Komt overeen met RAL 4005.'),
  option('kaart-hemelsblauw', 'Hemelsblauw', 'Komt overeen met RAL 5015.'),
  option('kaart-nachtblauw', 'Nachtblauw', 'Komt overeen met RAL 5022.'),
  option('kaart-turkoois', 'Turkooisblauw', 'Komt overeen met RAL 5018.'),
  option('kaart-geelgroen', 'Geelgroen', 'Komt overeen met RAL 6018.'),
  option('kaart-mosgroen', 'Mosgroen', 'Komt overeen met RAL 6005.'),
  option('kaart-bruin', 'Chocoladebruin', 'Komt overeen met RAL 8017.'),
  option('kaart-beige', 'Beige', 'Komt overeen met RAL 1001.'),
  option('kaart-koper', 'Kopermetallic', 'Komt overeen met RAL 8029.'),
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
        select(
          'kleur',
          'Kleur folie',
          [
            value('kleur-wit', 'Wit'),
            value('kleur-zwart', 'Zwart'),
            value('kleur-rood', 'Verkeersrood'),
            value('kleur-blauw', 'Gentiaanblauw'),
            value('kleur-geel', 'Verkeersgeel'),
            value('kleur-groen', 'Mintgroen'),
            value('kleur-zilver', 'Zilvermetallic'),
            value('kleur-oranje', 'Zuiver oranje'),
            value('kleur-kaart', 'Een andere kleur van de kaart'),
          ],
          { visibleIf: [when('folie', 'folie-mono', 'folie-cast')] },
        ),
      ]),
      oneOf('kaartkleur', 'Kleur van de kaart', CARD_COLOURS, {
        bundleOptionFilterType: 'dropdown',
        visibleIf: [when('kleur', 'kleur-kaart')],
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
