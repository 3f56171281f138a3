import type {
  DrawingKind,
  DrawnPart,
  EdgeFinish,
  Extra,
  Fixing,
  Outline,
  Surface,
} from '#domain/configurator/drawing.ts'
import { formatNumber } from '../format.ts'
import { edgesText, sizeText } from './configurator-words.ts'

const surfaces = {
  paper: 'Papier',
  gloss: 'Glanzend',
  recycled: 'Gerecycled papier',
  weave: 'Geweven doek',
  mesh: 'Mesh, met gaatjes',
  textile: 'Textiel',
  film: 'Folie',
  clearFilm: 'Transparante folie',
  etched: 'Etsfolie',
  perforated: 'Geperforeerde folie',
  reflective: 'Reflecterend',
  plain: 'Effen plaat',
  brushed: 'Geborsteld metaal',
  clear: 'Helder acrylaat',
  opal: 'Opaal acrylaat',
  chalk: 'Krijtbord',
  none: 'Geen bedrukking',
} as const satisfies Record<Surface, string>

const finishes = {
  hem: 'Zoom',
  pocket: 'Tunnel',
  keder: 'Pees',
  rope: 'Koord',
  webbing: 'Spanband',
  velcro: 'Klittenband',
  polished: 'Gepolijst',
} as const satisfies Record<EdgeFinish, string>

const outlines = {
  straight: 'Recht',
  rounded: 'Ronde hoeken',
  oval: 'Rond of ovaal',
  contour: 'Langs de omtrek gesneden',
  drop: 'Druppel',
  feather: 'Veer',
} as const satisfies Record<Outline, string>

const fixings = {
  hole: 'Gaten',
  standoff: 'Afstandhouders',
  screw: 'Schroeven',
  clamp: 'Klemmen',
  hook: 'Haken',
  clip: 'Clips',
} as const satisfies Record<Fixing, string>

const extras = {
  whiteUnder: 'Wit onder de druk',
  mirrored: 'Gespiegeld',
  hangRail: 'Ophangprofiel',
  magnets: 'Magneten',
  tieWraps: 'Tie-wraps',
  tensioners: 'Spanrubbers',
  number: 'Nummer',
  binderHoles: 'Perforatiegaten',
  perforation: 'Perforatielijn',
  bundle: 'Gebundeld',
  spot: 'Glanslak op een deel',
  foldSingle: 'Eén vouw',
  foldLetter: 'Wikkelvouw',
  foldZigzag: 'Zigzagvouw',
  unfolded: 'Open, nog niet gevouwen',
  sheetOfStickers: 'Stickers op een vel',
  rollOfStickers: 'Stickers op rol',
  transferTape: 'Applicatietape',
  mast: 'Mast',
  facade: 'Gevelstok',
  bannerArm: 'Banierarm',
  poleHolder: 'Stokhouder',
  pole: 'Stok',
  toLeft: 'Naar links',
  crossFoot: 'Kruisvoet',
  spike: 'Grondpen',
  tankFoot: 'Parasolvoet',
  plateFoot: 'Voetplaat',
  carFoot: 'Autovoet',
  wallFoot: 'Muurbeugel',
  waterRing: 'Waterring',
  bag: 'Draagtas',
  wideCassette: 'Brede cassette',
  lamp: 'Lamp',
  feet: 'Voeten',
  strut: 'Tussenstijl',
  springs: 'Veren',
  topBoard: 'Topbord',
  tool: 'Gereedschap',
} as const satisfies Record<Extra, string>

const parts = {
  surface: 'Materiaal',
  ink: 'Kleur',
  thickness: 'Dikte',
  size: 'Maat',
  startSize: 'Maat zolang er geen is ingevuld',
  outline: 'Vorm',
  edge: 'Rand',
  cornerRings: 'Ringen op de hoeken',
  rings: 'Ringen langs de rand',
  fixing: 'Bevestiging',
  inset: 'Afstand van de bevestiging tot de rand',
  extra: 'Iets erbij',
} as const satisfies Record<DrawnPart['part'], string>

const kinds = {
  banner: 'Spandoek',
  fence: 'Bouwhekdoek',
  panel: 'Plaat',
  window: 'Raam',
  wallpaper: 'Behang',
  sticker: 'Sticker',
  lettering: 'Belettering',
  paper: 'Drukwerk',
  flag: 'Vlag',
  beachFlag: 'Beachvlag',
  rollUp: 'Roll-up',
  frame: 'Frame',
  pavementSign: 'Stoepbord',
} as const satisfies Record<DrawingKind, string>

/** The building blocks of the live picture. */
export const drawingTexts = { kinds, parts, surfaces, finishes, outlines, fixings, extras } as const

/** A building block in words. */
export function drawnText(part: DrawnPart): string {
  switch (part.part) {
    case 'surface':
      return surfaces[part.surface]
    case 'ink':
      return `Kleur ${part.colour}`
    case 'thickness':
      return `${formatNumber(part.mm)} mm dik`
    case 'size':
      return sizeText(part.widthMm, part.heightMm)
    case 'startSize':
      return `eerst ${sizeText(part.widthMm, part.heightMm)}`
    case 'outline':
      return part.radiusMm === 0
        ? outlines[part.outline]
        : `${outlines[part.outline]} (straal ${formatNumber(part.radiusMm)} mm)`
    case 'edge':
      return `${finishes[part.finish]} ${edgesText(part.edges)}`
    case 'cornerRings':
      return parts.cornerRings
    case 'rings':
      return `Ringen om de ${formatNumber(part.spacingMm)} mm ${edgesText(part.edges)}`
    case 'fixing':
      return `${formatNumber(part.count)} × ${fixings[part.fixing].toLowerCase()} (${formatNumber(part.diameterMm)} mm)`
    case 'inset':
      return parts.inset
    case 'extra':
      return extras[part.extra]
  }
}
