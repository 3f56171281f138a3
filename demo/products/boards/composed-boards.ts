import { bundleProduct } from '../../bundle-product.ts'
import { flatBoards } from '../../deliveries.ts'
import { boardLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { clearBoardPrint, eitherSideBoardPrint, fixedBoardPrint } from '../../print-specs.ts'
import { boardFrom } from '../../production.ts'
import { prose } from '../../prose.ts'
import { sheetTiers } from '../../tiers.ts'

export const composedBoards: readonly DemoProduct[] = [
  bundleProduct({
    sku: 'ALP-MAAT',
    title: 'Aluminium paneel op maat',
    urlPath: '/borden-en-panelen/aluminium-panelen/aluminium-paneel-op-maat',
    categoryPaths: ['/borden-en-panelen/aluminium-panelen'],
    shortDescription: 'Sandwich of massief, vorm, gaten en bevestiging.',
    mediumDescription: prose(`
      Aluminium bord op maat: sandwich van 2, 3 of 4 mm, geborsteld, brandwerend of massief. Recht
      gezaagd, met ronde hoeken of gefreesd, met gaten en houders erbij.
    `),
    description: prose(`
      <p>Een sandwichpaneel bestaat uit twee lagen aluminium met een kern ertussen: vlak, stijf en
      licht genoeg om met twee man op te hangen. Wij drukken er rechtstreeks op en snijden daarna
      jouw vorm.</p>
      <h3>Welke plaat</h3>
      <ul>
      <li><strong>2 mm:</strong> voor kleine borden op een muur</li>
      <li><strong>3 mm:</strong> de standaard, binnen en buiten</li>
      <li><strong>4 mm:</strong> stijver, voor grote vlakken of palen</li>
      <li><strong>4 mm brandwerend:</strong> met minerale kern, B-s1,d0</li>
      <li><strong>geborsteld:</strong> met metaal dat door de druk heen glanst</li>
      <li><strong>massief 2 mm:</strong> bestand tegen stoten, en te zetten</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Vier gaten zijn genoeg tot een halve vierkante meter, zes tot één. Kies er afstandhouders of
      schroeven bij. Een laminaat beschermt op plekken waar mensen langs lopen.</p>
      <h3>Bestand</h3>
      <p>CMYK, 5 mm afloop, 100 ppi. Een contour lever je als lijn in de steunkleur CutContour, met
      binnenhoeken van minstens 2 mm straal. Tekst 10 mm uit de rand.</p>
    `),
    metaTitle: 'Aluminium paneel op maat bedrukken',
    metaDescription: prose(`
      Bedrukt aluminium paneel op maat: sandwich of massief, recht of gefreesd, met boorgaten en
      afstandhouders. Tot 304 × 204 cm, na drie werkdagen klaar.
    `),
    production: boardFrom(0, [3050, 1500], [3050, 2050]),
    print: eitherSideBoardPrint,
    material: { name: 'naar keuze', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'aluminium sandwich',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: ['enkelzijdig', 'dubbelzijdig'],
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['dibond op maat', 'alupaneel op maat', 'dibond bord'],
    relatedSkus: ['AFH-RVS19'],
    scene: { kind: 'panelChoice', artwork: 3610, tint: 3 },
    popularity: 96,
  }),
  bundleProduct({
    sku: 'PVC-MAAT',
    title: 'Pvc-schuimplaat op maat',
    urlPath: '/borden-en-panelen/kunststof-platen/pvc-schuimplaat-op-maat',
    categoryPaths: ['/borden-en-panelen/kunststof-platen'],
    shortDescription: '3, 5, 10 of 19 mm, recht of gefreesd.',
    mediumDescription: prose(`
      Wit geschuimd pvc op maat, van 3 tot 19 mm dik. Licht, vlak en makkelijk op te hangen, recht
      gezaagd of in elke vorm gefreesd, aan een of twee zijden bedrukt.
    `),
    description: prose(`
      <p>Geschuimd pvc weegt maar de helft van een massieve kunststof plaat en blijft toch vlak. De
      matte witte huid neemt druk mooi aan. Binnen gaat een bord jaren mee, buiten reken je op twee
      jaar.</p>
      <h3>Welke dikte</h3>
      <ul>
      <li><strong>3 mm:</strong> prijsborden en kleine borden binnen</li>
      <li><strong>5 mm:</strong> de meeste borden, en figuren tot een meter</li>
      <li><strong>10 mm:</strong> vrijstaande vormen, met een rand die diepte geeft</li>
      <li><strong>19 mm:</strong> dikke letters en displays, tot 121 cm breed</li>
      </ul>
      <h3>Vorm en ophangen</h3>
      <p>Een contour freest de machine in één gang; scherpe binnenhoeken krijgen een straal van 2 mm.
      Met een blind frame hangt het bord los van de wand, montagetape is genoeg voor een kleine plaat
      op een gladde ondergrond.</p>
      <h3>Bestand</h3>
      <p>CMYK met 5 mm afloop en 100 ppi. Zet de freeslijn als steunkleur CutContour in je pdf. Bij
      dubbelzijdig lever je twee pagina's, de achterkant niet gespiegeld.</p>
    `),
    metaTitle: 'Pvc-schuimplaat op maat bedrukken',
    metaDescription: prose(`
      Geschuimd pvc van 3, 5, 10 of 19 mm op maat bedrukt, recht gezaagd of in vorm gefreesd. Met
      gaten, tape of ophangframe, na drie werkdagen klaar.
    `),
    production: boardFrom(0, [3050, 1500], [3050, 2050]),
    print: eitherSideBoardPrint,
    material: { name: 'pvc geschuimd', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'pvc-schuim',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: ['enkelzijdig', 'dubbelzijdig'],
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['forex op maat', 'forex plaat', 'schuimplaat op maat'],
    relatedSkus: ['BEV-TAPE'],
    scene: { kind: 'foamChoice', artwork: 2597, tint: 4 },
    popularity: 85,
  }),
  bundleProduct({
    sku: 'ACR-MAAT',
    title: 'Acrylaat op maat met afstandhouders',
    urlPath: '/borden-en-panelen/acrylaat-en-glasvervangers/acrylaat-op-maat-met-afstandhouders',
    categoryPaths: ['/borden-en-panelen/acrylaat-en-glasvervangers'],
    shortDescription: 'Helder of opaal, witlaag, gaten en houders.',
    mediumDescription: prose(`
      Helder acrylaat van 3 tot 10 mm of opaal van 3 mm, op de achterkant bedrukt. Met witlaag,
      gepolijste randen, boorgaten en afstandhouders naar keuze.
    `),
    description: prose(`
      <p>De druk zit achterop, gespiegeld, zodat je door het acrylaat naar het beeld kijkt. Dat geeft
      diepte en de voorkant blijft glad en schoon te vegen. Voor een naambord bij de entree is 5 mm
      het meest gekozen.</p>
      <h3>Met of zonder wit</h3>
      <p>Zonder witlaag zijn de kleuren doorschijnend als gekleurd glas. Met een volvlak wit dekken ze
      helemaal. Wil je alleen het logo dekkend, geef dat dan aan in de steunkleur White.</p>
      <h3>Randen en houders</h3>
      <ul>
      <li>gezaagde rand: mat, prima in een lijst</li>
      <li>gepolijste rand: helder, vangt het licht</li>
      <li>rvs-houders van 19 mm dragen elke dikte, die van 13 mm tot 5 mm plaat</li>
      <li>gaten standaard 20 mm uit de rand</li>
      </ul>
      <h3>Bestand</h3>
      <p>Lever je ontwerp gewoon leesbaar aan: spiegelen doen wij. CMYK, 5 mm afloop, 100 ppi en tekst
      10 mm uit de rand. Na drie werkdagen klaar.</p>
    `),
    metaTitle: 'Acrylaat bord op maat met afstandhouders',
    metaDescription: prose(`
      Acrylaat op maat, helder of opaal, achterop bedrukt met witlaag naar keuze. Met gepolijste
      randen, boorgaten en rvs-afstandhouders te bestellen.
    `),
    production: boardFrom(0, [3050, 2050]),
    print: clearBoardPrint,
    material: { name: 'acrylaat', thicknessMm: null, weight: null },
    properties: {
      materiaal: 'acrylaat',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
    },
    lead: boardLead,
    delivery: flatBoards,
    searchSynonyms: ['plexiglas op maat', 'plexi bord', 'acrylaat bord'],
    relatedSkus: ['AFH-RVS19', 'WND-ACR'],
    scene: { kind: 'clearSheet', holds: 'size', artwork: 4933, tint: 0 },
    popularity: 79,
  }),
  bundleProduct({
    sku: 'MGB-SET',
    title: 'Magneetbord op maat',
    urlPath: '/borden-en-panelen/naam-en-parkeerborden/magneetbord-op-maat',
    categoryPaths: ['/borden-en-panelen/naam-en-parkeerborden', '/wand-en-interieur/wanddecoratie'],
    shortDescription: 'Stalen bord met print, toplaag en magneten.',
    mediumDescription: prose(`
      Stalen planbord tot 199 × 99 cm met jouw ontwerp onder een glanzende, matte of beschrijfbare
      toplaag. Blind opgehangen, geschroefd of in een aluminium lijst.
    `),
    description: prose(`
      <p>Een planbord met je eigen weekindeling, een plattegrond of gewoon een mooie foto waar
      magneten op blijven zitten. Het bord is 1 mm gelakt staal, in kleur bedrukt en daarna
      gelamineerd, zodat de druk niet slijt.</p>
      <h3>Toplaag</h3>
      <ul>
      <li><strong>glans:</strong> diepe kleuren, makkelijk schoon te vegen</li>
      <li><strong>mat:</strong> spiegelt weinig onder tl-licht</li>
      <li><strong>whiteboard:</strong> te beschrijven en droog uit te wissen</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Staal weegt bijna acht kilo per vierkante meter: gebruik pluggen die bij de wand passen. Met
      het blinde frame zie je geen enkele schroef; de lijst beschermt de hoeken. De magneten van
      20 mm houden zes vellen papier.</p>
      <h3>Bestand</h3>
      <p>CMYK met 5 mm afloop, 100 ppi op ware grootte, tekst 10 mm uit de rand. Na vijf werkdagen
      klaar; express is niet mogelijk, want het laminaat moet rusten.</p>
    `),
    metaTitle: 'Magneetbord op maat bedrukken',
    metaDescription: prose(`
      Stalen magneetbord op maat met eigen ontwerp: glans, mat of beschrijfbaar, met blind frame of
      aluminium lijst. Tot 199 × 99 cm, na vijf werkdagen klaar.
    `),
    priceRule: perM2('69.00', '0.15', { setup: '12.50', minimumLine: '29.00', tiers: sheetTiers }),
    production: boardFrom(0, [2000, 1000]),
    print: fixedBoardPrint,
    material: { name: 'staal gelakt', thicknessMm: 1, weight: { grams: 7850, per: 'm2' } },
    properties: {
      materiaal: 'staal',
      gebruik: 'binnen',
      druktechniek: 'UV-vlakbedprint',
      zijden: 'enkelzijdig',
      'dikte-mm': '1',
    },
    lead: withoutExpress(5),
    delivery: flatBoards,
    searchSynonyms: ['whiteboard op maat', 'magneetbord bedrukt', 'planbord'],
    relatedSkus: ['TOE-MAGNEET'],
    scene: { kind: 'magneticBoard', artwork: 5741, tint: 3 },
    popularity: 58,
  }),
]
