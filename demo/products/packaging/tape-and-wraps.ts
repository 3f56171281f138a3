import { boxes, parcelOnly } from '../../deliveries.ts'
import { digitalLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { oneSidedPaperPrint, uncutLabelPrint } from '../../print-specs.ts'
import { digitalSheet, labelRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const tapeAndWraps: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'TAP-PP',
    title: 'Verpakkingstape bedrukt 50 mm × 66 m',
    urlPath: '/verpakking-en-etiketten/tape-en-wikkels/verpakkingstape-bedrukt-50-mm-x-66-m',
    categoryPaths: ['/verpakking-en-etiketten/tape-en-wikkels'],
    shortDescription: 'Polypropeen, in één kleur bedrukt, per 36 rollen.',
    mediumDescription: prose(`
      Bedrukte verpakkingstape van 50 mm breed en 66 meter lang, per doos van 36 rollen. Herkenbaar
      pakket en tegelijk een verzegeling.
    `),
    description: prose(`
      <p>Een doos met bedrukte tape is niet ongemerkt open te maken, en je klant weet bij de voordeur
      al van wie hij komt. De rollen van 66 meter passen in een gewone handdispenser.</p>
      <h3>Ontwerp</h3>
      <ul>
      <li>het beeld herhaalt zich om de 400 mm</li>
      <li>één steunkleur op wit; een foto kan niet</li>
      <li>lijnen minstens 0,5 mm, letters vanaf 8 punt</li>
      <li>laat het ontwerp zonder duidelijk begin en eind lopen</li>
      </ul>
      <h3>Hoeveel rollen</h3>
      <p>Een doos dicht je gemiddeld met een meter. Zesendertig rollen zijn dus ruim tweeduizend
      pakketten. Je bestelt 36, 72 of 144 rollen; het aantal dat je kiest is het aantal rollen.</p>
      <h3>Bestand</h3>
      <p>400 × 50 mm met 2 mm afloop, alles in 100 procent zwart. Zet de gewenste pms-kleur in de
      opmerking bij je bestelling. Na twaalf werkdagen klaar.</p>
    `),
    metaTitle: 'Verpakkingstape bedrukt 50 mm × 66 m',
    metaDescription: prose(`
      Bedrukte verpakkingstape van polypropeen, 50 mm breed en 66 meter per rol, in één kleur. Per
      doos van 36 rollen.
    `),
    priceRule: perRun([
      [36, '149.00'],
      [72, '239.00'],
      [144, '419.00'],
    ]),
    fixedSizeMm: [400, 50],
    production: labelRoll,
    print: uncutLabelPrint,
    material: { name: 'polypropeen 28 micron', thicknessMm: null, weight: { grams: 180, per: 'piece' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: 'binnen',
      druktechniek: 'Digitale etikettenpers',
      zijden: 'enkelzijdig',
    },
    lead: withoutExpress(12),
    delivery: parcelOnly,
    searchSynonyms: ['plakband bedrukt', 'tape'],
    relatedSkus: ['DOO-VERZ', 'TAP-BAND'],
    scene: { kind: 'packingTape', artwork: 2122, tint: 2 },
    popularity: 46,
  }),
  simpleProduct({
    sku: 'TAP-BAND',
    title: 'Banderol 400 × 80 mm',
    urlPath: '/verpakking-en-etiketten/tape-en-wikkels/banderol-400-x-80-mm',
    categoryPaths: ['/verpakking-en-etiketten/tape-en-wikkels'],
    shortDescription: 'Papieren wikkel 170 g.',
    mediumDescription: prose(`
      Papieren wikkel van 400 × 80 mm op 170 grams papier. Om een doosje, een bundel of een boek, met
      een zegel te sluiten.
    `),
    description: prose(`
      <p>Een standaarddoosje met een wikkel eromheen lijkt op maat gemaakt. Met 400 mm past hij om
      een doosje waarvan breedte en hoogte samen hooguit 19 cm zijn; er blijft dan 20 mm over om met
      een zegel of een puntje lijm vast te zetten.</p>
      <h3>Proef eerst</h3>
      <p>Neem een strook papier en vouw hem om je product. Teken de voorkant af en meet waar de rug
      begint; die maten horen in je ontwerp.</p>
      <h3>Zo gaat het vlot</h3>
      <ul>
      <li>vouw scherp langs een liniaal</li>
      <li>overlap aan de onderkant, waar je hem niet ziet</li>
      <li>zet er een sluitzegel van 30 mm overheen</li>
      </ul>
      <h3>Bestand</h3>
      <p>400 × 80 mm met 3 mm afloop, enkelzijdig, CMYK, 300 ppi. Blijf 4 mm uit de rand. Maak de
      laatste 20 mm wit of effen: daar plak je. Oplagen van 100 tot 1.000 stuks.</p>
    `),
    metaTitle: 'Banderol 400 × 80 mm op papier',
    metaDescription: prose(`
      Papieren banderollen van 400 × 80 mm, 170 grams papier. Voor doosjes en bundels, vanaf 100
      stuks, na twee werkdagen klaar.
    `),
    priceRule: perRun([
      [100, '39.00'],
      [250, '62.00'],
      [500, '95.00'],
      [1000, '154.00'],
    ]),
    fixedSizeMm: [400, 80],
    production: digitalSheet,
    print: oneSidedPaperPrint,
    material: { name: 'houtvrij 170 g', thicknessMm: 0.14, weight: { grams: 170, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,14',
    },
    lead: digitalLead,
    delivery: boxes,
    searchSynonyms: ['sleeve', 'wikkel', 'buikband'],
    relatedSkus: ['DOO-VERZ', 'TAP-PP', 'ETV-SLUIT'],
    scene: { kind: 'paperBand', artwork: 6876, tint: 3 },
    popularity: 40,
  }),
]
