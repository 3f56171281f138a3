import { flatBoards } from '../../deliveries.ts'
import { boardLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perPiece } from '../../price-rules.ts'
import { backPrintedBoardPrint, fixedBoardPrint } from '../../print-specs.ts'
import { boardFrom, fixedBoard } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers, sheetTiers } from '../../tiers.ts'

export const wallArt: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'WND-ALU',
    title: 'Foto op aluminium met ophangsysteem',
    urlPath: '/wand-en-interieur/wanddecoratie/foto-op-aluminium-met-ophangsysteem',
    categoryPaths: ['/wand-en-interieur/wanddecoratie'],
    shortDescription: 'Sandwich 3 mm, mat laminaat, blind frame.',
    mediumDescription: prose(`
      Foto op aluminium sandwich van 3 mm met mat laminaat en een blind frame erachter. Hangt twee
      centimeter vrij van de muur.
    `),
    description: prose(`
      <p>Een plaat die zweeft: je ziet geen lijst, geen schroeven en geen spiegeling. Het matte
      laminaat haalt de glans eraf, ook tegenover een raam. Op de rug zit een frame van aluminium,
      zodat de plaat vlak blijft en een schaduw op de muur geeft.</p>
      <h3>Voor welke ruimte</h3>
      <ul>
      <li>hal, kantine en directiekamer</li>
      <li>hotelgang en wachtruimte</li>
      <li>een overdekt terras, ongeveer drie jaar</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Twee schroeven waterpas volstaan tot een meter breed, daarboven drie. Een vierkante meter
      weegt nog geen vier kilo. Til de plaat bij de randen op, een vingerafdruk op het laminaat poets
      je er met water weer af.</p>
      <h3>Bestand</h3>
      <p>Vanaf 200 × 200 mm. CMYK, 5 mm afloop, 100 ppi op ware grootte of hoger. Kies een foto met
      detail in de schaduwen: mat laat zwart iets grijzer zien.</p>
    `),
    metaTitle: 'Foto op aluminium met ophangsysteem',
    metaDescription: prose(`
      Foto op aluminium sandwich van 3 mm, met mat laminaat en blind ophangframe. Op maat tot 304 ×
      149 cm, na drie werkdagen klaar.
    `),
    priceRule: perM2('64.00', '0.2', { setup: '7.50', minimumLine: '29.50', tiers: sheetTiers }),
    sizes: { stepMm: 1, width: [200, 3040, 800], height: [200, 1490, 600] },
    production: boardFrom(0, [3050, 1500], [3050, 2050]),
    print: fixedBoardPrint,
    material: { name: 'aluminium sandwich', thicknessMm: 3, weight: { grams: 3900, per: 'm2' } },
    properties: {
      materiaal: 'aluminium sandwich',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['foto op dibond', 'wanddecoratie'],
    relatedSkus: ['WND-ACR', 'CAN-SPIE', 'ALP-3'],
    scene: { kind: 'floatingPhoto', artwork: 7005, tint: 0 },
    popularity: 59,
  }),
  simpleProduct({
    sku: 'WND-ACR',
    title: 'Foto achter acrylaat',
    urlPath: '/wand-en-interieur/wanddecoratie/foto-achter-acrylaat',
    categoryPaths: ['/wand-en-interieur/wanddecoratie'],
    shortDescription: 'Acrylaat 5 mm, achterzijde bedrukt met witlaag.',
    mediumDescription: prose(`
      Foto gedrukt op de achterkant van helder acrylaat van 5 mm, met een witlaag erachter. Diep van
      kleur en glanzend als glas.
    `),
    description: prose(`
      <p>De druk zit aan de achterkant, in spiegelbeeld, en je kijkt door vijf millimeter acrylaat
      heen. Dat geeft kleuren een diepte die op papier niet lukt. De witlaag erachter houdt licht
      tegen, zodat de muur niet doorschijnt.</p>
      <h3>Wanneer wel en niet</h3>
      <ul>
      <li><strong>wel:</strong> productfoto's, stadsbeelden, donkere onderwerpen</li>
      <li><strong>niet:</strong> recht tegenover een raam, want het oppervlak spiegelt</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Een vierkante meter weegt zes kilo. Gebruik afstandhouders in de hoeken of een lijm- en
      railsysteem. Poets met een zachte doek en water; glasreiniger maakt acrylaat op den duur
      mat.</p>
      <h3>Bestand</h3>
      <p>CMYK, 5 mm afloop, 100 ppi of meer. Lever het beeld gewoon leesbaar aan, wij spiegelen het,
      en zet de witlaag als steunkleur White op een eigen laag. Tekst 10 mm van de rand, en niet in
      de hoeken als daar gaten komen.</p>
    `),
    metaTitle: 'Foto achter acrylaat op maat',
    metaDescription: prose(`
      Foto achter helder acrylaat van 5 mm, met witlaag. Diepe kleuren en een gladde rand, op maat
      tot 304 × 204 cm. Na drie werkdagen klaar.
    `),
    priceRule: perM2('98.00', '0.2', { setup: '10.00', minimumLine: '39.50', tiers: sheetTiers }),
    sizes: { stepMm: 1, width: [200, 3040, 800], height: [200, 2040, 600] },
    production: boardFrom(0, [3050, 2050]),
    print: backPrintedBoardPrint,
    material: { name: 'acrylaat', thicknessMm: 5, weight: { grams: 6000, per: 'm2' } },
    properties: {
      materiaal: 'acrylaat',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['foto op plexiglas', 'glasschilderij'],
    relatedSkus: ['WND-ALU', 'ACR-5', 'AFH-RVS19'],
    scene: { kind: 'clearSheet', holds: 'blind', artwork: 5764, tint: 1 },
    popularity: 48,
  }),
  simpleProduct({
    sku: 'WND-HOUT',
    title: 'Foto op berkenhout 40 × 60 cm',
    urlPath: '/wand-en-interieur/wanddecoratie/foto-op-berkenhout-40-x-60-cm',
    categoryPaths: ['/wand-en-interieur/wanddecoratie'],
    shortDescription: 'Multiplex 9 mm met ophanggat.',
    mediumDescription: prose(`
      Foto op berkenmultiplex van 40 × 60 cm, 9 mm dik, met een ophanggat aan de achterkant. De
      houtnerf is onderdeel van het beeld.
    `),
    description: prose(`
      <p>Zonder witlaag worden de lichte delen van de foto hout: een blonde nerf door de lucht, een
      warme gloed over de gezichten. Geen twee exemplaren zijn gelijk. Dat is de charme, en ook iets
      om rekening mee te houden.</p>
      <h3>Geschikte foto's</h3>
      <ul>
      <li>portretten met een rustige achtergrond</li>
      <li>landschappen met veel middentonen</li>
      <li>lijntekeningen en oude zwart-witbeelden</li>
      </ul>
      <p>Sneeuw, mist en wit textiel werken niet: wit is hier houtkleurig.</p>
      <h3>Ophangen</h3>
      <p>Aan de achterkant zit één gat voor een schroefkop, in het midden van de bovenkant. Met
      anderhalve kilo is één schroef genoeg.</p>
      <h3>Bestand</h3>
      <p>400 × 600 mm, staand of liggend, met 5 mm afloop. CMYK, 100 ppi of meer. Maak de foto iets
      lichter dan je gewend bent. Binnenshuis gebruiken, niet in de badkamer.</p>
    `),
    metaTitle: 'Foto op berkenhout 40 × 60 cm',
    metaDescription: prose(`
      Foto op berkenhout van 40 × 60 cm: multiplex van 9 mm met ophanggat. Warme tinten, zichtbare
      nerf, na drie werkdagen klaar.
    `),
    priceRule: perPiece('34.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [400, 600],
    production: fixedBoard,
    print: fixedBoardPrint,
    material: { name: 'berkenmultiplex 9 mm', thicknessMm: 9, weight: { grams: 1500, per: 'piece' } },
    properties: {
      materiaal: 'hout',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '9',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['houtprint'],
    relatedSkus: ['WND-ALU', 'HOU-BER12'],
    scene: { kind: 'birchPhoto', artwork: 3398, tint: 2 },
    popularity: 43,
  }),
]
