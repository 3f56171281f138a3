import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const mounting: DemoCategoryTree = {
  title: 'Montage en toebehoren',
  urlPath: '/montage-en-toebehoren',
  shortDescription: 'Bevestiging, stokken, voeten en gereedschap uit voorraad.',
  description: prose(`
    <p>Een goed gedrukt doek hangt pas mooi als het goed vastzit. Hier vind je wat wij zelf ook
    gebruiken: spanrubbers die meeveren bij wind, afstandhouders van roestvast staal en gereedschap om
    folie zonder bellen te plakken. Alles ligt op voorraad en gaat op verzoek in dezelfde zending
    mee.</p>
  `),
  seoTitle: 'Montagemateriaal voor doeken en borden',
  seoDescription: prose(`
    Spanrubbers, bindstrips, afstandhouders, voeten en gereedschap. Uit voorraad leverbaar en mee te
    sturen met je bestelling.
  `),
  scene: { product: 'AFH-RVS19', artwork: 5193, tint: 5 },
  inMainMenu: false,
  shortListItemCount: 6,
  children: [
    {
      title: 'Doekbevestiging',
      urlPath: '/montage-en-toebehoren/doekbevestiging',
      shortDescription: 'Spanners, bindstrips, ringen en profielen.',
      description: prose(`
        <p>Span een doek met iets dat meegeeft: bij windstoten veert een rubber, terwijl een strakke
        bindstrip de ring eruit trekt. Gebruik één bevestiging per ring en begin in de hoeken.</p>
      `),
      seoTitle: 'Spandoek bevestigen: spanners en bindstrips',
      seoDescription: prose(`
        Spanrubbers, uv-bestendige bindstrips, koord en losse ringen om doeken op te hangen. Uit
        voorraad, per zak of per set.
      `),
      scene: { product: 'TOE-SPANNER', artwork: 3583, tint: 0 },
    },
    {
      title: 'Bordbevestiging',
      urlPath: '/montage-en-toebehoren/bordbevestiging',
      shortDescription: 'Afstandhouders, schroeven, tape en palen.',
      description: prose(`
        <p>Hoe zwaarder de plaat, hoe meer punten. Tot een halve vierkante meter volstaan vier
        afstandhouders, tot één vierkante meter zes. Montagetape is alleen voor lichte borden op een
        gladde, schone muur.</p>
      `),
      seoTitle: 'Borden bevestigen: afstandhouders en palen',
      seoDescription: prose(`
        Afstandhouders, bordschroeven, montagetape, palen en beugels. Voor panelen binnen en
        buiten, uit voorraad leverbaar.
      `),
      scene: { product: 'AFH-RVS13', artwork: 4414, tint: 1 },
    },
    {
      title: 'Vlagtoebehoren',
      urlPath: '/montage-en-toebehoren/vlagtoebehoren',
      shortDescription: 'Voeten, stokken en houders.',
      description: prose(`
        <p>Losse onderdelen voor vlaggen die je al hebt. De voeten passen op onze beachvlagstokken.
        Verzwaar een kruisvoet buiten altijd met een waterring, anders loopt hij bij de eerste
        windvlaag weg.</p>
      `),
      seoTitle: 'Voeten, stokken en houders voor vlaggen',
      seoDescription: prose(`
        Kruisvoeten, grondpennen, gevelstokken en houders voor vlaggen en beachvlaggen. Losse
        onderdelen, ook na jaren nog te bestellen.
      `),
      scene: { product: 'BVV-KRUIS', artwork: 3450, tint: 2 },
    },
    {
      title: 'Gereedschap',
      urlPath: '/montage-en-toebehoren/gereedschap',
      shortDescription: 'Rakels, messen en hulpmiddelen om folie te plakken.',
      description: prose(`
        <p>Met goed gereedschap plak je folie in één keer goed. Een rakel met viltrand krast niet,
        een scherp mes snijdt zonder druk en montagevloeistof geeft je de tijd om te schuiven.</p>
      `),
      seoTitle: 'Gereedschap om folie te plakken',
      seoDescription: prose(`
        Rakels met viltrand, foliemessen, pincetten en montagevloeistof. Het handgereedschap dat
        je nodig hebt om folie strak te plakken.
      `),
      scene: { product: 'TOE-RAKEL', artwork: 1163, tint: 3 },
    },
  ],
}
