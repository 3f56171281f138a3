import type { DemoPage } from '../model.ts'
import { prose } from '../prose.ts'

export const privacy: DemoPage = {
  urlPath: '/privacy',
  title: 'Privacy en cookies',
  metaTitle: 'Privacy en cookies',
  metaDescription: prose(`
    Welke gegevens Paskruis bewaart, waarom en hoe lang, en welke cookies de webwinkel gebruikt. Met
    je rechten en hoe je die gebruikt.
  `),
  content: prose(`
    <p><strong>Versie van 1 november 2026.</strong> Paskruis B.V. in Nieuwegein is verantwoordelijk voor
    de gegevens die je via deze webwinkel geeft. Vragen stel je via privacy@demo.example.</p>
    <h2>Wat wij bewaren en waarom</h2>
    <ul>
    <li><strong>Account:</strong> naam, e-mailadres, telefoonnummer en bedrijfsgegevens, om je te kunnen
    laten bestellen</li>
    <li><strong>Bestellingen en facturen:</strong> wat je kocht, aan wie wij leverden en wat je
    betaalde</li>
    <li><strong>Ontwerpen:</strong> de bestanden die je uploadt, om ze te drukken en later opnieuw te
    kunnen gebruiken</li>
    <li><strong>Nieuwsbrief:</strong> je e-mailadres en het bewijs dat je je hebt aangemeld</li>
    <li><strong>Beveiliging:</strong> een logboek van inloggen en wijzigingen</li>
    </ul>
    <h2>Hoe lang</h2>
    <p>Facturen en de administratie daarbij bewaren wij zeven jaar, omdat de belastingwet dat vraagt.
    Ontwerpen wis je zelf in Mijn ontwerpen. Een afgewezen of vergeten accountaanvraag verwijderen wij
    na een jaar. Meld je je af voor de nieuwsbrief, dan bewaren wij alleen dat je niet meer gemaild wilt
    worden.</p>
    <h2>Met wie wij delen</h2>
    <p>Vervoerders krijgen het leveringsadres en een telefoonnummer. Onze boekhouder en onze
    hostingpartij verwerken gegevens in onze opdracht, onder een verwerkersovereenkomst. Een btw-nummer
    uit een ander EU-land controleren wij bij de Europese dienst VIES. Wij verkopen geen gegevens.</p>
    <h2>Cookies</h2>
    <p>Zonder toestemming plaatsen wij alleen wat nodig is: een sessiecookie zodra je inlogt, een cookie
    die aangeeft dat je ingelogd bent, en in de opslag van je browser je uploadsessie en je keuze over
    cookies. De chathulp van deze winkel is functioneel en plaatst geen volgcookies. Voegen wij iets toe
    dat meer doet, dan vragen wij eerst toestemming; weigeren is dan net zo makkelijk als toestaan.</p>
    <h2>Je rechten</h2>
    <p>Je kunt je gegevens inzien, laten verbeteren, meenemen of laten wissen, en bezwaar maken tegen
    het gebruik ervan. Wij antwoorden binnen een maand. Wat wij voor de belasting moeten bewaren, kunnen
    wij niet eerder wissen. Kom je er met ons niet uit, dan kun je een klacht indienen bij de Autoriteit
    Persoonsgegevens.</p>
  `),
  versionDate: '2026-11-01',
}
