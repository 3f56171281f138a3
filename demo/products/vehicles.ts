import { bundleProduct } from '../bundle-product.ts'
import { parcelOnly, parcelOrLong } from '../deliveries.ts'
import { cutFilmLead, rollLead, withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perM2, perMetre, perPiece, rateTiers } from '../price-rules.ts'
import { cutFilmPrint, vinylPrint } from '../print-specs.ts'
import { cutFilmRoll, fromStock, vinylRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { metreTiers, rollTiers } from '../tiers.ts'

export const vehicleProducts: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'AUT-SET',
    title: 'Autobelettering op maat',
    urlPath: '/voertuigreclame/autobelettering/autobelettering-op-maat',
    categoryPaths: ['/voertuigreclame/autobelettering'],
    shortDescription: 'Gesneden folie of gedrukt logo, klaar om te plakken.',
    mediumDescription: prose(`
      Naam, telefoonnummer en logo voor je auto, gesneden uit één kleur folie of gedrukt met laminaat.
      Met applicatietape, klaar om in één keer recht te plakken.
    `),
    description: prose(`
      <p>Je auto staat de hele dag ergens in beeld. Voor naam en telefoonnummer is gesneden folie het
      mooist: geen achtergrond, alleen letters. Een logo met verloop of meer kleuren drukken wij, met
      laminaat eroverheen, en snijden wij langs de contour.</p>
      <h3>Welke folie</h3>
      <ul>
      <li><strong>kalanderfolie:</strong> vlakke portieren en ruiten, drie tot vijf jaar</li>
      <li><strong>gegoten folie:</strong> volgt rondingen en groeven, acht tot tien jaar</li>
      <li><strong>gedrukt en gelamineerd:</strong> logo's in kleur, tot 148 cm</li>
      </ul>
      <h3>Zelf plakken</h3>
      <p>Was de auto een dag eerder, ontvet met alcohol en plak boven de vijftien graden, uit de zon. Met
      montagevloeistof kun je op glas nog schuiven. Wacht een week met de wasstraat.</p>
      <h3>Bestand</h3>
      <p>Pdf met vectoren, tekst omgezet naar contouren. Voor gesneden folie één steunkleur zonder
      verloop, letters minstens 15 mm hoog. Gedrukt: CMYK, 3 mm afloop en een lijn in CutContour.</p>
    `),
    metaTitle: 'Autobelettering op maat bestellen',
    metaDescription: prose(`
      Autobelettering op maat: gesneden letters in 24 kleuren of een gedrukt logo met laminaat, klaar om
      te plakken. Na twee werkdagen klaar.
    `),
    production: cutFilmRoll,
    print: cutFilmPrint,
    material: { name: 'naar keuze', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'plotfolie',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Snijplotter, eenkleurige folie',
      zijden: 'enkelzijdig',
    },
    lead: cutFilmLead,
    delivery: parcelOrLong,
    searchSynonyms: [
      'autoreclame',
      'auto bestickering',
      'autoletters',
      'belettering auto',
      'car lettering',
      'autobeletering',
    ],
    relatedSkus: ['TOE-RAKEL', 'TOE-SPRAY'],
    scene: { kind: 'vanLettering', artwork: 4077, tint: 5 },
    popularity: 74,
  }),
  simpleProduct({
    sku: 'AUT-DOM',
    title: 'Domingstickers rond 40 mm',
    urlPath: '/voertuigreclame/autobelettering/domingstickers-rond-40-mm',
    categoryPaths: ['/voertuigreclame/autobelettering'],
    shortDescription: 'Polyurethaan toplaag, per 25 stuks.',
    mediumDescription: prose(`
      Ronde stickers van 40 mm met een bolle, heldere laag polyurethaan. Voor fiets, machine en
      achterklep; per 25 stuks.
    `),
    description: prose(`
      <p>Op de sticker wordt vloeibare polyurethaan gegoten, die door zijn eigen spanning bol blijft
      staan en uithardt. Het resultaat lijkt op een embleem: glanzend, zacht aan de rand en bijna
      niet kapot te krijgen.</p>
      <h3>Waar je ze ziet</h3>
      <ul>
      <li>fietsframes en koffers</li>
      <li>machines met een typeplaatje</li>
      <li>achterklep of wieldop van een dealerauto</li>
      </ul>
      <h3>Plakken</h3>
      <p>Ontvet met alcohol, plak boven de tien graden en druk vijf tellen aan. Op een gewelfd vlak
      gaat het goed zolang de kromming flauw is. Een kras in de toplaag trekt in de zon meestal weer
      dicht.</p>
      <h3>Bestand</h3>
      <p>Rond 40 mm met 3 mm afloop, CMYK, 150 ppi. Houd tekst 3 mm van de rand, want daar vervormt
      de bolling het beeld. Een pak bevat 25 gelijke stickers; na zes werkdagen klaar.</p>
    `),
    metaTitle: 'Domingstickers rond 40 mm, per 25',
    metaDescription: prose(`
      Domingstickers van 40 mm rond met bolle polyurethaan toplaag, per 25 stuks. Krasvast en vijf
      jaar buiten te gebruiken.
    `),
    priceRule: perPiece('34.50', {
      tiers: rateTiers('piece', [1, '34.50'], [2, '29.50'], [4, '24.50'], [10, '19.50']),
    }),
    fixedSizeMm: [40, 40],
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'vinyl + pu 1,5 mm', thicknessMm: 1.6, weight: { grams: 60, per: 'piece' } },
    properties: {
      materiaal: 'vinyl',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '1,6',
    },
    lead: withoutExpress(6),
    delivery: parcelOrLong,
    searchSynonyms: ['doming', 'bolle sticker', '3d sticker'],
    relatedSkus: ['STK-POLY', 'WRP-CAST', 'AUT-MAG60'],
    scene: { kind: 'domedStickers', artwork: 6385, tint: 3 },
    popularity: 35,
  }),
  simpleProduct({
    sku: 'WRP-CAST',
    title: 'Carwrap bedrukt gegoten',
    urlPath: '/voertuigreclame/carwrap/carwrap-bedrukt-gegoten',
    categoryPaths: ['/voertuigreclame/carwrap'],
    shortDescription: 'Gegoten folie met luchtkanalen en gegoten laminaat.',
    mediumDescription: prose(`
      Gegoten folie van 50 micron met luchtkanalen, bedrukt en afgewerkt met gegoten laminaat. Volgt
      rondingen en felsen, ongeveer vijf jaar buiten.
    `),
    description: prose(`
      <p>Gegoten folie is dun en heeft nauwelijks spanning. Verwarmd volgt hij de ronding van een
      bumper en de sleuf van een fels, en daar blijft hij ook liggen. De luchtkanalen in de lijm laten
      ingesloten lucht weg, het laminaat beschermt tegen wasstraat en uv.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>hele of gedeeltelijke belettering van bedrijfswagens</li>
      <li>achterdeuren en zijkanten van een bus</li>
      <li>aanhangers met ronde hoeken</li>
      </ul>
      <h3>Plakken</h3>
      <p>Laat dit door een ervaren plakker doen, in een ruimte van minstens 15 graden. Wacht na een
      nieuwe laklaag drie weken. Laat naden met de rijrichting mee overlappen.</p>
      <h3>Bestand</h3>
      <p>Per paneel tot 1,5 meter hoog en 10 meter lang, met 50 mm extra rondom om om te slaan. CMYK,
      150 ppi op ware grootte. Vermeld merk, type en bouwjaar in de bestandsnaam.</p>
    `),
    metaTitle: 'Carwrap bedrukt, gegoten folie met laminaat',
    metaDescription: prose(`
      Bedrukte carwrapfolie op maat: gegoten vinyl met luchtkanalen en laminaat. Volgt rondingen van
      bus en auto, ongeveer vijf jaar houdbaar.
    `),
    priceRule: perM2('41.50', '0.5', {
      setup: '12.50',
      minimumLine: '45.00',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 10000, 1500], height: [300, 1500, 1500] },
    production: vinylRoll,
    print: vinylPrint,
    material: {
      name: 'vinyl gegoten 50 micron + laminaat 30 micron',
      thicknessMm: 0.08,
      weight: { grams: 250, per: 'm2' },
    },
    properties: {
      materiaal: 'vinyl',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,08',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['car wrap', 'wrapfolie', 'carrwrap', 'volledig bestickeren'],
    relatedSkus: ['TOE-RAKEL', 'AUT-MAG60'],
    scene: { kind: 'vanWrap', artwork: 5124, tint: 2 },
    popularity: 45,
  }),
  simpleProduct({
    sku: 'WRP-EFFEN',
    title: 'Wrapfolie effen per meter',
    urlPath: '/voertuigreclame/carwrap/wrapfolie-effen-per-meter',
    categoryPaths: ['/voertuigreclame/carwrap'],
    shortDescription: 'Gegoten folie in zwart glans, 152 cm breed, onbedrukt.',
    mediumDescription: prose(`
      Gegoten wrapfolie in zwart glans, 152 cm breed en per halve meter te bestellen. Met
      luchtkanalen in de lijm, voor daken, spiegels en hele auto's.
    `),
    description: prose(`
      <p>Gegoten folie is in dunne lagen gevormd en onthoudt geen andere vorm. Daarom ligt hij in een
      deurgreep of om een spiegel zonder terug te trekken. De kanalen in de lijm laten lucht weg
      terwijl je plakt.</p>
      <h3>Hoeveel heb je nodig</h3>
      <ul>
      <li>spiegels en dorpels: 2 meter</li>
      <li>dak van een personenauto: 3 meter</li>
      <li>hele middenklasser: 18 tot 20 meter</li>
      </ul>
      <p>Reken een halve meter extra voor een misser.</p>
      <h3>Plakken</h3>
      <p>Werk binnen, boven de 16 graden, op een lak die ontvet en gekleid is. Verwarm na het plakken
      alle randen tot 90 graden, anders kruipen ze terug.</p>
      <h3>Gegevens</h3>
      <p>Breedte 1520 mm, lengte van 1 tot 25 meter in stappen van een halve meter, uit één stuk. 340
      gram per meter. Onbedrukt; de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Wrapfolie effen zwart glans, per meter',
    metaDescription: prose(`
      Gegoten wrapfolie in zwart glans van 152 cm breed, per strekkende meter. Met luchtkanalen, vijf
      jaar buiten. Uit voorraad.
    `),
    priceRule: perMetre('24.50', 1000, { tiers: metreTiers }),
    sizes: { stepMm: 500, length: [1000, 25000, 3000] },
    production: fromStock,
    print: null,
    material: { name: 'vinyl gegoten gekleurd', thicknessMm: null, weight: { grams: 340, per: 'metre' } },
    properties: {
      materiaal: 'vinyl',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
      kleur: 'zwart',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['kleurwrap', 'wrap film'],
    relatedSkus: ['WRP-CAST', 'TOE-RAKEL', 'TOE-MES'],
    scene: { kind: 'filmRoll', film: 'gloss', artwork: 5204, tint: 1 },
    popularity: 38,
  }),
  simpleProduct({
    sku: 'AUT-MAG60',
    title: 'Autoplaat magneet 60 × 20 cm',
    urlPath: '/voertuigreclame/magneetplaten/autoplaat-magneet-60-x-20-cm',
    categoryPaths: ['/voertuigreclame/magneetplaten', '/stickers-en-folies/speciale-folies'],
    shortDescription: 'Set van 2, 0,85 mm, ronde hoeken.',
    mediumDescription: prose(`
      Twee magneetplaten van 60 × 20 cm voor de autodeuren, met ronde hoeken. Zonder lijm aan te
      brengen en weer af te nemen.
    `),
    description: prose(`
      <p>Overdag een bedrijfswagen, 's avonds weer een gewone auto. De magneetfolie is 0,85 mm dik en
      blijft bij snelwegsnelheid zitten, zolang hij over de volle breedte op vlak staal ligt.</p>
      <h3>Past het op mijn auto</h3>
      <p>Test met een koelkastmagneet: blijft die niet hangen, dan is de deur van aluminium of
      kunststof. Meet of er een vlak stuk van 60 × 20 cm is zonder sierlijst of vouw.</p>
      <h3>Onderhoud</h3>
      <ul>
      <li>maak deur en plaat schoon en droog voor je hem plaatst</li>
      <li>neem de platen elke week los, zo voorkom je vlekken in de lak</li>
      <li>bewaar ze vlak, niet opgerold en niet gevouwen</li>
      </ul>
      <h3>Bestand</h3>
      <p>Een set telt twee gelijke platen. Formaat 600 × 200 mm met 3 mm afloop, 3 mm vrij langs de
      rand, 150 ppi in CMYK. De hoeken krijgen een straal van 10 mm.</p>
    `),
    metaTitle: 'Magneetplaten auto 60 × 20 cm, set van 2',
    metaDescription: prose(`
      Set van twee magneetplaten van 60 × 20 cm voor autodeuren. Bedrukt, met ronde hoeken en zonder
      lijm. Na twee werkdagen klaar.
    `),
    priceRule: perPiece('32.50', {
      tiers: rateTiers('piece', [1, '32.50'], [2, '29.50'], [5, '25.90'], [10, '22.50']),
    }),
    fixedSizeMm: [600, 200],
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'magneetfolie 0,85 mm', thicknessMm: 0.85, weight: { grams: 700, per: 'piece' } },
    properties: {
      materiaal: 'magneetfolie',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,85',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['magneetbord auto', 'automagneet', 'magneetplaat', 'magneet sticker auto'],
    relatedSkus: ['WRP-CAST', 'STK-POLY'],
    scene: { kind: 'carDoorMagnet', artwork: 9256, tint: 3 },
    popularity: 55,
  }),
]
