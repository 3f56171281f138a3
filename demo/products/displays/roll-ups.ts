import { parcelOrLong, rolledUp } from '../../deliveries.ts'
import { rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { twoSidedBannerPrint, vinylPrint } from '../../print-specs.ts'
import { bannerRoll, vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers, stockTiers } from '../../tiers.ts'

export const rollUps: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'RUP-PRINT85',
    title: 'Los roll-updoek 85 × 200 cm',
    urlPath: '/displays-en-beurs/roll-ups/los-roll-updoek-85-x-200-cm',
    categoryPaths: ['/displays-en-beurs/roll-ups'],
    shortDescription: 'Vervangprint zonder cassette, inbouw door klant.',
    mediumDescription: prose(`
      Vervangprint voor een roll-up van 85 × 200 cm, op film die niet omkrult. Je zet hem zelf in de
      bestaande cassette. Brandklasse B1, certificaat op aanvraag.
    `),
    description: prose(`
      <p>De cassette is nog goed, alleen de boodschap is oud. Deze print is op polypropeen film van
      0,22 mm: vlak, ondoorzichtig en zonder opkrullende randen.</p>
      <h3>Vervangen in vijf stappen</h3>
      <ul>
      <li>rol het oude doek helemaal uit en zet de pin in de cassette: zo blijft de veer
      gespannen</li>
      <li>haal het doek uit de bovenlat en van de rol</li>
      <li>plak het nieuwe doek recht op de strook in de cassette</li>
      <li>klem de bovenkant in de lat</li>
      <li>verwijder de pin en laat het doek langzaam oprollen</li>
      </ul>
      <p>Zet de veer altijd vast voor je iets losmaakt; een losgeschoten veer is gevaarlijk.</p>
      <h3>Bestand</h3>
      <p>Formaat 850 × 2200 mm met 3 mm afloop. De onderste 200 mm loopt de cassette in en is dus niet
      te zien: zet daar alleen achtergrond. CMYK, 150 ppi op ware grootte.</p>
    `),
    metaTitle: 'Los roll-updoek 85 × 200 cm',
    metaDescription: prose(`
      Vervangdoek voor een roll-up van 85 × 200 cm, op vlak liggende film. Na twee werkdagen klaar,
      zelf in de cassette te plaatsen.
    `),
    priceRule: perPiece('26.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [850, 2200],
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'polypropeen film', thicknessMm: 0.22, weight: { grams: 520, per: 'piece' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,22',
    },
    lead: rollLead,
    delivery: rolledUp,
    searchSynonyms: ['rollup doek', 'roll-up print los'],
    relatedSkus: ['BEU-2X3', 'STB-FRAME-A1'],
    scene: { kind: 'loosePrint', widthMm: 850, heightMm: 2200, artwork: 861, tint: 0 },
    popularity: 72,
  }),
  simpleProduct({
    sku: 'RUP-XBAN',
    title: 'X-banner 60 × 160 cm',
    urlPath: '/displays-en-beurs/roll-ups/x-banner-60-x-160-cm',
    categoryPaths: ['/displays-en-beurs/roll-ups'],
    shortDescription: 'Kunststof X-frame met doek en vier ringen.',
    mediumDescription: prose(`
      Lichte X-banner van 60 × 160 cm: een kunststof kruisframe met een doek aan vier ringen. De
      voordeligste staande banner voor binnen.
    `),
    description: prose(`
      <p>Vier poten in een kruis, een doek ertussen: meer is het niet. Het geheel weegt 1,2 kilo en
      past in een tas van 80 cm. Voor een dagje open huis of een balie is dat precies genoeg.</p>
      <h3>X-banner of roll-up</h3>
      <ul>
      <li><strong>X-banner:</strong> goedkoper, kleiner, doek met de hand te wisselen</li>
      <li><strong>roll-up:</strong> steviger, groter, doek beschermd in de cassette</li>
      </ul>
      <p>Verhuist je banner elke week, neem dan een roll-up.</p>
      <h3>Opzetten</h3>
      <p>Klap het kruis open, haak de onderste ringen eerst en trek daarna de bovenste over de
      punten. Niet buiten gebruiken: hij waait om bij het eerste zuchtje.</p>
      <h3>Bestand</h3>
      <p>600 × 1600 mm staand, 3 mm afloop, CMYK, 150 ppi. Houd 40 mm vrij bij de hoeken voor de
      ringen, en zet de onderste 20 cm niet vol.</p>
    `),
    metaTitle: 'X-banner 60 × 160 cm met frame',
    metaDescription: prose(`
      X-banner van 60 × 160 cm met kunststof frame en bedrukt doek aan vier ringen. Licht, snel op te
      zetten, na twee werkdagen klaar.
    `),
    priceRule: perPiece('24.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [600, 1600],
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'pvc banner 450 g', thicknessMm: 0.4, weight: { grams: 1200, per: 'piece' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: 'binnen',
      druktechniek: 'Latexprint, gesneden op plotter',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,4',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['xbanner', 'x banner', 'spinbanner'],
    relatedSkus: ['RUP-PRINT85', 'RUP-BUITEN'],
    scene: { kind: 'xBanner', widthMm: 600, heightMm: 1600, artwork: 8164, tint: 4 },
    popularity: 53,
  }),
  simpleProduct({
    sku: 'RUP-BUITEN',
    title: 'Buitenbanner dubbelzijdig 85 × 200 cm',
    urlPath: '/displays-en-beurs/roll-ups/buitenbanner-dubbelzijdig-85-x-200-cm',
    categoryPaths: ['/displays-en-beurs/roll-ups'],
    shortDescription: 'Watervoet, twee doeken, windkracht 4.',
    mediumDescription: prose(`
      Buitenbanner van 85 × 200 cm met een voet die je met water vult. Twee doeken van pvc, dus aan
      beide kanten te lezen, tot windkracht vier.
    `),
    description: prose(`
      <p>Een roll-up voor binnen overleeft de stoep niet. Deze heeft een voet die je met water vult
      en een mast die meegeeft. De twee doeken zitten met klemmen vast en zijn los te vervangen.</p>
      <h3>Windkracht vier is de grens</h3>
      <p>Papier waait op en dunne takjes bewegen: dat gaat goed. Zwaaien ook de grotere takken, haal
      hem dan binnen. Vul de voet altijd helemaal, ook voor een uurtje.</p>
      <h3>In de winter</h3>
      <ul>
      <li>doe een scheut antivries in het water</li>
      <li>laat de voet leeglopen als hij een week niet gebruikt wordt</li>
      <li>rol doeken droog op</li>
      </ul>
      <h3>Bestand</h3>
      <p>Twee pagina's van 850 × 2000 mm met 10 mm afloop, mogen gelijk zijn. CMYK, 72 ppi op ware
      grootte, 40 mm vrij langs de rand en onderaan 100 mm.</p>
    `),
    metaTitle: 'Buitenbanner dubbelzijdig 85 × 200 cm',
    metaDescription: prose(`
      Dubbelzijdige buitenbanner van 85 × 200 cm met watervoet en twee pvc-doeken. Staat tot
      windkracht vier, na twee werkdagen klaar.
    `),
    priceRule: perPiece('169.00', { tiers: stockTiers }),
    fixedSizeMm: [850, 2000],
    production: bannerRoll,
    print: twoSidedBannerPrint,
    material: { name: 'pvc frontlit 510 g', thicknessMm: 0.45, weight: { grams: 7800, per: 'piece' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,45',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['outdoor rollup', 'buiten roll-up'],
    relatedSkus: ['RUP-PRINT85', 'RUP-XBAN', 'STB-FRAME-VEER'],
    scene: { kind: 'outdoorBanner', widthMm: 850, heightMm: 2000, artwork: 4646, tint: 5 },
    popularity: 40,
  }),
]
