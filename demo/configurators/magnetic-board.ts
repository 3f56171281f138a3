import type { Configurator } from '#domain/configurator/model.ts'
import { forEach, perEdgeMetre, perPack, perPiece, perSquareMetre } from '../choice-prices.ts'
import {
  card,
  form,
  height,
  oneOf,
  oneOrNone,
  option,
  product,
  way,
  width,
  withSurcharges,
} from '../configurator-parts.ts'

export const magneticBoard: Configurator = withSurcharges({
  key: 'magneetbord',
  sku: 'MGB-SET',
  cards: [
    card(
      'bord',
      'Bord',
      form('maat', 'Afmeting', [width([200, 1990, 900]), height([200, 990, 600])]),
      way('toplaag', 'Toplaag', [
        option('top-glans', 'Glans laminaat', 'Diepe kleuren, makkelijk schoon te vegen.'),
        option('top-mat', 'Mat laminaat', 'Weerspiegelt weinig, voor een lichte ruimte.'),
        option(
          'top-whiteboard',
          'Beschrijfbaar whiteboardlaminaat',
          'Met whiteboardstift te beschrijven en droog uit te wissen.',
          perSquareMetre('18.00'),
        ),
      ]),
      way('hoeken', 'Hoeken', [
        option('hoek-recht', 'Recht', 'Strakke hoeken.'),
        option('hoek-rond', 'Rond', 'Zonder scherpe punten.', perPiece('2.50')),
      ]),
    ),
    card(
      'ophangen',
      'Ophangen',
      oneOf('ophang', 'Ophangsysteem', [
        option(
          'ophang-frame',
          'Blind frame',
          'Onzichtbaar; het bord lijkt los van de wand te hangen.',
          perPiece('8.90'),
        ),
        option(
          'ophang-gaten',
          '4 boorgaten',
          'Een gat in elke hoek, om het bord te schroeven.',
          forEach('0.65', 4),
        ),
        option(
          'ophang-lijst',
          'Aluminium lijst rondom',
          'Geeft het bord een nette rand.',
          perEdgeMetre('7.20'),
        ),
      ]),
      oneOrNone('magneten', 'Magneten per 10', 'Geen magneten', [
        product(
          'magneten-10',
          'TOE-MAGNEET',
          'Neodymium 20 mm, per 10',
          'Sterke magneten; het aantal sets geldt voor de hele regel.',
          { effect: perPack('14.50'), customerMayChangeQuantity: { min: 1, max: 10, step: 1 } },
        ),
      ]),
    ),
  ],
})
