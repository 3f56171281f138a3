import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const stickers: DemoCategoryTree = {
  title: 'Stickers en folies',
  urlPath: '/stickers-en-folies',
  shortDescription: 'Zelfklevende folie, gedrukt en gesneden van de rol.',
  description: prose(`
    <p>Folie is er voor bijna elke ondergrond: een ruit, een winkelvloer, een machine of een muur. De
    lijm maakt het verschil. Permanente lijm houdt jaren op een schone, gladde ondergrond, muurfolie
    laat zich weer verwijderen. Twijfel je over de ondergrond, plak dan eerst een proefstuk en wacht een
    etmaal.</p>
  `),
  seoTitle: 'Stickers en raamfolie laten drukken',
  seoDescription: prose(`
    Stickers op maat, raamfolie, vloerstickers en snijletters. Gedrukt en op contour gesneden, voor
    binnen en buiten, met of zonder laminaat.
  `),
  scene: { product: 'STK-CONTOUR', artwork: 9605, tint: 2 },
  inMainMenu: true,
  shortListItemCount: 5,
  children: [
    {
      title: 'Stickers op maat',
      urlPath: '/stickers-en-folies/stickers-op-maat',
      shortDescription: 'Op contour gesneden, per stuk of op vel.',
      description: prose(`
        <p>Rond, recht of langs de lijn van je logo: zet een snijlijn in je bestand en wij snijden
        die na. Vinyl is voor buiten en voor alles wat vocht of handen ziet, papier is voor droge
        verpakkingen binnen.</p>
      `),
      seoTitle: 'Stickers op maat laten drukken',
      seoDescription: prose(`
        Vinylstickers en papieren stickers op maat, gedrukt en langs je snijlijn gesneden. Voor
        producten, machines en verpakkingen.
      `),
      scene: { product: 'STK-POLY', artwork: 8026, tint: 3 },
    },
    {
      title: 'Raamfolie',
      urlPath: '/stickers-en-folies/raamfolie',
      shortDescription: 'Transparante folie, zandstraalfolie en perforatiefolie voor glas.',
      description: prose(`
        <p>Bedenk eerst van welke kant je kijkt en of er licht doorheen moet. Heldere folie is
        onzichtbaar waar je niets drukt; een matte folie geeft privacy zonder het licht weg te
        nemen. Plak nat, dan kun je nog schuiven.</p>
      `),
      seoTitle: 'Raamfolie bedrukken',
      seoDescription: prose(`
        Heldere raamfolie en matte zandstraalfolie op maat. Voor etalages, kantoorwanden en
        entrees, met of zonder witlaag.
      `),
      scene: { product: 'RAM-MAAT', artwork: 5743, tint: 4 },
    },
    {
      title: 'Vloer- en wandstickers',
      urlPath: '/stickers-en-folies/vloer-en-wandstickers',
      shortDescription: 'Antisliplaminaat voor vloeren, herpositioneerbare folie voor muurverf.',
      description: prose(`
        <p>Op een vloer telt veiligheid: daar hoort altijd een antisliplaminaat over de print. Op
        een muur telt de verf: op gladde, goed doorgeharde verf houdt een sticker, op verse of
        korrelige verf laat hij los.</p>
      `),
      seoTitle: 'Vloerstickers en wandstickers',
      seoDescription: prose(`
        Vloerstickers met antisliplaminaat en matte wandstickers voor gladde muurverf. Voor
        winkel, magazijn, kantoor en evenement.
      `),
      scene: { product: 'VLR-R10', artwork: 1093, tint: 5 },
    },
    {
      title: 'Snijletters en plotfolie',
      urlPath: '/stickers-en-folies/snijletters',
      shortDescription: 'Eén kleur folie, gesneden, gepeld en voorzien van applicatietape.',
      description: prose(`
        <p>Letters en vormen uit effen folie, zonder drukrand en zonder achtergrond. Ze komen op
        applicatietape, zodat alles in één keer op zijn plek zit. Lever je tekst aan als vector, met
        de letters omgezet in contouren.</p>
      `),
      seoTitle: 'Snijletters laten maken',
      seoDescription: prose(`
        Plakletters en logo's uit effen folie, gesneden, gepeld en op applicatietape. Klaar om in
        één keer op ruit, auto of bord te plakken.
      `),
      scene: { product: 'SNB-MONO', artwork: 2582, tint: 0 },
    },
    {
      title: 'Speciale folies',
      urlPath: '/stickers-en-folies/speciale-folies',
      shortDescription: 'Reflecterend, statisch, magnetisch en spiegelend.',
      description: prose(`
        <p>Soms moet een sticker meer kunnen dan plakken: oplichten in koplampen, op een auto
        blijven zitten zonder lijm of na de actie weer weg. Hier vind je de folies die dat doen, elk
        met hun eigen grenzen.</p>
      `),
      seoTitle: 'Reflecterende en magnetische folie',
      seoDescription: prose(`
        Folie met een bijzondere eigenschap: reflecterend, magnetisch of statisch hechtend. Voor
        voertuigen, machines en tijdelijke acties.
      `),
      scene: { product: 'SPE-REFL', artwork: 3466, tint: 1 },
    },
  ],
}
