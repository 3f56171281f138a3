import { parcelOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const beachFlagBases: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'BVV-KRUIS',
    title: 'Kruisvoet voor beachvlag',
    urlPath: '/montage-en-toebehoren/vlagtoebehoren/kruisvoet-voor-beachvlag',
    categoryPaths: ['/montage-en-toebehoren/vlagtoebehoren', '/vlaggen-en-masten/beachvlaggen'],
    shortDescription: 'Staal, inklapbaar, met roterende pin.',
    mediumDescription: prose(`
      Inklapbare stalen kruisvoet met roterende pin, voor een beachvlag op een harde ondergrond. Uit
      voorraad, de volgende werkdag klaar.
    `),
    description: prose(`
      <p>De voet klapt uit tot een kruis en gaat plat mee in de tas van de vlag. De pin draait op een
      lager, zodat de vlag met de wind mee draait en de stok niet wringt.</p>
      <h3>Waar je hem voor gebruikt</h3>
      <p>Op tegels, asfalt, beton en in een beurshal. Voor gras of zand neem je een grondpen. De pin
      past in de stokken van onze beachvlaggen in alle vier de maten.</p>
      <h3>Gebruik buiten</h3>
      <ul>
      <li>leg er altijd gewicht op: een waterring of een paar tegels</li>
      <li>haal de vlag binnen vanaf windkracht zes</li>
      <li>zet de voet niet op een looproute, de poten steken uit</li>
      </ul>
      <h3>Gegevens</h3>
      <p>Staal, gepoedercoat, 2,3 kg. De poten scharnieren; er is geen gereedschap nodig. Bestel je de
      voet samen met een vlag, dan gaat hij in dezelfde zending mee.</p>
    `),
    metaTitle: 'Kruisvoet voor beachvlag, inklapbaar',
    metaDescription: prose(`
      Inklapbare stalen kruisvoet met draaiende pin voor beachvlaggen. Voor tegels, asfalt en
      beursvloer, uit voorraad leverbaar.
    `),
    priceRule: perPiece('12.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal', thicknessMm: null, weight: { grams: 2300, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['beachflag voet', 'vlagvoet', 'kruisvoet'],
    relatedSkus: ['TOE-SPANNER', 'VLG-OPMAAT'],
    scene: { kind: 'crossFoot', artwork: 8531, tint: 4 },
    popularity: 44,
  }),
  simpleProduct({
    sku: 'BVV-PEN',
    title: 'Grondpen voor beachvlag',
    urlPath: '/montage-en-toebehoren/vlagtoebehoren/grondpen-voor-beachvlag',
    categoryPaths: ['/montage-en-toebehoren/vlagtoebehoren', '/vlaggen-en-masten/beachvlaggen'],
    shortDescription: 'Slagpen voor gras en zand.',
    mediumDescription: prose(`
      Stalen slagpen voor een beachvlag in gras of zand. Met een roterende pin, zodat de vlag met de
      wind meedraait.
    `),
    description: prose(`
      <p>Op het strand staat een kruisvoet na een uur onder het zand. Een pen van staal sla je in de
      grond en hij blijft. De pin bovenop draait op een lager, dus het doek wikkelt niet om de
      stok.</p>
      <h3>Slaan</h3>
      <ul>
      <li>kies een plek zonder leidingen of tegels</li>
      <li>sla hem recht, met een rubberen hamer, tot aan de kraag</li>
      <li>haal hem er draaiend uit, niet wrikkend</li>
      </ul>
      <p>In mul zand gaat de pen dieper dan in gras; sla de laatste centimeters pas als hij strak
      staat.</p>
      <h3>Wind</h3>
      <p>Tot windkracht vijf. Daarboven trekt de vlag de pen langzaam los.</p>
      <h3>Gegevens</h3>
      <p>Verzinkt staal, 1,1 kilo. De vlag en de stok zitten er niet bij. Ongeveer vijf jaar mee. Uit
      voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Grondpen voor beachvlag',
    metaDescription: prose(`
      Stalen slagpen voor beachvlaggen in gras en zand, met roterende pin. Met een hamer in de grond,
      er zo weer uit. Uit voorraad.
    `),
    priceRule: perPiece('8.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal', thicknessMm: null, weight: { grams: 1100, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['beachflag voet', 'vlagvoet', 'grondpen'],
    relatedSkus: ['BVV-KRUIS', 'BVV-RING'],
    scene: { kind: 'groundPin', artwork: 7776, tint: 2 },
    popularity: 40,
  }),
  simpleProduct({
    sku: 'BVV-PARASOL',
    title: 'Parasolvoet 20 l voor beachvlag',
    urlPath: '/montage-en-toebehoren/vlagtoebehoren/parasolvoet-20-l-voor-beachvlag',
    categoryPaths: ['/montage-en-toebehoren/vlagtoebehoren', '/vlaggen-en-masten/beachvlaggen'],
    shortDescription: 'Te vullen met water of zand.',
    mediumDescription: prose(`
      Voet van twintig liter voor een beachvlag, te vullen met water of zand. Staat op verharding en
      op een terras.
    `),
    description: prose(`
      <p>Op steen kun je niets in de grond slaan. Deze voet vul je ter plekke, dus hij is licht in de
      kofferbak en zwaar op het plein. Met zand wordt hij ongeveer dertig kilo.</p>
      <h3>Vullen</h3>
      <ul>
      <li>water: snel, maar denk aan vorst</li>
      <li>zand: zwaarder, duurt tien minuten langer</li>
      <li>nooit leeg gebruiken, ook niet voor een kwartiertje</li>
      </ul>
      <h3>Plaatsen</h3>
      <p>Zet hem vlak, niet op een helling en niet in een doorgang. De vulopening zit aan de
      bovenkant, dus je kunt hem met een gieter bijvullen. Bij harde wind gaat de vlag eraf.</p>
      <h3>Gegevens</h3>
      <p>Kunststof, inhoud 20 liter, leeg 1,4 kilo. Met roterende pin. De vlag zit er niet bij.
      Ongeveer vijf jaar mee, binnen en buiten. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Parasolvoet 20 liter voor beachvlag',
    metaDescription: prose(`
      Parasolvoet van twintig liter voor beachvlaggen, te vullen met water of zand. Voor stoep, plein
      en terras. Uit voorraad.
    `),
    priceRule: perPiece('18.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'kunststof', thicknessMm: null, weight: { grams: 1400, per: 'piece' } },
    properties: {
      materiaal: 'kunststof',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['beachflag voet', 'vlagvoet', 'parasolvoet 20 l'],
    relatedSkus: ['BVV-KRUIS', 'BVV-RING'],
    scene: { kind: 'tankFoot', artwork: 3711, tint: 0 },
    popularity: 36,
  }),
  simpleProduct({
    sku: 'BVV-PLAAT',
    title: 'Vloerplaat 10 kg voor beachvlag',
    urlPath: '/montage-en-toebehoren/vlagtoebehoren/vloerplaat-10-kg-voor-beachvlag',
    categoryPaths: ['/montage-en-toebehoren/vlagtoebehoren'],
    shortDescription: 'Staalplaat 40 × 40 cm voor binnen.',
    mediumDescription: prose(`
      Stalen vloerplaat van 40 × 40 cm en 10 kilo voor een beachvlag binnen. Vlak, zodat er niemand
      over struikelt.
    `),
    description: prose(`
      <p>Binnen waait het niet, maar er lopen mensen. Een vlakke plaat van 8 mm staal is de veiligste
      voet: hij ligt op de vloer in plaats van er boven uit te steken. Onder de hele plaat zit
      vilt.</p>
      <h3>Waar</h3>
      <ul>
      <li>beursvloeren en hotelhallen</li>
      <li>sporthallen, op de zijlijn</li>
      <li>overdekte winkelcentra</li>
      </ul>
      <p>Op tapijt van meer dan een centimeter wankelt hij, leg er dan een houten plaat onder.</p>
      <h3>Tillen</h3>
      <p>Tien kilo is goed te dragen, maar let op je tenen. Pak hem aan de rand; de pin is geen
      handvat. Zet hem niet op een houten vloer zonder vilt.</p>
      <h3>Gegevens</h3>
      <p>Staal, gepoedercoat, 40 × 40 cm, 10 kilo, met roterende pin. Buiten kan, maar hij roest bij
      de krassen. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Vloerplaat 10 kg voor beachvlag',
    metaDescription: prose(`
      Stalen vloerplaat van 40 × 40 cm en 10 kilo voor beachvlaggen in een hal of op een beurs. Met
      vilt eronder. Uit voorraad.
    `),
    priceRule: perPiece('34.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal', thicknessMm: null, weight: { grams: 10000, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['beachflag voet', 'vlagvoet', 'vloerplaat 10 kg'],
    relatedSkus: ['BVV-KRUIS', 'BVV-PEN'],
    scene: { kind: 'plateFoot', artwork: 853, tint: 5 },
    popularity: 35,
  }),
  simpleProduct({
    sku: 'BVV-RING',
    title: 'Waterring voor kruisvoet',
    urlPath: '/montage-en-toebehoren/vlagtoebehoren/waterring-voor-kruisvoet',
    categoryPaths: ['/montage-en-toebehoren/vlagtoebehoren', '/vlaggen-en-masten/beachvlaggen'],
    shortDescription: 'Ballast 10 l, zwart.',
    mediumDescription: prose(`
      Ballastring van tien liter om over een kruisvoet te leggen. Vul hem met water en je vlag staat
      een windkracht steviger.
    `),
    description: prose(`
      <p>Een kruisvoet alleen is licht, want hij moet in een tas. De ring legt er tien kilo bovenop,
      precies waar het nodig is. Leeg rol je hem op en past hij in je hand.</p>
      <h3>Vullen</h3>
      <ul>
      <li>water kan overal, ook met een fles</li>
      <li>zand in een plastic zak, dan hoef je niet te scheppen</li>
      <li>niet helemaal vol: hij moet om de poten vallen</li>
      </ul>
      <h3>Gebruik</h3>
      <p>Leg de ring op de kruising van de poten en draai de dop goed dicht. Bij vorst gebruik je
      zand, ijs scheurt het pvc. Laat hem leeg drogen, anders ruikt hij in de tas.</p>
      <h3>Gegevens</h3>
      <p>Zwart pvc, inhoud 10 liter, leeg 350 gram. Past op onze kruisvoet voor beachvlaggen en op de
      meeste andere. Ongeveer drie jaar. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Waterring 10 liter voor kruisvoet beachvlag',
    metaDescription: prose(`
      Zwarte waterring van tien liter als ballast voor een kruisvoet. Te vullen met water of zand,
      opvouwbaar. Uit voorraad leverbaar.
    `),
    priceRule: perPiece('7.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'pvc', thicknessMm: null, weight: { grams: 350, per: 'piece' } },
    properties: {
      materiaal: 'pvc',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['waterzak', 'ballastring'],
    relatedSkus: ['BVV-KRUIS', 'BVV-PLAAT'],
    scene: { kind: 'waterRing', artwork: 2116, tint: 1 },
    popularity: 32,
  }),
]
