import { parcelOnly } from '../deliveries.ts'
import { withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perPiece } from '../price-rules.ts'
import { fromStock } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { stockTiers } from '../tiers.ts'

export const mountingProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'TOE-SPANNER',
    title: 'Doekspanner met haak 25 cm, per 10',
    urlPath: '/montage-en-toebehoren/doekbevestiging/doekspanner-met-haak-25-cm-per-10',
    categoryPaths: ['/montage-en-toebehoren/doekbevestiging'],
    shortDescription: 'Elastiek met kunststof haak, uv-bestendig.',
    mediumDescription: prose(`
      Spanrubber van 25 cm met kunststof haak, per zak van tien. Veert mee bij wind, zodat ringen en
      hek heel blijven.
    `),
    description: prose(`
      <p>Een spanner is een rubberen lus met een haak. Je haalt de lus door de ring, trekt hem om de
      buis en haakt hem aan zichzelf vast. Bij een windstoot rekt het rubber, in plaats van dat de
      ring uitscheurt.</p>
      <h3>Hoeveel heb je nodig</h3>
      <p>Eén per ring. Een doek van 300 x 100 cm met 16 ringen vraagt dus twee zakken; houd er een
      paar over als reserve.</p>
      <h3>Gebruik</h3>
      <ul>
      <li>begin in de hoeken en werk naar het midden</li>
      <li>span licht voor: het rubber moet nog kunnen rekken</li>
      <li>aan hekwerk, buizen en balustrades tot ongeveer 60 mm dik</li>
      </ul>
      <h3>Gegevens</h3>
      <p>Lengte 25 cm zonder haak. Het elastiek is bestand tegen uv en vorst en gaat ongeveer drie
      jaar mee. Controleer spanners bij een doek dat lang hangt elk voorjaar op scheurtjes. Uit
      voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Doekspanner 25 cm met haak, per 10',
    metaDescription: prose(`
      Doekspanners van uv-bestendig elastiek met kunststof haak, 25 cm, per tien. De veilige manier
      om een spandoek op te hangen.
    `),
    priceRule: perPiece('7.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'rubber', thicknessMm: null, weight: { grams: 260, per: 'piece' } },
    properties: {
      materiaal: 'rubber',
      gebruik: 'binnen en buiten',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['elastiek', 'spinnen', 'zeilspanner', 'spanner'],
    relatedSkus: ['TOE-TIEWRAP', 'SPD-510', 'SPD-300X100'],
    scene: { kind: 'spanrubber', artwork: 6640, tint: 4 },
    popularity: 76,
  }),
  simpleProduct({
    sku: 'TOE-TIEWRAP',
    title: 'Bindstrip 370 x 4,8 mm zwart, per 100',
    urlPath: '/montage-en-toebehoren/doekbevestiging/bindstrip-370-x-4-8-mm-zwart-per-100',
    categoryPaths: ['/montage-en-toebehoren/doekbevestiging'],
    shortDescription: 'Uv-bestendig nylon.',
    mediumDescription: prose(`
      Zwarte bindstrips van 370 x 4,8 mm, per zak van honderd. Van uv-bestendig nylon, voor
      bouwhekdoeken, gaas en kanaalplaat.
    `),
    description: prose(`
      <p>De snelste manier om een rij bouwhekdoeken op te hangen. De strips zijn 37 cm lang en passen
      om een hekbuis met het doek ertussen. Zwart nylon verdraagt zon beter dan wit.</p>
      <h3>Hoeveel heb je nodig</h3>
      <p>Een bouwhekdoek met ringen om de 50 cm gebruikt er 22. Een zak van honderd is dus genoeg voor
      vier hekken.</p>
      <h3>Gebruik</h3>
      <ul>
      <li>trek hem aan tot hij aansluit, niet tot hij snijdt</li>
      <li>bij wind zijn spanners beter: een bindstrip geeft niet mee</li>
      <li>knip het uiteinde vlak af, een scherp puntje krast</li>
      </ul>
      <h3>Gegevens</h3>
      <p>Nylon, breedte 4,8 mm, zwart. Om los te halen knip je hem door; de strips zijn niet opnieuw
      te gebruiken. Bij strenge vorst wordt nylon bros, hang doeken dan bij voorkeur overdag op. Uit
      voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Bindstrip 370 x 4,8 mm zwart, per 100',
    metaDescription: prose(`
      Zwarte uv-bestendige bindstrips van 370 x 4,8 mm, per honderd. Voor bouwhekdoeken, gaas en
      borden van kanaalplaat.
    `),
    priceRule: perPiece('6.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'nylon', thicknessMm: null, weight: { grams: 190, per: 'piece' } },
    properties: {
      materiaal: 'nylon',
      gebruik: 'binnen en buiten',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['tie wrap', 'tyrap', 'tiewraps', 'kabelbinder', 'tie-rip'],
    relatedSkus: ['TOE-SPANNER', 'BHD-PE150', 'BHD-MESH'],
    scene: { kind: 'accessoire', artwork: 788, tint: 5 },
    popularity: 73,
  }),
  simpleProduct({
    sku: 'AFH-RVS19',
    title: 'Afstandhouder rvs 19 x 25 mm, set van 4',
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
    metaTitle: 'Afstandhouder rvs 19 x 25 mm, set van 4',
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
      gebruik: 'binnen en buiten',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['afstandshouders', 'stand off', 'plexi houder', 'afstand houder'],
    relatedSkus: ['ACR-5', 'ALP-3'],
    scene: { kind: 'standoff', artwork: 9952, tint: 0 },
    popularity: 65,
  }),
  simpleProduct({
    sku: 'TOE-RAKEL',
    title: 'Rakel met viltrand 10 cm',
    urlPath: '/montage-en-toebehoren/gereedschap/rakel-met-viltrand-10-cm',
    categoryPaths: ['/montage-en-toebehoren/gereedschap'],
    shortDescription: 'Voor folie zonder krassen.',
    mediumDescription: prose(`
      Kunststof rakel van 10 cm met viltrand. Drukt folie aan zonder krassen, op glas, lak en plaat.
    `),
    description: prose(`
      <p>Met je vlakke hand krijg je een sticker nooit zonder bellen geplakt. De stevige kunststof
      rand van de rakel duwt lucht en water weg, het vilt aan de andere kant voorkomt krassen in de
      print.</p>
      <h3>Zo gebruik je hem</h3>
      <ul>
      <li>begin in het midden en strijk in overlappende banen naar buiten</li>
      <li>houd de rakel op ongeveer 45 graden</li>
      <li>plak je nat, duw dan ook het water naar de rand en dep dat weg</li>
      </ul>
      <h3>Onderhoud</h3>
      <p>Een zandkorrel in het vilt geeft een kras over de hele baan. Klop het vilt uit, was het in
      lauw water met een druppel afwasmiddel en vervang de rakel als het vilt glad is geworden.</p>
      <h3>Gegevens</h3>
      <p>Breedte 10 cm, kunststof met viltstrook. Past in een borstzak. Uit voorraad, de volgende
      werkdag klaar; bestel hem mee met je folie, dan gaat hij in dezelfde zending.</p>
    `),
    metaTitle: 'Rakel met viltrand, 10 cm',
    metaDescription: prose(`
      Kunststof rakel van 10 cm met viltrand, om folie zonder krassen aan te drukken. Voor
      raamfolie, stickers en carwrap.
    `),
    priceRule: perPiece('3.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'kunststof', thicknessMm: null, weight: { grams: 30, per: 'piece' } },
    properties: {
      materiaal: 'kunststof',
      gebruik: 'binnen',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['squeegee', 'viltrakel', 'rackel'],
    relatedSkus: ['STK-POLY', 'RAM-HELDER', 'WRP-CAST', 'SNB-MONO'],
    scene: { kind: 'accessoire', artwork: 1274, tint: 1 },
    popularity: 42,
  }),
]
