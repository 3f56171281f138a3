import { rolledUp } from '../../deliveries.ts'
import { rollLead } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2 } from '../../price-rules.ts'
import { cuttableVinylPrint } from '../../print-specs.ts'
import { vinylRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { rollTiers } from '../../tiers.ts'

export const windowFilms: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'RAM-HELDER',
    title: 'Raamfolie helder',
    urlPath: '/stickers-en-folies/raamfolie/raamfolie-helder',
    categoryPaths: ['/stickers-en-folies/raamfolie'],
    shortDescription: 'Transparant vinyl voor glas, binnen of buiten te plakken.',
    mediumDescription: prose(`
      Heldere zelfklevende folie voor glas: waar je niets drukt, kijk je erdoorheen. Tot 10 meter
      breed en 1,5 meter hoog uit één stuk, voor binnen en buiten.
    `),
    description: prose(`
      <p>Een logo of openingstijden op de ruit zonder wit kader eromheen. De folie is transparant,
      ongeveer drie jaar buiten houdbaar en zonder restjes te verwijderen als je het glas vooraf goed
      ontvet.</p>
      <h3>Zonder witlaag</h3>
      <p>Dit product drukken wij zonder witlaag. Kleuren zijn dan doorschijnend: mooi bij licht van
      achter, maar fletser op een donkere ruit. Wil je dekkende kleuren, bel dan even voor een prijs
      met wit.</p>
      <h3>Plakken</h3>
      <p>Plak nat: spuit glas en lijmzijde in met montagevloeistof, schuif de folie op zijn plek en
      rakel het water eruit. Boven de tien graden en niet in de volle zon.</p>
      <h3>Bestand</h3>
      <p>CMYK, 3 mm afloop, 150 ppi op ware grootte. Geef in de bestandsnaam aan of je hem
      <strong>binnen</strong> of <strong>buiten</strong> plakt; voor binnen spiegelen wij het
      beeld.</p>
    `),
    metaTitle: 'Raamfolie helder bedrukken op maat',
    metaDescription: prose(`
      Heldere raamfolie op maat bedrukt. Doorzichtig waar je niets drukt, voor etalages en
      kantoorruiten, binnen of buiten te plakken.
    `),
    priceRule: perM2('26.50', '0.05', {
      setup: '9.50',
      minimumLine: '22.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [100, 10000, 1000], height: [100, 1500, 700] },
    production: vinylRoll,
    print: cuttableVinylPrint,
    material: { name: 'vinyl helder', thicknessMm: 0.1, weight: { grams: 220, per: 'm2' } },
    properties: {
      materiaal: 'raamfolie',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,1',
      kleur: 'transparant',
    },
    lead: rollLead,
    delivery: rolledUp,
    searchSynonyms: ['raamsticker', 'window sticker', 'etalagesticker', 'transparante folie'],
    relatedSkus: ['TOE-RAKEL', 'STK-POLY', 'SNB-MONO'],
    scene: { kind: 'clearWindowFilm', artwork: 9614, tint: 0 },
    popularity: 64,
  }),
  simpleProduct({
    sku: 'RAM-ETCH',
    title: 'Zandstraalfolie',
    urlPath: '/stickers-en-folies/raamfolie/zandstraalfolie',
    categoryPaths: ['/stickers-en-folies/raamfolie'],
    shortDescription: 'Matte privacyfolie, bedrukt of gesneden.',
    mediumDescription: prose(`
      Raamfolie die eruitziet als gezandstraald glas: licht komt binnen, inkijk niet. Op maat
      gesneden en zelf nat te plakken.
    `),
    description: prose(`
      <p>Een spreekkamer aan de straat, een glazen wand naast een bureau: met een strook matte folie
      zie je nog beweging, maar geen gezichten meer. De folie zelf heeft de kleur van geëtst glas; je
      ontwerp wordt er in kleur op gedrukt.</p>
      <h3>Hoogte kiezen</h3>
      <p>Voor zittende mensen is een band van 60 tot 160 cm boven de vloer genoeg. Ga je tot het
      plafond, laat dan boven twintig centimeter open voor daglicht.</p>
      <h3>Plakken</h3>
      <ul>
      <li>maak het glas schoon met water en een scheutje afwasmiddel</li>
      <li>spuit glas én lijmzijde nat, schuif de folie op zijn plaats</li>
      <li>druk het water met een rakel naar de rand</li>
      </ul>
      <p>Na een dag is de folie egaal. Verwijderen kan later met warmte.</p>
      <h3>Bestand</h3>
      <p>CMYK, 3 mm afloop, 150 ppi. Tot 1,5 meter hoog uit één baan. Voor een vrije vorm zet je een
      snijlijn in steunkleur CutContour.</p>
    `),
    metaTitle: 'Zandstraalfolie op maat voor ramen',
    metaDescription: prose(`
      Zandstraalfolie op maat: privacy zonder licht te verliezen. Tot 10 meter lang, na twee
      werkdagen klaar en zelf nat te plakken.
    `),
    priceRule: perM2('27.00', '0.05', {
      setup: '9.50',
      minimumLine: '22.50',
      extraDesign: '5.00',
      tiers: rollTiers,
    }),
    sizes: { stepMm: 1, width: [100, 10000, 1000], height: [100, 1500, 700] },
    production: vinylRoll,
    print: cuttableVinylPrint,
    material: { name: 'zandstraalfolie', thicknessMm: 0.08, weight: { grams: 180, per: 'm2' } },
    properties: {
      materiaal: 'raamfolie',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Latexprint, gesneden op plotter',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,08',
      kleur: 'mat doorschijnend',
    },
    lead: rollLead,
    delivery: rolledUp,
    searchSynonyms: ['etch folie', 'matglasfolie', 'melkglasfolie', 'frosted', 'zandstraal folie'],
    relatedSkus: ['RAM-HELDER', 'TOE-RAKEL', 'TOE-SPRAY'],
    scene: { kind: 'frostedFilm', artwork: 3635, tint: 3 },
    popularity: 61,
  }),
]
