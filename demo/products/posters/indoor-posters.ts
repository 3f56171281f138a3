import { rolledUp } from '../../deliveries.ts'
import { withoutExpress } from '../../lead-times.ts'
import type { DemoProduct } from '../../model.ts'
import { perM2, perPiece, rateTiers } from '../../price-rules.ts'
import { posterPrint } from '../../print-specs.ts'
import { posterRoll } from '../../production.ts'
import { prose } from '../../prose.ts'
import { simpleProduct } from '../../simple-product.ts'
import { smallRollTiers } from '../../tiers.ts'

export const indoorPosters: readonly DemoProduct[] = [
  simpleProduct({
    sku: 'PST-A1',
    title: 'Poster A1',
    urlPath: '/posters/posters-binnen/poster-a1',
    categoryPaths: ['/posters/posters-binnen'],
    shortDescription: 'Papier 135 g silk, enkelzijdig.',
    mediumDescription: prose(`
      Poster van 59,4 × 84,1 cm op zijdemat posterpapier van 135 gram. Vanaf één stuk en de volgende
      werkdag klaar.
    `),
    description: prose(`
      <p>Het formaat dat in de meeste kliklijsten, abri's voor binnen en stoepborden past. Wij drukken
      van de rol, dus één poster kost geen opstart en vijftig posters zijn per stuk de helft
      goedkoper.</p>
      <h3>Waar je hem voor gebruikt</h3>
      <ul>
      <li>kliklijst in winkel of hal</li>
      <li>aankondiging op een prikbord</li>
      <li>stoepbord, achter de beschermfolie</li>
      </ul>
      <h3>Goed om te weten</h3>
      <p>Dit papier is voor binnen. Achter de folie van een stoepbord blijft het een paar weken goed;
      staat het bord elke dag in de regen, bestel dan een watervaste poster.</p>
      <h3>Bestand</h3>
      <p>Formaat 594 × 841 mm met 3 mm afloop en 5 mm vrij langs de rand; in een kliklijst verdwijnt
      rondom ongeveer 10 mm. CMYK, 150 ppi op ware grootte. Wij rollen posters in een koker, met de
      beeldzijde naar binnen.</p>
    `),
    metaTitle: 'Poster A1 laten drukken',
    metaDescription: prose(`
      Poster A1 op zijdemat papier van 135 gram, vanaf één stuk. De volgende werkdag klaar, met
      staffelkorting vanaf vijf stuks.
    `),
    priceRule: perPiece('9.90', {
      minimumLine: '12.50',
      tiers: rateTiers('piece', [1, '9.90'], [5, '8.20'], [10, '6.90'], [25, '5.60'], [50, '4.70']),
    }),
    fixedSizeMm: [594, 841],
    production: posterRoll,
    print: posterPrint,
    material: { name: 'posterpapier 135 g', thicknessMm: 0.13, weight: { grams: 68, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,13',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['poster', 'affiche', 'plakaat', 'affiche a1'],
    relatedSkus: ['STB-FRAME-A1', 'PST-MAAT', 'PST-BLUE'],
    scene: { kind: 'posterA1', artwork: 7335, tint: 1 },
    popularity: 78,
  }),
  simpleProduct({
    sku: 'PST-A3',
    title: 'Poster A3',
    urlPath: '/posters/posters-binnen/poster-a3',
    categoryPaths: ['/posters/posters-binnen'],
    shortDescription: 'Papier 135 g silk, enkelzijdig.',
    mediumDescription: prose(`
      Poster op A3, papier van 135 gram met zijdeglans. De volgende werkdag klaar en vanaf vijf stuks
      al flink voordeliger.
    `),
    description: prose(`
      <p>A3 is de maat voor het prikbord, de winkeldeur en het raam van een café. Je leest hem van
      een meter of drie. Op 135 gram hangt hij vlak en rolt hij niet op aan de hoeken.</p>
      <h3>Kleine aantallen</h3>
      <p>Losse posters kunnen, maar er geldt een minimumbedrag per regel. Drie posters kosten
      daardoor evenveel als één. Verschillende ontwerpen mogen samen in één aantal.</p>
      <h3>Ophangen</h3>
      <ul>
      <li>afneembare kleefstrips op glas, geen gewone plakband</li>
      <li>in een kliklijst of posterklem</li>
      <li>op een rustige achtergrond, niet tussen zes andere</li>
      </ul>
      <h3>Bestand</h3>
      <p>297 × 420 mm met 3 mm afloop, CMYK, 150 ppi of meer. Tekst minstens 5 mm uit de rand. De
      titel mag een kwart van de hoogte hebben: dat leest op afstand.</p>
    `),
    metaTitle: 'Posters A3 drukken, 135 gram',
    metaDescription: prose(`
      A3-posters op papier van 135 gram met zijdeglans. Vanaf één stuk, de volgende werkdag klaar,
      voordeliger vanaf vijf stuks.
    `),
    priceRule: perPiece('3.90', {
      minimumLine: '12.50',
      tiers: rateTiers(
        'piece',
        [1, '3.90'],
        [5, '3.30'],
        [10, '2.80'],
        [25, '2.35'],
        [50, '1.98'],
        [100, '1.68'],
      ),
    }),
    fixedSizeMm: [297, 420],
    production: posterRoll,
    print: posterPrint,
    material: { name: 'posterpapier 135 g', thicknessMm: 0.13, weight: { grams: 17, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,13',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['poster', 'affiche', 'plakaat', 'affiche a3'],
    relatedSkus: ['PST-A2', 'PST-A1', 'KAL-WAND'],
    scene: { kind: 'posterA3', artwork: 6413, tint: 0 },
    popularity: 69,
  }),
  simpleProduct({
    sku: 'PST-A2',
    title: 'Poster A2',
    urlPath: '/posters/posters-binnen/poster-a2',
    categoryPaths: ['/posters/posters-binnen'],
    shortDescription: 'Papier 135 g silk, enkelzijdig.',
    mediumDescription: prose(`
      Poster op A2, papier van 135 gram met zijdeglans. Groot genoeg voor een etalage, klein genoeg
      voor een deur.
    `),
    description: prose(`
      <p>Voor een toneelstuk, een concert of een winkelactie is A2 het gebruikelijke affiche. Vanaf
      de overkant van de straat lees je de titel, van dichtbij de speellijst.</p>
      <h3>Papier</h3>
      <p>Zijdeglans houdt het midden tussen mat en glans: kleuren zijn vol en een spot geeft geen
      spiegeling. Het is papier voor binnen. Achter glas gaat het maanden mee, in de regen een
      dag.</p>
      <h3>Hangen zonder schade</h3>
      <ul>
      <li>vier afneembare strips op de hoeken</li>
      <li>in een kliklijst, dan wissel je in een halve minuut</li>
      <li>zet een reeks op gelijke hoogte, met 5 cm tussenruimte</li>
      </ul>
      <h3>Bestand</h3>
      <p>420 × 594 mm met 3 mm afloop. CMYK, 150 ppi op ware grootte, foto's niet kunstmatig
      vergroten. Tekst 5 mm uit de rand. Meer ontwerpen bij één regel kan.</p>
    `),
    metaTitle: 'Posters A2 drukken, 135 gram',
    metaDescription: prose(`
      A2-posters op papier van 135 gram, enkelzijdig in zijdeglans. Vanaf één stuk en de volgende
      werkdag klaar. Staffel vanaf vijf.
    `),
    priceRule: perPiece('6.90', {
      minimumLine: '12.50',
      tiers: rateTiers('piece', [1, '6.90'], [5, '5.90'], [10, '4.95'], [25, '4.15'], [50, '3.50']),
    }),
    fixedSizeMm: [420, 594],
    production: posterRoll,
    print: posterPrint,
    material: { name: 'posterpapier 135 g', thicknessMm: 0.13, weight: { grams: 34, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,13',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['poster', 'affiche', 'plakaat', 'affiche a2'],
    relatedSkus: ['PST-A1', 'PST-A3', 'STB-FRAME-A1'],
    scene: { kind: 'posterA2', artwork: 7754, tint: 5 },
    popularity: 75,
  }),
  simpleProduct({
    sku: 'PST-A0',
    title: 'Poster A0',
    urlPath: '/posters/posters-binnen/poster-a0',
    categoryPaths: ['/posters/posters-binnen'],
    shortDescription: 'Papier 135 g silk, enkelzijdig.',
    mediumDescription: prose(`
      Poster op A0, 84 bij 119 centimeter, op papier van 135 gram. Voor congrespresentaties, musea en
      grote ruiten.
    `),
    description: prose(`
      <p>Op congressen is A0 de afgesproken maat: een onderzoek, één vel, een ezel of een prikbord.
      De volgende werkdag ligt hij klaar, opgerold en zonder vouwen.</p>
      <h3>Een poster die gelezen wordt</h3>
      <ul>
      <li>titel vanaf 80 punt, tekst vanaf 28</li>
      <li>drie kolommen en veel wit</li>
      <li>grafieken met dikke lijnen, zonder legenda van dichtbij</li>
      </ul>
      <h3>Meenemen</h3>
      <p>Met 135 gram weegt hij niets, maar een rol van 85 cm is onhandig in de trein. Neem een koker
      mee met een draagriem. Eenmaal opgehangen trekt hij in een kwartier vlak.</p>
      <h3>Bestand</h3>
      <p>841 × 1189 mm, 3 mm afloop, CMYK, 150 ppi. Lever een pdf met ingesloten lettertypen; uit een
      presentatieprogramma exporteer je op de hoogste kwaliteit. Tekst 5 mm uit de rand.</p>
    `),
    metaTitle: 'Posters A0 drukken, 135 gram',
    metaDescription: prose(`
      A0-posters van 84 × 119 cm op papier van 135 gram met zijdeglans. Vanaf één stuk en de volgende
      werkdag klaar, ook voor congressen.
    `),
    priceRule: perPiece('16.50', {
      minimumLine: '12.50',
      tiers: rateTiers('piece', [1, '16.50'], [5, '13.90'], [10, '11.90'], [25, '9.80']),
    }),
    fixedSizeMm: [841, 1189],
    production: posterRoll,
    print: posterPrint,
    material: { name: 'posterpapier 135 g', thicknessMm: 0.13, weight: { grams: 135, per: 'piece' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,13',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['poster', 'affiche', 'plakaat', 'affiche a0'],
    relatedSkus: ['PST-A1', 'PST-MAAT'],
    scene: { kind: 'posterA0', artwork: 2716, tint: 2 },
    popularity: 50,
  }),
  simpleProduct({
    sku: 'PST-MAAT',
    title: 'Poster op maat 200 g',
    urlPath: '/posters/posters-binnen/poster-op-maat-200-g',
    categoryPaths: ['/posters/posters-binnen'],
    shortDescription: 'Satijn fotopapier 200 g van de rol.',
    mediumDescription: prose(`
      Satijn fotopapier van 200 gram, op de millimeter gesneden. Voor foto's, lijsten in een
      afwijkende maat en verkoopposters met een rijke uitstraling.
    `),
    description: prose(`
      <p>Zwaarder dan gewoon posterpapier en met een zachte glans: geschikt voor foto's en voor
      lijsten waarin geen standaardmaat past. Vul breedte en hoogte in; wij snijden op de
      millimeter.</p>
      <h3>Waar je hem voor gebruikt</h3>
      <ul>
      <li>ingelijste foto's in kantoor of praktijk</li>
      <li>verkoopposters in een etalage</li>
      <li>banieren op papier boven een stand</li>
      </ul>
      <h3>Meten</h3>
      <p>Meet de binnenmaat van de lijst en trek er 2 mm af. Eén zijde is maximaal 1,35 meter; de
      andere mag tot 10 meter.</p>
      <h3>Bestand</h3>
      <p>CMYK met 3 mm afloop, 150 ppi op ware grootte; voor foto's die van dichtbij bekeken worden
      200 ppi. Papier van de rol krult licht: hang de poster een uur aan de bovenkant of leg hem vlak
      voor je hem inlijst. Alleen voor binnen.</p>
    `),
    metaTitle: 'Poster op maat, fotopapier 200 gram',
    metaDescription: prose(`
      Poster op maat op satijn fotopapier van 200 g/m². Tot 10 meter lang en 1,35 meter breed uit
      één stuk, de volgende werkdag klaar.
    `),
    priceRule: perM2('15.50', '0.2', { minimumLine: '12.50', extraDesign: '2.50', tiers: smallRollTiers }),
    sizes: { stepMm: 1, width: [200, 10000, 700], height: [200, 1350, 500] },
    production: posterRoll,
    print: posterPrint,
    material: { name: 'fotopapier satijn 200 g', thicknessMm: 0.22, weight: { grams: 200, per: 'm2' } },
    properties: {
      materiaal: 'papier',
      gebruik: 'binnen',
      druktechniek: 'Latexprint op rol',
      zijden: 'enkelzijdig',
      'dikte-mm': '0,22',
    },
    lead: withoutExpress(1),
    delivery: rolledUp,
    searchSynonyms: ['fotoposter', 'poster op maat'],
    relatedSkus: ['PST-A1', 'CAN-SPIE'],
    scene: { kind: 'posterToSize', artwork: 8143, tint: 5 },
    popularity: 59,
  }),
]
