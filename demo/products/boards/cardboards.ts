import { flatBoards } from '../../deliveries.ts'
import { boardLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { boardPrint } from '../../print-specs.ts'
import { boardFrom } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { sheetTiers } from '../../tiers.ts'

export const cardboards: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'FOM-5',
    title: 'Foamplaat 5 mm',
    urlPath: '/borden-en-panelen/karton-en-foamplaat/foamplaat-5-mm',
    categoryPaths: ['/borden-en-panelen/karton-en-foamplaat'],
    shortDescription: 'Papier om schuimkern, alleen binnen.',
    mediumDescription: prose(`
      Papier om een schuimkern van 5 mm: vlak, mat en bijna gewichtloos. Voor hangborden,
      presentaties en winkelacties binnen.
    `),
    description: prose(`
      <p>Foamplaat weegt 750 gram per vierkante meter. Een bord van een meter breed hangt dus aan twee
      nylondraadjes aan het plafond, of staat op een ezel zonder om te vallen.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>hangborden boven een gangpad</li>
      <li>maquettes, planborden en tentoonstellingen</li>
      <li>uitreikcheques en fotoborden op een feest</li>
      </ul>
      <h3>Goed om te weten</h3>
      <p>Foamplaat is van papier en schuim, dus niet voor buiten, badkamers of koelcellen. De zijkant
      blijft zichtbaar wit. Stapel borden vlak: een deuk gaat er niet meer uit.</p>
      <h3>Bestand</h3>
      <p>CMYK met 5 mm afloop, tekst 10 mm uit de rand, 100 ppi op ware grootte. De grootste maat is
      3040 × 1490 mm, maar boven een meter of twee komt er buiging in; neem dan pvc-schuim.</p>
    `),
    metaTitle: 'Foamplaat 5 mm bedrukken op maat',
    metaDescription: prose(`
      Foamplaat van 5 mm op maat, direct bedrukt. Zeer licht, voor presentaties, hangborden en
      winkelacties binnen.
    `),
    priceRule: perM2('18.50', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 1490, 500] },
    production: boardFrom(5, [3050, 1530]),
    print: boardPrint,
    material: { name: 'foamplaat', thicknessMm: 5, weight: { grams: 750, per: 'm2' } },
    properties: {
      materiaal: 'foamplaat',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['foamboard', 'kapa', 'foam bord', 'kapaline'],
    relatedSkus: ['PVC-5', 'PST-A1'],
    scene: {
      kind: 'board',
      widthMm: 800,
      heightMm: 600,
      thicknessMm: 5,
      make: 'foamCore',
      mount: 'easel',
      artwork: 2784,
      tint: 0,
    },
    popularity: 40,
  }),
  simpleProduct({
    sku: 'FOM-10',
    title: 'Foamplaat 10 mm',
    urlPath: '/borden-en-panelen/karton-en-foamplaat/foamplaat-10-mm',
    categoryPaths: ['/borden-en-panelen/karton-en-foamplaat'],
    shortDescription: 'Licht en vlak, voor hangborden.',
    mediumDescription: prose(`
      Foamplaat van 10 mm: licht, vlak en stijf genoeg voor grote hangborden en decorstukken. Alleen
      voor binnen.
    `),
    description: prose(`
      <p>Dubbel zo dik als de gewone foamplaat en nauwelijks zwaarder: een vierkante meter weegt iets
      meer dan een kilo. Daardoor hangt een bord van twee meter nog recht aan twee draadjes.</p>
      <h3>Waar 10 mm beter is dan 5</h3>
      <ul>
      <li>hangborden boven een gangpad of kassa</li>
      <li>silhouetten en letters die rechtop staan</li>
      <li>maquettes en studiodecor</li>
      </ul>
      <h3>Zorgvuldig behandelen</h3>
      <p>De kern is schuim tussen twee lagen papier. Hoeken deuken als je het bord neerzet, en vocht
      trekt het krom. Snijd je zelf bij, gebruik dan een nieuw mes en ga er in drie halen
      doorheen.</p>
      <h3>Bestand</h3>
      <p>Tot 3040 × 1490 mm, aan één zijde bedrukt en recht gezaagd. CMYK, 5 mm afloop, 100 ppi op
      ware grootte, tekst 10 mm uit de rand. De achterkant blijft wit.</p>
    `),
    metaTitle: 'Foamplaat 10 mm bedrukt op maat',
    metaDescription: prose(`
      Bedrukte foamplaat van 10 mm op maat, tot 304 × 149 cm. Licht en stijf, voor hangborden en
      decor binnen. Na drie werkdagen klaar.
    `),
    priceRule: perM2('26.50', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 1490, 500] },
    production: boardFrom(5, [3050, 1530]),
    print: boardPrint,
    material: { name: 'foamplaat', thicknessMm: 10, weight: { grams: 1050, per: 'm2' } },
    properties: {
      materiaal: 'foamplaat',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '10',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['foamboard 10 mm', 'kapa 10'],
    relatedSkus: ['FOM-5', 'HON-10'],
    scene: {
      kind: 'board',
      widthMm: 1000,
      heightMm: 500,
      thicknessMm: 10,
      make: 'foamCore',
      mount: 'hanging',
      artwork: 5759,
      tint: 1,
    },
    popularity: 33,
  }),
  simpleProduct({
    sku: 'HON-10',
    title: 'Honingraatkarton 10 mm',
    urlPath: '/borden-en-panelen/karton-en-foamplaat/honingraatkarton-10-mm',
    categoryPaths: ['/borden-en-panelen/karton-en-foamplaat'],
    shortDescription: 'Papieren kern, via oud papier te verwerken.',
    mediumDescription: prose(`
      Plaat met een kern van papieren honingraat, 10 mm dik en zonder kunststof. Na de actie kan hij
      bij het oud papier.
    `),
    description: prose(`
      <p>Een raster van papieren cellen tussen twee kartonnen dekvellen maakt een plaat die
      verrassend stijf is. Er zit geen kunststof in; wij printen er met een dunne inktlaag op, zodat
      hij bij het oud papier mag.</p>
      <h3>Toepassingen</h3>
      <ul>
      <li>winkeldisplays en schapborden</li>
      <li>tijdelijke wanden op een beurs</li>
      <li>wegwijzers voor een congres</li>
      </ul>
      <h3>Wat je moet weten</h3>
      <p>Het oppervlak is licht gebroken wit en heel iets gegolfd, omdat je de cellen bij strijklicht
      ziet. Aan de zaagkant blijft de honingraat open. Buiten of in een vochtige kelder is karton
      snel op.</p>
      <h3>Bestand</h3>
      <p>Maximaal 3040 × 1490 mm, aan één kant bedrukt. CMYK met 5 mm afloop, 100 ppi, belangrijke
      delen 10 mm van de rand. Schroef niet in de plaat: gebruik plakhaken of tape.</p>
    `),
    metaTitle: 'Honingraatkarton 10 mm bedrukt op maat',
    metaDescription: prose(`
      Bedrukt honingraatkarton van 10 mm: stijf, licht en geheel van papier. Op maat tot 304 × 149
      cm, na drie werkdagen klaar.
    `),
    priceRule: perM2('27.00', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 1490, 500] },
    production: boardFrom(5, [3200, 1600]),
    print: boardPrint,
    material: { name: 'honingraatkarton', thicknessMm: 10, weight: { grams: 1600, per: 'm2' } },
    properties: {
      materiaal: 'karton',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '10',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['kartonplaat', 'eco board', 'honeycomb'],
    relatedSkus: ['FOM-10', 'KAR-15'],
    scene: {
      kind: 'board',
      widthMm: 800,
      heightMm: 600,
      thicknessMm: 10,
      make: 'honeycomb',
      mount: 'leaning',
      artwork: 1825,
      tint: 2,
    },
    popularity: 35,
  }),
  simpleProduct({
    sku: 'KAR-15',
    title: 'Displaykarton 1,5 mm',
    urlPath: '/borden-en-panelen/karton-en-foamplaat/displaykarton-1-5-mm',
    categoryPaths: ['/borden-en-panelen/karton-en-foamplaat'],
    shortDescription: 'Massief karton 900 g/m² voor schapkaarten.',
    mediumDescription: prose(`
      Massief karton van 1,5 mm voor schapkaarten, prijsborden en kleine displays. Vlak gedrukt en
      strak gesneden, ook in series met veel ontwerpen.
    `),
    description: prose(`
      <p>Tussen papier en plaat zit massief karton. Het staat rechtop in een kaarthouder, hangt plat
      aan een haakje en kost een fractie van kunststof. Aan het eind van de actie gaat het bij het
      oud papier.</p>
      <h3>Goed voor</h3>
      <ul>
      <li>schapkaarten en schapstroken</li>
      <li>prijsborden boven een presentatie</li>
      <li>menukaarten die een seizoen meegaan</li>
      </ul>
      <h3>Series</h3>
      <p>Heb je tien filialen met elk een eigen prijs, bestel dan het totaal en upload alle ontwerpen
      bij dezelfde regel. Per extra ontwerp geldt een kleine toeslag, die je voor het bestellen
      ziet.</p>
      <h3>Bestand</h3>
      <p>Van 50 × 50 mm tot 1390 × 990 mm. CMYK, 5 mm afloop, 100 ppi, voor kleine tekst liever 150.
      Blijf 10 mm uit de rand. Alleen voor binnen.</p>
    `),
    metaTitle: 'Displaykarton 1,5 mm bedrukken',
    metaDescription: prose(`
      Bedrukt displaykarton van 1,5 mm, 900 g/m², voor schapkaarten en prijsborden. Op maat tot 139 ×
      99 cm, ook in series.
    `),
    priceRule: perM2('15.00', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 1390, 500], height: [50, 990, 350] },
    production: boardFrom(5, [1400, 1000]),
    print: boardPrint,
    material: { name: 'massief karton', thicknessMm: 1.5, weight: { grams: 900, per: 'm2' } },
    properties: {
      materiaal: 'karton',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '1,5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['winkelkarton', 'sandwichkarton'],
    relatedSkus: ['HON-10', 'FOM-5', 'HIP-2'],
    scene: {
      kind: 'board',
      widthMm: 500,
      heightMm: 350,
      thicknessMm: 1.5,
      make: 'cardboard',
      mount: 'strut',
      artwork: 9230,
      tint: 0,
    },
    popularity: 31,
  }),
]
