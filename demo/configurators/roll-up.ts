import type { Configurator } from '#domain/configurator/model.ts'
import { included, percent, perPiece } from '../choice-prices.ts'
import {
  card,
  filter,
  form,
  material,
  oneOf,
  oneOrNone,
  option,
  radio,
  value,
  when,
  withSurcharges,
} from '../configurator-parts.ts'

export const rollUp: Configurator = withSurcharges({
  key: 'roll-up',
  sku: 'RUP-SET',
  cards: [
    card(
      'cassette',
      'Cassette',
      oneOf('breedtemaat', 'Breedte', [
        option('breedte-85', '85 × 200 cm', 'De gangbare maat, makkelijk mee te nemen.', included, {
          printSizeMm: [850, 2000],
        }),
        option('breedte-100', '100 × 200 cm', 'Iets meer ruimte voor beeld en tekst.', perPiece('11.00'), {
          printSizeMm: [1000, 2000],
        }),
        option('breedte-120', '120 × 200 cm', 'Breed, voor een beursstand of podium.', perPiece('24.00'), {
          printSizeMm: [1200, 2000],
        }),
        option('breedte-150', '150 × 200 cm', 'Onze breedste, als kleine achterwand.', perPiece('46.00'), {
          printSizeMm: [1500, 2000],
        }),
      ]),
      oneOf('model', 'Model', [
        option('model-std', 'Standaard, klikrail', 'Aluminium cassette met uitklapbare voeten.'),
        option(
          'model-lux',
          'Luxe, brede cassette',
          'Stevige cassette die zonder losse voeten staat.',
          perPiece('28.00'),
          {
            visibleIf: [when('breedtemaat', 'breedte-85', 'breedte-100')],
          },
        ),
        option(
          'model-dubbel',
          'Dubbelzijdig',
          'Twee doeken in één cassette, voor midden in een ruimte.',
          perPiece('39.00'),
          {
            printSides: 2,
            visibleIf: [when('breedtemaat', 'breedte-85')],
          },
        ),
      ]),
    ),
    card(
      'print',
      'Print',
      material(
        'materiaal',
        'Doek',
        'dropdown',
        [
          option(
            'mat-pp',
            'Polypropeen film 220 micron',
            'Gladde film met een scherpe druk, voor de meeste roll-ups.',
            included,
            {
              attributes: { eigenschap: 'standaard' },
            },
          ),
          option(
            'mat-textiel',
            'Textiel 240 g, kreukvrij',
            'Mat en zonder vouwen, mooi op foto en film.',
            perPiece('9.50'),
            {
              attributes: { eigenschap: 'kreukvrij' },
            },
          ),
          option(
            'mat-grijs',
            'Film met grijze rug, vlakliggend',
            'Lichtdicht en zonder krullende randen, ook voor een raam.',
            perPiece('6.00'),
            {
              attributes: { eigenschap: 'lichtdicht' },
            },
          ),
        ],
        {
          filters: [
            filter(
              'eigenschap',
              'Eigenschap',
              ['standaard', 'Standaard'],
              ['kreukvrij', 'Kreukvrij'],
              ['lichtdicht', 'Lichtdicht'],
            ),
          ],
        },
      ),
    ),
    card(
      'extra',
      'Extra',
      oneOrNone('lamp', 'Ledspot', 'Geen ledspot', [
        option(
          'lamp-1',
          'Ledspot met adapter',
          'Wordt boven op de stok geklemd en verlicht het doek van voren.',
          perPiece('24.50'),
          {
            customerMayChangeQuantity: { min: 1, max: 2, step: 1 },
          },
        ),
      ]),
      form('montage', 'Montage', [
        radio(
          'inbouw',
          'Print in de cassette gemonteerd',
          [value('inbouw-ja', 'Ja'), value('inbouw-nee', 'Nee, los geleverd', percent(-5))],
          { defaultId: 'inbouw-ja' },
        ),
      ]),
    ),
  ],
})
