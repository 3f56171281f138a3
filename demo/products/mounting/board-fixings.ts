import { longOrPallet, parcelOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const boardFixings: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'AFH-RVS19',
    title: 'Afstandhouder rvs 19 × 25 mm, set van 4',
    pack: { kind: 'set', count: 4 },
    urlPath: '/montage-en-toebehoren/bordbevestiging/afstandhouder-rvs-19-x-25-mm-set-van-4',
    categoryPaths: ['/montage-en-toebehoren/bordbevestiging'],
    shortDescription: 'Voor plaat 3-10 mm, boorgat 10 mm.',
    mediumDescription: prose(`
      Vier afstandhouders van geborsteld roestvast staal, 19 mm rond en 25 mm van de muur. Voor
      panelen van 3 tot 10 mm, binnen en buiten.
    `),
    description: prose(`
      <p>Met afstandhouders komt een paneel los van de wand. Dat geeft een schaduwrand en je ziet geen
      schroeven. Roestvast staal kan ook buiten, zelfs aan de kust als je het af en toe afspoelt.</p>
      <h3>Hoeveel heb je nodig</h3>
      <ul>
      <li>tot een halve vierkante meter: vier</li>
      <li>tot één vierkante meter: zes</li>
      <li>daarboven: acht of meer</li>
      </ul>
      <h3>Monteren</h3>
      <p>Boor gaten van 10 mm op 20 mm van de rand van het paneel. Schroef de voet op de muur met de
      bijgeleverde schroef en plug, zet het paneel ertussen en draai de kop vast. Bij acrylaat
      handvast: te strak geeft scheurtjes.</p>
      <h3>Gegevens</h3>
      <p>Diameter 19 mm, afstand tot de muur 25 mm, voor platen van 3 tot 10 mm. Vier stuks per set,
      240 gram. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Afstandhouder rvs 19 × 25 mm, set van 4',
    metaDescription: prose(`
      Set van vier rvs afstandhouders, 19 mm rond en 25 mm uit de muur. Voor panelen van 3 tot 10 mm
      dik, binnen en buiten.
    `),
    priceRule: perPiece('16.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'rvs', thicknessMm: null, weight: { grams: 240, per: 'piece' } },
    properties: {
      materiaal: 'rvs',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['afstandshouders', 'stand off', 'plexi houder', 'afstand houder'],
    relatedSkus: ['ACR-5', 'ALP-3'],
    scene: { kind: 'standoffs', diameterMm: 19, depthMm: 25, metal: 'steel', artwork: 9952, tint: 1 },
    popularity: 65,
  }),
  simpleProduct({
    sku: 'AFH-RVS13',
    title: 'Afstandhouder rvs 13 × 15 mm, set van 4',
    pack: { kind: 'set', count: 4 },
    urlPath: '/montage-en-toebehoren/bordbevestiging/afstandhouder-rvs-13-x-15-mm-set-van-4',
    categoryPaths: ['/montage-en-toebehoren/bordbevestiging'],
    shortDescription: 'Voor plaat 3-6 mm, boorgat 7 mm.',
    mediumDescription: prose(`
      Vier kleine afstandhouders van geborsteld rvs, 13 mm rond en 15 mm van de muur. Voor
      naambordjes en panelen van 3 tot 6 mm.
    `),
    description: prose(`
      <p>Bij een naambordje van 30 bij 20 cm is een kop van 19 mm te groot. Deze is 13 mm en
      verdwijnt bijna. Het bord hangt 15 mm vrij, genoeg voor een rand schaduw.</p>
      <h3>Hoeveel</h3>
      <ul>
      <li>vier bij een bordje tot een halve vierkante meter</li>
      <li>zes bij alles daarboven, of als het bord breed en laag is</li>
      </ul>
      <h3>Monteren</h3>
      <p>Boor gaten van 7 mm in het bord, 20 mm uit de rand. Gebruik het bord als mal op de muur, zet
      de voet met schroef en plug vast en draai de kop er handvast op. Op hout kan de schroef zonder
      plug.</p>
      <h3>Gegevens</h3>
      <p>Diameter 13 mm, afstand 15 mm, plaatdikte 3 tot 6 mm. Geborsteld roestvast staal, 90 gram
      per set van vier. Voor dikker of zwaarder neem je de 19 mm. Uit voorraad, de volgende werkdag
      klaar.</p>
    `),
    metaTitle: 'Afstandhouder rvs 13 × 15 mm, set van 4',
    metaDescription: prose(`
      Set van vier rvs afstandhouders van 13 mm rond en 15 mm hoog. Voor naamborden en platen van 3
      tot 6 mm, binnen en buiten.
    `),
    priceRule: perPiece('11.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'rvs', thicknessMm: null, weight: { grams: 90, per: 'piece' } },
    properties: {
      materiaal: 'rvs',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['afstandshouder', 'stand-off', 'standoff', 'bordhouder'],
    relatedSkus: ['AFH-RVS19', 'NAM-ALU', 'BEV-SCHROEF'],
    scene: { kind: 'standoffs', diameterMm: 13, depthMm: 15, metal: 'steel', artwork: 8486, tint: 2 },
    popularity: 51,
  }),
  simpleProduct({
    sku: 'BEV-SCHROEF',
    title: 'Bordschroef rvs met afdekkap, per 20',
    pack: { kind: 'pieces', count: 20 },
    urlPath: '/montage-en-toebehoren/bordbevestiging/bordschroef-rvs-met-afdekkap-per-20',
    categoryPaths: ['/montage-en-toebehoren/bordbevestiging'],
    shortDescription: '4,5 × 40 mm met plug.',
    mediumDescription: prose(`
      Twintig rvs schroeven van 4,5 × 40 mm met pluggen en afdekkapjes. Voor borden die je zichtbaar,
      maar netjes wilt vastzetten.
    `),
    description: prose(`
      <p>Een bord dat met een verzinkte schroef hangt, heeft na twee winters een bruine streep. Met
      rvs niet. Over elke kop klik je een kapje, zodat je geen schroef meer ziet.</p>
      <h3>Welke ondergrond</h3>
      <ul>
      <li>baksteen en beton: boor 8 mm voor de plug</li>
      <li>hout: voorboren met 3 mm, zonder plug</li>
      <li>gipsplaat: gebruik een hollewandplug, die zit er niet bij</li>
      </ul>
      <h3>Netjes werken</h3>
      <p>Boor het bord een halve millimeter ruimer dan de schroef: metaal en kunststof zetten uit.
      Draai niet tot het doorbuigt. Het kapje drukt er met de duim op, en gaat er met een mesje weer
      af.</p>
      <h3>Gegevens</h3>
      <p>Twintig schroeven van 4,5 × 40 mm, met plug en kap, 150 gram. Rvs in A2-kwaliteit. Uit
      voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Bordschroef rvs met afdekkap, per 20',
    metaDescription: prose(`
      Rvs bordschroeven van 4,5 × 40 mm, per 20 met pluggen en afdekkapjes. Roestvrij, voor buiten en
      binnen. Uit voorraad.
    `),
    priceRule: perPiece('6.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'rvs', thicknessMm: null, weight: { grams: 150, per: 'piece' } },
    properties: {
      materiaal: 'rvs',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['schroeven', 'schroefset'],
    relatedSkus: ['NAM-ALU', 'NAM-PARK', 'ALP-3'],
    scene: { kind: 'boardScrews', artwork: 3045, tint: 1 },
    popularity: 44,
  }),
  simpleProduct({
    sku: 'BEV-TAPE',
    title: 'Montagetape 19 mm × 10 m',
    urlPath: '/montage-en-toebehoren/bordbevestiging/montagetape-19-mm-x-10-m',
    categoryPaths: ['/montage-en-toebehoren/bordbevestiging'],
    shortDescription: 'Dubbelzijdig schuim, binnen en buiten.',
    mediumDescription: prose(`
      Dubbelzijdige schuimtape van 19 mm breed, rol van tien meter. Plakt borden op glas, lak en
      gladde muren, binnen en buiten.
    `),
    description: prose(`
      <p>Niet elke muur mag een gat krijgen. Met deze tape zit een bord vast op glas, metaal en
      gladde verf. Het schuim vult kleine oneffenheden en dempt het rammelen.</p>
      <h3>Zo houdt het</h3>
      <ul>
      <li>ontvet beide kanten met alcohol en laat drogen</li>
      <li>vier stroken rondom, plus één in het midden</li>
      <li>druk tien seconden, na een dag is de kleefkracht vol</li>
      </ul>
      <p>Plak bij meer dan vijf graden, anders pakt de lijm niet.</p>
      <h3>Waarop niet</h3>
      <p>Op ruw stuc, baksteen en olie kun je beter schroeven. Op polypropeen en polyetheen, zoals
      kanaalplaat, hecht vrijwel geen tape. Twijfel je, plak dan een testje.</p>
      <h3>Gegevens</h3>
      <p>19 mm breed, rol van 10 meter, 180 gram. Buiten houdt de tape ongeveer drie jaar. Zware
      panelen schroef je; tape is dan hooguit een hulp bij het uitlijnen. Uit voorraad, de volgende
      werkdag klaar.</p>
    `),
    metaTitle: 'Montagetape 19 mm × 10 m, dubbelzijdig',
    metaDescription: prose(`
      Dubbelzijdige montagetape van acrylaatschuim, 19 mm breed en tien meter lang. Binnen en buiten
      te gebruiken. Uit voorraad leverbaar.
    `),
    priceRule: perPiece('12.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'acrylaatschuim', thicknessMm: null, weight: { grams: 180, per: 'piece' } },
    properties: {
      materiaal: 'acrylaatschuim',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['dubbelzijdig tape', 'foamtape', 'spiegeltape'],
    relatedSkus: ['PVC-5', 'NAM-ALU', 'TOE-RAKEL'],
    scene: { kind: 'foamTape', artwork: 9780, tint: 3 },
    popularity: 57,
  }),
  simpleProduct({
    sku: 'BEV-PAAL',
    title: 'Stalen paal 60 mm, 300 cm',
    urlPath: '/montage-en-toebehoren/bordbevestiging/stalen-paal-60-mm-300-cm',
    categoryPaths: ['/montage-en-toebehoren/bordbevestiging'],
    shortDescription: 'Verzinkt met grondanker, incl. dop.',
    mediumDescription: prose(`
      Verzinkte stalen paal van drie meter en 60 mm, met grondanker en dop. Voor verkeersborden,
      verbodsborden en projectborden.
    `),
    description: prose(`
      <p>Een bord hoort op ooghoogte van een automobilist te hangen, niet tegen een boom. De paal is
      3 meter: een halve meter in de grond, tweeënhalve erboven. Het anker onderin voorkomt dat hij
      draait of wordt uitgetrokken.</p>
      <h3>Plaatsen</h3>
      <ul>
      <li>gat van 50 cm diep en 30 cm wijd</li>
      <li>ankerijzer door de onderkant steken, paal loodrecht zetten</li>
      <li>vullen met snelbeton en een uur laten staan</li>
      </ul>
      <h3>Bord ophangen</h3>
      <p>Met een beugelset per bord. Bij een bord van twee meter breed zet je twee palen, op 30 cm
      van de randen. Zorg voor toestemming van de grondeigenaar.</p>
      <h3>Gegevens</h3>
      <p>Rond 60 mm, wanddikte 2 mm, 8,9 kilo, thermisch verzinkt. De dop houdt regen uit de buis.
      Gaat als lang pakket. De volgende werkdag klaar.</p>
    `),
    metaTitle: 'Stalen paal 60 mm, 300 cm, verzinkt',
    metaDescription: prose(`
      Verzinkte stalen paal van 60 mm en 300 cm, met grondanker en afdekdop. Voor borden op beugels.
      De volgende werkdag klaar.
    `),
    priceRule: perPiece('39.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal', thicknessMm: null, weight: { grams: 8900, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: longOrPallet,
    searchSynonyms: ['flespaal', 'verkeersbordpaal'],
    relatedSkus: ['BEV-BEUGEL', 'NAM-VERBOD', 'MAK-PROJECT'],
    scene: { kind: 'groundPost', artwork: 5201, tint: 2 },
    popularity: 36,
  }),
  simpleProduct({
    sku: 'BEV-BEUGEL',
    title: 'Beugelset bord op paal 60 mm',
    urlPath: '/montage-en-toebehoren/bordbevestiging/beugelset-bord-op-paal-60-mm',
    categoryPaths: ['/montage-en-toebehoren/bordbevestiging'],
    shortDescription: 'Aluminium beugel met bouten, per 2.',
    mediumDescription: prose(`
      Twee aluminium beugels met bouten waarmee je een bord aan een paal van 60 mm hangt. Zonder
      lassen, zonder zaagwerk.
    `),
    description: prose(`
      <p>De beugels klemmen om de paal en schroeven door de gaten in het bord. Door ze strakker of
      losser te zetten, draai je het bord precies in de richting van het verkeer. Twee zijn genoeg
      voor een bord tot 60 cm hoog.</p>
      <h3>Monteren</h3>
      <ul>
      <li>leg het bord op de grond en zet de beugels handvast</li>
      <li>schuif het geheel over de paal en stel op hoogte</li>
      <li>trek om en om aan, en controleer na een week</li>
      </ul>
      <h3>Maat</h3>
      <p>De klem past op buis van 60 mm, ook van andere merken. Op een vierkante houten paal past hij
      niet, gebruik dan houtdraadbouten. Voor een breed bord neem je twee sets.</p>
      <h3>Gegevens</h3>
      <p>Aluminium met rvs bouten, per twee, 310 gram. Geen speciaal gereedschap nodig. Uit voorraad,
      de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Beugelset bord op paal 60 mm',
    metaDescription: prose(`
      Set van twee aluminium beugels met bouten voor borden aan een paal van 60 mm. Roestvrij en
      opnieuw te gebruiken. Uit voorraad.
    `),
    priceRule: perPiece('12.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 310, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['paalbeugel', 'bordbeugel'],
    relatedSkus: ['BEV-PAAL', 'NAM-VERBOD', 'MAK-PROJECT'],
    scene: { kind: 'postClamps', artwork: 313, tint: 4 },
    popularity: 38,
  }),
]
