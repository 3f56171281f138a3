import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const displays: DemoCategoryTree = {
  title: 'Displays en beurs',
  urlPath: '/displays-en-beurs',
  shortDescription: 'Verplaatsbare presentatiemiddelen met verwisselbare print.',
  description: prose(`
    <p>Alles wat je meeneemt, neerzet en weer inpakt. Bij bijna elk display kun je de print vervangen
    zonder een nieuw frame te kopen, dus bewaar de maat bij je bestanden. Denk bij een beurs ook aan het
    vervoer: een beurswand past opgevouwen in één koffer en is door één persoon op te zetten.</p>
  `),
  seoTitle: 'Roll-ups, beurswanden en stoepborden',
  seoDescription: prose(`
    Roll-ups, beurswanden, stoepborden en balies voor beurs, winkel en kantoor. De print is te
    vervangen, het frame gaat jaren mee.
  `),
  scene: { product: 'RUP-SET', artwork: 8732, tint: 0 },
  inMainMenu: false,
  shortListItemCount: 5,
  children: [
    {
      title: 'Roll-ups',
      urlPath: '/displays-en-beurs/roll-ups',
      shortDescription: 'Oprolbanner van 85 tot 150 cm breed, met tas.',
      description: prose(`
        <p>Binnen een halve minuut staat er twee meter boodschap. De film krult niet op aan de
        randen en is ondoorzichtig, zodat er geen licht van achter doorheen komt. Zet het
        belangrijkste op ooghoogte, niet onderaan.</p>
      `),
      seoTitle: 'Roll-up banners en losse doeken',
      seoDescription: prose(`
        Roll-up banners en losse vervangdoeken van 85 cm breed. Op vlak liggende film die niet
        omkrult, na twee werkdagen klaar.
      `),
      scene: { product: 'RUP-XBAN', artwork: 5310, tint: 1 },
    },
    {
      title: 'Stoepborden',
      urlPath: '/displays-en-beurs/stoepborden',
      shortDescription: 'Weerbestendige borden met posterlijst of magneetframe.',
      description: prose(`
        <p>Een poster wisselen duurt een minuut: lijsten openklikken, papier eronder, folie erover.
        Kies voor een winderige straat een bord op veren met watertank. Vraag bij de gemeente na
        waar een bord mag staan.</p>
      `),
      seoTitle: 'Stoepborden met posterlijst',
      seoDescription: prose(`
        Stoepborden met kliklijst voor A1 en andere maten, weerbestendig en snel te wisselen.
        Posters erbij in dezelfde bestelling.
      `),
      scene: { product: 'STB-SET', artwork: 5783, tint: 2 },
    },
    {
      title: 'Beurswanden',
      urlPath: '/displays-en-beurs/beurswanden',
      shortDescription: 'Opvouwbare textielwand van 2 × 3 tot 4 × 3 velden.',
      description: prose(`
        <p>Trek het frame open, klik de haken vast en de wand staat. Het doek blijft bij het
        inpakken op het frame zitten en trekt zichzelf weer strak. Kleine kreukels verdwijnen na een
        uur in een warme hal.</p>
      `),
      seoTitle: 'Beurswand met textieldoek',
      seoDescription: prose(`
        Opvouwbare beurswanden met gesublimeerd textieldoek, compleet met koffer. Zonder
        gereedschap op te zetten, het doek blijft op het frame.
      `),
      scene: { product: 'BEU-2X3', artwork: 2996, tint: 3 },
      children: [
        {
          title: 'Complete beurswanden',
          urlPath: '/displays-en-beurs/beurswanden/complete-wanden',
          shortDescription: 'Frame, doek en tas in één keer, klaar om op te bouwen.',
          description: prose(`
            <p>Frame, bedrukt textieldoek en draagtas komen samen. Eén persoon zet een wand in een kwartier
            op, zonder gereedschap.</p>
          `),
          seoTitle: 'Complete beurswand met bedrukt doek',
          seoDescription: prose(`
            Complete beurswanden: frame, bedrukt textieldoek en tas. Binnen een kwartier opgebouwd, zonder
            gereedschap.
          `),
          scene: { product: 'BEU-BUIS', artwork: 5127, tint: 1 },
        },
        {
          title: 'Losse beursdoeken',
          urlPath: '/displays-en-beurs/beurswanden/losse-doeken',
          shortDescription: 'Een nieuw doek voor het frame dat je al hebt.',
          description: prose(`
            <p>Een nieuwe campagne vraagt geen nieuw frame. Bestel alleen het doek, in de maat van je wand,
            en wissel het zelf.</p>
          `),
          seoTitle: 'Los doek voor je beurswand bestellen',
          seoDescription: prose(`
            Losse bedrukte doeken voor een beurswand die je al hebt. Zelf te wisselen, opgevouwen
            verstuurd.
          `),
          scene: { product: 'BEU-DOEK', artwork: 6604, tint: 2 },
        },
      ],
    },
    {
      title: 'Balies en tafelkleden',
      urlPath: '/displays-en-beurs/balies-en-tafels',
      shortDescription: 'Presentatiebalie en bedrukt tafelkleed.',
      description: prose(`
        <p>Een tafel met een bedrukt kleed oogt direct als een stand. Het kleed valt aan drie zijden
        tot op de vloer en gaat opgevouwen mee in een tas. Wie vaker staat, kiest een opvouwbare
        balie met werkblad.</p>
      `),
      seoTitle: 'Presentatiebalie en bedrukt tafelkleed',
      seoDescription: prose(`
        Opvouwbare presentatiebalies en bedrukte tafelkleden voor beurs, opening en
        informatiemarkt. Brandvertragend textiel dat opgevouwen mee kan.
      `),
      scene: { product: 'BAL-POPUP', artwork: 2984, tint: 4 },
    },
    {
      title: 'Folderhouders en tafelstandaards',
      urlPath: '/displays-en-beurs/folderhouders',
      shortDescription: 'Acrylaat en karton, van A6 tot A4.',
      description: prose(`
        <p>Kleine houders die orde op de balie brengen. De acrylaat exemplaren zijn helder en af te
        nemen met een zachte doek, de kartonnen tafelkaarten komen plat; die vouw je zelf.</p>
      `),
      seoTitle: 'Folderhouders en tafelstandaards',
      seoDescription: prose(`
        Heldere folderhouders, T-standaards en tafelkaarten van A6 tot A4. Voor balie, menukaart
        en beurstafel, uit voorraad leverbaar.
      `),
      scene: { product: 'FLD-A4', artwork: 709, tint: 5 },
    },
  ],
}
