import { flatBoards } from '../deliveries.ts'
import { boardLead } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { overWholeCart, perM2, perPiece, rateTiers } from '../price-rules.ts'
import { boardPrint, fixedBoardPrint } from '../print-specs.ts'
import { boardFrom, fixedBoard } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { sheetTiers } from '../tiers.ts'

export const boardProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'ALP-3',
    title: 'Aluminium sandwichpaneel 3 mm wit',
    urlPath: '/borden-en-panelen/aluminium-panelen/aluminium-sandwichpaneel-3-mm-wit',
    categoryPaths: ['/borden-en-panelen/aluminium-panelen'],
    shortDescription: 'Twee aluminiumlagen van 0,2 mm met PE-kern, wit gelakt.',
    mediumDescription: prose(`
      Wit aluminium sandwichpaneel van 3 mm, direct bedrukt en recht gezaagd op jouw maat. Blijft
      vlak, roest niet en hangt zo een jaar of zeven buiten.
    `),
    description: prose(`
      <p>Twee lagen aluminium van 0,2 mm met een kern van PE: zo licht dat je een bord van een
      vierkante meter met één hand draagt, en zo vlak dat een foto er niet in golft. Wij drukken
      direct op de witte lak.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>gevelborden en bewegwijzering</li>
      <li>borden langs hek of oprit</li>
      <li>wandpanelen in kantoor en winkel</li>
      </ul>
      <h3>Monteren</h3>
      <p>Tot een halve vierkante meter volstaan vier schroeven of afstandhouders, tot één vierkante
      meter zes. Boor gaten op 20 mm van de rand en 1 mm ruimer dan de schroef. Op een vlakke
      binnenmuur kan montagetape ook.</p>
      <h3>Bestand</h3>
      <p>Pdf in CMYK met 5 mm afloop, tekst 10 mm uit de rand, 100 ppi op ware grootte. De grootste
      maat is 3040 x 2040 mm. De kern is van PE; vraagt een vergunning om een brandklasse, bel ons dan
      eerst.</p>
    `),
    metaTitle: 'Aluminium sandwichpaneel 3 mm bedrukken',
    metaDescription: prose(`
      Aluminium sandwichpaneel van 3 mm op maat, direct bedrukt en recht gezaagd. Ongeveer zeven
      jaar buiten te gebruiken.
    `),
    priceRule: perM2('32.50', '0.1', {
      setup: '7.50',
      minimumLine: '17.50',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 2040, 500] },
    production: boardFrom(5, [3050, 1500], [3050, 2050]),
    print: boardPrint,
    material: { name: 'aluminium sandwich, PE-kern', thicknessMm: 3, weight: { grams: 3800, per: 'm2' } },
    properties: {
      materiaal: 'aluminium sandwich',
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['dibond', 'dibont', 'di bond', 'alupaneel', 'aluminium composiet', 'acm plaat'],
    relatedSkus: ['AFH-RVS19', 'PVC-5', 'ACR-5'],
    scene: { kind: 'plaat', artwork: 4008, tint: 2 },
    popularity: 92,
  }),
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
      3040 x 2040 mm, de kleinste 50 x 50 mm.</p>
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
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-vlakbedprint',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['forex 5mm', 'foamex', 'pvc plaat'],
    relatedSkus: ['ALP-3', 'AFH-RVS19', 'KAN-35'],
    scene: { kind: 'platen', artwork: 4653, tint: 3 },
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
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3,5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['correx', 'akyprint', 'kanalplaat', 'pp plaat', 'holle plaat'],
    relatedSkus: ['MAK-VBORD', 'PVC-5', 'TOE-TIEWRAP'],
    scene: { kind: 'platen', artwork: 2619, tint: 4 },
    popularity: 62,
  }),
  simpleProduct({
    sku: 'ACR-5',
    title: 'Acrylaat helder 5 mm',
    urlPath: '/borden-en-panelen/acrylaat-en-glasvervangers/acrylaat-helder-5-mm',
    categoryPaths: ['/borden-en-panelen/acrylaat-en-glasvervangers'],
    shortDescription: 'Gegoten acrylaat, 5 mm, achterzijde gespiegeld te bedrukken.',
    mediumDescription: prose(`
      Helder gegoten acrylaat van 5 mm, aan de achterzijde gespiegeld bedrukt. De glanzende voorkant
      blijft vrij van inkt en is makkelijk schoon te houden.
    `),
    description: prose(`
      <p>Gegoten acrylaat is zo helder als glas, maar half zo zwaar en veel minder breekbaar. Doordat
      wij aan de achterzijde drukken, kijk je door het materiaal naar de afbeelding: dat geeft diepte
      en de inkt kan niet beschadigen.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>naamborden bij de entree</li>
      <li>panelen in praktijk, hotel en kantoor</li>
      <li>menuborden en prijslijsten</li>
      </ul>
      <h3>Monteren</h3>
      <p>Met afstandhouders op 20 mm van de rand, in een boorgat van 10 mm. Draai ze handvast aan; te
      strak geeft scheurtjes rond het gat.</p>
      <h3>Bestand</h3>
      <p>Lever het ontwerp gewoon leesbaar aan, het spiegelen doen wij. CMYK, 5 mm afloop, 100 ppi.
      Zonder witlaag blijven kleuren doorschijnend; moet het bord dekkend zijn, bel dan even voor een
      prijs met witlaag.</p>
    `),
    metaTitle: 'Acrylaat 5 mm helder bedrukken op maat',
    metaDescription: prose(`
      Helder acrylaat van 5 mm op maat, aan de achterzijde bedrukt en recht gezaagd. Voor
      naamborden, entrees en kantoorwanden.
    `),
    priceRule: perM2('64.00', '0.1', {
      setup: '10.00',
      minimumLine: '25.00',
      extraDesign: '3.50',
      tiers: sheetTiers,
    }),
    sizes: { stepMm: 1, width: [50, 3040, 1000], height: [50, 2040, 500] },
    production: boardFrom(5, [3050, 2050]),
    print: boardPrint,
    material: { name: 'acrylaat gegoten helder', thicknessMm: 5, weight: { grams: 5950, per: 'm2' } },
    properties: {
      materiaal: 'acrylaat',
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
      kleur: 'helder',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['plexiglas', 'plexi', 'perspex', 'acryl', 'pmma', 'plexieglas'],
    relatedSkus: ['AFH-RVS19', 'ALP-3'],
    scene: { kind: 'acrylaat', artwork: 3301, tint: 5 },
    popularity: 58,
  }),
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
      3040 x 1490 mm, maar boven een meter of twee komt er buiging in; neem dan pvc-schuim.</p>
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
    scene: { kind: 'platen', artwork: 2784, tint: 0 },
    popularity: 40,
  }),
  simpleProduct({
    sku: 'MAK-VBORD',
    title: 'V-bord kanaalplaat',
    urlPath: '/borden-en-panelen/makelaars-en-bouwborden/v-bord-kanaalplaat',
    categoryPaths: ['/borden-en-panelen/makelaars-en-bouwborden'],
    shortDescription: 'V-vorm, 2 vlakken 60 x 80 cm, 5 mm, aan gevel of kozijn.',
    mediumDescription: prose(`
      Kanaalplaat van 5 mm, in het midden gevouwen tot een V van twee keer 60 x 80 cm. Van twee
      kanten in de straat te lezen. Staffelprijs over al je V-borden samen.
    `),
    description: prose(`
      <p>Een V-bord steekt uit de gevel en is daardoor vanuit beide richtingen te lezen. Het is één
      plaat van 120 x 80 cm met een vouwlijn in het midden; jij vouwt hem bij het ophangen.</p>
      <h3>Ophangen</h3>
      <p>Schroef of bind de twee zijkanten tegen kozijn, balkon of regenpijp, met ongeveer 60 cm
      ertussen. Gebruik op een kozijn altijd de bestaande gaten, dan is er later niets te
      herstellen.</p>
      <h3>Bestellen voor meer panden</h3>
      <p>De staffel telt over alle V-borden in je winkelwagen, ook als ze op verschillende regels
      staan. Tien borden voor tien adressen krijgen dus samen de prijs van tien stuks.</p>
      <h3>Bestand</h3>
      <ul>
      <li>formaat 1200 x 800 mm met 5 mm afloop</li>
      <li>vouw op 600 mm, houd daar 15 mm aan weerszijden vrij</li>
      <li>zet de belangrijkste tekst op beide vlakken</li>
      </ul>
    `),
    metaTitle: 'V-bord van kanaalplaat voor makelaars',
    metaDescription: prose(`
      V-bord van kanaalplaat, twee vlakken van 60 x 80 cm. Voor gevel of kozijn, met staffelprijzen
      over de hele winkelwagen.
    `),
    priceRule: perPiece('24.50', {
      tiers: overWholeCart(
        rateTiers(
          'piece',
          [1, '24.50'],
          [5, '19.90'],
          [10, '16.50'],
          [25, '13.90'],
          [50, '11.90'],
          [100, '9.90'],
        ),
      ),
    }),
    fixedSizeMm: [1200, 800],
    production: fixedBoard,
    print: fixedBoardPrint,
    material: { name: 'kanaalplaat 5 mm', thicknessMm: 5, weight: { grams: 960, per: 'piece' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['v bord', 'tuinbord', 'makelaarsbord', 'te koop bord'],
    relatedSkus: ['TOE-TIEWRAP', 'KAN-35'],
    scene: { kind: 'plaat', artwork: 5529, tint: 1 },
    popularity: 74,
  }),
]
