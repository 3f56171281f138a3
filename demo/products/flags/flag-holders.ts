import { parcelOnly } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { stockTiers } from '../../tiers.ts'

export const flagHolders: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'STO-GEVEL',
    title: 'Gevelvlaggenstok hout 150 cm',
    urlPath: '/vlaggen-en-masten/vlaggenmasten/gevelvlaggenstok-hout-150-cm',
    categoryPaths: ['/vlaggen-en-masten/vlaggenmasten', '/montage-en-toebehoren/vlagtoebehoren'],
    shortDescription: 'Gelakt beuken met knop.',
    mediumDescription: prose(`
      Gelakte beukenhouten vlaggenstok van 150 cm met knop. Voor gevelvlaggen tot een meter breed.
    `),
    description: prose(`
      <p>Een vlag aan de gevel hoort aan een stok die niet doorbuigt. Beuken is taai en recht, en de
      lak houdt regen buiten. De knop voorkomt dat de vlag eraf schuift.</p>
      <h3>Combineren</h3>
      <p>De stok past in een houder tot 30 mm en draagt onze gevelvlag van 70 × 100 cm, of een vlag
      met koord tot 150 × 100 cm.</p>
      <h3>Verzorgen</h3>
      <ul>
      <li>haal de stok 's winters binnen, beuken is geen tropisch hout</li>
      <li>schuur kale plekken licht op en lak ze bij</li>
      <li>draai de stok af en toe, dan blijft hij recht</li>
      </ul>
      <h3>Gegevens</h3>
      <p>Lengte 150 cm, massief beuken, 650 gram. Ongeveer drie jaar buiten te gebruiken als je de
      lak bijhoudt. De houder zit er niet bij. Gaat als pakket mee, ook samen met vlaggen. Uit
      voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Gevelvlaggenstok hout 150 cm met knop',
    metaDescription: prose(`
      Beukenhouten gevelvlaggenstok van 150 cm, gelakt en met knop. Past in onze gevelhouder van 45
      graden. Uit voorraad.
    `),
    priceRule: perPiece('11.50', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'beuken', thicknessMm: null, weight: { grams: 650, per: 'piece' } },
    properties: {
      materiaal: 'hout',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['vlaggenstok', 'gevelstok'],
    relatedSkus: ['HOU-GEVEL', 'VLG-KIOSK'],
    scene: { kind: 'woodenStick', artwork: 7173, tint: 3 },
    popularity: 34,
  }),
  simpleProduct({
    sku: 'HOU-GEVEL',
    title: 'Gevelvlaghouder 45 graden',
    urlPath: '/vlaggen-en-masten/vlaggenmasten/gevelvlaghouder-45-graden',
    categoryPaths: ['/vlaggen-en-masten/vlaggenmasten', '/montage-en-toebehoren/vlagtoebehoren'],
    shortDescription: 'Verzinkt staal, voor stok tot 30 mm.',
    mediumDescription: prose(`
      Verzinkte gevelhouder die een vlaggenstok onder 45 graden vasthoudt. Voor stokken tot 30 mm,
      met een vleugelmoer te borgen.
    `),
    description: prose(`
      <p>De houder zit jaren aan de muur, de stok steek je er alleen bij mooi weer in. Thermisch
      verzinkt staal kan dat hebben zonder bruine strepen op het metselwerk te geven.</p>
      <h3>Monteren</h3>
      <ul>
      <li>in massieve steen met pluggen van 8 mm</li>
      <li>op een houten kozijn met voorgeboorde schroeven</li>
      <li>niet in de voeg en niet in isolatie</li>
      </ul>
      <p>Kies een hoogte waarbij je de stok vanaf een trapje kunt plaatsen, en waarbij de vlag boven
      hoofdhoogte blijft.</p>
      <h3>Gebruik</h3>
      <p>Zet de stok vast met de vleugelmoer; handvast is genoeg. Een lege houder loopt niet vol
      water, want onderin zit een gaatje.</p>
      <h3>Gegevens</h3>
      <p>Voor stokken tot 30 mm, hoek 45 graden, 420 gram. Schroeven kies je bij je ondergrond en
      zitten er niet bij. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Gevelvlaghouder 45 graden, verzinkt',
    metaDescription: prose(`
      Verzinkte gevelhouder voor vlaggenstokken tot 30 mm, onder 45 graden. Stevig te schroeven op
      muur of kozijn. Uit voorraad.
    `),
    priceRule: perPiece('8.90', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal verzinkt', thicknessMm: null, weight: { grams: 420, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['vlaggenstokhouder'],
    relatedSkus: ['STO-GEVEL', 'VLG-KIOSK'],
    scene: { kind: 'stickHolder', artwork: 7444, tint: 1 },
    popularity: 37,
  }),
  simpleProduct({
    sku: 'HOU-LANTAARN',
    title: 'Beugelset lantaarnpaal',
    urlPath: '/vlaggen-en-masten/vlaggenmasten/beugelset-lantaarnpaal',
    categoryPaths: ['/vlaggen-en-masten/vlaggenmasten'],
    shortDescription: 'Twee armen 85 cm met bandklem.',
    mediumDescription: prose(`
      Twee armen van 85 cm met bandklemmen om een banier strak aan een lantaarnpaal te hangen. Zonder
      boren en weer te verwijderen.
    `),
    description: prose(`
      <p>Een set is goed voor één banier: een arm boven, een arm onder. De roestvaste band gaat om de
      paal en wordt met een schroef gespannen, dus er hoeft niets geboord of gelast te worden. De
      armen zijn gecoat en blijven jarenlang hangen.</p>
      <h3>Monteren</h3>
      <ul>
      <li>zet eerst de bovenste arm vast, op de gewenste hoogte</li>
      <li>schuif de banier erover en bepaal daarmee de onderste arm</li>
      <li>trek de onderste arm licht naar beneden en klem hem</li>
      </ul>
      <p>Zo staat de banier op spanning en klappert hij niet.</p>
      <h3>Vooraf</h3>
      <p>Vraag toestemming aan de beheerder van de paal. Sommige palen zijn niet berekend op extra
      windvang.</p>
      <h3>Gegevens</h3>
      <p>Armen 85 cm, staal gecoat, 3,1 kilo per set. Uit voorraad, de volgende werkdag klaar.</p>
    `),
    metaTitle: 'Beugelset voor lantaarnpaalbanier',
    metaDescription: prose(`
      Beugelset met twee armen van 85 cm en bandklemmen, voor banieren van 80 cm breed aan een
      lantaarnpaal. Zonder boren te monteren.
    `),
    priceRule: perPiece('58.00', { tiers: stockTiers }),
    production: fromStock,
    print: null,
    material: { name: 'staal gecoat', thicknessMm: null, weight: { grams: 3100, per: 'piece' } },
    properties: {
      materiaal: 'staal',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['paalbeugel'],
    relatedSkus: ['BAN-LANTAARN'],
    scene: { kind: 'lampBrackets', artwork: 8599, tint: 0 },
    popularity: 28,
  }),
]
