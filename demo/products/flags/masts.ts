import { longOrPallet, parcelOnly, pickupOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const masts: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'MST-ALU6',
    title: 'Vlaggenmast aluminium 6 m',
    urlPath: '/vlaggen-en-masten/vlaggenmasten/vlaggenmast-aluminium-6-m',
    categoryPaths: ['/vlaggen-en-masten/vlaggenmasten'],
    shortDescription: 'Cilindrisch 60 mm, deelbaar in twee, met knop en koord.',
    mediumDescription: prose(`
      Cilindrische aluminium vlaggenmast van zes meter, in twee delen. Met knop en koord, en met twee
      personen te plaatsen.
    `),
    description: prose(`
      <p>Omdat de mast uit twee delen van drie meter bestaat, gaat hij gewoon mee als lang pakket.
      Aan huis schuif je de delen in elkaar en borg je ze met een bout. Met ruim acht kilo zet je hem
      samen rechtop.</p>
      <h3>Plaatsen</h3>
      <ul>
      <li>graaf een gat van 50 × 50 cm, 80 cm diep</li>
      <li>stort het grondstuk in beton en laat een week harden</li>
      <li>zet de mast, klap hem op en borg hem</li>
      </ul>
      <p>Blijf minstens twee meter van gevels en bomen, anders slaat de vlag.</p>
      <h3>Welke vlag erbij</h3>
      <p>Tot 225 × 150 cm. Groter trekt te veel aan een mast van 60 mm.</p>
      <h3>Gegevens</h3>
      <p>Lengte 6 meter, diameter 60 mm, naturel aluminium. Het touw loopt buitenom; controleer het
      elk voorjaar op slijtage. Grondstuk apart te bestellen.</p>
    `),
    metaTitle: 'Vlaggenmast aluminium 6 meter, deelbaar',
    metaDescription: prose(`
      Aluminium vlaggenmast van zes meter, 60 mm dik, deelbaar in twee, met knop en koord. Roest
      niet, na drie werkdagen klaar.
    `),
    priceRule: perPiece('149.00', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 8200, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(3),
    delivery: longOrPallet,
    searchSynonyms: ['vlaggemast', 'mast 6 meter'],
    relatedSkus: ['VLG-150X225', 'MST-GROND', 'VLG-100X150'],
    scene: { kind: 'dividedMast', artwork: 6053, tint: 4 },
    popularity: 41,
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
      niet en hoeft niet geschilderd te worden. Bij deze lengte past een vlag van 300 × 200 cm of een
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
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(5),
    delivery: pickupOnly,
    searchSynonyms: ['vlaggenmast 8m'],
    relatedSkus: ['VLG-100X150', 'BAN-100X300'],
    scene: { kind: 'taperedMast', artwork: 2232, tint: 3 },
    popularity: 22,
  }),
  simpleProduct({
    sku: 'MST-GROND',
    title: 'Kantelbaar grondstuk',
    urlPath: '/vlaggen-en-masten/vlaggenmasten/kantelbaar-grondstuk',
    categoryPaths: ['/vlaggen-en-masten/vlaggenmasten'],
    shortDescription: 'Verzinkt staal voor mast 60-75 mm.',
    mediumDescription: prose(`
      Verzinkt stalen grondstuk waarmee je een vlaggenmast laat kantelen. Voor masten van 60 tot 75
      mm, om in beton te storten.
    `),
    description: prose(`
      <p>Een mast moet af en toe plat: voor een nieuw koord, een nieuwe knop of een storm. Met een
      kantelstuk leg je hem in je eentje neer. Je draait twee bouten los en laat de mast langzaam
      zakken.</p>
      <h3>Storten</h3>
      <ul>
      <li>gat van 50 × 50 cm en 80 cm diep, in losse grond dieper</li>
      <li>stel het stuk waterpas, met de kantelrichting vrij van obstakels</li>
      <li>laat het beton een week uitharden</li>
      </ul>
      <h3>Onderhoud</h3>
      <p>Het staal is thermisch verzinkt en heeft geen verf nodig. Vet de scharnierbout jaarlijks in
      en controleer of de moeren vastzitten, zeker na de herfst.</p>
      <h3>Gegevens</h3>
      <p>Past op onze masten van zes en acht meter. Gewicht 6,5 kilo, inclusief bouten. Beton zit er
      niet bij. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Kantelbaar grondstuk voor vlaggenmast',
    metaDescription: prose(`
      Kantelbaar grondstuk van verzinkt staal voor vlaggenmasten van 60 tot 75 mm. In beton te
      storten, uit voorraad leverbaar.
    `),
    priceRule: perPiece('69.00', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal verzinkt', thicknessMm: null, weight: { grams: 6500, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['grondanker', 'mastvoet'],
    relatedSkus: ['MST-ALU6', 'MST-ALU8'],
    scene: { kind: 'tiltingBase', artwork: 9506, tint: 5 },
    popularity: 30,
  }),
  simpleProduct({
    sku: 'MST-UITH',
    title: 'Banieruithouder draaibaar',
    urlPath: '/vlaggen-en-masten/vlaggenmasten/banieruithouder-draaibaar',
    categoryPaths: ['/vlaggen-en-masten/vlaggenmasten'],
    shortDescription: 'Uithouder 100-120 cm voor baniervlag.',
    mediumDescription: prose(`
      Draaibare uithouder van aluminium die een baniervlag boven strak houdt. Ook zonder wind is de
      hele vlag te lezen.
    `),
    description: prose(`
      <p>Een gewone vlag hangt bij windstil weer als een natte handdoek om de mast. Met een uithouder
      in de tunnel blijft een banier altijd open. De arm draait op een lager met de wind mee, zodat
      het doek niet om de mast wikkelt.</p>
      <h3>Past op</h3>
      <ul>
      <li>banieren van 100 tot 120 cm breed met een tunnel boven</li>
      <li>aluminium masten van 60 tot 75 mm</li>
      </ul>
      <h3>Monteren</h3>
      <p>Leg de mast plat, verwijder de knop en schuif de draaikop erop. Borg met de inbusbout en
      hang de banier aan de musketons langs de mast. Een gewichtje onderaan voorkomt dat hij
      opwaait.</p>
      <h3>Gegevens</h3>
      <p>Aluminium, 1,2 kilo, arm in te stellen op 100 of 120 cm. Zet bij storm de banier binnen, de
      arm mag blijven zitten. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Banieruithouder draaibaar voor vlaggenmast',
    metaDescription: prose(`
      Draaibare banieruithouder van aluminium voor baniervlaggen van 100 tot 120 cm breed. Draait mee
      met de wind. Uit voorraad.
    `),
    priceRule: perPiece('49.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'aluminium', thicknessMm: null, weight: { grams: 1200, per: 'piece' } },
    properties: {
      materiaal: 'aluminium',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['uithouder', 'banier arm'],
    relatedSkus: ['BAN-100X300', 'MST-ALU8', 'MST-ALU6'],
    scene: { kind: 'swivelArm', artwork: 2749, tint: 4 },
    popularity: 32,
  }),
]
