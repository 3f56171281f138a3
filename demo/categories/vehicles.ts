import type { DemoCategoryTree } from '../model.ts'
import { prose } from '../prose.ts'

export const vehicles: DemoCategoryTree = {
  title: 'Voertuigreclame',
  urlPath: '/voertuigreclame',
  shortDescription: 'Folie, magneet en letters voor auto, bus en aanhanger.',
  description: prose(`
    <p>Een bedrijfswagen rijdt elke dag langs duizenden mensen. Op vlakke delen volstaat polymere folie,
    over rondingen en in felsen hoort gegoten folie met luchtkanalen. Was de lak voor het plakken met
    een middel zonder siliconen en laat een nieuwe laklaag eerst drie weken uitharden.</p>
  `),
  seoTitle: 'Autobelettering, carwrap en magneetplaten',
  seoDescription: prose(`
    Reclame op bedrijfswagens: gesneden letters, bedrukte carwrap en magneetplaten. Folie die
    rondingen volgt en later weer te verwijderen is.
  `),
  scene: { product: 'AUT-SET', artwork: 5938, tint: 1 },
  inMainMenu: false,
  shortListItemCount: 4,
  children: [
    {
      title: 'Autobelettering',
      urlPath: '/voertuigreclame/autobelettering',
      shortDescription: "Gesneden letters en logo's uit gegoten of polymere folie.",
      description: prose(`
        <p>Naam, telefoonnummer en logo zonder achtergrond op de lak. De letters komen op
        applicatietape, met alles al op de juiste afstand. Geef bij je bestand aan op welk deel van
        de auto het komt.</p>
      `),
      seoTitle: 'Autobelettering bestellen',
      seoDescription: prose(`
        Gesneden letters, logo's en domingstickers voor bedrijfswagens. Op applicatietape
        geleverd, klaar om te plakken op schone lak.
      `),
      scene: { product: 'AUT-SET', artwork: 4217, tint: 2 },
    },
    {
      title: 'Carwrapfolie',
      urlPath: '/voertuigreclame/carwrap',
      shortDescription: 'Gegoten folie met luchtkanalen, bedrukt en gelamineerd.',
      description: prose(`
        <p>Gegoten folie krimpt nauwelijks en volgt de vormen van een auto. De luchtkanalen in de
        lijm laten ingesloten lucht weg, het laminaat beschermt tegen wasstraat en zon. Laat een
        volledige wrap door een vakman plakken.</p>
      `),
      seoTitle: 'Carwrap bedrukken',
      seoDescription: prose(`
        Bedrukte en gelamineerde wrapfolie voor bestelbus, auto en aanhanger. Gegoten folie met
        luchtkanalen die rondingen volgt.
      `),
      scene: { product: 'WRP-CAST', artwork: 5979, tint: 3 },
    },
    {
      title: 'Magneetplaten',
      urlPath: '/voertuigreclame/magneetplaten',
      shortDescription: 'Afneembaar, 0,85 mm dik, met ronde hoeken.',
      description: prose(`
        <p>Voor wie zijn auto ook privé gebruikt. De plaat houdt op vlak staal; op aluminium,
        kunststof en sterk gebogen delen werkt hij niet. Haal hem elke week los en droog de lak
        eronder.</p>
      `),
      seoTitle: 'Magneetplaten voor de auto',
      seoDescription: prose(`
        Bedrukte magneetplaten voor autodeuren, per set van twee. Zonder lijm aan te brengen en zo
        weer weg voor privégebruik.
      `),
      scene: { product: 'AUT-MAG60', artwork: 7024, tint: 4 },
    },
  ],
}
