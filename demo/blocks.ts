import type { DemoBlock } from './model.ts'
import { prose } from './prose.ts'

const text = (id: string, content: string): DemoBlock => ({ id, type: 'text', content })
const html = (id: string, content: string): DemoBlock => ({ id, type: 'html', content: prose(content) })

/** Pieces of content by their names in spec 7, 'On start', and those of the home page. */
export const blocks: readonly DemoBlock[] = [
  text('header_usp_1', 'Gratis bestandscontrole bij elke upload'),
  text('header_usp_2', 'Vóór 12.00 uur besteld, vandaag in productie'),
  text('header_usp_3', 'Bezorgd op kantoor of op de bouwplaats'),
  html(
    'login_usps',
    `<ul>
      <li>Eigen prijzen en betalen op rekening</li>
      <li>Al je ontwerpen op één plek</li>
      <li>Eerdere bestellingen in twee klikken herhaald</li>
    </ul>`,
  ),
  text(
    'forgot_password_text',
    'Vul je e-mailadres in. Je krijgt een link waarmee je een nieuw wachtwoord kiest.',
  ),
  html(
    'product_add_usps',
    `<ul>
      <li>Bestand nu of later uploaden, controle inbegrepen</li>
      <li>Op rekening, 30 dagen</li>
      <li>Bezorgd of af te halen in Nieuwegein</li>
    </ul>`,
  ),
  text(
    'newsletter_footer_text',
    'Nieuwe materialen, levertijden rond feestdagen en aanleverspecificaties. Eén keer per maand.',
  ),
  html(
    'newsletter_subscribed_message',
    `<p><strong>Bijna klaar.</strong> Je krijgt een e-mail met een link. Klik daarop om je aanmelding
    te bevestigen.</p>`,
  ),
  text('home_hero_title', 'Groot drukwerk, op de millimeter passend.'),
  text(
    'home_hero_text',
    'Spandoeken, platen, vlaggen en stickers voor bedrijven. Stel samen op jouw formaat, upload je ontwerp en zie direct of het bestand klopt.',
  ),
  html(
    'home_hero_usps',
    `<ul>
      <li>Prijzen exclusief btw</li>
      <li>Betalen op rekening</li>
      <li>Levering door heel Nederland en België</li>
    </ul>`,
  ),
  // What stands there is drawn when the shop is filled.
  text('home_hero_image_alt', 'Drukvel met vijf ontwerpen, snijtekens en een kleurenbalk'),
  text('home_steps_title', 'Van bestand naar bezorging'),
  html(
    'home_step_1',
    `<h3>Stel samen</h3>
    <p>Kies materiaal, formaat in millimeters en aantal. De prijs verandert direct mee.</p>`,
  ),
  html(
    'home_step_2',
    `<h3>Upload je ontwerp</h3>
    <p>Pdf, jpeg, tiff, psb of ai tot 500 MB. Verdeel meerdere ontwerpen over één bestelling.</p>`,
  ),
  html(
    'home_step_3',
    `<h3>Wij controleren</h3>
    <p>Formaat, resolutie en kleur. Is er iets, dan zie je dat bij het ontwerp zelf.</p>`,
  ),
  html(
    'home_step_4',
    `<h3>Bezorgen of afhalen</h3>
    <p>Op kantoor, op de beurs of op de bouwplaats. Per orderregel te kiezen.</p>`,
  ),
  text('home_studio_title', 'Geen drukklaar ontwerp?'),
  text(
    'home_studio_text',
    'De studio van Paskruis maakt het op, inclusief één correctieronde. Je voegt de studio toe bij het kiezen van je ontwerpen.',
  ),
]
