/**
 * What people take for a password again and again, in small letters: Dutch and English words, names and rows of keys. A
 * password that is one of these with digits or marks around it is among the first that are tried.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `wachtwoord welkom welkomthuis geheim geheimpje geheimwachtwoord mijnwachtwoord nieuwwachtwoord hallo halloallemaal hallohallo
  goedemorgen goedemiddag ikhouvanjou ikhouvanje schatje lieverd liefje liefde knuffel vlinder zonnetje zonnebloem bloemetje
  konijn paardje hondje poesje katje olifant dolfijn voetbal voetballer feyenoord ajax ajaxamsterdam psveindhoven twente
  amsterdam rotterdam denhaag utrecht eindhoven groningen tilburg breda nijmegen arnhem haarlem maastricht zwolle leeuwarden
  nederland holland hollander koningsdag sinterklaas kerstmis kerstboom vakantie zomervakantie zomer winter lente herfst
  voorjaar najaar maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli
  augustus september oktober november december computer laptop internet telefoon gebruiker beheerder beheer systeem bedrijf
  kantoor klant bestelling drukwerk drukkerij drukker reclame reclamebureau signing webshop winkel inkoop verkoop administratie
  boekhouding financien sleutel huissleutel fiets auto autosleutel opendeur laatmeerin toegang inloggen login aanmelden
  tijdelijk standaard test testtest tester proef demo admin administrator root password passwords passwort motdepasse welcome
  letmein letmeinnow iloveyou ilovemyself princess prinses sunshine superman batman spiderman starwars pokemon dragon monkey
  master shadow football baseball basketball soccer hockey liverpool chelsea arsenal barcelona realmadrid manchester jordan
  michael michelle jennifer jessica daniel thomas robert andrew joshua matthew ashley nicole charlie maggie ginger pepper
  summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday secret secrets mypassword newpassword
  changeme changeit default guest user username access hello helloworld freedom whatever trustno trustnoone cheese butterfly
  flower flowers purple orange yellow chocolate chocolade cookie cookies computer internet samsung google facebook microsoft
  windows apple iphone android qwerty qwertyuiop qwertyui qwertzuiop azerty azertyuiop asdfghjkl asdfgh zxcvbnm zxcvbn qazwsx
  qazwsxedc qweasd qweasdzxc qwaszx poiuytrewq abcdef abcdefg abcdefgh abcdefghij abcabc abcd aaaaaa asdasd qweqwe jan piet
  klaas kees henk johan peter willem marie anna sophie emma julia daan sem lucas levi finn noah bram milan sanne lisa lotte
  anouk marloes sandra monique patricia linda esther marco ronald dennis jeroen martijn mark erik frank paul jeroen opa oma
  mama papa familie kinderen baby dochter zoon vriendin vriend`
    .split(/\s+/)
    .filter(Boolean),
)

/** Rows of digits that need no letters. */
export const COMMON_DIGITS: ReadonlySet<string> = new Set(
  `1234567890 0123456789 0987654321 9876543210 12345678910 1234567891 1234567899 123456789123 123456123456 1234512345
  123123123 123123123123 1212121212 121212121212 1122334455 112233445566 1020304050 0102030405 147258369 1472583690 159753159753
  7777777777 0000000000 1111111111 12341234 1234123412 123456654321 1029384756 1357924680 2468013579`.split(
    /\s+/,
  ),
)
