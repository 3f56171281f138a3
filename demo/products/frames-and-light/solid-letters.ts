import { flatBoards } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, priceOnRequest, rateTiers } from '../../price-rules.ts'
import { milledPrint } from '../../print-specs.ts'
import { fixedBoard } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'

export const solidLetters: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'LET-PVC',
    title: 'Freesletters pvc-schuim 19 mm',
    urlPath: '/textielframes-en-lichtreclame/freesletters/freesletters-pvc-schuim-19-mm',
    categoryPaths: ['/textielframes-en-lichtreclame/freesletters'],
    shortDescription: 'Prijs per letter tot 300 mm hoog, 19 mm dik.',
    mediumDescription: prose(`
      Gefreesde letters van pvc-schuim, 19 mm dik en tot 300 mm hoog. Prijs per letter, met een wit
      voorvlak dat je laat bedrukken.
    `),
    description: prose(`
      <p>Uit een dikke plaat pvc frezen wij je letters los. Ze zijn licht, hebben een strakke witte
      zijkant en geven een schaduw op de muur. Van een afstand ogen ze massief.</p>
      <h3>Hoe je telt</h3>
      <ul>
      <li>elke letter, elk cijfer en elk leesteken is er een</li>
      <li>een punt op de i hoort bij de letter</li>
      <li>bij aaneengeschreven letters tellen wij elk teken apart</li>
      </ul>
      <p>Vraag het bij twijfel even na, dan klopt het aantal meteen.</p>
      <h3>Monteren</h3>
      <p>Met montagekit, of op afstandbussen als je de schaduw dieper wilt. Gebruik een sjabloon op
      de muur. Buiten blijft wit ongeveer twee jaar wit.</p>
      <h3>Bestand</h3>
      <p>Alleen vectoren, één pagina met alle letters op de juiste plaats, elke contour gesloten.
      Beentjes minstens 8 mm breed. Na vijf werkdagen klaar.</p>
    `),
    metaTitle: 'Freesletters pvc-schuim 19 mm, per letter',
    metaDescription: prose(`
      Gefreesde letters van pvc-schuim, 19 mm dik en tot 300 mm hoog. Prijs per letter, staffel vanaf
      vijf, na vijf werkdagen klaar.
    `),
    priceRule: perPiece('14.50', {
      setup: '12.50',
      minimumLine: '49.00',
      tiers: rateTiers('piece', [1, '14.50'], [5, '12.50'], [10, '10.90'], [25, '9.50']),
    }),
    production: fixedBoard,
    print: milledPrint,
    material: { name: 'pvc-schuim 19 mm', thicknessMm: 19, weight: { grams: 140, per: 'piece' } },
    properties: {
      materiaal: 'pvc-schuim',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '19',
    },
    lead: withoutExpress(5),
    delivery: flatBoards,
    searchSynonyms: ['letters', '3d letters', 'gefreesde letters'],
    relatedSkus: ['LET-ACR', 'LET-DOOS', 'PVC-5'],
    scene: { kind: 'foamLetters', artwork: 8369, tint: 0 },
    popularity: 42,
  }),
  simpleProduct({
    sku: 'LET-ACR',
    title: 'Freesletters acrylaat 10 mm',
    urlPath: '/textielframes-en-lichtreclame/freesletters/freesletters-acrylaat-10-mm',
    categoryPaths: ['/textielframes-en-lichtreclame/freesletters'],
    shortDescription: 'Prijs per letter tot 200 mm hoog, 10 mm dik.',
    mediumDescription: prose(`
      Letters van acrylaat van 10 mm, gefreesd en aan de voorkant bedrukt, tot 200 mm hoog. Prijs per
      letter, voor binnen en buiten.
    `),
    description: prose(`
      <p>Waar pvc-schuim zakelijk is, is acrylaat chic. De gefreesde zijkant vangt licht, de voorkant
      krijgt jouw kleur. Voor een receptie, een kleine gevel of een display is 10 mm de maat die
      klopt.</p>
      <h3>Tellen</h3>
      <p>Elk teken is er een, ook een punt of een streepje. Een punt op de i levert twee losse
      stukjes; wij rekenen het als één. Er geldt een minimumbedrag per regel, waardoor één letter
      evenveel kost als drie.</p>
      <h3>Monteren</h3>
      <ul>
      <li>kleine letters met transparante montagetape</li>
      <li>grotere met kleine afstandbussen, in de achterkant gelijmd</li>
      <li>een sjabloon op ware grootte houdt de regel recht</li>
      </ul>
      <h3>Bestand</h3>
      <p>Vectoren met gesloten contouren, op ware grootte en op de juiste onderlinge afstand.
      Beentjes minstens 5 mm, kleiner breekt. Buiten ongeveer zeven jaar te gebruiken.</p>
    `),
    metaTitle: 'Freesletters acrylaat 10 mm, per letter',
    metaDescription: prose(`
      Gefreesde letters van acrylaat, 10 mm dik en tot 200 mm hoog. Heldere randen, prijs per letter,
      na zes werkdagen klaar.
    `),
    priceRule: perPiece('19.50', {
      setup: '12.50',
      minimumLine: '59.00',
      tiers: rateTiers('piece', [1, '19.50'], [5, '17.50'], [10, '15.50'], [25, '13.50']),
    }),
    production: fixedBoard,
    print: milledPrint,
    material: { name: 'acrylaat 10 mm', thicknessMm: 10, weight: { grams: 130, per: 'piece' } },
    properties: {
      materiaal: 'acrylaat',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '10',
    },
    lead: withoutExpress(6),
    delivery: flatBoards,
    searchSynonyms: ['plexi letters'],
    relatedSkus: ['LET-PVC', 'LET-DOOS', 'ACR-5'],
    scene: { kind: 'acrylicLetters', artwork: 6279, tint: 3 },
    popularity: 34,
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
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '80',
    },
    lead: withoutExpress(15),
    delivery: flatBoards,
    searchSynonyms: ['lichtletters', 'doosletters'],
    relatedSkus: ['ALP-3', 'LBK-ENKEL'],
    scene: { kind: 'boxLetters', artwork: 9474, tint: 5 },
    popularity: 16,
  }),
]
