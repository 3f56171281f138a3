import { boxes, foldedCloth, foldedLargeCloth } from '../deliveries.ts'
import { rollLead, textileLead, withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perM2, perMetre, perPiece, rateTiers } from '../price-rules.ts'
import { bannerPrint, scaffoldPrint, textilePrint } from '../print-specs.ts'
import { bannerRoll, fromStock, lightClothRoll, textileRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { metreTiers, rollTiers } from '../tiers.ts'

export const bannerProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'SPD-510',
    title: 'Spandoek 510 g',
    urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-510-g',
    categoryPaths: ['/spandoeken-en-doeken/spandoeken'],
    shortDescription: 'Pvc frontlit 510 g/m², standaard voor buiten.',
    mediumDescription: prose(`
      Ons meest bestelde doek: stevig pvc van 510 gram met een gladde drukzijde. Tot 4,95 meter hoog
      en 30 meter lang uit één stuk. Geschikt voor ongeveer twee jaar buiten.
    `),
    description: prose(`
      <p>Een dicht pvc-doek dat tegen regen, zon en vuil kan. De voorkant is glad, zodat kleine
      letters en foto's scherp blijven. De hoogte gaat tot 4,95 meter en de lengte tot 30 meter,
      altijd uit één stuk en dus zonder naad.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>aankondigingen aan een hek, balkon of viaduct</li>
      <li>gevelreclame tot ongeveer tien vierkante meter</li>
      <li>sponsordoeken langs het sportveld</li>
      </ul>
      <p>Op een winderige plek of bij grotere doeken kun je beter mesh nemen.</p>
      <h3>Afwerking en ophangen</h3>
      <p>Het doek wordt schoon op maat gesneden geleverd, zonder zoom of ringen. Je spant het met
      klemmen, in een lijst of met ringen die je zelf inslaat. Houd tekst minstens 40 mm van de
      rand.</p>
      <h3>Bestand</h3>
      <p>Lever een pdf op ware grootte of op schaal 1:10, in CMYK en met 10 mm afloop. Op ware grootte
      is 72 ppi ruim voldoende.</p>
    `),
    metaTitle: 'Spandoek 510 gram op maat laten drukken',
    metaDescription: prose(`
      Pvc-spandoek van 510 g/m² op de millimeter gedrukt. Ongeveer twee jaar buiten te gebruiken, na
      twee werkdagen klaar. Prijs exclusief btw.
    `),
    priceRule: perM2('8.40', '0.5', {
      setup: '5.00',
      minimumLine: '19.50',
      extraDesign: '3.50',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 30000, 3000], height: [300, 4950, 1000] },
    production: bannerRoll,
    print: bannerPrint,
    material: { name: 'pvc frontlit gelamineerd', thicknessMm: 0.45, weight: { grams: 510, per: 'm2' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,45',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['banner', 'spandoek', 'frontlit 510', 'zeildoek', 'pvc doek', 'spanduk'],
    relatedSkus: ['TOE-SPANNER', 'TOE-TIEWRAP', 'BHD-MESH'],
    scene: { kind: 'spandoek', artwork: 1084, tint: 0 },
    popularity: 98,
  }),
  simpleProduct({
    sku: 'SPD-300X100',
    title: 'Spandoek 300 x 100 cm',
    urlPath: '/spandoeken-en-doeken/spandoeken/spandoek-300-x-100-cm',
    categoryPaths: ['/spandoeken-en-doeken/spandoeken'],
    shortDescription: 'Vaste maat, zoom rondom en 16 ringen inbegrepen.',
    mediumDescription: prose(`
      Het meest gevraagde formaat, kant-en-klaar: 300 x 100 cm met gelaste zoom en 16 ringen. Je
      hoeft alleen nog het bestand te uploaden.
    `),
    description: prose(`
      <p>Dit doek is klaar om op te hangen. Rondom zit een gelaste zoom van 30 mm en er zijn 16
      zeilringen van 12 mm in geslagen, verdeeld over de omtrek. Het materiaal is hetzelfde pvc van
      510 gram als bij ons doek op maat.</p>
      <h3>Ophangen</h3>
      <p>Gebruik per ring één spanrubber of bindstrip en begin in de vier hoeken. Span het doek niet
      strak als een trommel: met een rubber veert het mee bij windstoten en blijven de ringen
      heel.</p>
      <h3>Bestand</h3>
      <ul>
      <li>formaat 3000 x 1000 mm, met 10 mm afloop rondom</li>
      <li>niets belangrijks binnen 40 mm van de rand, want daar zitten zoom en ringen</li>
      <li>CMYK, 72 ppi op ware grootte of 720 ppi op schaal 1:10</li>
      </ul>
      <p><strong>Tip:</strong> heb je meer ontwerpen nodig, upload ze dan bij dezelfde bestelregel en
      verdeel het aantal.</p>
    `),
    metaTitle: 'Spandoek 300 x 100 cm met ringen',
    metaDescription: prose(`
      Spandoek van 300 x 100 cm in pvc 510 gram, met gelaste zoom en 16 zeilringen. Vaste prijs per
      stuk, voordeliger vanaf drie stuks.
    `),
    priceRule: perPiece('39.50', {
      tiers: rateTiers('piece', [1, '39.50'], [3, '35.90'], [10, '31.50'], [25, '27.90']),
    }),
    fixedSizeMm: [3000, 1000],
    production: bannerRoll,
    print: bannerPrint,
    material: { name: 'pvc frontlit 510 g', thicknessMm: 0.45, weight: { grams: 1650, per: 'piece' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,45',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['spandoek 3 meter', 'banner 300x100'],
    relatedSkus: ['TOE-SPANNER', 'TOE-TIEWRAP', 'SPD-510'],
    scene: { kind: 'spandoek', artwork: 3996, tint: 1 },
    popularity: 88,
  }),
  simpleProduct({
    sku: 'MSH-GAAS',
    title: 'Windbreekgaas onbedrukt 180 g',
    urlPath: '/spandoeken-en-doeken/mesh-en-winddoek/windbreekgaas-onbedrukt-180-g',
    categoryPaths: ['/spandoeken-en-doeken/mesh-en-winddoek'],
    shortDescription: 'Groen gaas per strekkende meter, 1,8 m hoog, met knoopsgaten.',
    mediumDescription: prose(`
      Onbedrukt groen gaas van 1,8 meter hoog, per strekkende meter van de rol. Met knoopsgaten
      langs beide randen, dus zonder ringen vast te zetten. Vanaf vijf meter.
    `),
    description: prose(`
      <p>Gaas neemt de scherpte uit de wind en houdt een bouwplaats, terras of opslagterrein uit het
      zicht, zonder dat het hek omgaat. Het is geweven van hdpe, rot niet en rafelt niet als je het
      afknipt.</p>
      <h3>Maken op maat</h3>
      <p>Vul de lengte in millimeters in, in stappen van een hele meter en minimaal vijf meter. Wij
      knippen het gaas in één stuk tot 50 meter. De hoogte is altijd 1,8 meter.</p>
      <h3>Bevestigen</h3>
      <p>Langs boven- en onderrand zitten om de paar centimeter knoopsgaten. Haal daar een bindstrip
      door, om de 40 tot 50 cm, en zet de hoeken dubbel vast.</p>
      <h3>Goed om te weten</h3>
      <ul>
      <li>niet bedrukt: voor een logo neem je een bedrukt bouwhekdoek van mesh</li>
      <li>tot ongeveer drie jaar buiten te gebruiken</li>
      <li>weegt 324 gram per meter, dus makkelijk alleen op te hangen</li>
      </ul>
    `),
    metaTitle: 'Windbreekgaas 180 gram, 1,8 m hoog per meter',
    metaDescription: prose(`
      Groen windbreekgaas van 1,8 meter hoog, per strekkende meter. Met knoopsgaten langs beide
      randen. Uit voorraad, vanaf vijf meter.
    `),
    priceRule: perMetre('2.95', 5000, { tiers: metreTiers }),
    sizes: { stepMm: 1000, length: [5000, 50000, 10000] },
    production: fromStock,
    print: null,
    material: { name: 'HDPE-gaas', thicknessMm: null, weight: { grams: 324, per: 'metre' } },
    properties: {
      materiaal: 'polyetheen',
      gebruik: 'binnen en buiten',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
      kleur: 'groen',
    },
    lead: withoutExpress(1),
    delivery: boxes,
    searchSynonyms: ['schaduwdoek', 'windbreekgaas', 'zichtgaas'],
    relatedSkus: ['TOE-TIEWRAP', 'TOE-SPANNER', 'BHD-MESH'],
    scene: { kind: 'mesh', artwork: 2370, tint: 2 },
    popularity: 34,
  }),
  simpleProduct({
    sku: 'BHD-PE150',
    title: 'Bouwhekdoek PE 150 g',
    urlPath: '/spandoeken-en-doeken/bouwhekdoeken/bouwhekdoek-pe-150-g',
    categoryPaths: ['/spandoeken-en-doeken/bouwhekdoeken'],
    shortDescription: '340 x 173 cm, geweven PE, ringen om de 50 cm.',
    mediumDescription: prose(`
      Licht en voordelig doek voor het standaardbouwhek, van geweven PE met wapening. Met ringen om
      de 50 cm. De stukprijs daalt flink vanaf vijf en tien stuks.
    `),
    description: prose(`
      <p>Een standaardbouwhek is 3,5 bij 2 meter. Dit doek meet 340 x 173 cm en blijft daardoor binnen
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
      <p>Formaat 3400 x 1730 mm met 10 mm afloop. Houd tekst 40 mm van de rand en zet telefoonnummers
      boven het midden: onderaan staat op een bouwplaats altijd wel iets voor.</p>
    `),
    metaTitle: 'Bouwhekdoek bedrukt, PE 150 gram, 340 x 173 cm',
    metaDescription: prose(`
      Bedrukt bouwhekdoek van 340 x 173 cm, licht geweven PE met ringen om de 50 cm. Vanaf één stuk,
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
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-inkjet op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,25',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['bouwhekbanner', 'hekdoek', 'bouwhek doek', 'hekbanner', 'fence cover'],
    relatedSkus: ['TOE-TIEWRAP', 'BHD-MESH', 'MSH-GAAS'],
    scene: { kind: 'bouwhek', artwork: 2908, tint: 3 },
    popularity: 90,
  }),
  simpleProduct({
    sku: 'BHD-MESH',
    title: 'Bouwhekdoek mesh 270 g',
    urlPath: '/spandoeken-en-doeken/bouwhekdoeken/bouwhekdoek-mesh-270-g',
    categoryPaths: ['/spandoeken-en-doeken/bouwhekdoeken'],
    shortDescription: '340 x 173 cm, pvc-mesh, zoom en ringen.',
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
      <p>Formaat 3400 x 1730 mm met 10 mm afloop, CMYK, 50 tot 72 ppi op ware grootte. Grote vlakken
      in één kleur werken het best; gebruik voor diep zwart een opgebouwd zwart.</p>
    `),
    metaTitle: 'Bouwhekdoek mesh 270 gram, 340 x 173 cm',
    metaDescription: prose(`
      Bouwhekdoek van winddoorlatend pvc-mesh, 340 x 173 cm met zoom en ringen. Ongeveer twee jaar
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
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,35',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['mesh bouwhek', 'winddoek bouwhek'],
    relatedSkus: ['TOE-TIEWRAP', 'BHD-PE150', 'GEV-STEIGER'],
    scene: { kind: 'bouwhek', artwork: 8054, tint: 4 },
    popularity: 84,
  }),
  simpleProduct({
    sku: 'GEV-STEIGER',
    title: 'Steigerdoek mesh 330 g',
    urlPath: '/spandoeken-en-doeken/gevel-en-steigerdoek/steigerdoek-mesh-330-g',
    categoryPaths: ['/spandoeken-en-doeken/gevel-en-steigerdoek'],
    shortDescription: 'Per steigervlak, gelaste banen, band en ringen om de 40 cm.',
    mediumDescription: prose(`
      Versterkt mesh van 330 gram voor een heel steigervlak, gelast uit banen en met band en ringen
      om de 40 cm. Materiaal in brandklasse B-s1,d0, certificaat op aanvraag.
    `),
    description: prose(`
      <h3>Voor een heel steigervlak</h3>
      <p>Een steigerdoek houdt stof en gruis binnen en maakt van een verbouwing het grootste
      reclamebord van de straat. Het mesh is versterkt, de banen zijn gelast met 30 mm overlap en
      rondom zit een band met ringen om de 40 cm.</p>
      <h3>Meten</h3>
      <p>Meet het steigervlak en niet de gevel. Trek aan elke kant tien centimeter af, dan kan het
      doek gespannen worden. Maten gaan per centimeter, van 2 tot 30 meter breed en tot 20 meter
      hoog.</p>
      <h3>Bevestigen</h3>
      <p>Overleg vooraf met de steigerbouwer: een doek vangt wind en de verankering moet daarop
      berekend zijn. Zet elke ring vast, ook in het midden van het vlak.</p>
      <h3>Bestand</h3>
      <ul>
      <li>op schaal 1:10, CMYK, met 10 mm afloop op ware grootte</li>
      <li>50 ppi op ware grootte is genoeg: mensen staan op tien meter of verder</li>
      </ul>
      <p>Grote doeken gaan op een pallet, of je haalt ze af.</p>
    `),
    metaTitle: 'Steigerdoek bedrukt, mesh 330 gram op maat',
    metaDescription: prose(`
      Bedrukt steigerdoek van versterkt mesh, gelast uit banen en met ringen om de 40 cm. Tot 30 x
      20 meter, na vijf werkdagen klaar.
    `),
    priceRule: perM2('11.90', '6', { setup: '25.00', minimumLine: '95.00', tiers: rollTiers }),
    sizes: { stepMm: 10, width: [2000, 30000, 10000], height: [2000, 20000, 8000] },
    production: bannerRoll,
    print: scaffoldPrint,
    material: { name: 'pvc mesh versterkt', thicknessMm: 0.4, weight: { grams: 330, per: 'm2' } },
    properties: {
      materiaal: 'mesh',
      gebruik: 'binnen en buiten',
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B-s1,d0',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,4',
    },
    lead: withoutExpress(5),
    delivery: foldedLargeCloth,
    searchSynonyms: ['steigerbanner', 'steigernet bedrukt', 'scaffold banner'],
    relatedSkus: ['TOE-TIEWRAP', 'BHD-MESH'],
    scene: { kind: 'mesh', artwork: 5575, tint: 5 },
    popularity: 46,
  }),
  simpleProduct({
    sku: 'TXD-210',
    title: 'Textieldoek decor 210 g',
    urlPath: '/spandoeken-en-doeken/textieldoek/textieldoek-decor-210-g',
    categoryPaths: ['/spandoeken-en-doeken/textieldoek'],
    shortDescription: 'Mat polyester 210 g/m² voor binnen, kreukarm.',
    mediumDescription: prose(`
      Mat polyesterdoek van 210 gram voor binnen. De inkt zit in de vezel, dus het doek spiegelt
      niet en kan gevouwen mee. Brandklasse B1, certificaat op aanvraag.
    `),
    description: prose(`
      <p>Bij sublimatie wordt de inkt met warmte in het polyester gebracht. Het doek blijft soepel en
      mat, ook onder felle lampen, en een vouw hangt er in een warme ruimte na een paar uur uit.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>achterwand op een podium of bij een persmoment</li>
      <li>wanddoek in winkel of showroom</li>
      <li>afscheiding op een beurs</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Het doek wordt schoon gesneden geleverd. Zet het vast met klemmen of nietjes, of werk de rand
      zelf af. Voor een aluminium frame bestel je het framedoek met pees.</p>
      <h3>Bestand</h3>
      <p>Tot 3,15 meter hoog en 20 meter breed uit één stuk. Lever aan in CMYK met 10 mm afloop, 100
      ppi op ware grootte. Laat 20 mm rondom vrij van tekst. Dit doek is niet geschikt voor
      buiten.</p>
    `),
    metaTitle: 'Textieldoek 210 gram op maat bedrukken',
    metaDescription: prose(`
      Mat textieldoek van 210 g/m² voor podium, beurs en winkel. Kreukarm, gesublimeerd en tot ruim
      3 meter hoog uit één stuk.
    `),
    priceRule: perM2('14.90', '0.5', {
      setup: '7.50',
      minimumLine: '24.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 20000, 2000], height: [300, 3150, 2500] },
    production: textileRoll,
    print: textilePrint,
    material: { name: 'polyester decor', thicknessMm: 0.35, weight: { grams: 210, per: 'm2' } },
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
    searchSynonyms: ['stoffen banner', 'decotex', 'textielbanner'],
    relatedSkus: ['TXF-DOEK', 'SPD-510'],
    scene: { kind: 'textielframe', artwork: 1978, tint: 0 },
    popularity: 52,
  }),
]
