import { CARD_COLOURS } from './drawings.ts'
import type { DemoOptionPicture } from './model.ts'

type Pictures = Readonly<Record<string, DemoOptionPicture>>

/** The finishings of each edge of a banner, named by its step. */
const bannerEdges: Pictures = Object.fromEntries(
  (
    [
      ['rand-boven', 'top'],
      ['rand-onder', 'bottom'],
      ['rand-links', 'left'],
      ['rand-rechts', 'right'],
    ] as const
  ).flatMap(([step, side]) => [
    [`${step}-schoon`, { kind: 'clothSide', finish: 'cut', side }],
    [`${step}-zoom`, { kind: 'clothSide', finish: 'hem', side }],
    [`${step}-tunnel`, { kind: 'clothSide', finish: 'pocket', side }],
    [`${step}-pees`, { kind: 'clothSide', finish: 'keder', side }],
  ]),
)

const METALLIC: ReadonlySet<string> = new Set(['goud', 'koper'])

const cardColours: Pictures = Object.fromEntries(
  Object.entries(CARD_COLOURS).map(([name, colour]) => [
    `kaart-${name}`,
    { kind: 'filmColour', colour, ...(METALLIC.has(name) && { metallic: true }) },
  ]),
)

/** A drawing of each choice that is a way of making it, by the key of the configurator and the id of the option. */
export const optionPictures: Readonly<Record<string, Pictures>> = {
  'spandoek-op-maat': {
    'zijden-1': { kind: 'printSides', of: 'cloth', printed: 1 },
    'zijden-2': { kind: 'printSides', of: 'cloth', printed: 2 },
    'randkeuze-rondom': { kind: 'edgeChoice', each: 'alike' },
    'randkeuze-zijde': { kind: 'edgeChoice', each: 'own' },
    'rand-rondom-schoon': { kind: 'clothEdges', cloth: 'solid', edges: 'cut' },
    'rand-rondom-zoom': { kind: 'clothEdges', cloth: 'solid', edges: 'hem' },
    'rand-rondom-koord': { kind: 'clothEdges', cloth: 'solid', edges: 'rope' },
    ...bannerEdges,
    'ringen-500': { kind: 'clothRings', cloth: 'solid', across: 5, down: 3, at: 'round' },
    'ringen-250': { kind: 'clothRings', cloth: 'solid', across: 9, down: 5, at: 'round' },
    'ringen-hoek': { kind: 'clothRings', cloth: 'solid', across: 2, down: 2, at: 'round' },
    'ringen-boven': { kind: 'clothRings', cloth: 'solid', across: 5, down: 2, at: 'top' },
  },
  bouwhekdoek: {
    'doek-pe': { kind: 'cloth', face: '#FFFFFF', back: '#DCEAF4', pitch: 12, gloss: false },
    'doek-mesh': { kind: 'mesh', thread: '#EEF0F4', pitch: 11, hole: 5 },
    'doek-pvc': { kind: 'cloth', face: '#FFFFFF', back: '#E4E6EB', pitch: 4, gloss: true },
    'zijde-4': { kind: 'clothRings', cloth: 'solid', across: 5, down: 3, at: 'round' },
    'zijde-2': { kind: 'clothRings', cloth: 'solid', across: 5, down: 2, at: 'topAndBottom' },
    'zijde-klit': { kind: 'clothEdges', cloth: 'mesh', edges: 'velcro' },
  },
  meshdoek: {
    'rand-schoon': { kind: 'clothEdges', cloth: 'mesh', edges: 'cut' },
    'rand-zoom': { kind: 'clothEdges', cloth: 'mesh', edges: 'hem' },
    'rand-band': { kind: 'clothEdges', cloth: 'mesh', edges: 'strap' },
    'rand-tunnel': { kind: 'clothEdges', cloth: 'mesh', edges: 'pocket' },
    'ringen-500': { kind: 'clothRings', cloth: 'mesh', across: 5, down: 3, at: 'round' },
    'ringen-250': { kind: 'clothRings', cloth: 'mesh', across: 9, down: 5, at: 'round' },
  },
  'aluminium-paneel': {
    'zijden-1': { kind: 'printSides', of: 'metal', printed: 1 },
    'zijden-2': { kind: 'printSides', of: 'metal', printed: 2 },
    'wit-geen': { kind: 'whiteInk', on: 'metal', white: 'none' },
    'wit-deels': { kind: 'whiteInk', on: 'metal', white: 'part' },
    'laminaat-mat': { kind: 'laminate', on: 'panel', film: 'matt' },
    'laminaat-glans': { kind: 'laminate', on: 'panel', film: 'gloss' },
    'laminaat-anti': { kind: 'laminate', on: 'panel', film: 'graffiti' },
    'gaten-4': { kind: 'drilledHoles', of: 'metal', count: 4 },
    'gaten-6': { kind: 'drilledHoles', of: 'metal', count: 6 },
  },
  'pvc-schuimplaat': {
    'zijden-1': { kind: 'printSides', of: 'foam', printed: 1 },
    'zijden-2': { kind: 'printSides', of: 'foam', printed: 2 },
    'vorm-recht': { kind: 'plateOutline', of: 'foam', corners: 'straight' },
    'vorm-rond': { kind: 'plateOutline', of: 'foam', corners: 'round' },
    'vorm-contour': { kind: 'plateOutline', of: 'foam', corners: 'contour' },
    'ophang-tape': { kind: 'boardHanging', of: 'foam', by: 'tape' },
    'ophang-gaten': { kind: 'drilledHoles', of: 'foam', count: 4 },
    'ophang-frame': { kind: 'boardHanging', of: 'foam', by: 'frame' },
  },
  acrylaat: {
    'wit-geen': { kind: 'whiteInk', on: 'acrylic', white: 'none' },
    'wit-vlak': { kind: 'whiteInk', on: 'acrylic', white: 'full' },
    'wit-deels': { kind: 'whiteInk', on: 'acrylic', white: 'part' },
    'rand-gezaagd': { kind: 'acrylicEdge', finish: 'sawn' },
    'rand-gepolijst': { kind: 'acrylicEdge', finish: 'polished' },
  },
  beachvlag: {
    'richting-rechts': { kind: 'flagReading', pole: 'left' },
    'richting-links': { kind: 'flagReading', pole: 'right' },
  },
  'mast-en-gevelvlag': {
    'doek-115': { kind: 'cloth', face: '#FFFFFF', back: '#F4F6FA', pitch: 3, gloss: true },
    'doek-155': { kind: 'cloth', face: '#F7F6F2', back: '#ECEAE4', pitch: 7, gloss: false },
    'mastzijde-band': { kind: 'mastSide', by: 'cord' },
    'mastzijde-haken': { kind: 'mastSide', by: 'hooks' },
    'mastzijde-tunnel': { kind: 'mastSide', by: 'pocket' },
    'mastzijde-clips': { kind: 'mastSide', by: 'clips' },
    'boven-zoom': { kind: 'bannerTop', finish: 'hem' },
    'boven-tunnel': { kind: 'bannerTop', finish: 'pocket' },
  },
  'stickers-contour': {
    'snede-los': { kind: 'stickerCut', as: 'loose' },
    'snede-vel': { kind: 'stickerCut', as: 'sheet' },
    'snede-rol': { kind: 'stickerCut', as: 'roll' },
    'wit-geen': { kind: 'whiteInk', on: 'sticker', white: 'none' },
    'wit-onder': { kind: 'whiteInk', on: 'sticker', white: 'full' },
    'lam-mat': { kind: 'laminate', on: 'sticker', film: 'matt' },
    'lam-glans': { kind: 'laminate', on: 'sticker', film: 'gloss' },
    'tape-ja': { kind: 'cutFilm', of: 'badge', state: 'taped' },
  },
  raamfolie: {
    'lees-buiten': { kind: 'readingSide', through: 'window', film: 'inside' },
    'lees-lijmzijde': { kind: 'readingSide', through: 'window', film: 'outside' },
    'wit-geen': { kind: 'whiteInk', on: 'film', white: 'none' },
    'wit-vlak': { kind: 'whiteInk', on: 'film', white: 'full' },
    'wit-deels': { kind: 'whiteInk', on: 'film', white: 'part' },
    'wit-sandwich': { kind: 'whiteInk', on: 'film', white: 'between' },
    'snijden-contour': { kind: 'cutFilm', of: 'badge', state: 'cut' },
    'snijden-tape': { kind: 'cutFilm', of: 'badge', state: 'taped' },
  },
  autobelettering: {
    ...cardColours,
    'spiegel-nee': { kind: 'readingSide', through: 'car', film: 'outside' },
    'spiegel-ja': { kind: 'readingSide', through: 'car', film: 'inside' },
    'pel-klaar': { kind: 'cutFilm', of: 'letters', state: 'taped' },
    'pel-los': { kind: 'cutFilm', of: 'letters', state: 'unpeeled' },
  },
  'roll-up': {
    'model-std': { kind: 'rollUpModel', model: 'standard' },
    'model-lux': { kind: 'rollUpModel', model: 'wide' },
    'model-dubbel': { kind: 'rollUpModel', model: 'double' },
    'mat-pp': { kind: 'rollUpPrint', of: 'film' },
    'mat-textiel': { kind: 'rollUpPrint', of: 'textile' },
    'mat-grijs': { kind: 'rollUpPrint', of: 'greyBack' },
    'lamp-1': { kind: 'spotLamp' },
  },
  textielframe: {
    'doek-geen': { kind: 'frameAs', as: 'bare' },
    'levering-los': { kind: 'frameAs', as: 'loose' },
    'levering-gemonteerd': { kind: 'frameAs', as: 'mounted' },
  },
  stoepbord: {
    'top-geen': { kind: 'signTop', plate: false },
    'top-ja': { kind: 'signTop', plate: true },
  },
  visitekaartjes: {
    'papier-silk': { kind: 'paperSheet', look: 'silk', grams: 400 },
    'papier-mat': { kind: 'paperSheet', look: 'matt', grams: 350 },
    'papier-eco': { kind: 'paperSheet', look: 'recycled', grams: 350 },
    'papier-600': { kind: 'paperSheet', look: 'board', grams: 600 },
    'zijden-2': { kind: 'printSides', of: 'card', printed: 2 },
    'zijden-1': { kind: 'printSides', of: 'card', printed: 1 },
    'hoeken-recht': { kind: 'plateOutline', of: 'card', corners: 'straight' },
    'hoeken-rond': { kind: 'plateOutline', of: 'card', corners: 'round' },
    'lam-mat': { kind: 'laminate', on: 'card', film: 'matt' },
    'lam-soft': { kind: 'laminate', on: 'card', film: 'soft' },
    'spot-1': { kind: 'spotVarnish', sides: 1 },
    'spot-2': { kind: 'spotVarnish', sides: 2 },
  },
  flyers: {
    'papier-115': { kind: 'paperSheet', look: 'gloss', grams: 115 },
    'papier-135': { kind: 'paperSheet', look: 'gloss', grams: 135 },
    'papier-170': { kind: 'paperSheet', look: 'silk', grams: 170 },
    'papier-250': { kind: 'paperSheet', look: 'silk', grams: 250 },
    'papier-eco': { kind: 'paperSheet', look: 'recycled', grams: 120 },
    'zijden-2': { kind: 'printSides', of: 'flyer', printed: 2 },
    'zijden-1': { kind: 'printSides', of: 'flyer', printed: 1 },
    'gaten-2': { kind: 'drilledHoles', of: 'paper', count: 2 },
    'perf-1': { kind: 'perforation' },
    'bundel-100': { kind: 'bundles', of: 100 },
    'bundel-50': { kind: 'bundles', of: 50 },
  },
  folders: {
    'vouw-enkel': { kind: 'leafletFold', fold: 'half' },
    'vouw-wikkel': { kind: 'leafletFold', fold: 'wrap' },
    'vouw-zigzag': { kind: 'leafletFold', fold: 'zigzag' },
    'lev-gevouwen': { kind: 'leafletDelivery', as: 'folded' },
    'lev-plat': { kind: 'leafletDelivery', as: 'flat' },
  },
  fotobehang: {
    'laminaat-geen': { kind: 'laminate', on: 'wallpaper', film: 'none' },
    'laminaat-ja': { kind: 'laminate', on: 'wallpaper', film: 'washable' },
  },
  magneetbord: {
    'top-glans': { kind: 'laminate', on: 'panel', film: 'gloss' },
    'top-mat': { kind: 'laminate', on: 'panel', film: 'matt' },
    'top-whiteboard': { kind: 'laminate', on: 'panel', film: 'whiteboard' },
    'hoek-recht': { kind: 'plateOutline', of: 'magnet', corners: 'straight' },
    'hoek-rond': { kind: 'plateOutline', of: 'magnet', corners: 'round' },
    'ophang-frame': { kind: 'boardHanging', of: 'magnet', by: 'frame' },
    'ophang-gaten': { kind: 'drilledHoles', of: 'magnet', count: 4 },
    'ophang-lijst': { kind: 'boardHanging', of: 'magnet', by: 'rim' },
  },
}
