import { boxes, flatBoards, foldedCloth } from '../deliveries.ts'
import { textileLead, withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perM2, perPiece, priceOnRequest } from '../price-rules.ts'
import { fixedBoardPrint, milledPrint, textilePrint } from '../print-specs.ts'
import { fixedBoard, textileRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { rollTiers, stockTiers } from '../tiers.ts'

export const frameAndLightProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'TXF-DOEK',
    title: 'Los framedoek met pees',
    urlPath: '/textielframes-en-lichtreclame/losse-doeken/los-framedoek-met-pees',
    categoryPaths: ['/textielframes-en-lichtreclame/losse-doeken'],
    shortDescription: 'Polyester 210 g, rondom ingenaaide siliconenpees.',
    mediumDescription: prose(`
      Los polyesterdoek voor een aluminium textielframe, met rondom ingenaaide siliconenpees. Op de
      millimeter gemaakt en zelf te wisselen.
    `),
    description: prose(`
      <p>Nieuwe campagne, nieuw seizoen of een ander lid van het team op de wand: je wisselt alleen
      het doek. De siliconenpees van 14 x 3 mm zit rondom ingenaaid en past in de gangbare frames met
      een gleuf van 3 mm.</p>
      <h3>Opmeten</h3>
      <p>Geef de buitenmaat van het frame op, van profielrand tot profielrand. De rek van het doek
      rekenen wij zelf mee. Meet boven en onder apart: scheelt het meer dan 5 mm, bel dan even.</p>
      <h3>Plaatsen</h3>
      <ul>
      <li>druk eerst de vier hoeken in de gleuf</li>
      <li>dan het midden van elke zijde</li>
      <li>werk daarna van het midden naar de hoeken</li>
      </ul>
      <p>Trek handschoenen aan bij licht doek. Wassen kan op 30 graden.</p>
      <h3>Bestand</h3>
      <p>CMYK met 10 mm afloop en 20 mm vrij langs de rand, 100 ppi op ware grootte. Dit doek is voor
      een frame <strong>zonder</strong> verlichting; voor een ledframe is ander doek nodig.</p>
    `),
    metaTitle: 'Los doek met pees voor textielframe',
    metaDescription: prose(`
      Vervangdoek voor textielframe, op maat met ingenaaide siliconenpees. Mat polyester van 210
      gram, na vier werkdagen klaar.
    `),
    priceRule: perM2('19.50', '0.5', {
      setup: '7.50',
      minimumLine: '24.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 6000, 2000], height: [300, 3000, 1000] },
    production: textileRoll,
    print: textilePrint,
    material: {
      name: 'polyester 210 g + siliconenpees',
      thicknessMm: 0.35,
      weight: { grams: 260, per: 'm2' },
    },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,35',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['vervangdoek', 'seg doek', 'kederdoek'],
    relatedSkus: ['TXD-210', 'BEU-2X3'],
    scene: { kind: 'textielframe', artwork: 3022, tint: 0 },
    popularity: 63,
  }),
  simpleProduct({
    sku: 'LBK-ENKEL',
    title: 'Lichtbak enkelzijdig 100 x 50 cm',
    urlPath: '/textielframes-en-lichtreclame/ledframes/lichtbak-enkelzijdig-100-x-50-cm',
    categoryPaths: ['/textielframes-en-lichtreclame/ledframes'],
    shortDescription: 'Aluminium 120 mm, opaal acrylaat, led IP65.',
    mediumDescription: prose(`
      Enkelzijdige lichtbak van 100 x 50 cm, 120 mm diep, met opaal acrylaat en led. Voor binnen en
      buiten, beschermd tegen spatwater en stof.
    `),
    description: prose(`
      <p>Een aluminium bak met een voorkant van opaal acrylaat, waarop je ontwerp direct gedrukt is.
      De led is gelijkmatig verdeeld, zodat je geen stippen ziet. De verlichting is IP65: stofdicht en
      bestand tegen spuitwater.</p>
      <h3>Monteren en aansluiten</h3>
      <p>De bak weegt 9,8 kg en hangt met vier schroeven aan de achterwand. Het aansluiten op 230 volt
      is werk voor een installateur. Gebruik in een gevel van isolatieplaat lange ankers die tot in de
      steen reiken.</p>
      <h3>Vergunning</h3>
      <p>In veel gemeenten is verlichte reclame aan de gevel vergunningplichtig, zeker in een
      beschermd stadsgezicht. Regel dat voor je bestelt.</p>
      <h3>Bestand</h3>
      <ul>
      <li>formaat 1000 x 500 mm met 5 mm afloop</li>
      <li>10 mm vrij langs de rand</li>
      <li>CMYK, 100 ppi; donkere kleuren laten weinig licht door, houd de letters licht</li>
      </ul>
      <p>Wordt op een pallet of in een doos verzonden, of je haalt hem af.</p>
    `),
    metaTitle: 'Lichtbak enkelzijdig 100 x 50 cm met led',
    metaDescription: prose(`
      Lichtbak van 100 x 50 cm met bedrukt opaal acrylaat en led. Geschikt voor aan de gevel, IP65.
      Na acht werkdagen klaar.
    `),
    priceRule: perPiece('298.00', { tiers: stockTiers }),
    fixedSizeMm: [1000, 500],
    production: fixedBoard,
    print: fixedBoardPrint,
    material: {
      name: 'aluminium en opaal acrylaat',
      thicknessMm: 120,
      weight: { grams: 9800, per: 'piece' },
    },
    properties: {
      materiaal: 'aluminium',
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '120',
    },
    lead: withoutExpress(8),
    delivery: boxes,
    searchSynonyms: ['lichtreclame', 'lichtbak', 'lightbox'],
    relatedSkus: ['TXF-DOEK', 'ACR-5'],
    scene: { kind: 'profiel', artwork: 7979, tint: 1 },
    popularity: 27,
  }),
  simpleProduct({
    sku: 'LET-DOOS',
    title: 'Doosletter led aluminium',
    urlPath: '/textielframes-en-lichtreclame/freesletters/doosletter-led-aluminium',
    categoryPaths: ['/textielframes-en-lichtreclame/freesletters'],
    shortDescription: 'Prijs per letter tot 400 mm hoog, alleen na tekening.',
    mediumDescription: prose(`
      Verlichte doosletters van aluminium, tot 400 mm hoog. Wij maken eerst een tekening; de prijs
      volgt daaruit. Daarom is dit product niet direct te bestellen.
    `),
    description: prose(`
      <p>Een doosletter is een gezette aluminium letter van 80 mm diep met led van binnen. Het licht
      kan aan de voorkant naar buiten komen, of aan de achterkant zodat er een rand op de gevel
      ontstaat.</p>
      <h3>Waarom er geen prijs staat</h3>
      <p>De prijs hangt af van de letter: een I is in een uur gezet, een S in een halve dag. Ook het
      aantal, de kleur en de plaats van de voeding tellen mee. Stuur je logo en een foto van de gevel
      mee met een aanvraag via het contactformulier, dan krijg je een tekening met een vaste
      prijs.</p>
      <h3>Wat wij van je nodig hebben</h3>
      <ul>
      <li>het logo als vector</li>
      <li>de hoogte van de hoogste letter</li>
      <li>een foto van de gevel met één bekende maat</li>
      <li>waar de stroom vandaan komt</li>
      </ul>
      <p>Reken na akkoord op ongeveer vijftien werkdagen. Montage aan de gevel doen wij niet zelf.</p>
    `),
    metaTitle: 'Doosletters met led, aluminium',
    metaDescription: prose(`
      Verlichte doosletters van aluminium tot 400 mm hoog, voor aan de gevel. Prijs op basis van een
      tekening; vraag een offerte aan.
    `),
    priceRule: priceOnRequest({ setup: '75.00' }),
    production: fixedBoard,
    print: milledPrint,
    material: { name: 'aluminium 80 mm', thicknessMm: 80, weight: { grams: 1800, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '80',
    },
    lead: withoutExpress(15),
    delivery: flatBoards,
    searchSynonyms: ['lichtletters', 'doosletters'],
    relatedSkus: ['ALP-3', 'LBK-ENKEL'],
    scene: { kind: 'letters', artwork: 9474, tint: 2 },
    popularity: 16,
  }),
]
