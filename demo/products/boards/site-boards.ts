import { flatBoards, longOrPallet, palletOnly, parcelOrLong } from '../../deliveries.ts'
import { boardLead, rollLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { overWholeCart, perPiece, rateTiers } from '../../price-rules.ts'
import { fixedBoardPrint, twoSidedBoardPrint, vinylPrint } from '../../print-specs.ts'
import { fixedBoard, vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers, stockTiers } from '../../tiers.ts'

export const siteBoards: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'MAK-VBORD',
    title: 'V-bord kanaalplaat',
    urlPath: '/borden-en-panelen/makelaars-en-bouwborden/v-bord-kanaalplaat',
    categoryPaths: ['/borden-en-panelen/makelaars-en-bouwborden'],
    shortDescription: 'V-vorm, 2 vlakken 60 × 80 cm, 5 mm, aan gevel of kozijn.',
    mediumDescription: prose(`
      Kanaalplaat van 5 mm, in het midden gevouwen tot een V van twee keer 60 × 80 cm. Van twee
      kanten in de straat te lezen. Staffelprijs over al je V-borden samen.
    `),
    description: prose(`
      <p>Een V-bord steekt uit de gevel en is daardoor vanuit beide richtingen te lezen. Het is één
      plaat van 120 × 80 cm met een vouwlijn in het midden; jij vouwt hem bij het ophangen.</p>
      <h3>Ophangen</h3>
      <p>Schroef of bind de twee zijkanten tegen kozijn, balkon of regenpijp, met ongeveer 60 cm
      ertussen. Gebruik op een kozijn altijd de bestaande gaten, dan is er later niets te
      herstellen.</p>
      <h3>Bestellen voor meer panden</h3>
      <p>De staffel telt over alle V-borden in je winkelwagen, ook als ze op verschillende regels
      staan. Tien borden voor tien adressen krijgen dus samen de prijs van tien stuks.</p>
      <h3>Bestand</h3>
      <ul>
      <li>formaat 1200 × 800 mm met 5 mm afloop</li>
      <li>vouw op 600 mm, houd daar 15 mm aan weerszijden vrij</li>
      <li>zet de belangrijkste tekst op beide vlakken</li>
      </ul>
    `),
    metaTitle: 'V-bord van kanaalplaat voor makelaars',
    metaDescription: prose(`
      V-bord van kanaalplaat, twee vlakken van 60 × 80 cm. Voor gevel of kozijn, met staffelprijzen
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
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['v bord', 'tuinbord', 'makelaarsbord', 'te koop bord'],
    relatedSkus: ['TOE-TIEWRAP', 'KAN-35'],
    scene: { kind: 'vBoard', artwork: 5529, tint: 1 },
    popularity: 74,
  }),
  simpleProduct({
    sku: 'MAK-TUIN',
    title: 'Tuinbord kanaalplaat 80 × 60 cm',
    urlPath: '/borden-en-panelen/makelaars-en-bouwborden/tuinbord-kanaalplaat-80-x-60-cm',
    categoryPaths: ['/borden-en-panelen/makelaars-en-bouwborden'],
    shortDescription: 'Vlak bord, dubbelzijdig, met twee inslagpennen.',
    mediumDescription: prose(`
      Tuinbord van 80 × 60 cm in kanaalplaat van 5 mm, aan twee kanten bedrukt. Met twee stalen
      pennen die je zo de grond in slaat.
    `),
    description: prose(`
      <p>Een bord in de voortuin wordt van twee kanten gelezen, dus drukken wij het ook aan twee
      kanten. De pennen schuiven in de kanalen van de plaat en gaan met een paar tikken de grond in.
      Plaatsen kost een minuut.</p>
      <h3>Geschikt voor</h3>
      <ul>
      <li>te koop en te huur</li>
      <li>uitvoerder van een verbouwing of dakwerk</li>
      <li>open dagen en verkiezingen</li>
      </ul>
      <h3>Plaatsen</h3>
      <p>Zet het bord haaks op de rijrichting, minstens een meter van de stoeprand. In harde klei sla
      je eerst een gat voor. Vraag de bewoner altijd om toestemming.</p>
      <h3>Bestand</h3>
      <p>Twee pagina's van 800 × 600 mm met 5 mm afloop; mogen gelijk zijn. CMYK, 100 ppi, 10 mm vrij
      langs de rand. Zet het telefoonnummer boven het midden: gras groeit.</p>
    `),
    metaTitle: 'Tuinbord kanaalplaat 80 × 60 cm, dubbelzijdig',
    metaDescription: prose(`
      Tuinbord van 80 × 60 cm met twee inslagpennen, aan beide kanten bedrukt. Kanaalplaat 5 mm,
      ongeveer twee jaar buiten te gebruiken.
    `),
    priceRule: perPiece('22.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [800, 600],
    production: fixedBoard,
    print: twoSidedBoardPrint,
    material: { name: 'kanaalplaat 5 mm', thicknessMm: 5, weight: { grams: 1350, per: 'piece' } },
    properties: {
      materiaal: 'polypropeen',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'dubbelzijdig',
      'dikte-mm': '5',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['tuinbord', 'verkoopbord'],
    relatedSkus: ['MAK-VBORD', 'MAK-VERKOCHT', 'KAN-5'],
    scene: { kind: 'gardenBoard', artwork: 4010, tint: 0 },
    popularity: 60,
  }),
  simpleProduct({
    sku: 'MAK-VERKOCHT',
    title: 'Opplakstrook verkocht',
    urlPath: '/borden-en-panelen/makelaars-en-bouwborden/opplakstrook-verkocht',
    categoryPaths: ['/borden-en-panelen/makelaars-en-bouwborden'],
    shortDescription: 'Sticker 60 × 15 cm voor makelaarsbord, per 10.',
    mediumDescription: prose(`
      Stickerstroken van 60 × 15 cm om schuin over een makelaarsbord te plakken, per tien. Met je
      eigen tekst en kleur.
    `),
    description: prose(`
      <p>Het bord blijft hangen, de boodschap verandert. Met een strook in je huiskleur maak je van
      <strong>te koop</strong> in vijf tellen <strong>verkocht</strong>. De folie is weerbestendig en
      blijft ongeveer drie jaar goed, langer dan een bord nodig heeft.</p>
      <h3>Plakken</h3>
      <ul>
      <li>maak het bord droog en vetvrij, ook op een regendag</li>
      <li>haal het schutvel vanaf één kant los en strijk met de hand mee</li>
      <li>onder de tien graden hecht de lijm traag</li>
      </ul>
      <h3>Bestellen</h3>
      <p>Een verpakking bevat tien gelijke stroken. Wil je naast verkocht ook onder bod, bestel dan
      twee verpakkingen als aparte regels.</p>
      <h3>Bestand</h3>
      <p>Formaat 600 × 150 mm met 3 mm afloop, CMYK, 150 ppi. De snijlijn is recht, 3 mm rondom
      blijft vrij van tekst. Een stevige kleur met witte letters is van de overkant te lezen.</p>
    `),
    metaTitle: 'Opplakstrook verkocht voor makelaarsbord, per 10',
    metaDescription: prose(`
      Opplakstroken van 60 × 15 cm voor makelaarsborden, per tien. Polymeer vinyl, met eigen tekst
      zoals verkocht of onder bod.
    `),
    priceRule: perPiece('18.50', { tiers: stockTiers }),
    fixedSizeMm: [600, 150],
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'polymeer vinyl', thicknessMm: 0.08, weight: { grams: 220, per: 'piece' } },
    properties: {
      materiaal: 'vinyl',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,08',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['verkocht sticker', 'onder bod'],
    relatedSkus: ['MAK-VBORD', 'MAK-TUIN'],
    scene: { kind: 'soldStrip', artwork: 244, tint: 1 },
    popularity: 38,
  }),
  simpleProduct({
    sku: 'MAK-PROJECT',
    title: 'Projectbord 200 × 100 cm',
    urlPath: '/borden-en-panelen/makelaars-en-bouwborden/projectbord-200-x-100-cm',
    categoryPaths: ['/borden-en-panelen/makelaars-en-bouwborden'],
    shortDescription: 'Aluminium sandwich 3 mm, met vier boorgaten.',
    mediumDescription: prose(`
      Projectbord van twee bij een meter in aluminium sandwich van 3 mm, met een boorgat in elke
      hoek. Na drie werkdagen klaar om te plaatsen.
    `),
    description: prose(`
      <p>Wie bouwt hier, wanneer is het klaar en wie bel je. Op twee vierkante meter past dat met
      ruimte voor een impressie. De plaat roest niet en buigt niet door tussen twee palen.</p>
      <h3>Plaatsen</h3>
      <p>De gaten zitten op 30 mm uit de hoeken en zijn 8 mm wijd. Zet het bord op twee palen met
      beugels, of schroef het op een schutting. De onderkant op ongeveer anderhalve meter houdt hem
      uit het zicht van spuitbussen.</p>
      <h3>Opmaak die werkt</h3>
      <ul>
      <li>titel minstens 10 cm hoog</li>
      <li>hooguit zes logo's, in één rij</li>
      <li>een zichtlijn voor de impressie, geen collage</li>
      </ul>
      <h3>Bestand</h3>
      <p>Formaat 2000 × 1000 mm met 5 mm afloop, CMYK, 100 ppi. Houd 10 mm rondom vrij en 60 mm rond
      de gaten. Het bord gaat als lang pakket mee.</p>
    `),
    metaTitle: 'Projectbord 200 × 100 cm, aluminium sandwich',
    metaDescription: prose(`
      Projectbord van 200 × 100 cm in aluminium sandwich 3 mm, met vier boorgaten. Weerbestendig
      bedrukt, na drie werkdagen klaar.
    `),
    priceRule: perPiece('74.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [2000, 1000],
    production: fixedBoard,
    print: fixedBoardPrint,
    material: { name: 'aluminium sandwich 3 mm', thicknessMm: 3, weight: { grams: 7600, per: 'piece' } },
    properties: {
      materiaal: 'aluminium sandwich',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3',
    },
    lead: boardLead,
    delivery: longOrPallet,
    searchSynonyms: ['bouwbord', 'reclamebord', 'project bord'],
    relatedSkus: ['MAK-BOUW', 'BEV-PAAL', 'BEV-BEUGEL'],
    scene: { kind: 'projectBoard', artwork: 2855, tint: 4 },
    popularity: 51,
  }),
  simpleProduct({
    sku: 'MAK-BOUW',
    title: 'Bouwbord 300 × 200 cm',
    urlPath: '/borden-en-panelen/makelaars-en-bouwborden/bouwbord-300-x-200-cm',
    categoryPaths: ['/borden-en-panelen/makelaars-en-bouwborden'],
    shortDescription: 'Twee panelen op stalen frame; afhalen of pallet.',
    mediumDescription: prose(`
      Bouwbord van drie bij twee meter, samengesteld uit twee panelen op een stalen frame. Compleet
      geleverd op een pallet, of af te halen.
    `),
    description: prose(`
      <p>Zes vierkante meter bord is van de doorgaande weg te lezen. Twee panelen van 3 mm aluminium
      sandwich sluiten op elkaar aan; het stalen frame erachter houdt ze vlak. De naad loopt
      verticaal in het midden.</p>
      <h3>Wat je nodig hebt</h3>
      <ul>
      <li>twee mensen en een uur: het geheel weegt 41 kilo</li>
      <li>een fundering of ballast, berekend op wind</li>
      <li>bij de meeste gemeenten een melding of vergunning</li>
      </ul>
      <h3>Ontwerp</h3>
      <p>Laat de naad niet door een gezicht of een cijfer lopen. Zet het belangrijkste in de bovenste
      helft; daar staat geen materieel voor.</p>
      <h3>Bestand</h3>
      <p>Eén bestand van 3000 × 2000 mm of op schaal 1:10, CMYK met 5 mm afloop. Wij delen het zelf
      over de panelen. 100 ppi op ware grootte, 10 mm vrij langs de rand.</p>
    `),
    metaTitle: 'Bouwbord 300 × 200 cm op stalen frame',
    metaDescription: prose(`
      Bouwbord van 300 × 200 cm: twee panelen aluminium sandwich op een stalen frame. Compleet
      geleverd, na zes werkdagen klaar.
    `),
    priceRule: perPiece('389.00', { tiers: rateTiers('piece', [1, '389.00'], [2, '365.00'], [5, '339.00']) }),
    fixedSizeMm: [3000, 2000],
    production: fixedBoard,
    print: fixedBoardPrint,
    material: {
      name: 'aluminium sandwich 3 mm op frame',
      thicknessMm: 3,
      weight: { grams: 41000, per: 'piece' },
    },
    properties: {
      materiaal: 'aluminium sandwich',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3',
    },
    lead: withoutExpress(6),
    delivery: palletOnly,
    searchSynonyms: ['groot bouwbord', 'bouwbord 3x2'],
    relatedSkus: ['MAK-PROJECT', 'HOU-BETON18', 'BHD-MESH'],
    scene: { kind: 'siteBoard', artwork: 9318, tint: 3 },
    popularity: 36,
  }),
]
