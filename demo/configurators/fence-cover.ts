import type { Configurator } from '#domain/configurator/model.ts'
import { included, lessPerPiece, perEdgeMetre, perPack, perPiece } from '../choice-prices.ts'
import {
  card,
  form,
  material,
  oneOrNone,
  option,
  product,
  radio,
  value,
  way,
  when,
  withSurcharges,
} from '../configurator-parts.ts'

export const fenceCover: Configurator = withSurcharges({
  key: 'bouwhekdoek',
  sku: 'BHD-CONF',
  startAt: 5,
  fixedSizeMm: [3400, 1730],
  cards: [
    card(
      'doek',
      'Doek',
      material('doek', 'Soort doek', 'drilldown', [
        option('doek-pe', 'Geweven PE 150 g', 'Licht en voordelig, voor een bouwplaats van enkele maanden.'),
        option(
          'doek-mesh',
          'Pvc-mesh 270 g',
          'Laat wind door, zodat het hek minder snel omwaait.',
          perPiece('9.00'),
        ),
        option(
          'doek-pvc',
          'Pvc 510 g, alleen op geschoord hek',
          'Dicht doek met de scherpste druk; vangt veel wind en vraagt een geschoord hek.',
          perPiece('15.00'),
        ),
      ]),
    ),
    card(
      'opties',
      'Opties',
      way('zijde', 'Bevestigingsrand', [
        option('zijde-4', 'Ringen aan vier zijden', 'Rondom vast te binden, het stevigst op een bouwhek.'),
        option(
          'zijde-2',
          'Ringen boven en onder',
          'Sneller opgehangen, op een plek die niet te veel wind vangt.',
          lessPerPiece('1.00'),
        ),
        option(
          'zijde-klit',
          'Klittenband rondom',
          'Zonder gereedschap te wisselen; alleen op mesh en op pvc.',
          perEdgeMetre('2.90'),
          { visibleIf: [when('doek', 'doek-mesh', 'doek-pvc')] },
        ),
      ]),
      oneOrNone(
        'strips',
        'Bindstrips per 100',
        'Geen bindstrips',
        [
          product(
            'strips-100',
            'TOE-TIEWRAP',
            'Bindstrip 370 mm zwart, per 100',
            'Om het doek aan het hek te binden; het aantal pakken geldt voor de hele regel.',
            { effect: perPack('6.50'), customerMayChangeQuantity: { min: 1, max: 20, step: 1 } },
          ),
        ],
        { visibleIf: [when('zijde', 'zijde-4', 'zijde-2')] },
      ),
      form('nummering', 'Doorlopend nummeren', [
        radio(
          'nummeren',
          'Volgnummer op elk doek',
          [
            value('nummeren-nee', 'Nee', included),
            value('nummeren-ja', 'Ja, 001 en verder', perPiece('0.75')),
          ],
          { defaultId: 'nummeren-nee' },
        ),
      ]),
    ),
  ],
})
