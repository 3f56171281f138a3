import { parcelOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const clothFixings: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'TOE-SPANNER',
    title: 'Doekspanner met haak 25 cm, per 10',
    pack: { kind: 'pieces', count: 10 },
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
      <p>Eén per ring. Een doek van 300 × 100 cm met 16 ringen vraagt dus twee zakken; houd er een
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
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['elastiek', 'spinnen', 'zeilspanner', 'spanner'],
    relatedSkus: ['TOE-TIEWRAP', 'SPD-510', 'SPD-300X100'],
    scene: { kind: 'bungees', artwork: 6640, tint: 2 },
    popularity: 76,
  }),
  simpleProduct({
    sku: 'TOE-TIEWRAP',
    title: 'Bindstrip 370 × 4,8 mm zwart, per 100',
    pack: { kind: 'pieces', count: 100 },
    urlPath: '/montage-en-toebehoren/doekbevestiging/bindstrip-370-x-4-8-mm-zwart-per-100',
    categoryPaths: ['/montage-en-toebehoren/doekbevestiging'],
    shortDescription: 'Uv-bestendig nylon.',
    mediumDescription: prose(`
      Zwarte bindstrips van 370 × 4,8 mm, per zak van honderd. Van uv-bestendig nylon, voor
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
    metaTitle: 'Bindstrip 370 × 4,8 mm zwart, per 100',
    metaDescription: prose(`
      Zwarte uv-bestendige bindstrips van 370 × 4,8 mm, per honderd. Voor bouwhekdoeken, gaas en
      borden van kanaalplaat.
    `),
    priceRule: perPiece('6.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'nylon', thicknessMm: null, weight: { grams: 190, per: 'piece' } },
    properties: {
      materiaal: 'nylon',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['tie wrap', 'tyrap', 'tiewraps', 'kabelbinder', 'tie-rip'],
    relatedSkus: ['TOE-SPANNER', 'BHD-PE150', 'BHD-MESH'],
    scene: { kind: 'cableTies', artwork: 788, tint: 5 },
    popularity: 73,
  }),
  simpleProduct({
    sku: 'TOE-RING',
    title: 'Zeilring messing 12 mm met inslaggereedschap, per 50',
    pack: { kind: 'pieces', count: 50 },
    urlPath: '/montage-en-toebehoren/doekbevestiging/zeilring-messing-12-mm-met-inslaggereedschap-per-50',
    categoryPaths: ['/montage-en-toebehoren/doekbevestiging'],
    shortDescription: 'Inslagset.',
    mediumDescription: prose(`
      Vijftig messing zeilringen van 12 mm met het stempel om ze in te slaan. Om een doek op locatie
      van extra ringen te voorzien.
    `),
    description: prose(`
      <p>Een doek dat op maat is besteld, hangt altijd net even anders dan bedacht. Met deze set sla
      je de ringen waar het touw ze nodig heeft. Ze zijn van messing en geven dus geen roestvlek op
      het doek.</p>
      <h3>Inslaan</h3>
      <ul>
      <li>sla een gat met de holpijp, op een stuk hardhout</li>
      <li>onderring met hals door het gat, bovenring erop</li>
      <li>twee stevige tikken met de stempel, de rand krult om</li>
      </ul>
      <p>Oefen op een reststuk: te zacht slaat los, te hard snijdt het doek.</p>
      <h3>Waar</h3>
      <p>Minstens 25 mm uit de rand, in dubbel materiaal. Om de 50 cm is de regel; op de hoeken
      altijd één.</p>
      <h3>Gegevens</h3>
      <p>Binnenmaat 12 mm, vijftig ringen met stempel en holpijp, 410 gram. Niet voor mesh zonder
      zoom. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Zeilring messing 12 mm met gereedschap, per 50',
    metaDescription: prose(`
      Vijftig messing zeilringen van 12 mm met inslaggereedschap. Zelf ringen in een spandoek slaan.
      Roest niet. Uit voorraad leverbaar.
    `),
    priceRule: perPiece('19.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'messing', thicknessMm: null, weight: { grams: 410, per: 'piece' } },
    properties: {
      materiaal: 'messing',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['zeilogen', 'ringen', 'eyelets', 'nestels'],
    relatedSkus: ['SPD-510', 'TOE-SPANNER', 'TOE-KOORD'],
    scene: { kind: 'ringSet', artwork: 889, tint: 0 },
    popularity: 48,
  }),
  simpleProduct({
    sku: 'TOE-KOORD',
    title: 'Elastisch koord 8 mm, 25 m',
    urlPath: '/montage-en-toebehoren/doekbevestiging/elastisch-koord-8-mm-25-m',
    categoryPaths: ['/montage-en-toebehoren/doekbevestiging'],
    shortDescription: 'Op haspel.',
    mediumDescription: prose(`
      Elastisch koord van 8 mm op een haspel van 25 meter. Rijg een doek in één keer op of maak zelf
      lussen op lengte.
    `),
    description: prose(`
      <p>Met losse spanners is een groot doek snel opgehangen, maar voor een steiger of vrachtwagen
      is een doorlopend koord handiger. Je haalt het door alle ringen en spant pas aan het eind. De
      spanning verdeelt zich dan vanzelf.</p>
      <h3>Hoeveel heb je nodig</h3>
      <p>Reken op anderhalf keer de omtrek van het doek. Voor 300 × 100 cm is dat twaalf meter, met
      de haspel doe je er twee.</p>
      <h3>Gebruik</h3>
      <ul>
      <li>knip met een scherp mes en smelt het uiteinde dicht</li>
      <li>rek het hooguit de helft uit</li>
      <li>vervang koord met een kapotte mantel: de kern rot dan snel</li>
      </ul>
      <h3>Gegevens</h3>
      <p>Rubberen kern met gevlochten mantel, 8 mm dik, zwart, 25 meter op haspel, 900 gram. Ongeveer
      drie jaar buiten. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Elastisch koord 8 mm, haspel 25 meter',
    metaDescription: prose(`
      Elastisch koord van 8 mm op een haspel van 25 meter, uv-bestendig. Voor spandoeken, zeilen en
      tenten. Uit voorraad leverbaar.
    `),
    priceRule: perPiece('24.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'rubber', thicknessMm: null, weight: { grams: 900, per: 'piece' } },
    properties: {
      materiaal: 'rubber',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['elastiek', 'bungee'],
    relatedSkus: ['TOE-SPANNER', 'SPD-510', 'TOE-RING'],
    scene: { kind: 'cordReel', artwork: 7119, tint: 3 },
    popularity: 43,
  }),
]
