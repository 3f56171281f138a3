import { flatBoards } from '../../deliveries.ts'
import { boardLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { boardPrint } from '../../print-specs.ts'
import { boardFrom } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { sheetTiers } from '../../tiers.ts'

export const plasticBoards: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'PVC-5',
    title: 'Pvc-schuimplaat 5 mm',
    urlPath: '/borden-en-panelen/kunststof-platen/pvc-schuimplaat-5-mm',
    categoryPaths: ['/borden-en-panelen/kunststof-platen'],
    shortDescription: 'Geschuimd pvc, wit mat, de meest gekozen dikte.',
    mediumDescription: prose(`
      Mat wit pvc-schuim van 5 mm, de meest gekozen dikte. Stevig genoeg om te schroeven en licht
      genoeg om te lijmen. Voor binnen, of een paar seizoenen buiten.
    `),
    description: prose(`
      <p>Geschuimd pvc heeft een fijn, mat oppervlak waar geen lamp in spiegelt. Met 2,75 kilo per
      vierkante meter is het makkelijk op te hangen, en je zaagt of boort het met gewoon
      gereedschap.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>winkelborden en prijsborden</li>
      <li>tentoonstellingspanelen en routeborden</li>
      <li>bouwplaats en evenement, tot ongeveer twee jaar</li>
      </ul>
      <h3>Monteren</h3>
      <p>Lijmen, schroeven of met montagetape. Laat bij buitenmontage rond elke schroef 2 mm speling,
      want pvc zet in de zon uit. Zet het niet in de volle zon tegen een donkere gevel: boven 60
      graden wordt het zacht.</p>
      <h3>Bestand</h3>
      <p>CMYK met 5 mm afloop, tekst 10 mm uit de rand, 100 ppi op ware grootte. De grootste maat is
      3040 × 2040 mm, de kleinste 50 × 50 mm.</p>
    `),
    metaTitle: 'Pvc-schuimplaat 5 mm op maat bedrukken',
    metaDescription: prose(`
      Pvc-schuimplaat van 5 mm, mat wit en direct bedrukt op maat. Voor binnen en tot ongeveer twee
      jaar buiten, na drie werkdagen klaar.
    `),
    priceRule: perM2('23.50', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 2040, 500] },
    production: boardFrom(5, [3050, 1500], [3050, 2050]),
    print: boardPrint,
    material: { name: 'pvc geschuimd', thicknessMm: 5, weight: { grams: 2750, per: 'm2' } },
    properties: {
      materiaal: 'pvc-schuim',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['forex 5mm', 'foamex', 'pvc plaat'],
    relatedSkus: ['ALP-3', 'AFH-RVS19', 'KAN-35'],
    scene: {
      kind: 'board',
      widthMm: 1000,
      heightMm: 600,
      thicknessMm: 5,
      make: 'foam',
      mount: 'wall',
      artwork: 4653,
      tint: 3,
    },
    popularity: 80,
  }),
  simpleProduct({
    sku: 'KAN-35',
    title: 'Kanaalplaat 3,5 mm',
    urlPath: '/borden-en-panelen/kunststof-platen/kanaalplaat-3-5-mm',
    categoryPaths: ['/borden-en-panelen/kunststof-platen'],
    shortDescription: 'Holle polypropeenplaat 650 g/m², voor campagnes.',
    mediumDescription: prose(`
      Holle kunststof plaat van 650 gram, de voordeligste drager voor buiten. Voor verkiezingen,
      evenementen en acties van een paar maanden.
    `),
    description: prose(`
      <p>Kanaalplaat is van polypropeen, met holle kanalen tussen twee dunne wanden. Daardoor weegt
      een bord van een vierkante meter nog geen zeven ons en hang je het met bindstrips aan elke
      paal.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>verkiezingsborden en evenementborden</li>
      <li>tijdelijke bewegwijzering</li>
      <li>actieborden in tuin en berm</li>
      </ul>
      <h3>Monteren</h3>
      <p>Prik een gat naast een kanaalwand en haal er een bindstrip door, op minstens vier punten.
      Laat de kanalen verticaal lopen: dan loopt regen eruit en knikt het bord minder.</p>
      <h3>Wat je kunt verwachten</h3>
      <p>De kanalen zijn van dichtbij licht zichtbaar in egale vlakken, dat hoort bij het materiaal.
      Ga uit van ongeveer een jaar buiten.</p>
      <h3>Bestand</h3>
      <p>CMYK, 5 mm afloop, 72 tot 100 ppi op ware grootte.</p>
    `),
    metaTitle: 'Kanaalplaat 3,5 mm bedrukken',
    metaDescription: prose(`
      Kanaalplaat van 3,5 mm op maat bedrukt, licht en voordelig. Voor campagnes tot ongeveer een
      jaar buiten, met staffels vanaf 3 m².
    `),
    priceRule: perM2('9.90', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 2040, 500] },
    production: boardFrom(5, [3050, 1500], [3050, 2050]),
    print: boardPrint,
    material: { name: 'polypropeen kanaalplaat', thicknessMm: 3.5, weight: { grams: 650, per: 'm2' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3,5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['correx', 'akyprint', 'kanalplaat', 'pp plaat', 'holle plaat'],
    relatedSkus: ['MAK-VBORD', 'PVC-5', 'TOE-TIEWRAP'],
    scene: {
      kind: 'board',
      widthMm: 840,
      heightMm: 594,
      thicknessMm: 3.5,
      make: 'fluted',
      mount: 'strapped',
      artwork: 2619,
      tint: 4,
    },
    popularity: 62,
  }),
  simpleProduct({
    sku: 'HIP-2',
    title: 'Polystyreenplaat 2 mm',
    urlPath: '/borden-en-panelen/kunststof-platen/polystyreenplaat-2-mm',
    categoryPaths: ['/borden-en-panelen/kunststof-platen'],
    shortDescription: 'Winkelcommunicatie, vlak en glad.',
    mediumDescription: prose(`
      Gladde, witte polystyreenplaat van 2 mm voor winkelcommunicatie die een seizoen moet meegaan.
      Vlakker dan karton en afneembaar met een vochtige doek.
    `),
    description: prose(`
      <p>Ketens gebruiken polystyreen voor alles wat in de winkel hangt: het is glad, wit en kreukt
      niet zoals papier. Met 2 mm is de plaat nog te buigen, zodat hij in een gebogen houder
      past.</p>
      <h3>Sterk en zwak</h3>
      <ul>
      <li>neemt geen vocht op en is met water schoon te maken</li>
      <li>breekt bij scherp vouwen, dus niet rillen</li>
      <li>wordt in de zon bros: buiten hooguit drie maanden</li>
      </ul>
      <h3>Bevestigen</h3>
      <p>Dubbelzijdige tape houdt goed op het gladde oppervlak. In een kliklijst of schuifprofiel
      past 2 mm precies. Wil je schroeven, kies dan pvc-schuim.</p>
      <h3>Bestand</h3>
      <p>Tot 2040 × 1490 mm, aan één zijde bedrukt en recht gezaagd. CMYK met 5 mm afloop, 100 ppi op
      ware grootte en 10 mm vrije rand. Op een donkere achtergrond valt stof op: poets met een
      antistatische doek.</p>
    `),
    metaTitle: 'Polystyreenplaat 2 mm bedrukt op maat',
    metaDescription: prose(`
      Bedrukte polystyreenplaat van 2 mm, glad en wit. Voor schapborden en displays, tot 204 × 149
      cm. Na drie werkdagen klaar.
    `),
    priceRule: perM2('17.90', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 2040, 1000], height: [50, 1490, 500] },
    production: boardFrom(5, [2050, 1500]),
    print: boardPrint,
    material: { name: 'polystyreen (HIPS)', thicknessMm: 2, weight: { grams: 2100, per: 'm2' } },
    properties: {
      materiaal: 'polystyreen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '2',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['hips 2 mm', 'styreen'],
    relatedSkus: ['PVC-5', 'KAR-15'],
    scene: {
      kind: 'board',
      widthMm: 1000,
      heightMm: 500,
      thicknessMm: 2,
      make: 'solid',
      mount: 'clips',
      artwork: 5346,
      tint: 5,
    },
    popularity: 44,
  }),
  simpleProduct({
    sku: 'KAN-5',
    title: 'Kanaalplaat 5 mm',
    urlPath: '/borden-en-panelen/kunststof-platen/kanaalplaat-5-mm',
    categoryPaths: ['/borden-en-panelen/kunststof-platen'],
    shortDescription: 'Stijver, 1000 g/m², voor tuin- en makelaarsborden.',
    mediumDescription: prose(`
      Kanaalplaat van 5 mm, stijver en zwaarder dan de campagneplaat van 3,5 mm. Voor tuinborden,
      makelaarsborden en alles wat langer dan een seizoen buiten staat.
    `),
    description: prose(`
      <p>De holle kanalen maken polypropeen licht, de extra anderhalve millimeter maakt het stijf.
      Een bord van een vierkante meter weegt één kilo en blijft in de wind staan waar de dunnere
      plaat al klappert.</p>
      <h3>Kanalen in de juiste richting</h3>
      <p>De kanalen lopen evenwijdig aan de hoogte van je ontwerp. Daar schuif je pennen of stokken
      in. Moet het andersom, vermeld dat dan bij je bestelling.</p>
      <h3>Bevestigen</h3>
      <ul>
      <li>bindstrips door gaten die je zelf prikt, minstens 30 mm van de rand</li>
      <li>inslagpennen in de kanalen</li>
      <li>niet lijmen: op polypropeen hecht bijna niets</li>
      </ul>
      <h3>Bestand</h3>
      <p>Tot 3040 × 2040 mm, aan één zijde bedrukt. CMYK met 5 mm afloop, 100 ppi, tekst 10 mm van de
      rand. Houd rekening met lichte streping over de kanalen. Ongeveer twee jaar buiten te
      gebruiken.</p>
    `),
    metaTitle: 'Kanaalplaat 5 mm bedrukt op maat',
    metaDescription: prose(`
      Bedrukte kanaalplaat van 5 mm, 1000 g/m². Stijf, licht en weerbestendig, tot 304 × 204 cm uit
      één plaat. Na drie werkdagen klaar.
    `),
    priceRule: perM2('14.50', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 2040, 500] },
    production: boardFrom(5, [3050, 1500], [3050, 2050]),
    print: boardPrint,
    material: { name: 'polypropeen kanaalplaat', thicknessMm: 5, weight: { grams: 1000, per: 'm2' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['correx 5 mm'],
    relatedSkus: ['KAN-35', 'MAK-TUIN', 'TOE-TIEWRAP'],
    scene: {
      kind: 'board',
      widthMm: 1000,
      heightMm: 600,
      thicknessMm: 5,
      make: 'fluted',
      mount: 'leaning',
      artwork: 350,
      tint: 3,
    },
    popularity: 49,
  }),
]
