import { parcelOrLong, rolledUp } from '../../deliveries.ts'
import { rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { contourVinylPrint, cuttableVinylPrint } from '../../print-specs.ts'
import { vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers } from '../../tiers.ts'

export const specialFilms: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'SPE-REFL',
    title: 'Reflecterende sticker',
    urlPath: '/stickers-en-folies/speciale-folies/reflecterende-sticker',
    categoryPaths: ['/stickers-en-folies/speciale-folies'],
    shortDescription: 'Reflecterende folie klasse 1, bedrukt.',
    mediumDescription: prose(`
      Stickers op reflecterende folie van klasse 1, die oplichten in het licht van koplampen. Voor
      aanhangers, hekken, machines en helmen.
    `),
    description: prose(`
      <p>Overdag een gewone sticker, in het donker een lamp. Microscopische glasparels in de folie
      sturen licht terug naar waar het vandaan komt. Klasse 1 is bedoeld voor opschriften en
      waarschuwingen, niet voor wettelijk verplichte markering van vrachtwagens.</p>
      <h3>Kleuren</h3>
      <p>Alles wat je drukt wordt doorschijnend over de reflectie heen. Geel, oranje en rood blijven
      helder; zwart en donkerblauw lichten niet op en zijn juist geschikt voor tekst.</p>
      <h3>Plakken</h3>
      <ul>
      <li>op gladde, droge ondergrond boven de tien graden</li>
      <li>niet om scherpe randen: de folie is stug</li>
      <li>de kleinste maat is 20 × 20 mm</li>
      </ul>
      <h3>Bestand</h3>
      <p>Snijlijn in steunkleur CutContour op een eigen laag, hoeken met een straal van minstens een
      halve millimeter. CMYK, 3 mm afloop, 150 ppi.</p>
    `),
    metaTitle: 'Reflecterende stickers op maat',
    metaDescription: prose(`
      Reflecterende stickers op maat, klasse 1, bedrukt en op contour gesneden. Zichtbaar in
      koplampen, vijf jaar buiten te gebruiken.
    `),
    priceRule: perM2('38.00', '0.0025', {
      setup: '9.50',
      minimumLine: '19.50',
      extraDesign: '7.50',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [20, 1480, 100], height: [20, 1480, 100] },
    production: vinylRoll,
    print: contourVinylPrint,
    material: { name: 'reflecterend vinyl', thicknessMm: 0.12, weight: { grams: 300, per: 'm2' } },
    properties: {
      materiaal: 'vinyl',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,12',
      kleur: 'reflecterend wit',
      kleefkracht: 'permanent',
    },
    lead: rollLead,
    delivery: rolledUp,
    searchSynonyms: ['reflectie sticker', 'reflector'],
    relatedSkus: ['STK-POLY', 'NAM-VERBOD', 'AUT-MAG60'],
    scene: { kind: 'reflectiveSticker', artwork: 9984, tint: 5 },
    popularity: 41,
  }),
  simpleProduct({
    sku: 'SPE-MAGNEET',
    title: 'Magneetfolie 0,85 mm bedrukt',
    urlPath: '/stickers-en-folies/speciale-folies/magneetfolie-0-85-mm-bedrukt',
    categoryPaths: ['/stickers-en-folies/speciale-folies', '/voertuigreclame/magneetplaten'],
    shortDescription: 'Magneetfolie met wit vinyl, hoeken rond.',
    mediumDescription: prose(`
      Magneetfolie van 0,85 mm met een bedrukte witte toplaag, op maat gesneden met ronde hoeken.
      Voor whiteboards, koelingen, stellingen en machines.
    `),
    description: prose(`
      <p>Overal waar iets vaak verandert, is een magneet handiger dan een sticker: planbord,
      stellinglabel, menukaart op een koelwand. De folie hecht over het hele vlak en laat geen lijm
      achter.</p>
      <h3>Waar blijft het hangen</h3>
      <ul>
      <li>op staal: whiteboard, koelkast, stelling, machinekast</li>
      <li>niet op aluminium, rvs van horecakwaliteit of kunststof</li>
      <li>op geverfd staal iets minder; dikke poedercoat vraagt een proef</li>
      </ul>
      <h3>Bewaren</h3>
      <p>Leg magneten vlak op elkaar met een vel papier ertussen, bedrukte kanten naar elkaar.
      Opgerold onthouden ze hun kromming.</p>
      <h3>Bestand</h3>
      <p>Van 50 × 50 mm tot 2000 × 590 mm. CMYK met 3 mm afloop, 150 ppi. Een snijlijn voor een eigen
      vorm mag; houd binnenhoeken rond. Voor autodeuren nemen wij kant-en-klare sets.</p>
    `),
    metaTitle: 'Magneetfolie 0,85 mm bedrukt op maat',
    metaDescription: prose(`
      Bedrukte magneetfolie van 0,85 mm op maat, tot 200 × 59 cm. Voor whiteboard, stelling en
      machine. Na twee werkdagen klaar.
    `),
    priceRule: perM2('44.00', '0.02', { setup: '9.50', minimumLine: '19.50', tiers: rollTiers }),
    sizes: { stepMm: 1, width: [50, 2000, 300], height: [50, 590, 200] },
    production: vinylRoll,
    print: cuttableVinylPrint,
    material: { name: 'magneetfolie', thicknessMm: 0.85, weight: { grams: 2900, per: 'm2' } },
    properties: {
      materiaal: 'magneetfolie',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,85',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['magneetsticker', 'koelkastmagneet', 'magneet folie'],
    relatedSkus: ['AUT-MAG60', 'TOE-MAGNEET'],
    scene: { kind: 'magnetSheet', artwork: 5679, tint: 4 },
    popularity: 46,
  }),
]
