import { foldedCloth } from '../../deliveries.ts'
import { rollLead, textileLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perPiece } from '../../price-rules.ts'
import { textilePrint, twoSidedBannerPrint } from '../../print-specs.ts'
import { lightClothRoll, textileRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { fixedSizeTiers } from '../../tiers.ts'

export const bannerFlags: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'BAN-100X300',
    title: 'Baniervlag 100 × 300 cm',
    urlPath: '/vlaggen-en-masten/baniers/baniervlag-100-x-300-cm',
    categoryPaths: ['/vlaggen-en-masten/baniers'],
    shortDescription: 'Staande vlag, tunnel boven, ringen langs de mast.',
    mediumDescription: prose(`
      Staande vlag van 100 × 300 cm met tunnel boven en ringen langs de mastzijde. Blijft aan een
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
      <p>Formaat 1000 × 3000 mm met 10 mm afloop. Bovenin gaat 60 mm op aan de tunnel en aan de
      mastzijde 40 mm aan de ringen: houd daar alleen achtergrond. CMYK, 100 ppi.</p>
    `),
    metaTitle: 'Baniervlag 100 × 300 cm laten drukken',
    metaDescription: prose(`
      Baniervlag van 100 × 300 cm met tunnel boven en ringen langs de mast. Glanspolyester, ook bij
      windstil weer leesbaar.
    `),
    priceRule: perPiece('33.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [1000, 3000],
    production: textileRoll,
    print: textilePrint,
    material: { name: 'glanspolyester', thicknessMm: 0.2, weight: { grams: 380, per: 'piece' } },
    properties: {
      materiaal: 'vlaggendoek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Sublimatie op polyester',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,2',
    },
    lead: textileLead,
    delivery: foldedCloth,
    searchSynonyms: ['banier', 'banner vlag', 'uithouder vlag'],
    relatedSkus: ['VLG-100X150', 'MST-ALU8'],
    scene: { kind: 'mastBanner', artwork: 9480, tint: 2 },
    popularity: 56,
  }),
  simpleProduct({
    sku: 'BAN-LANTAARN',
    title: 'Lantaarnpaalbanier 80 × 200 cm',
    urlPath: '/vlaggen-en-masten/baniers/lantaarnpaalbanier-80-x-200-cm',
    categoryPaths: ['/vlaggen-en-masten/baniers'],
    shortDescription: 'Twee tunnels, pvc 510 g, twee zijden bedrukt.',
    mediumDescription: prose(`
      Banier van 80 × 200 cm voor lantaarnpalen, met een tunnel boven en onder. Twee zijden bedrukt
      op stevig pvc van 510 gram.
    `),
    description: prose(`
      <p>Gemeenten en winkelverenigingen gebruiken lantaarnpalen als vaste reclamehouders: kerst,
      kermis, festival, open dag. De banier hangt strak tussen twee armen en wordt van beide
      rijrichtingen gelezen.</p>
      <h3>Vooraf regelen</h3>
      <p>Vraag de beheerder van de verlichting of de paal de windlast mag dragen; dat verschilt per
      type mast. Boven een rijbaan moet de onderkant op minstens 4,20 meter hangen, boven een
      trottoir op 2,50.</p>
      <h3>Wisselen</h3>
      <ul>
      <li>schuif de tunnels over de armen en zet de borgclips</li>
      <li>doe een hele straat op één dag, met een hoogwerker</li>
      <li>rol banieren op om te bewaren, vouw ze niet</li>
      </ul>
      <h3>Bestand</h3>
      <p>Twee pagina's van 800 × 2000 mm, 10 mm afloop, CMYK, 72 ppi. Boven en onder 90 mm vrij voor
      de tunnels, opzij 40 mm.</p>
    `),
    metaTitle: 'Lantaarnpaalbanier 80 × 200 cm',
    metaDescription: prose(`
      Lantaarnpaalbanier van 80 × 200 cm met twee tunnels, pvc 510 gram, tweezijdig bedrukt. Ongeveer
      twee jaar buiten te gebruiken.
    `),
    priceRule: perPiece('34.50', { tiers: fixedSizeTiers }),
    fixedSizeMm: [800, 2000],
    production: lightClothRoll,
    print: twoSidedBannerPrint,
    material: { name: 'pvc frontlit', thicknessMm: 0.45, weight: { grams: 900, per: 'piece' } },
    properties: {
      materiaal: 'pvc-doek',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'UV-inkjet op rol',
      brandklasse: 'B1',
      zijden: 'dubbelzijdig',
      'dikte-mm': '0,45',
    },
    lead: rollLead,
    delivery: foldedCloth,
    searchSynonyms: ['lantaarnpaal vlag', 'stadsbanier'],
    relatedSkus: ['HOU-LANTAARN', 'BAN-100X300'],
    scene: { kind: 'lampBanner', artwork: 8949, tint: 5 },
    popularity: 38,
  }),
]
