import type { Configurator } from '#domain/configurator/model.ts'
import { included, percent, perPiece, perSquareMetre } from '../choice-prices.ts'
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
  radio,
  value,
  way,
  when,
  width,
} from '../configurator-parts.ts'

export const contourStickers: Configurator = addedUp({
  key: 'stickers-contour',
  sku: 'STK-CONTOUR',
  startAt: 100,
  cards: [
    card(
      'materiaal',
      'Materiaal',
      material(
        'folie',
        'Folie',
        'dropdown',
        [
          product(
            'folie-mono',
            'STK-MONO',
            'Monomeer wit',
            'Voordelig, voor vlakke ondergronden, tot twee jaar buiten.',
            {
              attributes: { kleur: 'wit', kleef: 'permanent' },
            },
          ),
          product('folie-poly', 'STK-POLY', 'Polymeer wit', 'Krimpt weinig, tot vijf jaar buiten.', {
            attributes: { kleur: 'wit', kleef: 'permanent' },
          }),
          product(
            'folie-cast',
            'STK-CAST',
            'Gegoten wit',
            'Soepel over rondingen, voor auto’s en machines.',
            {
              attributes: { kleur: 'wit', kleef: 'permanent' },
            },
          ),
          product(
            'folie-trans',
            'STK-TRANS',
            'Transparant',
            'De ondergrond blijft zichtbaar; met of zonder wit onder de druk.',
            {
              attributes: { kleur: 'transparant', kleef: 'permanent' },
            },
          ),
          product(
            'folie-afn',
            'STK-AFN',
            'Afneembaar wit',
            'Later weer te verwijderen, voor acties en tijdelijke aanduidingen.',
            {
              attributes: { kleur: 'wit', kleef: 'afneembaar' },
            },
          ),
          product(
            'folie-hecht',
            'STK-HECHT',
            'Extra hechtend wit',
            'Voor ruwe en moeilijke ondergronden, zoals kunststof bakken.',
            {
              attributes: { kleur: 'wit', kleef: 'sterk' },
            },
          ),
          product(
            'folie-refl',
            'SPE-REFL',
            'Reflecterend',
            'Licht op in de koplampen, voor zichtbaarheid in het donker.',
            {
              attributes: { kleur: 'reflecterend', kleef: 'permanent' },
            },
          ),
        ],
        {
          filters: [
            filter(
              'kleur',
              'Kleur',
              ['wit', 'Wit'],
              ['transparant', 'Transparant'],
              ['reflecterend', 'Reflecterend'],
            ),
            filter(
              'kleef',
              'Kleefkracht',
              ['permanent', 'Permanent'],
              ['afneembaar', 'Afneembaar'],
              ['sterk', 'Extra sterk'],
            ),
          ],
        },
      ),
    ),
    card(
      'vorm',
      'Maat en vorm',
      form('maat', 'Maat en vorm', [
        radio(
          'vorm',
          'Vorm',
          [
            value('vorm-recht', 'Rechthoek'),
            value('vorm-rond', 'Rond of ovaal', perSquareMetre('2.25')),
            value('vorm-contour', 'Eigen contour', perSquareMetre('4.50')),
          ],
          { defaultId: 'vorm-contour' },
        ),
        width([20, 1480, 100], 'Breedte (omsluitend)'),
        height([20, 1480, 100], 'Hoogte (omsluitend)'),
      ]),
      way('snede', 'Snijwijze', [
        option(
          'snede-los',
          'Los per stuk, doorgesneden',
          'Elke sticker met eigen rugpapier, om uit te delen; lijn CutContour in je bestand.',
          perPiece('0.04'),
          { needs: 'CutContour' },
        ),
        option(
          'snede-vel',
          'Op vel, aangestanst',
          'Meer stickers op één vel, makkelijk af te pellen; lijn KissCut in je bestand.',
          included,
          { needs: 'KissCut' },
        ),
        option(
          'snede-rol',
          'Op rol, kern 76 mm',
          'Om snel na elkaar te plakken; lijn KissCut in je bestand.',
          perPiece('0.02'),
          { needs: 'KissCut', visibleIf: [when('folie', 'folie-mono', 'folie-poly', 'folie-afn')] },
        ),
      ]),
    ),
    card(
      'afwerking',
      'Afwerking',
      way(
        'wit',
        'Witlaag',
        [
          option('wit-geen', 'Geen', 'De kleuren zijn doorschijnend.'),
          option(
            'wit-onder',
            'Wit onder de druk',
            'Dekkende kleuren, ook op een donkere ondergrond; steunkleur White in je bestand.',
            percent(25),
            { needs: 'White' },
          ),
        ],
        [when('folie', 'folie-trans')],
      ),
      oneOrNone('laminaat', 'Laminaat', 'Geen laminaat', [
        option('lam-mat', 'Mat', 'Beschermt tegen krassen en weerspiegelt weinig.', perSquareMetre('5.50')),
        option(
          'lam-glans',
          'Glans',
          'Beschermt tegen krassen en geeft diepe kleuren.',
          perSquareMetre('5.50'),
        ),
      ]),
      oneOrNone(
        'tape',
        'Applicatietape',
        'Geen applicatietape',
        [
          option(
            'tape-ja',
            'Aangebracht',
            'Houdt losse delen op hun plaats terwijl je plakt.',
            perSquareMetre('3.20'),
          ),
        ],
        { visibleIf: [when('vorm', 'vorm-contour'), when('snede', 'snede-los')] },
      ),
    ),
  ],
})
