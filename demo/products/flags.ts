import { foldedCloth, parcelOnly, pickupOnly } from '../deliveries.ts'
import { textileLead, withoutExpress } from '../lead-times.ts'
import type { DemoProduct } from '../model.ts'
import { perM2, perPiece, rateTiers } from '../price-rules.ts'
import { textilePrint } from '../print-specs.ts'
import { fromStock, textileRoll } from '../production.ts'
import { prose } from '../prose.ts'
import { simpleProduct } from '../simple-product.ts'
import { fixedSizeTiers, rollTiers, stockTiers } from '../tiers.ts'

export const flagProducts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'VLG-100X150',
    title: 'Mastvlag 150 x 100 cm',
    urlPath: '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Glanspolyester 115 g, band, koord en lus.',
    mediumDescription: prose(`
      Mastvlag van 150 x 100 cm in glanspolyester van 115 gram, met wit band, koord en lus. Past bij
      een mast van ongeveer zes meter.
    `),
    description: prose(`
      <p>De klassieke bedrijfsvlag. Het doek is licht genoeg om bij een zuchtje wind al te bewegen, en
      de inkt trekt door de vezel heen zodat ook de achterkant kleur heeft. Die achterkant is
      spiegelbeeld.</p>
      <h3>Ophangen</h3>
      <p>Aan de mastkant zit een stevig wit band met bovenin een lus en onderin een koord. Haak de lus
      aan de bovenste musketon en knoop het koord aan de onderste. Past bij een mast van vijf tot zes
      meter.</p>
      <h3>Zo gaat hij langer mee</h3>
      <ul>
      <li>haal de vlag binnen vanaf windkracht zes</li>
      <li>zorg dat hij nergens tegenaan slaat</li>
      <li>wissel twee vlaggen af en was ze op 30 graden</li>
      </ul>
      <p>Dag en nacht buiten slijt de vrije kant; reken op ongeveer negen maanden.</p>
      <h3>Bestand</h3>
      <p>Formaat 1500 x 1000 mm met 10 mm afloop, 20 mm vrij langs de randen, 100 ppi in CMYK.</p>
    `),
    metaTitle: 'Mastvlag 150 x 100 cm laten drukken',
    metaDescription: prose(`
      Mastvlag van 150 x 100 cm met eigen ontwerp, in glanspolyester met band, koord en lus. Vanaf
      één stuk, na vier werkdagen klaar.
    `),
    priceRule: perPiece('16.90', {
      tiers: rateTiers(
        'piece',
        [1, '16.90'],
        [3, '14.90'],
        [5, '13.50'],
        [10, '11.90'],
        [25, '10.50'],
        [50, '9.50'],
      ),
    }),
    fixedSizeMm: [1500, 1000],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 190, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: 'binnen en buiten',
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['vlag', 'bedrijfsvlag', 'mast vlag', 'flag'],
    relatedSkus: ['MST-ALU8', 'VLG-OPMAAT', 'BAN-100X300'],
    scene: { kind: 'vlag', artwork: 8977, tint: 0 },
    popularity: 82,
  }),
  simpleProduct({
    sku: 'VLG-OPMAAT',
    title: 'Vlaggendoek op maat',
    urlPath: '/vlaggen-en-masten/mastvlaggen/vlaggendoek-op-maat',
    categoryPaths: ['/vlaggen-en-masten/mastvlaggen'],
    shortDescription: 'Glanspolyester 115 g op maat, schoon gesneden geleverd.',
    mediumDescription: prose(`
      Glanspolyester vlaggendoek van 115 gram, op de millimeter gedrukt. Voor afwijkende masten,
      slingers, tenten en decoratie.
    `),
    description: prose(`
      <p>Soms past geen enkele standaardmaat: een korte gevelstok, een brede poort of een doek dat in
      een hal moet hangen. Vul je eigen maat in, van 30 cm tot 6 meter breed en tot 3,10 meter hoog
      uit één stuk.</p>
      <h3>Afwerking</h3>
      <p>Het doek wordt schoon op maat gesneden, zonder band of ringen. Voor een mast kies je een
      vaste maat met band en koord, of je werkt het doek zelf af.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>decoratie in hal, tent of atrium</li>
      <li>rijen vlaggen langs een route</li>
      <li>doeken die je zelf afwerkt</li>
      </ul>
      <h3>Bestand</h3>
      <p>CMYK, 10 mm afloop, 20 mm vrij langs de randen, 100 ppi op ware grootte. Egale donkere
      vlakken laten tegenlicht door, dat is bij vlaggendoek niet te vermijden. De achterkant toont het
      ontwerp in spiegelbeeld.</p>
    `),
    metaTitle: 'Vlaggendoek op maat bedrukken',
    metaDescription: prose(`
      Vlaggendoek van glanspolyester op maat, tot 6 x 3 meter uit één stuk. Gesublimeerd, licht en
      geschikt voor buiten.
    `),
    priceRule: perM2('9.80', '0.5', {
      setup: '7.50',
      minimumLine: '19.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [300, 6000, 1500], height: [300, 3100, 1000] },
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 115, per: 'm2' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: 'binnen en buiten',
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['vlag op maat', 'vlaggendoek'],
    relatedSkus: ['VLG-100X150', 'BAN-100X300'],
    scene: { kind: 'vlag', artwork: 1710, tint: 1 },
    popularity: 50,
  }),
  simpleProduct({
    sku: 'BAN-100X300',
    title: 'Baniervlag 100 x 300 cm',
    urlPath: '/vlaggen-en-masten/baniers/baniervlag-100-x-300-cm',
    categoryPaths: ['/vlaggen-en-masten/baniers'],
    shortDescription: 'Staande vlag, tunnel boven, ringen langs de mast.',
    mediumDescription: prose(`
      Staande vlag van 100 x 300 cm met tunnel boven en ringen langs de mastzijde. Blijft aan een
      uithouder ook zonder wind leesbaar.
    `),
    description: prose(`
      <p>Een banier hangt recht, omdat een uithouder de bovenkant openhoudt. Je boodschap is daardoor
      altijd te lezen, ook op een dag zonder wind. De tunnel bovenin is voor een uithouder van
      ongeveer een meter, de ringen aan de zijkant houden het doek bij de mast.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>parkeerterrein en oprit van een showroom</li>
      <li>sportpark en vakantiepark</li>
      <li>ingang van een bouwproject met modelwoning</li>
      </ul>
      <h3>Ophangen</h3>
      <p>Schuif de tunnel over de uithouder en klik elke ring aan een mastring. Houd een cirkel van
      anderhalve meter rond de mast vrij, want de banier draait met de wind mee.</p>
      <h3>Bestand</h3>
      <p>Formaat 1000 x 3000 mm met 10 mm afloop. Bovenin gaat 60 mm op aan de tunnel en aan de
      mastzijde 40 mm aan de ringen: houd daar alleen achtergrond. CMYK, 100 ppi.</p>
    `),
    metaTitle: 'Baniervlag 100 x 300 cm laten drukken',
    metaDescription: prose(`
      Baniervlag van 100 x 300 cm met tunnel boven en ringen langs de mast. Glanspolyester, ook bij
      windstil weer leesbaar.
    `),
    priceRule: perPiece('33.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [1000, 3000],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 380, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: 'binnen en buiten',
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['banier', 'banner vlag', 'uithouder vlag'],
    relatedSkus: ['VLG-100X150', 'MST-ALU8'],
    scene: { kind: 'gevelvlag', artwork: 9480, tint: 2 },
    popularity: 56,
  }),
  simpleProduct({
    sku: 'MST-ALU8',
    title: 'Vlaggenmast aluminium 8 m',
    urlPath: '/vlaggen-en-masten/vlaggenmasten/vlaggenmast-aluminium-8-m',
    categoryPaths: ['/vlaggen-en-masten/vlaggenmasten'],
    shortDescription: 'Conisch 75-60 mm, uit één stuk; alleen af te halen.',
    mediumDescription: prose(`
      Conische aluminium vlaggenmast van 8 meter, van 75 naar 60 mm. Lengte uit één stuk, daarom
      alleen af te halen in Nieuwegein.
    `),
    description: prose(`
      <p>Een conische mast loopt naar boven toe smaller en buigt bij wind soepel mee. Aluminium roest
      niet en hoeft niet geschilderd te worden. Bij deze lengte past een vlag van 300 x 200 cm of een
      banier van 400 cm.</p>
      <h3>Plaatsen</h3>
      <p>De mast staat in een betonnen voet met grondstuk. Laat het beton een week uitharden voor je
      de mast plaatst en houd minstens acht meter afstand tot bovenleidingen. Vraag bij je gemeente na
      of je een vergunning nodig hebt.</p>
      <h3>Afhalen</h3>
      <ul>
      <li>de mast is 8 meter lang en gaat dus niet met een vervoerder mee</li>
      <li>kom met een aanhanger of lange imperiaal en een rode vlag voor het uitstekende deel</li>
      <li>gewicht 13,8 kg, met twee personen te dragen</li>
      </ul>
      <p>Wij sturen een bericht zodra hij klaarligt; afhalen kan op werkdagen van 8.30 tot 17.00
      uur.</p>
    `),
    metaTitle: 'Vlaggenmast aluminium 8 meter, afhalen',
    metaDescription: prose(`
      Conische aluminium vlaggenmast van 8 meter, compleet met knop en koord. Alleen af te halen, na
      vijf werkdagen klaar.
    `),
    priceRule: perPiece('259.00', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 13800, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: 'binnen en buiten',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(5),
    delivery: pickupOnly,
    searchSynonyms: ['vlaggenmast 8m'],
    relatedSkus: ['VLG-100X150', 'BAN-100X300'],
    scene: { kind: 'mast', artwork: 2232, tint: 3 },
    popularity: 22,
  }),
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
      gebruik: 'binnen en buiten',
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['beachflag voet', 'vlagvoet', 'kruisvoet'],
    relatedSkus: ['TOE-SPANNER', 'VLG-OPMAAT'],
    scene: { kind: 'beachvlag', artwork: 8531, tint: 4 },
    popularity: 44,
  }),
]
