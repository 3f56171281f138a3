import { bundleProduct } from '../../bundle-product.ts'
import { foldedCloth, longOrPallet, parcelOnly } from '../../deliveries.ts'
import { textileLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perPiece } from '../../price-rules.ts'
import { textilePrint } from '../../print-specs.ts'
import { fromStock, textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers, stockTiers } from '../../tiers.ts'

export const textileFrames: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'TXF-SET',
    title: 'Textielframe compleet',
    urlPath: '/textielframes-en-lichtreclame/textielframes/textielframe-compleet',
    categoryPaths: ['/textielframes-en-lichtreclame/textielframes'],
    shortDescription: 'Aluminium profiel op maat met bedrukt doek met pees.',
    mediumDescription: prose(`
      Aluminium frame op de millimeter gezaagd, tot 6 × 3 meter, met een doek dat je zelf in de groef
      drukt. Voor de wand of vrijstaand, aan een of twee zijden.
    `),
    description: prose(`
      <p>Een textielframe is een wand die je van beeld kunt laten wisselen. Rond het doek zit een pees van
      siliconen; die druk je in de groef van het profiel en het doek staat strak, zonder vouwen en zonder
      gereedschap. Voor het volgende beeld bestel je alleen een los doek.</p>
      <h3>Welk profiel</h3>
      <ul>
      <li><strong>19 mm:</strong> slank, vlak tegen de wand</li>
      <li><strong>27 mm:</strong> stijver, voor grotere wandframes</li>
      <li><strong>44 mm:</strong> vrijstaand op voeten, met aan twee kanten een doek</li>
      </ul>
      <p>Vanaf twee meter breed hoort er een tussenstijl bij. Hoekverbinders zitten er altijd in; los
      geleverd past het frame in een lange doos.</p>
      <h3>Doek</h3>
      <p>Polyester van 210 gram is mat en spiegelt niet. Neem blockout van 300 gram voor een raam, of als
      het frame twee zijden heeft. Beide zijn brandvertragend, klasse B1.</p>
      <h3>Bestand</h3>
      <p>De buitenmaat van het frame met 10 mm afloop, CMYK, 100 ppi, tekst 20 mm uit de rand.</p>
    `),
    metaTitle: 'Textielframe op maat met bedrukt doek',
    metaDescription: prose(`
      Textielframe op maat tot 6 × 3 meter: aluminium profiel voor wand of vrijstaand, met verwisselbaar
      bedrukt doek. Na vier werkdagen klaar.
    `),
    production: textileRoll,
    print: textilePrint,
    material: { name: 'aluminium en polyester', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'aluminium',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
    },
    lead: textileLead,
    delivery: longOrPallet,
    searchSynonyms: [
      'textielframe',
      'stofframe',
      'spandoekframe binnen',
      'seg frame',
      'textiel frame',
      'frame met doek',
    ],
    relatedSkus: ['TXF-DOEK', 'LED-80'],
    scene: { kind: 'textileFrame', artwork: 9146, tint: 1 },
    popularity: 80,
  }),
  simpleProduct({
    sku: 'TXF-VOET',
    title: 'Standvoet textielframe, set van 2',
    pack: { kind: 'set', count: 2 },
    urlPath: '/textielframes-en-lichtreclame/textielframes/standvoet-textielframe-set-van-2',
    categoryPaths: ['/textielframes-en-lichtreclame/textielframes', '/montage-en-toebehoren/bordbevestiging'],
    shortDescription: 'Staal 8 mm, 35 × 20 cm, voor profiel 44 mm.',
    mediumDescription: prose(`
      Twee stalen voeten die een textielframe van 44 mm rechtop houden. Zwaar genoeg om een stootje
      te verdragen.
    `),
    description: prose(`
      <p>Een frame dat vandaag aan de wand hangt, kan morgen midden in de zaal staan. Deze voeten van
      8 mm staal klem je onder de zijprofielen. Ze zijn plat, dus je struikelt er niet over.</p>
      <h3>Plaatsen</h3>
      <ul>
      <li>leg het frame op een kleed met de voorkant omhoog</li>
      <li>schuif aan elk uiteinde een voet in het profiel en draai de bouten vast</li>
      <li>zet het frame met zijn tweeën rechtop</li>
      </ul>
      <p>Boven de twee meter hoogte is een extra bevestiging nodig: een voet houdt tegen omduwen,
      niet tegen trekken.</p>
      <h3>Vloer</h3>
      <p>Onder elke voet zit vilt. Op dik tapijt staat een frame minder stabiel; leg er dan een
      plaatje onder.</p>
      <h3>Gegevens</h3>
      <p>35 × 20 cm per voet, staal van 8 mm, gecoat. De set weegt 8,8 kilo. Uit voorraad, de
      volgende werkdag klaar.</p>
    `),
    metaTitle: 'Standvoet voor textielframe, set van 2',
    metaDescription: prose(`
      Set van twee stalen standvoeten van 35 × 20 cm voor textielframes met een profiel van 44 mm.
      Los te klemmen. Uit voorraad.
    `),
    priceRule: perPiece('34.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal gecoat', thicknessMm: null, weight: { grams: 8800, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: 'binnen',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['framevoet'],
    relatedSkus: ['TXF-DOEK', 'BEU-BUIS'],
    scene: { kind: 'frameFeet', artwork: 2091, tint: 4 },
    popularity: 30,
  }),
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
      het doek. De siliconenpees van 14 × 3 mm zit rondom ingenaaid en past in de gangbare frames met
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
    scene: { kind: 'stripCloth', artwork: 3022, tint: 2 },
    popularity: 63,
  }),
  simpleProduct({
    sku: 'TXF-DOEK-LED',
    title: 'Los framedoek backlit met pees',
    urlPath: '/textielframes-en-lichtreclame/losse-doeken/los-framedoek-backlit-met-pees',
    categoryPaths: ['/textielframes-en-lichtreclame/losse-doeken'],
    shortDescription: 'Lichtdoorlatend polyester voor ledframe.',
    mediumDescription: prose(`
      Los doek van lichtdoorlatend polyester voor een ledframe, met rondom ingenaaide pees. Op de
      millimeter gemaakt.
    `),
    description: prose(`
      <p>Een gewoon doek voor lampen wordt vlekkerig. Dit polyester laat het licht gelijkmatig door
      en heeft een fijn weefsel, zodat je de leds niet ziet. De inkt staat er dieper op dan bij ons
      doek voor een onverlicht frame.</p>
      <h3>Opmeten</h3>
      <p>Geef de buitenmaat van het frame op. De pees is 14 × 3 mm; staat er bij jouw merk een andere
      maat in de handleiding, bel dan even. De rek rekenen wij mee.</p>
      <h3>Plaatsen</h3>
      <ul>
      <li>stroom eraf, hoeken eerst, dan het midden van elke kant</li>
      <li>draag handschoenen, vingerafdrukken zie je in het tegenlicht</li>
      <li>lampen aan en na een uur nog eens aandrukken</li>
      </ul>
      <h3>Bestand</h3>
      <p>Van 300 mm tot 6000 × 3000 mm. CMYK, 10 mm afloop, 100 ppi, 20 mm vrij. Gebruik geen zuiver
      wit in grote vlakken: dat is de lamp zelf.</p>
    `),
    metaTitle: 'Los framedoek backlit met pees',
    metaDescription: prose(`
      Backlit framedoek op maat met ingenaaide pees voor ledframes. Lichtdoorlatend polyester van 240
      gram, na vier werkdagen klaar.
    `),
    priceRule: perM2('24.50', '0.5', {
      setup: '7.50',
      minimumLine: '24.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 6000, 2000], height: [300, 3000, 1000] },
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester backlit 240 g', thicknessMm: 0.4, weight: { grams: 290, per: 'm2' } },
    properties: {
      materiaal: 'polyester',
      gebruik: 'binnen',
      druktechniek: 'Sublimatie op polyester',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,4',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['led doek', 'backlit textiel'],
    relatedSkus: ['LED-80', 'TXF-DOEK'],
    scene: { kind: 'backlitCloth', artwork: 7728, tint: 5 },
    popularity: 45,
  }),
]
