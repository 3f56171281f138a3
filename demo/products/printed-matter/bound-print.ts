import { boxes } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { twoSidedPaperPrint } from '../../print-specs.ts'
import { digitalSheet, offsetSheet } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const boundPrint: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'BRO-A4-32',
    title: "Brochure A4 geniet 36 pagina's, 9 % btw",
    urlPath: '/drukwerk/brochures-en-boeken/brochure-a4-geniet-36-pagina-s-9-procent-btw',
    categoryPaths: ['/drukwerk/brochures-en-boeken'],
    shortDescription: "32 pagina's binnenwerk plus omslag; geen reclame-inhoud.",
    mediumDescription: prose(`
      Brochure van A4 met 32 pagina's binnenwerk en een omslag van 250 gram, geniet met twee
      nietjes. Voor uitgaven die niet vooral reclame zijn, daarom 9 procent btw.
    `),
    description: prose(`
      <p>Voor jaarverslagen, cursusboeken, programmaboeken en handleidingen. Het binnenwerk is silk
      papier van 115 gram, de omslag 250 gram. Twee nietjes in de rug; het geheel ligt vlak open.</p>
      <h3>Waarom 9 procent btw</h3>
      <p>Een brochure met minstens 32 pagina's en een omslag valt onder het lage tarief als de inhoud
      niet vooral reclame is. Is jouw uitgave wel reclame, meld dat dan bij de bestelling: wij
      factureren dan 21 procent. De beoordeling hangt af van de inhoud.</p>
      <h3>Bestand</h3>
      <ul>
      <li>losse pagina's in leesvolgorde, niet als spreads</li>
      <li>36 pagina's in totaal: 4 voor de omslag, 32 voor het binnenwerk</li>
      <li>A4 staand met 3 mm afloop, tekst 4 mm uit de rand</li>
      <li>CMYK, 300 ppi, lettertypen ingesloten</li>
      </ul>
      <p>Oplagen van 50 tot 1.000 stuks, na zes werkdagen klaar. Express is bij geniet werk niet
      mogelijk.</p>
    `),
    metaTitle: "Brochure A4, 36 pagina's geniet, 9% btw",
    metaDescription: prose(`
      Geniete brochure van A4: 32 pagina's binnenwerk plus omslag. Met 9% btw voor uitgaven die niet
      vooral reclame zijn. Vanaf 50 stuks.
    `),
    priceRule: perRun([
      [50, '289.00'],
      [100, '365.00'],
      [250, '549.00'],
      [500, '798.00'],
      [1000, '1265.00'],
    ]),
    vatPercent: 9,
    fixedSizeMm: [210, 297],
    production: offsetSheet,
    print: twoSidedPaperPrint,
    material: { name: 'houtvrij silk 115/250 g', thicknessMm: null, weight: { grams: 146, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'dubbelzijdig',
    },
    lead: withoutExpress(6),
    delivery: boxes,
    searchSynonyms: ['magazine', 'personeelsblad', 'tijdschrift'],
    relatedSkus: ['FOL-DIGI', 'HST-BRIEF'],
    scene: { kind: 'stapledBrochure', format: 'A4', leaves: 18, artwork: 3184, tint: 5 },
    popularity: 36,
  }),
  simpleProduct({
    sku: 'BRO-A5',
    title: "Brochure A5 geniet 16 pagina's",
    urlPath: '/drukwerk/brochures-en-boeken/brochure-a5-geniet-16-pagina-s',
    categoryPaths: ['/drukwerk/brochures-en-boeken'],
    shortDescription: 'Binnenwerk 135 g, omslag 250 g, twee nietjes in de rug.',
    mediumDescription: prose(`
      Brochure op A5 met zestien pagina's en een stevige omslag, geniet in de rug. Een handzame maat
      voor programma, catalogus of handleiding.
    `),
    description: prose(`
      <p>Zestien pagina's is het punt waar een folder te krap wordt en een boek te zwaar. De omslag
      van 250 gram geeft het geheel body, het binnenwerk van 135 gram ligt rustig open. Gevouwen
      weegt een exemplaar 41 gram, dus met envelop nog gewone post.</p>
      <h3>Indeling</h3>
      <ul>
      <li>4 pagina's omslag en 12 pagina's binnenwerk</li>
      <li>een afbeelding over twee pagina's werkt alleen op het midden</li>
      <li>laat de binnenmarge 10 mm, door de rug verdwijnt iets</li>
      </ul>
      <h3>Bestand</h3>
      <p>Eén pdf met losse pagina's in leesvolgorde, 148 × 210 mm met 3 mm afloop. CMYK, 300 ppi,
      lettertypen ingesloten, tekst 4 mm uit de rand. Express is bij geniet werk niet mogelijk.</p>
    `),
    metaTitle: "Brochure A5 geniet, 16 pagina's",
    metaDescription: prose(`
      A5-brochure van zestien pagina's, geniet, binnenwerk 135 en omslag 250 gram. Oplagen van 50 tot
      1.000, na zes werkdagen klaar.
    `),
    priceRule: perRun([
      [50, '119.00'],
      [100, '149.00'],
      [250, '219.00'],
      [500, '315.00'],
      [1000, '489.00'],
    ]),
    fixedSizeMm: [148, 210],
    production: offsetSheet,
    print: twoSidedPaperPrint,
    material: { name: 'houtvrij silk 135/250 g', thicknessMm: null, weight: { grams: 41, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Offset, verzamelvorm',
      zijden: 'dubbelzijdig',
    },
    lead: withoutExpress(6),
    delivery: boxes,
    searchSynonyms: ['brochure', 'boekje', 'magazine'],
    relatedSkus: ['BRO-A4-32', 'FOL-DIGI'],
    scene: { kind: 'stapledBrochure', format: 'A5', leaves: 8, artwork: 1495, tint: 0 },
    popularity: 53,
  }),
  simpleProduct({
    sku: 'BRO-BOEK',
    title: "Boek A5 garenloos gebonden 96 pagina's",
    urlPath: '/drukwerk/brochures-en-boeken/boek-a5-garenloos-gebonden-96-pagina-s',
    categoryPaths: ['/drukwerk/brochures-en-boeken'],
    shortDescription: "Boek van 96 pagina's met gelijmde rug, 9 % btw.",
    mediumDescription: prose(`
      Boek op A5 met 96 pagina's en een gelijmde rug, digitaal gedrukt vanaf 25 stuks. Voor
      bedrijfsgeschiedenis, bundel of handboek.
    `),
    description: prose(`
      <p>Een echt boek met een rug, in een oplage die in één doos past. Het binnenwerk is 90 grams
      offset, prettig om in te lezen en te schrijven. De omslag van 300 gram wordt om de rug
      gelijmd.</p>
      <h3>Btw</h3>
      <p>Boeken vallen onder 9 % btw, zolang de inhoud niet hoofdzakelijk uit reclame bestaat. Is dat
      wel zo, dan zetten wij de factuur op 21 % en hoor je dat vooraf van ons.</p>
      <h3>De rug</h3>
      <p>Met 96 pagina's is de rug 6 mm dik. Zet de rugtekst in het midden, met aan beide kanten 1 mm
      speling, en van boven naar beneden leesbaar.</p>
      <h3>Bestand</h3>
      <ul>
      <li>binnenwerk: 96 losse pagina's van 148 × 210 mm</li>
      <li>omslag: 302 × 210 mm, inclusief rug</li>
      <li>overal 3 mm afloop, 300 ppi, binnenmarge 15 mm</li>
      </ul>
      <p>Oplagen van 25, 50, 100 of 250 stuks.</p>
    `),
    metaTitle: "Boek A5 garenloos gebonden, 96 pagina's",
    metaDescription: prose(`
      A5-boek van 96 pagina's, garenloos gebonden, vanaf 25 stuks. Binnenwerk 90 gram, omslag 300
      gram, na acht werkdagen klaar.
    `),
    priceRule: perRun([
      [25, '189.00'],
      [50, '298.00'],
      [100, '489.00'],
      [250, '995.00'],
    ]),
    fixedSizeMm: [148, 210],
    vatPercent: 9,
    production: digitalSheet,
    print: twoSidedPaperPrint,
    material: { name: 'offset 90 g, omslag 300 g', thicknessMm: null, weight: { grams: 155, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitaal (toner)',
      zijden: 'dubbelzijdig',
    },
    lead: withoutExpress(8),
    delivery: boxes,
    searchSynonyms: ['paperback', 'boek drukken'],
    relatedSkus: ['BRO-A4-32', 'BRO-A5'],
    scene: { kind: 'gluedBook', artwork: 7400, tint: 3 },
    popularity: 39,
  }),
]
