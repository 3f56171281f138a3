import type { Configurator } from '#domain/configurator/model.ts'
import { percent } from '../choice-prices.ts'
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
  select,
  upTo,
  value,
  way,
  when,
  width,
} from '../configurator-parts.ts'

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
          ],
          { visibleIf: [when('folie', 'folie-mono', 'folie-cast')] },
        ),
      ]),
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
