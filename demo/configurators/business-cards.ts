import type { Configurator } from '#domain/configurator/model.ts'
import { included, percent, perThousand } from '../choice-prices.ts'
import {
  byCirculation,
  card,
  circulations,
  filter,
  material,
  oneOrNone,
  option,
  way,
  when,
  withSurcharges,
} from '../configurator-parts.ts'

export const businessCards: Configurator = byCirculation(
  withSurcharges({
    key: 'visitekaartjes',
    sku: 'VIS-400',
    cards: [
      card(
        'kaart',
        'Kaart',
        material(
          'papier',
          'Papier',
          'dropdown',
          [
            option(
              'papier-silk',
              'Houtvrij silk 400 g',
              'Glad en stevig, het gebruikelijke visitekaartje.',
              included,
              {
                attributes: { afwerking: 'silk' },
              },
            ),
            option(
              'papier-mat',
              'Ongestreken mat 350 g',
              'Voelt als papier en is goed te beschrijven.',
              percent(8),
              {
                attributes: { afwerking: 'ongestreken' },
              },
            ),
            option(
              'papier-eco',
              'Gerecycled 350 g',
              'Van oud papier, met een licht natuurlijke tint.',
              percent(12),
              {
                attributes: { afwerking: 'gerecycled' },
              },
            ),
            option('papier-600', 'Sulfaatkarton 600 g', 'Opvallend dik en stijf.', percent(35), {
              attributes: { afwerking: 'dik' },
            }),
          ],
          {
            filters: [
              filter(
                'afwerking',
                'Soort',
                ['silk', 'Silk'],
                ['ongestreken', 'Ongestreken'],
                ['gerecycled', 'Gerecycled'],
                ['dik', 'Extra dik'],
              ),
            ],
          },
        ),
        way('zijden', 'Zijden', [
          option('zijden-2', 'Dubbelzijdig 4/4', 'Beide kanten in kleur.', included, { printSides: 2 }),
          option('zijden-1', 'Enkelzijdig 4/0', 'De achterkant blijft wit.', percent(-6), { printSides: 1 }),
        ]),
        way('hoeken', 'Hoeken', [
          option('hoeken-recht', 'Recht', 'Strakke hoeken.'),
          option(
            'hoeken-rond',
            'Rond 6 mm',
            'Blijft langer mooi in een portemonnee.',
            perThousand('4.00', '9.00'),
          ),
        ]),
      ),
      card(
        'veredeling',
        'Veredeling',
        oneOrNone(
          'laminaat',
          'Laminaat',
          'Geen laminaat',
          [
            option(
              'lam-mat',
              'Mat laminaat',
              'Beschermt de kaart en weerspiegelt weinig.',
              perThousand('6.00', '14.00'),
            ),
            option(
              'lam-soft',
              'Soft-touch laminaat',
              'Voelt fluweelzacht aan.',
              perThousand('9.00', '22.00'),
            ),
          ],
          { visibleIf: [when('papier', 'papier-silk', 'papier-600')] },
        ),
        oneOrNone(
          'spot',
          'Plaatselijke lak',
          'Geen lak',
          [
            option(
              'spot-1',
              'Spot-uv voorzijde',
              'Glanzende lak op de delen die je met de steunkleur SpotUV aangeeft.',
              perThousand('18.00', '32.00'),
              { needs: 'SpotUV' },
            ),
            option(
              'spot-2',
              'Spot-uv twee zijden',
              'Glanzende lak op beide kanten, aangegeven met de steunkleur SpotUV.',
              perThousand('28.00', '58.00'),
              { needs: 'SpotUV', visibleIf: [when('zijden', 'zijden-2')] },
            ),
          ],
          { visibleIf: [when('laminaat', 'lam-mat', 'lam-soft')] },
        ),
      ),
      card('oplage', 'Oplage', circulations('Oplage per naam', [100, 250, 500, 1000, 2500, 5000])),
    ],
  }),
)
