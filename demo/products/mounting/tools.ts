import { parcelOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const tools: readonly DemoProduct[] = [
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
    scene: { kind: 'squeegee', artwork: 1274, tint: 1 },
    popularity: 42,
  }),
  simpleProduct({
    sku: 'TOE-MES',
    title: 'Folie- en afbreekmes 30 graden',
    urlPath: '/montage-en-toebehoren/gereedschap/folie-en-afbreekmes-30-graden',
    categoryPaths: ['/montage-en-toebehoren/gereedschap'],
    shortDescription: 'Met tien reservemessen.',
    mediumDescription: prose(`
      Afbreekmes met een punt van dertig graden en tien reservemessen. Voor folie, textiel en karton.
    `),
    description: prose(`
      <p>Folie snijd je met de punt, niet met de hele snede. Een mes van dertig graden is spitser dan
      een gewoon hobbymes, zodat je ook in een hoek komt. Breek op tijd een stukje af: een bot mes
      trekt en scheurt.</p>
      <h3>Zo snijd je</h3>
      <ul>
      <li>laat de folie de laatste centimeter over de rand hangen</li>
      <li>snij in één haal, zonder druk, langs een stalen liniaal</li>
      <li>bij autolak nooit op de lak: gebruik snijdraad</li>
      </ul>
      <h3>Veilig</h3>
      <p>Snijd van je af en leg de oude messen in een potje met deksel. Schuif het mes na elke snede
      terug in het heft.</p>
      <h3>Gegevens</h3>
      <p>Heft met metalen geleider, mes van 9 mm, dertig graden, tien reservemessen. 70 gram. Uit
      voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Folie- en afbreekmes 30 graden met 10 messen',
    metaDescription: prose(`
      Afbreekmes met een punt van dertig graden en tien reservemessen. Voor folie snijden op maat,
      zonder te scheuren. Uit voorraad.
    `),
    priceRule: perPiece('8.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal', thicknessMm: null, weight: { grams: 70, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: 'binnen',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['snijmes', 'stanleymes', 'cutter'],
    relatedSkus: ['TOE-RAKEL', 'WRP-EFFEN', 'SNB-ROL'],
    scene: { kind: 'snapKnife', artwork: 4470, tint: 0 },
    popularity: 34,
  }),
  simpleProduct({
    sku: 'TOE-SPRAY',
    title: 'Montagevloeistof 500 ml',
    urlPath: '/montage-en-toebehoren/gereedschap/montagevloeistof-500-ml',
    categoryPaths: ['/montage-en-toebehoren/gereedschap'],
    shortDescription: 'Voor nat plakken op glas.',
    mediumDescription: prose(`
      Montagevloeistof in een sprayfles van een halve liter. Je schuift folie er nat mee op zijn
      plaats en de lijm pakt daarna gewoon.
    `),
    description: prose(`
      <p>Met water alleen droogt de folie te snel, met te veel zeep pakt de lijm niet. Deze vloeistof
      zit daar tussenin. De folie blijft een paar minuten schuifbaar, en droogt dan op zonder
      vlekken.</p>
      <h3>Plakken in vier stappen</h3>
      <ul>
      <li>glas schoon en stofvrij</li>
      <li>glas en lijmzijde royaal inspuiten</li>
      <li>folie op zijn plaats schuiven</li>
      <li>van het midden uit strijken met een rakel</li>
      </ul>
      <h3>Verbruik</h3>
      <p>Een halve liter is genoeg voor ongeveer vijftien vierkante meter raam. Grote bellen lopen
      binnen een week weg; in kleine prik je met een naald.</p>
      <h3>Gegevens</h3>
      <p>Sprayfles van 500 ml, 560 gram. Niet voor papieren folie en niet op hout. Op carwrap met
      luchtkanalen juist niet gebruiken. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Montagevloeistof 500 ml voor folie',
    metaDescription: prose(`
      Montagevloeistof van 500 ml om raamfolie nat te plakken. De folie schuift, de lijm pakt daarna.
      Uit voorraad leverbaar.
    `),
    priceRule: perPiece('7.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'vloeistof', thicknessMm: null, weight: { grams: 560, per: 'piece' } },
    properties: {
      materiaal: 'vloeistof',
      gebruik: 'binnen',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['applicatievloeistof', 'zeepsop'],
    relatedSkus: ['RAM-HELDER', 'RAM-ETCH', 'TOE-RAKEL'],
    scene: { kind: 'sprayBottle', artwork: 3349, tint: 5 },
    popularity: 36,
  }),
  simpleProduct({
    sku: 'TOE-MAGNEET',
    title: 'Neodymium magneet 20 mm, per 10',
    pack: { kind: 'pieces', count: 10 },
    urlPath: '/montage-en-toebehoren/gereedschap/neodymium-magneet-20-mm-per-10',
    categoryPaths: ['/montage-en-toebehoren/gereedschap'],
    shortDescription: 'Houdkracht 4 kg, gelakt.',
    mediumDescription: prose(`
      Tien neodymium magneten van 20 mm met een houdkracht van vier kilo. Om posters en borden op
      staal te hangen.
    `),
    description: prose(`
      <p>Eén magneet houdt een stapel van tien A4'tjes op een stalen wand. Bij een poster zet je er
      vier, in de hoeken, op het papier zelf. De laklaag voorkomt krassen en roest.</p>
      <h3>Waar je aan moet denken</h3>
      <ul>
      <li>sterk: haal er twee nooit met je vingers van elkaar, schuif ze los</li>
      <li>houd ze van pasjes, telefoons en pacemakers</li>
      <li>buiten bereik van kinderen, inslikken is gevaarlijk</li>
      </ul>
      <h3>Houdkracht in de praktijk</h3>
      <p>Vier kilo geldt recht van een dikke plaat af. Schuivend of op dun blik is het een kwart
      daarvan. Test bij een zwaar bord eerst met één exemplaar.</p>
      <h3>Gegevens</h3>
      <p>Rond 20 mm, 5 mm dik, gelakt, tien stuks, 160 gram. Niet boven de tachtig graden gebruiken.
      Voor droge ruimtes. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Neodymium magneet 20 mm, per 10',
    metaDescription: prose(`
      Tien gelakte neodymium magneten van 20 mm met een houdkracht van 4 kg. Voor posters en bordjes
      op staal. Uit voorraad.
    `),
    priceRule: perPiece('14.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'neodymium', thicknessMm: null, weight: { grams: 160, per: 'piece' } },
    properties: {
      materiaal: 'neodymium',
      gebruik: 'binnen',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['magneten', 'krachtmagneet'],
    relatedSkus: ['SPE-MAGNEET', 'PST-A3'],
    scene: { kind: 'discMagnets', artwork: 707, tint: 4 },
    popularity: 33,
  }),
]
