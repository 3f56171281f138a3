import { bundleProduct } from '../../bundle-product.ts'
import { foldedCloth, parcelOrLong } from '../../deliveries.ts'
import { rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece, rateTiers } from '../../price-rules.ts'
import { bannerPrint, eitherSideBannerPrint } from '../../print-specs.ts'
import { bannerRoll, lightClothRoll } from '../../production.ts'
import { prose } from '../../prose.ts'

export const composedBanners: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'SPD-MAAT',
    title: 'Spandoek op maat',
    urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-op-maat',
    categoryPaths: ['/spandoeken-en-doeken/spandoeken'],
    shortDescription: 'Kies doek, maat en afwerking per zijde.',
    mediumDescription: prose(`
      Jouw spandoek tot op de millimeter: zeven soorten doek, tot 4,95 meter hoog en 30 meter lang.
      Je kiest per zijde een zoom, tunnel of pees, en ringen waar je ze nodig hebt.
    `),
    description: prose(`
      <p>Een spandoek aan een dranghek vraagt iets anders dan een doek dat twee jaar aan een gevel
      hangt. Daarom stel je hier alles zelf samen. Bij elke keuze zie je meteen wat ze kost, zodat
      je weet waar je voor betaalt.</p>
      <h3>Welk doek</h3>
      <ul>
      <li><strong>450 g:</strong> voor een actie tot een jaar</li>
      <li><strong>510 g:</strong> de standaard voor buiten, tot twee jaar</li>
      <li><strong>680 g:</strong> als het doek jaren blijft hangen</li>
      <li><strong>brandvertragend:</strong> voor hal en beurs, klasse B-s1,d0</li>
      <li><strong>blockout:</strong> lichtdicht, aan twee zijden te bedrukken</li>
      <li><strong>pvc-vrij of PE:</strong> licht, en zonder pvc</li>
      </ul>
      <h3>Afwerking</h3>
      <p>Een gelaste zoom van 30 mm voorkomt uitscheuren. Met ringen om de 50 cm hangt een doek van
      gewoon formaat goed; op een winderige plek neem je ze om de 25 cm.</p>
      <h3>Bestand</h3>
      <p>Pdf op ware grootte of 1:10, CMYK, 10 mm afloop en 72 ppi. Houd tekst 40 mm van de rand: daar
      komen zoom en ringen. Doeken gaan gevouwen mee als pakket.</p>
    `),
    metaTitle: 'Spandoek op maat samenstellen en bestellen',
    metaDescription: prose(`
      Stel je spandoek samen: zeven soorten doek, elke maat tot 30 × 4,95 meter, zoom, tunnel, pees en
      ringen naar keuze. Na twee werkdagen klaar.
    `),
    production: bannerRoll,
    print: eitherSideBannerPrint,
    material: { name: 'naar keuze', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      zijden: ['enkelzijdig', 'dubbelzijdig'],
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['spandoek op maat', 'banner op maat', 'spandoek bestellen', 'spandoel'],
    relatedSkus: ['TOE-SPANNER', 'BHD-CONF'],
    scene: {
      kind: 'banner',
      widthMm: 2500,
      heightMm: 1250,
      rings: [5, 0],
      shows: 'choice',
      artwork: 2400,
      tint: 2,
    },
    popularity: 99,
  }),
  bundleProduct({
    sku: 'BHD-CONF',
    title: 'Bouwhekdoek samenstellen',
    urlPath: '/spandoeken-en-doeken/bouwhekdoeken/bouwhekdoek-samenstellen',
    categoryPaths: ['/spandoeken-en-doeken/bouwhekdoeken'],
    shortDescription: '340 × 173 cm, doek, bevestiging en aantal ontwerpen.',
    mediumDescription: prose(`
      Bouwhekdoek van 340 × 173 cm voor het standaardhek van 3,5 × 2 meter. Je kiest PE, mesh of pvc,
      de bevestigingsrand en of de doeken genummerd worden.
    `),
    description: prose(`
      <p>Het doek is 340 × 173 cm en blijft zo binnen de buis van een bouwhek van 3,5 bij 2 meter.
      Vanaf vijf stuks daalt de prijs per doek, en bij honderd betaal je ruim veertig procent minder
      dan bij één.</p>
      <h3>Doek</h3>
      <ul>
      <li><strong>geweven PE 150 g:</strong> licht, voor een project van enkele maanden</li>
      <li><strong>pvc-mesh 270 g:</strong> laat wind door en gaat langer mee</li>
      <li><strong>pvc 510 g:</strong> de scherpste druk, alleen op een geschoord hek</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Ringen aan vier zijden hangen het stevigst. Alleen boven en onder is sneller op een luwe plek;
      klittenband is handig als je de doeken vaak wisselt. Twaalf bindstrips per doek is gebruikelijk.</p>
      <h3>Bestand</h3>
      <p>3400 × 1730 mm met 10 mm afloop, CMYK, 72 ppi op ware grootte. Blijf met tekst 40 mm van de
      rand. Meer ontwerpen? Upload ze samen en verdeel het aantal; per extra ontwerp reken wij € 3,50.</p>
    `),
    metaTitle: 'Bouwhekdoek 340 × 173 cm samenstellen',
    metaDescription: prose(`
      Bouwhekdoeken van 340 × 173 cm in PE, mesh of pvc, met ringen of klittenband en bindstrips.
      Voordeliger vanaf vijf stuks, na twee werkdagen klaar.
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
    material: { name: 'geweven PE 150 g', thicknessMm: 0.25, weight: { grams: 950, per: 'piece' } },
    properties: {
      materiaal: 'polyetheen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,25',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['bouwhekdoek bedrukken', 'hekdoek', 'heras doek'],
    relatedSkus: ['BHD-DRANG'],
    scene: { kind: 'fenceRow', artwork: 6313, tint: 5 },
    popularity: 90,
  }),
  bundleProduct({
    sku: 'MSH-MAAT',
    title: 'Meshdoek op maat',
    urlPath: '/spandoeken-en-doeken/mesh-en-winddoek/meshdoek-op-maat',
    categoryPaths: ['/spandoeken-en-doeken/mesh-en-winddoek'],
    shortDescription: 'Winddoorlatend doek met afwerking naar keuze.',
    mediumDescription: prose(`
      Geperforeerd doek op maat dat ongeveer dertig procent van de wind doorlaat. Vier soorten mesh,
      tot 4,95 meter hoog uit één stuk, met zoom, tunnel of spanband.
    `),
    description: prose(`
      <p>Een dicht doek boven tien vierkante meter gedraagt zich als een zeil. Mesh heeft kleine
      gaatjes, zodat de wind erdoorheen gaat en hek, steiger en ringen minder te lijden hebben. Op
      vijf meter afstand zie je de gaatjes niet meer.</p>
      <h3>Vier soorten</h3>
      <ul>
      <li><strong>270 g:</strong> voor hekken en gevels</li>
      <li><strong>330 g versterkt:</strong> voor grote doeken op hoogte, ook met spanband</li>
      <li><strong>270 g brandvertragend:</strong> als B-s1,d0 wordt gevraagd</li>
      <li><strong>200 g pvc-vrij:</strong> licht polyester, tot 3,15 meter hoog</li>
      </ul>
      <h3>Afwerking</h3>
      <p>Een zoom met ringen om de 50 cm past bij de meeste hekken. Bij een doek aan een buis neem je
      een tunnel boven en onder. Gebruik elastische spanners: die geven mee bij windstoten.</p>
      <h3>Bestand</h3>
      <p>CMYK, 10 mm afloop, 72 ppi op ware grootte. Maak letters minstens 30 mm hoog en lijnen 5 mm
      dik, want in de gaatjes valt druk weg.</p>
    `),
    metaTitle: 'Meshdoek op maat laten drukken',
    metaDescription: prose(`
      Winddoorlatend meshdoek op maat in vier kwaliteiten, met zoom, ringen, tunnel of spanband. Tot
      4,95 meter hoog zonder naad, na twee werkdagen klaar.
    `),
    production: bannerRoll,
    print: bannerPrint,
    material: { name: 'naar keuze', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'mesh',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      zijden: 'enkelzijdig',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['mesh op maat', 'winddoek op maat'],
    relatedSkus: ['SPD-MAAT'],
    scene: { kind: 'lacedMesh', artwork: 1572, tint: 5 },
    popularity: 84,
  }),
]
