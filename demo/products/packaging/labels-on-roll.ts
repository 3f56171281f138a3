import { parcelOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perRun } from '../../price-rules.ts'
import { labelPrint } from '../../print-specs.ts'
import { labelRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const labelsOnRoll: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'ETK-50R',
    title: 'Etiketten rond 50 mm op rol',
    urlPath: '/verpakking-en-etiketten/etiketten-op-rol/etiketten-rond-50-mm-op-rol',
    categoryPaths: ['/verpakking-en-etiketten/etiketten-op-rol'],
    shortDescription: 'Wit polypropeen, kern 76 mm, vanaf 250 stuks.',
    mediumDescription: prose(`
      Ronde etiketten van 50 mm op wit polypropeen, digitaal gedrukt op rol met een kern van 76 mm.
      Bestand tegen vocht en koeling.
    `),
    description: prose(`
      <p>Een rond etiket voor potten, flessen en dozen. Polypropeen scheurt niet, kan tegen condens en
      blijft wit in een koelvitrine. De rol heeft een kern van 76 mm en past op de meeste
      applicatoren.</p>
      <h3>Oplage</h3>
      <p>Van 250 tot 10.000 stuks. Meer ontwerpen in één oplage mag: smaken of geuren deel je op bij
      het uploaden. Per extra ontwerp rekenen wij een toeslag, die je in de winkelwagen ziet.</p>
      <h3>Plakken</h3>
      <p>Plak op een droge ondergrond boven de tien graden. Op een fles die uit de koeling komt hecht
      het etiket pas als de fles droog is.</p>
      <h3>Bestand</h3>
      <ul>
      <li>rond 50 mm met 2 mm afloop</li>
      <li>tekst minstens 2 mm uit de stanslijn</li>
      <li>CMYK, 300 ppi; ingrediënten minstens 6 punt</li>
      </ul>
      <p>De regels voor voedseletiketten gaan over je tekst. Controleer die zelf voor je akkoord
      geeft.</p>
    `),
    metaTitle: 'Etiketten rond 50 mm op rol',
    metaDescription: prose(`
      Ronde etiketten van 50 mm op rol, wit polypropeen met kern van 76 mm. Vanaf 250 stuks, bestand
      tegen vocht en koeling.
    `),
    priceRule: perRun(
      [
        [250, '49.00'],
        [500, '62.00'],
        [1000, '84.00'],
        [2500, '139.00'],
        [5000, '219.00'],
        [10000, '365.00'],
      ],
      { extraDesign: '15.00' },
    ),
    fixedSizeMm: [50, 50],
    production: labelRoll,
    print: labelPrint,
    material: { name: 'polypropeen wit 60 micron', thicknessMm: 0.12, weight: { grams: 130, per: 'm2' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Digitale etikettenpers',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,12',
    },
    lead: withoutExpress(5),
    delivery: parcelOnly,
    searchSynonyms: ['etiket', 'label', 'etiketten rol', 'stickers op rol'],
    relatedSkus: ['DOO-VERZ', 'STK-PAPIER'],
    scene: { kind: 'labelRoll', label: 'round', artwork: 634, tint: 2 },
    popularity: 67,
  }),
  simpleProduct({
    sku: 'ETK-100X50',
    title: 'Etiketten 100 × 50 mm op rol',
    urlPath: '/verpakking-en-etiketten/etiketten-op-rol/etiketten-100-x-50-mm-op-rol',
    categoryPaths: ['/verpakking-en-etiketten/etiketten-op-rol'],
    shortDescription: 'Wit polypropeen, kern 76 mm, vanaf 250 stuks.',
    mediumDescription: prose(`
      Etiketten van 100 × 50 mm op rol, in wit polypropeen. Een maat voor adressen, barcodes en
      productgegevens, vanaf 250 stuks.
    `),
    description: prose(`
      <p>Rechthoekig en liggend is de meest gebruikte maat: genoeg ruimte voor een logo, een barcode
      en wat de wet wil lezen. Polypropeen blijft in de koeling en onder water heel, en de inkt veegt
      niet.</p>
      <h3>Oplage en ontwerpen</h3>
      <p>Van 250 tot 10.000 stuks tegen vaste prijzen. Tien smaken in één oplage van duizend mag; per
      extra ontwerp komt er een klein bedrag bij, dat je in de winkelwagen ziet.</p>
      <h3>Op de printer</h3>
      <ul>
      <li>kern 76 mm, etiketten achter elkaar met 3 mm tussenruimte</li>
      <li>geschikt om met thermotransfer na te drukken, op de witte delen</li>
      <li>met de hand te pellen, of uit een dispenser</li>
      </ul>
      <h3>Bestand</h3>
      <p>100 × 50 mm met 2 mm afloop, CMYK, 300 ppi. Tekst 2 mm van de stanslijn, barcodes in zuiver
      zwart en minstens 25 mm breed.</p>
    `),
    metaTitle: 'Etiketten 100 × 50 mm op rol',
    metaDescription: prose(`
      Rechthoekige etiketten van 100 × 50 mm op rol, wit polypropeen met kern van 76 mm. Vanaf 250
      stuks, na vijf werkdagen klaar.
    `),
    priceRule: perRun(
      [
        [250, '58.00'],
        [500, '76.00'],
        [1000, '108.00'],
        [2500, '189.00'],
        [5000, '309.00'],
        [10000, '535.00'],
      ],
      { extraDesign: '15.00' },
    ),
    fixedSizeMm: [100, 50],
    production: labelRoll,
    print: labelPrint,
    material: { name: 'polypropeen wit 60 micron', thicknessMm: 0.12, weight: { grams: 130, per: 'm2' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Digitale etikettenpers',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,12',
    },
    lead: withoutExpress(5),
    delivery: parcelOnly,
    searchSynonyms: ['etiket', 'label', 'etiketten rol', 'stickers op rol'],
    relatedSkus: ['ETK-50R', 'ETV-A4', 'DOO-VERZ'],
    scene: { kind: 'labelRoll', label: 'wide', artwork: 2541, tint: 4 },
    popularity: 60,
  }),
  simpleProduct({
    sku: 'ETK-WIJN',
    title: 'Wijnetiketten structuurpapier',
    urlPath: '/verpakking-en-etiketten/etiketten-op-rol/wijnetiketten-structuurpapier',
    categoryPaths: ['/verpakking-en-etiketten/etiketten-op-rol'],
    shortDescription: '90 × 120 mm, nat-sterk papier.',
    mediumDescription: prose(`
      Wijnetiketten van 90 × 120 mm op structuurpapier dat nat kan worden. Ook na een uur in een
      wijnkoeler blijft het etiket zitten.
    `),
    description: prose(`
      <p>Structuurpapier geeft een fles meteen iets ambachtelijks. Dit papier heeft een zichtbare
      vezel en een lijm die ook in ijswater houdt. Gewoon papier bolt na tien minuten op; dit blijft
      vlak.</p>
      <h3>Aandachtspunten</h3>
      <ul>
      <li>plak op droge, schone flessen op kamertemperatuur</li>
      <li>laat de etiketten een dag liggen voor je in de koeling plaatst</li>
      <li>meet de kromming van de fles: een taps model krijgt een kromme rand</li>
      </ul>
      <h3>Wat erop moet</h3>
      <p>Alcoholpercentage, inhoud, bottelaar en allergenen zijn verplicht. Wij controleren de tekst
      niet; laat dat door je afvuller doen.</p>
      <h3>Bestand</h3>
      <p>90 × 120 mm met 2 mm afloop, CMYK, 300 ppi. De vezel maakt vlakken iets minder egaal: lijnen
      van 0,25 punt vallen weg. Na vijf werkdagen klaar.</p>
    `),
    metaTitle: 'Wijnetiketten structuurpapier 90 × 120 mm',
    metaDescription: prose(`
      Wijnetiketten van 90 × 120 mm op gestructureerd, nat-sterk papier. Digitaal gedrukt op rol,
      vanaf 250 stuks.
    `),
    priceRule: perRun([
      [250, '89.00'],
      [500, '119.00'],
      [1000, '172.00'],
      [2500, '312.00'],
    ]),
    fixedSizeMm: [90, 120],
    production: labelRoll,
    print: labelPrint,
    material: { name: 'gestructureerd papier 90 g', thicknessMm: 0.2, weight: { grams: 180, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Digitale etikettenpers',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: withoutExpress(5),
    delivery: parcelOnly,
    searchSynonyms: ['flesetiket', 'wijnlabel'],
    relatedSkus: ['ETK-50R', 'ETK-100X50', 'DOO-TAS'],
    scene: { kind: 'wineLabel', artwork: 9655, tint: 0 },
    popularity: 41,
  }),
]
