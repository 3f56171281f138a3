import { boxes, palletOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, rateTiers } from '../../price-rules.ts'
import { fixedBoardPrint, textilePrint, twoSidedBoardPrint } from '../../print-specs.ts'
import { fixedBoard, textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const lights: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'LED-80',
    title: 'Ledframe 80 mm enkelzijdig 100 × 200 cm',
    urlPath: '/textielframes-en-lichtreclame/ledframes/ledframe-80-mm-enkelzijdig-100-x-200-cm',
    categoryPaths: ['/textielframes-en-lichtreclame/ledframes'],
    shortDescription: 'Kantverlichting 24 V, voeding inbegrepen.',
    mediumDescription: prose(`
      Aluminium lichtframe van 80 mm diep, 100 × 200 cm, met kantverlichting en bedrukt doek. Voeding
      zit in het frame, een stopcontact volstaat.
    `),
    description: prose(`
      <p>De leds zitten in de rand en stralen naar binnen, waardoor het doek over het hele vlak even
      helder is en geen strepen toont. Het frame is 80 mm diep en hangt als een kast aan de muur of
      staat op een voet.</p>
      <h3>Aansluiten</h3>
      <ul>
      <li>steker in het stopcontact, meer hoeft niet</li>
      <li>de snoeren zitten in het profiel</li>
      <li>24 volt achter de voeding: veilig aan te raken</li>
      </ul>
      <p>Een elektricien is alleen nodig als je een vaste aansluiting wilt.</p>
      <h3>Doek wisselen</h3>
      <p>De pees druk je in de gleuf, net als bij een gewoon textielframe. Bestel een los
      backlit-doek en je hebt een nieuw beeld.</p>
      <h3>Bestand</h3>
      <p>1000 × 2000 mm staand, CMYK, 10 mm afloop, 100 ppi. Kies vollere kleuren dan normaal, met de
      lamp aan worden ze lichter. Weegt 16,5 kilo; levering op een pallet.</p>
    `),
    metaTitle: 'Ledframe 80 mm, 100 × 200 cm, met doek',
    metaDescription: prose(`
      Ledframe van 100 × 200 cm en 80 mm diep, met kantverlichting, voeding en bedrukt textieldoek.
      Compleet na zeven werkdagen klaar.
    `),
    priceRule: perPiece('429.00', { tiers: rateTiers('piece', [1, '429.00'], [2, '405.00'], [5, '379.00']) }),
    fixedSizeMm: [1000, 2000],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'aluminium, led, polyester', thicknessMm: 80, weight: { grams: 16500, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '80',
    },
    lead: withoutExpress(7),
    delivery: palletOnly,
    searchSynonyms: ['lichtframe', 'led frame', 'lichtbak textiel'],
    relatedSkus: ['TXF-DOEK-LED', 'LBK-ENKEL'],
    scene: { kind: 'ledFrame', artwork: 3688, tint: 2 },
    popularity: 33,
  }),
  simpleProduct({
    sku: 'LBK-ENKEL',
    title: 'Lichtbak enkelzijdig 100 × 50 cm',
    urlPath: '/textielframes-en-lichtreclame/ledframes/lichtbak-enkelzijdig-100-x-50-cm',
    categoryPaths: ['/textielframes-en-lichtreclame/ledframes'],
    shortDescription: 'Aluminium 120 mm, opaal acrylaat, led IP65.',
    mediumDescription: prose(`
      Enkelzijdige lichtbak van 100 × 50 cm, 120 mm diep, met opaal acrylaat en led. Voor binnen en
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
      <li>formaat 1000 × 500 mm met 5 mm afloop</li>
      <li>10 mm vrij langs de rand</li>
      <li>CMYK, 100 ppi; donkere kleuren laten weinig licht door, houd de letters licht</li>
      </ul>
      <p>Wordt op een pallet of in een doos verzonden, of je haalt hem af.</p>
    `),
    metaTitle: 'Lichtbak enkelzijdig 100 × 50 cm met led',
    metaDescription: prose(`
      Lichtbak van 100 × 50 cm met bedrukt opaal acrylaat en led. Geschikt voor aan de gevel, IP65.
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
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '120',
    },
    lead: withoutExpress(8),
    delivery: boxes,
    searchSynonyms: ['lichtreclame', 'lichtbak', 'lightbox'],
    relatedSkus: ['TXF-DOEK', 'ACR-5'],
    scene: { kind: 'lightBox', artwork: 7979, tint: 1 },
    popularity: 27,
  }),
  simpleProduct({
    sku: 'LBK-UITH',
    title: 'Uithangbord rond 60 cm led',
    urlPath: '/textielframes-en-lichtreclame/ledframes/uithangbord-rond-60-cm-led',
    categoryPaths: ['/textielframes-en-lichtreclame/ledframes'],
    shortDescription: 'Dubbelzijdig, met gevelbeugel.',
    mediumDescription: prose(`
      Rond uithangbord van 60 cm met led erin, dubbelzijdig en met gevelbeugel. Voor winkel, café en
      praktijk in een smalle straat.
    `),
    description: prose(`
      <p>In een smalle straat lees je geen gevel, maar wat ervan uitsteekt. Dit bord steekt een
      kleine meter de stoep op en brandt zodra het donker wordt. Beide kanten zijn van opaal
      acrylaat, rondom loopt een rand van aluminium.</p>
      <h3>Vergunning en monteren</h3>
      <p>Bijna elke gemeente vraagt een vergunning voor een uitstekend bord. De onderkant moet op
      minstens 2,40 meter blijven.</p>
      <ul>
      <li>beugel in massieve steen, met chemische ankers</li>
      <li>aansluiting door een installateur, 230 volt</li>
      <li>laat na een jaar de bouten natrekken</li>
      </ul>
      <h3>Ontwerp</h3>
      <p>Rond werkt met één beeld. Een logo met vier woorden eromheen wordt klein; een letter of
      icoon is op dertig meter te zien.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 600 × 600 mm, rond in het midden, 5 mm afloop. CMYK, 100 ppi, tekst 10 mm
      uit de rand. Weegt 8,9 kilo.</p>
    `),
    metaTitle: 'Uithangbord rond 60 cm met led',
    metaDescription: prose(`
      Rond lichtgevend uithangbord van 60 cm, dubbelzijdig en met gevelbeugel. Aluminium en opaal
      acrylaat, na acht werkdagen klaar.
    `),
    priceRule: perPiece('345.00', { tiers: stockTiers }),
    fixedSizeMm: [600, 600],
    production: fixedBoard,
    print: twoSidedBoardPrint,
    material: {
      name: 'aluminium en opaal acrylaat',
      thicknessMm: 120,
      weight: { grams: 8900, per: 'piece' },
    },
    properties: {
      materiaal: 'aluminium',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'dubbelzijdig',
      'dikte-mm': '120',
    },
    lead: withoutExpress(8),
    delivery: boxes,
    searchSynonyms: ['uithangbord', 'neusbord'],
    relatedSkus: ['LBK-ENKEL', 'LET-DOOS'],
    scene: { kind: 'projectingSign', artwork: 1417, tint: 2 },
    popularity: 26,
  }),
]
