import type { Configurator } from '#domain/configurator/model.ts'
import { forEach, percent, perEdgeMetre } from '../choice-prices.ts'
import {
  addedUp,
  card,
  distance,
  filter,
  form,
  height,
  material,
  oneOrNone,
  option,
  product,
  radio,
  select,
  value,
  way,
  when,
  width,
} from '../configurator-parts.ts'

export const acrylicSign: Configurator = addedUp({
  key: 'acrylaat',
  sku: 'ACR-MAAT',
  cards: [
    card(
      'plaat',
      'Plaat',
      material(
        'plaat',
        'Acrylaat',
        'drilldown',
        [
          product('plaat-3', 'ACR-3', 'Helder 3 mm', 'Voor kleine borden en afdekplaten.', {
            attributes: { kleur: 'helder', dikte: '3' },
          }),
          product(
            'plaat-5',
            'ACR-5',
            'Helder 5 mm',
            'De gebruikelijke dikte voor een naambord op afstandhouders.',
            {
              attributes: { kleur: 'helder', dikte: '5' },
            },
          ),
          product(
            'plaat-8',
            'ACR-8',
            'Helder 8 mm',
            'Stijf en met een duidelijke glazen rand, voor grotere borden.',
            {
              attributes: { kleur: 'helder', dikte: '8' },
            },
          ),
          product('plaat-10', 'ACR-10', 'Helder 10 mm', 'Het zwaarste en meest glasachtige bord.', {
            attributes: { kleur: 'helder', dikte: '10' },
          }),
          product(
            'plaat-opaal',
            'ACR-3-OPAAL',
            'Opaal 3 mm',
            'Melkwit en lichtdoorlatend, om van achteren te verlichten.',
            {
              attributes: { kleur: 'opaal', dikte: '3' },
            },
          ),
        ],
        {
          filters: [
            filter('kleur', 'Kleur', ['helder', 'Helder'], ['opaal', 'Opaal wit']),
            filter('dikte', 'Dikte', ['3', '3 mm'], ['5', '5 mm'], ['8', '8 mm'], ['10', '10 mm']),
          ],
        },
      ),
      form('maat', 'Afmeting', [width([50, 3040, 600]), height([50, 2040, 400])]),
    ),
    card(
      'druk',
      'Bedrukking',
      way(
        'wit',
        'Witlaag achter de druk',
        [
          option('wit-geen', 'Geen wit, doorzichtig', 'De kleuren zijn doorschijnend, als gekleurd glas.'),
          option(
            'wit-vlak',
            'Volvlak wit',
            'Wit achter het hele ontwerp, voor volle en dekkende kleuren.',
            percent(25),
          ),
          option(
            'wit-deels',
            'Wit waar aangegeven',
            'Wit achter de delen die je in je bestand met de steunkleur White aangeeft.',
            percent(25),
            { needs: 'White' },
          ),
        ],
        [when('plaat', 'plaat-3', 'plaat-5', 'plaat-8', 'plaat-10')],
      ),
      way('rand', 'Randen', [
        option('rand-gezaagd', 'Gezaagd', 'Matte zaagrand, goed als de rand niet in het zicht komt.'),
        option('rand-gepolijst', 'Gepolijst', 'Heldere, gladde rand die licht vangt.', perEdgeMetre('4.80')),
      ]),
    ),
    card(
      'bevestiging',
      'Bevestiging',
      oneOrNone('houders', 'Afstandhouders (set van 4)', 'Geen afstandhouders', [
        product('houders-13', 'AFH-RVS13', 'Rvs 13 mm', 'Slank, voor een plaat tot 6 mm.', {
          visibleIf: [when('plaat', 'plaat-3', 'plaat-5', 'plaat-opaal')],
        }),
        product(
          'houders-19',
          'AFH-RVS19',
          'Rvs 19 mm',
          'Draagt elke dikte; neem een tweede set bij 6 of 8 gaten.',
          {
            customerMayChangeQuantity: { min: 1, max: 4, step: 1 },
          },
        ),
        product(
          'houders-alu',
          'AFH-ALU15',
          'Aluminium 15 mm, binnen',
          'Licht en voordelig, alleen voor binnen.',
          {
            visibleIf: [when('plaat', 'plaat-3', 'plaat-5')],
          },
        ),
      ]),
      form(
        'boren',
        'Boorgaten',
        [
          radio('gatmaat', 'Gatdiameter', [value('gat-7', '7 mm'), value('gat-10', '10 mm')], {
            defaultId: 'gat-10',
          }),
          select(
            'gataantal',
            'Aantal gaten',
            [
              value('gaten-4', '4 gaten', forEach('0.65', 4)),
              value('gaten-6', '6 gaten', forEach('0.65', 6)),
              value('gaten-8', '8 gaten', forEach('0.65', 8)),
            ],
            { defaultId: 'gaten-4' },
          ),
          distance('randafstand', 'Afstand hart gat tot rand', [10, 100, 20]),
        ],
        [when('houders', 'houders-13', 'houders-19', 'houders-alu')],
      ),
    ),
  ],
})
