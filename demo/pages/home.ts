import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const home: DemoPage = {
  urlPath: '/',
  title: 'Paskruis',
  metaTitle: 'Druk- en signwerk op maat voor bedrijven',
  metaDescription: prose(`
    Spandoeken, borden, stickers, vlaggen en drukwerk op maat. Stel samen, upload je ontwerp en bestel
    op rekening. Alleen voor bedrijven, prijzen excl. btw.
  `),
  content: prose(`
    <p>Paskruis maakt druk- en signwerk voor bedrijven en instellingen: van één sticker tot een doek
    voor een hele gevel. Je kiest een product, vult je maat in millimeters in en ziet meteen de prijs
    exclusief btw.</p>
    <h2>Zo werkt het</h2>
    <p>Upload je ontwerp bij de bestelling of later. Wij controleren formaat, resolutie en kleur en
    melden het bij het bestand zelf als er iets niet klopt. Liever een ontwerp laten maken? De studio
    doet het voor een vast bedrag per ontwerp, inclusief één correctieronde.</p>
    <h2>Alleen zakelijk</h2>
    <p>Wij leveren aan bedrijven, overheden en verenigingen met een KvK-nummer. Een account vraag je aan
    met het aanvraagformulier; na goedkeuring bestel je op rekening.</p>
  `),
  versionDate: null,
}
