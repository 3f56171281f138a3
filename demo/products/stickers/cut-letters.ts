import { parcelOnly, rolledUp } from '../../deliveries.ts'
import { cutFilmLead, withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perMetre } from '../../price-rules.ts'
import { cutFilmPrint } from '../../print-specs.ts'
import { cutFilmRoll, fromStock } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { metreTiers, smallRollTiers } from '../../tiers.ts'

export const cutLetters: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'SNB-MONO',
    title: 'Snijletters kalanderfolie',
    urlPath: '/stickers-en-folies/snijletters/snijletters-kalanderfolie',
    categoryPaths: ['/stickers-en-folies/snijletters'],
    shortDescription: 'Eenkleurige folie, 3-5 jaar, gesneden, gepeld en getaped.',
    mediumDescription: prose(`
      Letters en vormen uit één kleur folie, gesneden, gepeld en op applicatietape. In één keer op
      de goede plek te plakken, met een standtijd van drie tot vijf jaar.
    `),
    description: prose(`
      <p>Snijletters hebben geen achtergrond en geen drukrand: je ziet alleen de letter. Wij snijden
      de folie, halen het overtollige deel weg en zetten er applicatietape over, zodat alle letters
      hun afstand houden.</p>
      <h3>Waar je het voor gebruikt</h3>
      <ul>
      <li>openingstijden op een deur</li>
      <li>namen op brievenbus en wand</li>
      <li>tekst op de vlakke delen van een bus</li>
      </ul>
      <h3>Plakken</h3>
      <p>Zet de tekst met twee stukjes tape op de juiste plek, klap de helft om, verwijder het
      schutvel en wrijf aan. Trek daarna de applicatietape vlak langs de ondergrond terug.</p>
      <h3>Bestand</h3>
      <p>Alleen vectoren, met letters omgezet in contouren. Letters minstens 5 mm hoog, lijnen
      minstens 1 mm dik. Zet de gewenste kleur als naam van de steunkleur in je bestand; kleuren kies
      je uit onze kaart van 24 tinten.</p>
    `),
    metaTitle: 'Snijletters uit effen folie op maat',
    metaDescription: prose(`
      Plakletters en logo's uit effen folie, gesneden, gepeld en op applicatietape. Voor ruit, bord
      en vlakke autodelen.
    `),
    priceRule: perM2('44.00', '0.02', { setup: '7.50', minimumLine: '17.50', tiers: smallRollTiers }),
    sizes: { stepMm: 1, width: [50, 10000, 800], height: [20, 1200, 150] },
    production: cutFilmRoll,
    print: cutFilmPrint,
    material: { name: 'vinyl polymeer effen', thicknessMm: 0.07, weight: { grams: 160, per: 'm2' } },
    properties: {
      materiaal: 'plotfolie',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Snijplotter, eenkleurige folie',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,07',
    },
    lead: cutFilmLead,
    delivery: rolledUp,
    searchSynonyms: ['plakletters', 'plotletters', 'belettering', 'snij letters', 'stickerletters'],
    relatedSkus: ['TOE-RAKEL', 'RAM-HELDER'],
    scene: { kind: 'cutLetters', artwork: 1517, tint: 2 },
    popularity: 54,
  }),
  simpleProduct({
    sku: 'SNB-ROL',
    title: 'Plotfolie op rol per meter',
    urlPath: '/stickers-en-folies/snijletters/plotfolie-op-rol-per-meter',
    categoryPaths: ['/stickers-en-folies/snijletters'],
    shortDescription: 'Witte kalanderfolie, 122 cm breed, per strekkende meter.',
    mediumDescription: prose(`
      Witte plotfolie van 122 cm breed, per strekkende meter van de rol. Voor wie zelf een
      snijplotter heeft; uit voorraad en de volgende werkdag klaar.
    `),
    description: prose(`
      <p>Dezelfde folie waar wij zelf letters uit snijden, maar dan onbewerkt. Het materiaal is
      polymeer, krimpt weinig en pelt netjes, ook bij letters van een centimeter. Wij leveren in één
      stuk, om een kern gerold.</p>
      <h3>Snijden</h3>
      <ul>
      <li>begin met 80 gram druk en een mes van 45 graden</li>
      <li>laat de folie een uur op kamertemperatuur komen</li>
      <li>snijd vandaag, pel vandaag: verse sneden plakken minder terug</li>
      </ul>
      <h3>Bestellen</h3>
      <p>De lengte gaat per hele meter, van 1 tot 50. Vanaf tien meter wordt de meterprijs lager.
      Andere kleuren bestellen wij bij; bel even voor levertijd en prijs.</p>
      <h3>Gegevens</h3>
      <p>Breedte 1220 mm, ongeveer 200 gram per meter. Binnen en buiten, tot vijf jaar op een
      verticaal vlak. Rol weer op met de folie naar buiten.</p>
    `),
    metaTitle: 'Plotfolie wit op rol, 122 cm breed, per meter',
    metaDescription: prose(`
      Witte kalanderfolie van 122 cm breed, per strekkende meter. Voor eigen snijplotters, vijf jaar
      buiten te gebruiken. Uit voorraad.
    `),
    priceRule: perMetre('5.90', 1000, { tiers: metreTiers }),
    sizes: { stepMm: 1000, length: [1000, 50000, 5000] },
    production: fromStock,
    print: null,
    material: { name: 'vinyl polymeer effen', thicknessMm: null, weight: { grams: 200, per: 'metre' } },
    properties: {
      materiaal: 'plotfolie',
      gebruik: ['binnen', 'buiten'],
      druktechniek: 'Onbedrukt, uit voorraad',
      zijden: 'onbedrukt',
      kleur: 'wit',
    },
    lead: withoutExpress(1),
    delivery: parcelOnly,
    searchSynonyms: ['folie per meter', 'vinyl rol', 'oracal'],
    relatedSkus: ['SNB-MONO', 'TOE-RAKEL', 'TOE-MES'],
    scene: { kind: 'filmRoll', film: 'white', artwork: 7846, tint: 1 },
    popularity: 33,
  }),
]
