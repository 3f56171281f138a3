import { flatBoards, parcelOrLong } from '../../deliveries.ts'
import { boardLead, rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { fixedBoardPrint, vinylPrint } from '../../print-specs.ts'
import { fixedBoard, vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers } from '../../tiers.ts'

export const nameBoards: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'NAM-ALU',
    title: 'Naambord aluminium 30 × 20 cm',
    urlPath: '/borden-en-panelen/naam-en-parkeerborden/naambord-aluminium-30-x-20-cm',
    categoryPaths: ['/borden-en-panelen/naam-en-parkeerborden'],
    shortDescription: 'Sandwichpaneel 3 mm, ronde hoeken, vier gaten.',
    mediumDescription: prose(`
      Naambord van 30 × 20 cm in aluminium sandwich, met ronde hoeken en vier gaten. Voor deur, gevel
      en bedrijfsverzamelgebouw.
    `),
    description: prose(`
      <p>Het eerste wat een bezoeker van je leest, hangt naast de bel. Dit bord is drie millimeter
      dik, blijft vlak en verbleekt in de schaduw van een portiek nauwelijks. Op een zuidgevel kun je
      rekenen op ongeveer zeven jaar.</p>
      <h3>Monteren</h3>
      <ul>
      <li>met rvs-schroeven plat op de muur</li>
      <li>met afstandhouders van 13 mm los van de wand</li>
      <li>met montagetape op glas of glad hout</li>
      </ul>
      <p>De gaten zijn 7 mm en zitten op 15 mm uit de hoeken.</p>
      <h3>Meerdere namen</h3>
      <p>Meer huurders in één pand? Upload voor ieder een eigen ontwerp bij dezelfde regel; alle
      borden krijgen dezelfde gaten en lijnen dus onder elkaar uit.</p>
      <h3>Bestand</h3>
      <p>300 × 200 mm met 5 mm afloop, CMYK. Voor tekst die je van dichtbij leest is 150 ppi beter
      dan het minimum van 72. Vrije rand 10 mm.</p>
    `),
    metaTitle: 'Naambord aluminium 30 × 20 cm',
    metaDescription: prose(`
      Naambord van 30 × 20 cm in aluminium sandwich 3 mm, met ronde hoeken en vier boorgaten.
      Jarenlang buiten te gebruiken.
    `),
    priceRule: perPiece('16.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [300, 200],
    production: fixedBoard,
    print: fixedBoardPrint,
    material: { name: 'aluminium sandwich 3 mm', thicknessMm: 3, weight: { grams: 230, per: 'piece' } },
    properties: {
      materiaal: 'aluminium sandwich',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['naambordje', 'bedrijfsbord', 'deurbord'],
    relatedSkus: ['AFH-RVS13', 'BEV-SCHROEF', 'NAM-PARK'],
    scene: { kind: 'namePlate', artwork: 4341, tint: 2 },
    popularity: 56,
  }),
  simpleProduct({
    sku: 'NAM-PARK',
    title: 'Parkeerbord 50 × 10 cm',
    urlPath: '/borden-en-panelen/naam-en-parkeerborden/parkeerbord-50-x-10-cm',
    categoryPaths: ['/borden-en-panelen/naam-en-parkeerborden'],
    shortDescription: 'Kentekenbord op paal of wand.',
    mediumDescription: prose(`
      Smal bord van 50 × 10 cm voor een gereserveerde parkeerplaats, met kenteken of naam. Te
      schroeven op muur, hek of paal.
    `),
    description: prose(`
      <p>Even breed als een kentekenplaat en daarom meteen begrepen. Met een kenteken, een naam of
      het woord bezoekers houd je de plek vrij waarvoor hij bedoeld is. De plaat is 3 mm dik en roest
      niet.</p>
      <h3>Rij parkeerplaatsen</h3>
      <p>Heb je twintig plekken, bestel dan twintig stuks en upload de borden als losse ontwerpen. De
      stuksprijs daalt vanaf vijf, ook als elke tekst anders is.</p>
      <h3>Ophangen</h3>
      <ul>
      <li>op ongeveer 60 cm hoogte, dan ziet de bestuurder hem bij het inparkeren</li>
      <li>op muur of schutting met twee schroeven</li>
      <li>aan een hek met bindstrips door de gaten</li>
      </ul>
      <h3>Bestand</h3>
      <p>500 × 100 mm, 5 mm afloop, CMYK. Letters van minstens 50 mm lezen prettig vanuit de auto.
      Houd 10 mm rondom vrij; links en rechts komt op 12 mm een gat.</p>
    `),
    metaTitle: 'Parkeerbord met kenteken of naam, 50 × 10 cm',
    metaDescription: prose(`
      Parkeerbord van 50 × 10 cm in aluminium sandwich, met kenteken, naam of functie. Weerbestendig,
      vanaf één stuk te bestellen.
    `),
    priceRule: perPiece('14.90', { tiers: fixedSizeTiers }),
    fixedSizeMm: [500, 100],
    production: fixedBoard,
    print: fixedBoardPrint,
    material: { name: 'aluminium sandwich 3 mm', thicknessMm: 3, weight: { grams: 190, per: 'piece' } },
    properties: {
      materiaal: 'aluminium sandwich',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '3',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['kentekenbord', 'parkeerplaats bord'],
    relatedSkus: ['NAM-ALU', 'BEV-SCHROEF', 'NAM-VERBOD'],
    scene: { kind: 'parkingPlate', artwork: 5819, tint: 4 },
    popularity: 47,
  }),
  simpleProduct({
    sku: 'NAM-VERBOD',
    title: 'Verbodsbord 40 × 60 cm reflecterend',
    urlPath: '/borden-en-panelen/naam-en-parkeerborden/verbodsbord-40-x-60-cm-reflecterend',
    categoryPaths: ['/borden-en-panelen/naam-en-parkeerborden'],
    shortDescription: 'Aluminium met reflecterende folie klasse 1.',
    mediumDescription: prose(`
      Verbodsbord van 40 × 60 cm op massief aluminium van 2 mm, met reflecterende folie. Ook 's
      nachts leesbaar in het licht van koplampen.
    `),
    description: prose(`
      <p>Een verbod geldt pas als iemand het kon lezen, ook in het donker. De reflecterende folie van
      klasse 1 stuurt koplampen terug naar de bestuurder. De drager is massief aluminium van 2 mm,
      dat een trap of een storm verdraagt.</p>
      <h3>Veelgebruikte teksten</h3>
      <ul>
      <li>verboden toegang, artikel 461 Wetboek van Strafrecht</li>
      <li>uitrit vrijlaten, dag en nacht</li>
      <li>eigen weg, alleen bestemmingsverkeer</li>
      </ul>
      <p><strong>Let op:</strong> dit is geen verkeersbord in de zin van de wet. Voor de openbare weg
      gelden andere eisen.</p>
      <h3>Plaatsen</h3>
      <p>Zet hem op een stalen paal van 60 mm met een beugelset, onderkant op twee meter.</p>
      <h3>Bestand</h3>
      <p>400 × 600 mm met 3 mm afloop, CMYK, 150 ppi. Reflecterend wit oogt overdag iets grijs; kies
      zwarte of rode tekst met dikke letters.</p>
    `),
    metaTitle: 'Verbodsbord 40 × 60 cm, reflecterend',
    metaDescription: prose(`
      Reflecterend verbodsbord van 40 × 60 cm op aluminium 2 mm, met eigen tekst. Zeven jaar buiten
      te gebruiken, na twee werkdagen klaar.
    `),
    priceRule: perPiece('39.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [400, 600],
    production: vinylRoll,
    print: vinylPrint,
    material: { name: 'aluminium 2 mm', thicknessMm: 2, weight: { grams: 1300, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '2',
    },
    lead: rollLead,
    delivery: parcelOrLong,
    searchSynonyms: ['verboden toegang bord', 'artikel 461'],
    relatedSkus: ['BEV-PAAL', 'BEV-BEUGEL', 'NAM-PARK'],
    scene: { kind: 'prohibitionSign', artwork: 1603, tint: 2 },
    popularity: 42,
  }),
]
