import { parcelOrLong } from '../../deliveries.ts'
import { rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { cuttableVinylPrint } from '../../print-specs.ts'
import { vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers } from '../../tiers.ts'

export const floorAndWallStickers: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'VLR-R10',
    title: 'Vloersticker met antisliplaminaat',
    urlPath: '/stickers-en-folies/vloer-en-wandstickers/vloersticker-met-antisliplaminaat',
    categoryPaths: ['/stickers-en-folies/vloer-en-wandstickers'],
    shortDescription: 'Vinyl met R10-laminaat, drie maanden winkelvloer.',
    mediumDescription: prose(`
      Vinyl met een antisliplaminaat van klasse R10. Houdt ongeveer drie maanden stand in een drukke
      winkel, langer op een rustige plek.
    `),
    description: prose(`
      <p>Een gewone sticker op een vloer is gevaarlijk. Daarom zit over deze print een laminaat met
      structuur, klasse R10. De inkt ligt eronder en slijt dus niet weg onder schoenen en
      karretjes.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>routes en wachtlijnen</li>
      <li>acties bij de schappen en de ingang</li>
      <li>veiligheidsaanduiding in een magazijn</li>
      </ul>
      <h3>Plakken</h3>
      <p>De vloer moet glad, droog en vetvrij zijn. Tegels, gietvloer en gelakt hout gaan goed;
      tapijt, ruwe steen en vloeren die net in de was staan niet. Wrijf de randen extra aan en laat de
      sticker een nacht rusten voor je dweilt.</p>
      <h3>Bestand</h3>
      <p>CMYK met 3 mm afloop, 150 ppi. Voor een vrije vorm voeg je een snijlijn toe als steunkleur
      CutContour. Ronde hoeken laten minder snel los dan scherpe.</p>
    `),
    metaTitle: 'Vloersticker met antislip R10',
    metaDescription: prose(`
      Vloerstickers op maat met antisliplaminaat R10. Voor winkel, magazijn en evenement, ook in
      ronde of vrije vorm gesneden.
    `),
    priceRule: perM2('29.50', '0.05', {
      setup: '9.50',
      minimumLine: '22.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [100, 10000, 600], height: [100, 1480, 600] },
    production: vinylRoll,
    print: cuttableVinylPrint,
    material: { name: 'vinyl + antisliplaminaat R10', thicknessMm: 0.25, weight: { grams: 380, per: 'm2' } },
    properties: {
      materiaal: 'vinyl',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,25',
      antislip: 'R10',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['vloer sticker', 'floor sticker', 'anti slip sticker'],
    relatedSkus: ['STK-POLY', 'PST-A1'],
    scene: { kind: 'floorSticker', artwork: 4876, tint: 1 },
    popularity: 48,
  }),
  simpleProduct({
    sku: 'VLR-STRAAT',
    title: 'Straatsticker aluminium',
    urlPath: '/stickers-en-folies/vloer-en-wandstickers/straatsticker-aluminium',
    categoryPaths: ['/stickers-en-folies/vloer-en-wandstickers'],
    shortDescription: 'Aluminiumfolie met grit voor tegels en asfalt, tot 3 maanden.',
    mediumDescription: prose(`
      Sticker van soepel aluminium met een laag grit, voor stoeptegels en asfalt. Stroef bij regen en
      bedoeld voor acties tot drie maanden.
    `),
    description: prose(`
      <p>Gewone vloerfolie laat op een stoep binnen een dag los. Deze folie is dun, zacht aluminium
      dat je in de structuur van de tegel klopt. Het grit in de toplaag maakt hem stroef, ook als het
      geregend heeft.</p>
      <h3>Aanbrengen</h3>
      <ul>
      <li>veeg de straat schoon en laat hem een dag drogen</li>
      <li>warm het vlak met een brander of föhn licht op</li>
      <li>plak en klop met een rubberen hamer of borstel in de voegen</li>
      </ul>
      <h3>Vergunning</h3>
      <p>Op de openbare weg beslist de gemeente. Op eigen terrein, een parkeerdek of een
      evenemententerrein hoeft dat niet. Verwijderen gaat met een plamuurmes en warmte.</p>
      <h3>Bestand</h3>
      <p>CMYK, 3 mm afloop, 150 ppi. Vormen met een snijlijn CutContour. Fijne lijntjes gaan verloren
      in de korrel: houd 2 mm als minimum aan.</p>
    `),
    metaTitle: 'Straatstickers voor tegels en asfalt',
    metaDescription: prose(`
      Straatstickers van aluminiumfolie met grit, stroef in klasse R13. Voor tegels en asfalt, tot
      drie maanden. Op maat vanaf 10 cm.
    `),
    priceRule: perM2('48.00', '0.05', {
      setup: '9.50',
      minimumLine: '22.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [100, 10000, 600], height: [100, 1480, 600] },
    production: vinylRoll,
    print: cuttableVinylPrint,
    material: { name: 'aluminiumfolie met grit', thicknessMm: 0.2, weight: { grams: 500, per: 'm2' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: 'buiten',
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
      antislip: 'R13',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['stoepsticker', 'asfaltsticker'],
    relatedSkus: ['VLR-R10', 'STB-FRAME-A1'],
    scene: { kind: 'streetSticker', artwork: 6771, tint: 3 },
    popularity: 37,
  }),
  simpleProduct({
    sku: 'WND-STK',
    title: 'Wandsticker',
    urlPath: '/stickers-en-folies/vloer-en-wandstickers/wandsticker',
    categoryPaths: ['/stickers-en-folies/vloer-en-wandstickers'],
    shortDescription: 'Matte folie met herpositioneerbare lijm voor gladde muurverf.',
    mediumDescription: prose(`
      Matte sticker voor gladde binnenmuren, met lijm waarmee je hem nog kunt verplaatsen. Op contour
      gesneden, zonder witte rand.
    `),
    description: prose(`
      <p>Een spreuk, een plattegrond of een jaartallenlijn op de muur, zonder dat er een schilder aan
      te pas komt. De folie is mat en valt daardoor weg tegen muurverf. De lijm pakt rustig aan,
      zodat je een scheve sticker kunt overdoen.</p>
      <h3>Op welke muur</h3>
      <ul>
      <li>glad stucwerk of gipsplaat met gewone latex: goed</li>
      <li>structuurverf, spachtelputz of baksteen: niet</li>
      <li>verse verf: wacht drie weken</li>
      </ul>
      <p>Plak eerst een proefstukje in een hoek en kijk er na een dag naar. Sommige afwasbare verven
      zijn zo gesloten dat niets hecht.</p>
      <h3>Weghalen</h3>
      <p>Trek langzaam en vlak langs de muur terug. Binnen een paar jaar laat de folie meestal los
      zonder schade.</p>
      <h3>Bestand</h3>
      <p>CMYK met 3 mm afloop, 150 ppi, snijlijn als CutContour. Banen boven 1,48 meter plakken met
      10 mm overlap.</p>
    `),
    metaTitle: 'Wandstickers op maat, verplaatsbaar',
    metaDescription: prose(`
      Wandstickers op maat van matte folie met herpositioneerbare lijm. Voor gladde, geschilderde
      muren, tot 10 meter lang.
    `),
    priceRule: perM2('26.00', '0.05', {
      setup: '9.50',
      minimumLine: '22.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [100, 10000, 600], height: [100, 1480, 600] },
    production: vinylRoll,
    print: cuttableVinylPrint,
    material: { name: 'wandfolie mat', thicknessMm: 0.15, weight: { grams: 260, per: 'm2' } },
    properties: {
      materiaal: 'vinyl',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,15',
      kleefkracht: 'herpositioneerbaar',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['muursticker', 'wall sticker'],
    relatedSkus: ['STK-POLY', 'TOE-RAKEL', 'VLR-R10'],
    scene: { kind: 'wallSticker', artwork: 1147, tint: 0 },
    popularity: 45,
  }),
]
