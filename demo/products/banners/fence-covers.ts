import { foldedCloth, parcelOrLong } from '../../deliveries.ts'
import { rollLead, textileLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, rateTiers } from '../../price-rules.ts'
import { bannerPrint, textilePrint } from '../../print-specs.ts'
import { bannerRoll, lightClothRoll, textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers } from '../../tiers.ts'

export const fenceCovers: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'BHD-PE150',
    title: 'Bouwhekdoek PE 150 g',
    urlPath: '/spandoeken-en-doeken/bouwhekdoeken/bouwhekdoek-pe-150-g',
    categoryPaths: ['/spandoeken-en-doeken/bouwhekdoeken'],
    shortDescription: '340 × 173 cm, geweven PE, ringen om de 50 cm.',
    mediumDescription: prose(`
      Licht en voordelig doek voor het standaardbouwhek, van geweven PE met wapening. Met ringen om
      de 50 cm. De stukprijs daalt flink vanaf vijf en tien stuks.
    `),
    description: prose(`
      <p>Een standaardbouwhek is 3,5 bij 2 meter. Dit doek meet 340 × 173 cm en blijft daardoor binnen
      de buizen, zonder plooien of overlap. Het geweven PE weegt maar 950 gram per stuk, zodat één
      persoon een hele rij ophangt.</p>
      <h3>Hoe lang gaat het mee</h3>
      <p>Reken op ongeveer een jaar buiten. Blijft het hek langer staan of is de plek winderig, kies
      dan mesh. Hang geen dichte doeken aan hekken die niet geschoord zijn.</p>
      <h3>Ophangen</h3>
      <ul>
      <li>bindstrips door elke ring, om de 50 cm</li>
      <li>eerst de bovenkant, dan de zijkanten, als laatste de onderkant</li>
      </ul>
      <h3>Bestand</h3>
      <p>Formaat 3400 × 1730 mm met 10 mm afloop. Houd tekst 40 mm van de rand en zet telefoonnummers
      boven het midden: onderaan staat op een bouwplaats altijd wel iets voor.</p>
    `),
    metaTitle: 'Bouwhekdoek bedrukt, PE 150 gram, 340 × 173 cm',
    metaDescription: prose(`
      Bedrukt bouwhekdoek van 340 × 173 cm, licht geweven PE met ringen om de 50 cm. Vanaf één stuk,
      voordeliger vanaf vijf en tien stuks.
    `),
    priceRule: perPiece('29.50', {
      extraDesign: '3.50',
      tiers: rateTiers(
        'piece',
        [1, '29.50'],
        [5, '26.50'],
        [10, '23.90'],
        [25, '20.90'],
        [50, '18.50'],
        [100, '16.90'],
      ),
    }),
    fixedSizeMm: [3400, 1730],
    production: lightClothRoll,
    print: bannerPrint,
    material: { name: 'geweven PE met wapening', thicknessMm: 0.25, weight: { grams: 950, per: 'piece' } },
    properties: {
      materiaal: 'polyetheen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,25',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['bouwhekbanner', 'hekdoek', 'bouwhek doek', 'hekbanner', 'fence cover'],
    relatedSkus: ['TOE-TIEWRAP', 'BHD-MESH', 'MSH-GAAS'],
    scene: { kind: 'fenceCover', cloth: 'woven', artwork: 2908, tint: 3 },
    popularity: 90,
  }),
  simpleProduct({
    sku: 'BHD-MESH',
    title: 'Bouwhekdoek mesh 270 g',
    urlPath: '/spandoeken-en-doeken/bouwhekdoeken/bouwhekdoek-mesh-270-g',
    categoryPaths: ['/spandoeken-en-doeken/bouwhekdoeken'],
    shortDescription: '340 × 173 cm, pvc-mesh, zoom en ringen.',
    mediumDescription: prose(`
      Winddoorlatend doek voor het standaardbouwhek, van pvc-mesh van 270 gram. Met gelaste zoom en
      ringen. Gaat ongeveer twee jaar mee en spaart het hek bij wind.
    `),
    description: prose(`
      <p>Mesh laat ongeveer dertig procent van de wind door. Dat scheelt op een open bouwplaats het
      verschil tussen een hek dat staat en een hek dat ligt. De zoom is gelast en de ringen zitten om
      de 50 cm.</p>
      <h3>Wat je ziet</h3>
      <p>Van een paar meter afstand vallen de gaatjes weg. Van dichtbij worden dunne lijnen en letters
      onder de drie centimeter minder scherp: zet adresgegevens dus groot.</p>
      <h3>Kiezen</h3>
      <ul>
      <li><strong>mesh:</strong> langere projecten en winderige plekken</li>
      <li><strong>PE:</strong> voordelig, voor een paar maanden</li>
      </ul>
      <h3>Bestand</h3>
      <p>Formaat 3400 × 1730 mm met 10 mm afloop, CMYK, 50 tot 72 ppi op ware grootte. Grote vlakken
      in één kleur werken het best; gebruik voor diep zwart een opgebouwd zwart.</p>
    `),
    metaTitle: 'Bouwhekdoek mesh 270 gram, 340 × 173 cm',
    metaDescription: prose(`
      Bouwhekdoek van winddoorlatend pvc-mesh, 340 × 173 cm met zoom en ringen. Ongeveer twee jaar
      buiten te gebruiken.
    `),
    priceRule: perPiece('38.50', {
      extraDesign: '3.50',
      tiers: rateTiers(
        'piece',
        [1, '38.50'],
        [5, '34.90'],
        [10, '31.50'],
        [25, '27.90'],
        [50, '25.50'],
        [100, '23.50'],
      ),
    }),
    fixedSizeMm: [3400, 1730],
    production: bannerRoll,
    print: bannerPrint,
    material: { name: 'pvc mesh', thicknessMm: 0.35, weight: { grams: 1750, per: 'piece' } },
    properties: {
      materiaal: 'mesh',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,35',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['mesh bouwhek', 'winddoek bouwhek'],
    relatedSkus: ['TOE-TIEWRAP', 'BHD-PE150', 'GEV-STEIGER'],
    scene: { kind: 'fenceCover', cloth: 'mesh', artwork: 8054, tint: 2 },
    popularity: 84,
  }),
  simpleProduct({
    sku: 'BHD-PVC510',
    title: 'Bouwhekdoek pvc 510 g',
    urlPath: '/spandoeken-en-doeken/bouwhekdoeken/bouwhekdoek-pvc-510-g',
    categoryPaths: ['/spandoeken-en-doeken/bouwhekdoeken'],
    shortDescription: '340 × 173 cm, dicht pvc; alleen bij geschoorde hekken.',
    mediumDescription: prose(`
      Dicht pvc-doek van 510 gram voor het standaardbouwhek, met de scherpste druk van onze drie
      bouwhekdoeken. Alleen voor hekken die geschoord staan of uit de wind.
    `),
    description: prose(`
      <p>Waar mesh gaatjes heeft en PE een weefsel, is dit doek glad en dicht. Kleine letters,
      plattegronden en foto's blijven scherp en er schijnt niets door. Dat maakt het geschikt voor
      een verkooppunt of een hek langs een druk trottoir.</p>
      <h3>Eerst de wind</h3>
      <p><strong>Hang dit doek alleen aan hekken met schoren of aan een vaste wand.</strong> Een
      dicht doek van bijna zes vierkante meter vangt zoveel wind dat een los hek omgaat. Twijfel je,
      neem dan mesh.</p>
      <h3>Bevestigen</h3>
      <ul>
      <li>bindstrips of spanrubbers in elke ring</li>
      <li>haal de doeken weg als er storm voorspeld is</li>
      <li>controleer na een week of alles nog strak zit</li>
      </ul>
      <h3>Bestand</h3>
      <p>Formaat 3400 × 1730 mm, 10 mm afloop, tekst 40 mm uit de rand. CMYK, 72 ppi op ware
      grootte.</p>
    `),
    metaTitle: 'Bouwhekdoek pvc 510 gram, 340 × 173 cm',
    metaDescription: prose(`
      Dicht bouwhekdoek van pvc 510 gram, 340 × 173 cm. De scherpste druk voor hekken die geschoord
      zijn. Voordeliger vanaf vijf stuks.
    `),
    priceRule: perPiece('44.50', {
      extraDesign: '3.50',
      tiers: rateTiers('piece', [1, '44.50'], [5, '40.50'], [10, '36.90'], [25, '32.50'], [50, '29.90']),
    }),
    fixedSizeMm: [3400, 1730],
    production: bannerRoll,
    print: bannerPrint,
    material: { name: 'pvc frontlit', thicknessMm: 0.45, weight: { grams: 3200, per: 'piece' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,45',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['dicht bouwhekdoek'],
    relatedSkus: ['TOE-TIEWRAP', 'BHD-MESH', 'BHD-PE150'],
    scene: { kind: 'fenceCover', cloth: 'closed', artwork: 3935, tint: 4 },
    popularity: 58,
  }),
  simpleProduct({
    sku: 'BHD-DRANG',
    title: 'Dranghekhoes',
    urlPath: '/spandoeken-en-doeken/bouwhekdoeken/dranghekhoes',
    categoryPaths: ['/spandoeken-en-doeken/bouwhekdoeken'],
    shortDescription: 'Hoes over dranghek 250 × 110 cm, aan twee kanten te zien.',
    mediumDescription: prose(`
      Stoffen hoes die over een dranghek van 250 × 110 cm schuift en aan beide kanten te zien is.
      Licht genoeg om er tientallen in één auto mee te nemen.
    `),
    description: prose(`
      <p>Een rij dranghekken langs een parcours is een lange reclamewand, als er iets overheen hangt.
      De hoes schuift van boven over het hek en hangt aan beide kanten tot vlak boven de voet. Ringen
      of bindstrips zijn niet nodig.</p>
      <h3>Voor wie</h3>
      <ul>
      <li>sportevenementen, start en finish</li>
      <li>markten en braderieën</li>
      <li>wachtrijen bij winkel of museum</li>
      </ul>
      <h3>Gebruik</h3>
      <p>Meet eerst of jouw hekken de gangbare maat van ongeveer 250 × 110 cm hebben; er zijn ook
      kortere in omloop. Na afloop kunnen de hoezen op 30 graden in de was. Reken bij doorlopend
      gebruik op negen maanden.</p>
      <h3>Bestand</h3>
      <p>Lever de hele uitslag aan als één pagina van 2500 × 2200 mm: de vouw ligt op het midden, de
      achterkant staat op zijn kop. CMYK, 10 mm afloop, 100 ppi.</p>
    `),
    metaTitle: 'Dranghekhoes bedrukt, 250 × 110 cm',
    metaDescription: prose(`
      Bedrukte hoes voor dranghek van 250 × 110 cm, aan twee kanten te zien. Gesublimeerd polyester,
      over het hek te schuiven en uitwasbaar.
    `),
    priceRule: perPiece('36.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [2500, 2200],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester 115 g', thicknessMm: 0.2, weight: { grams: 700, per: 'piece' } },
    properties: {
      materiaal: 'polyester',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: parcelOrLong,
    searchSynonyms: ['dranghekcover', 'barrier jacket', 'hekhoes'],
    relatedSkus: ['BHD-PE150', 'VLG-LIJN'],
    scene: { kind: 'barrierSleeve', artwork: 1326, tint: 2 },
    popularity: 39,
  }),
]
