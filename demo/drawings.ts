import type {
  DrawnPart,
  Drawing,
  EdgeFinish,
  Extra,
  Fixing,
  Outline,
  Surface,
} from '#domain/configurator/drawing.ts'
import type { Edge } from '#domain/pricing/model.ts'

type Parts = readonly DrawnPart[]

const ROUND: readonly Edge[] = ['top', 'right', 'bottom', 'left']

const surface = (of: Surface): DrawnPart => ({ part: 'surface', surface: of })
const thick = (mm: number): DrawnPart => ({ part: 'thickness', mm })
const size = (widthMm: number, heightMm: number): DrawnPart => ({ part: 'size', widthMm, heightMm })
const startSize = (widthMm: number, heightMm: number): DrawnPart => ({
  part: 'startSize',
  widthMm,
  heightMm,
})
const outline = (of: Outline, radiusMm = 0): DrawnPart => ({ part: 'outline', outline: of, radiusMm })
const edge = (finish: EdgeFinish, ...edges: readonly Edge[]): DrawnPart => ({
  part: 'edge',
  finish,
  edges: edges.length > 0 ? edges : ROUND,
})
const fixing = (of: Fixing, count: number, diameterMm: number): DrawnPart => ({
  part: 'fixing',
  fixing: of,
  count,
  diameterMm,
})
const extra = (of: Extra): DrawnPart => ({ part: 'extra', extra: of })
const ink = (colour: string): DrawnPart => ({ part: 'ink', colour })
const cornerRings: DrawnPart = { part: 'cornerRings' }

/** The same finishing of each edge, named by its step. */
const bannerEdges: Readonly<Record<string, Parts>> = Object.fromEntries(
  (
    [
      ['rand-boven', 'top'],
      ['rand-onder', 'bottom'],
      ['rand-links', 'left'],
      ['rand-rechts', 'right'],
    ] as const
  ).flatMap(([step, side]) => [
    [`${step}-zoom`, [edge('hem', side)]],
    [`${step}-tunnel`, [edge('pocket', side)]],
    [`${step}-pees`, [edge('keder', side)]],
  ]),
)

const BEACH_FLAG_HEIGHTS_MM = { s: 2300, m: 3000, l: 4200, xl: 5400 }
const BEACH_FLAG_SHAPES = {
  drop: ['drop', 0.29],
  veer: ['feather', 0.24],
  recht: ['straight', 0.23],
} as const

const beachFlags: Readonly<Record<string, Parts>> = Object.fromEntries(
  Object.entries(BEACH_FLAG_SHAPES).flatMap(([shape, [of, share]]) =>
    Object.entries(BEACH_FLAG_HEIGHTS_MM).map(([letter, tallMm]) => [
      `doek-${shape}-${letter}`,
      [outline(of), size(Math.round(tallMm * share), tallMm)],
    ]),
  ),
)

const standoffs = {
  'houders-13': [fixing('standoff', 4, 13)],
  'houders-19': [fixing('standoff', 4, 19)],
} satisfies Record<string, Parts>

const STOCK_COLOURS = {
  wit: '#ffffff',
  zwart: '#11141b',
  zilver: '#a9afbc',
  geel: '#ffd900',
  oranje: '#f07d00',
  rood: '#c8141e',
  blauw: '#1b4fa0',
  groen: '#1d8a3c',
}

/** Of the colours that a card shows, by what their options are called. */
export const CARD_COLOURS = {
  creme: '#f1eadb',
  antraciet: '#383e42',
  grijs: '#c5c7c4',
  goud: '#a8843c',
  zonnegeel: '#f6b600',
  wijnrood: '#5e2028',
  roze: '#c63678',
  paars: '#76689a',
  hemelsblauw: '#007cb0',
  nachtblauw: '#252850',
  turkoois: '#15889c',
  geelgroen: '#61993b',
  mosgroen: '#114232',
  bruin: '#44322d',
  beige: '#d0b084',
  koper: '#8a4b38',
} as const

const inks = (prefix: string, colours: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`${prefix}-${name}`, [ink(colour)]]))

/** What the live picture shows of each product that is composed, by the key of its configurator. */
export const drawings: Readonly<Record<string, Drawing>> = {
  'spandoek-op-maat': {
    kind: 'banner',
    always: [surface('weave')],
    parts: {
      'doek-pvcvrij': [surface('textile')],
      'rand-rondom-zoom': [edge('hem')],
      'rand-rondom-koord': [edge('hem'), edge('rope')],
      ...bannerEdges,
      'ringen-hoek': [cornerRings],
      'spanners-10': [extra('tensioners')],
    },
  },
  bouwhekdoek: {
    kind: 'fence',
    always: [surface('weave'), edge('hem')],
    parts: {
      'doek-mesh': [surface('mesh')],
      'zijde-4': [{ part: 'rings', spacingMm: 500, edges: ROUND }],
      'zijde-2': [{ part: 'rings', spacingMm: 500, edges: ['top', 'bottom'] }],
      'zijde-klit': [edge('velcro')],
      'strips-100': [extra('tieWraps')],
      'nummeren-ja': [extra('number')],
    },
  },
  meshdoek: {
    kind: 'banner',
    always: [surface('mesh')],
    parts: {
      'rand-zoom': [edge('hem')],
      'rand-band': [edge('hem'), edge('webbing')],
      'rand-tunnel': [edge('pocket', 'top', 'bottom')],
    },
  },
  'aluminium-paneel': {
    kind: 'panel',
    always: [surface('plain'), thick(3)],
    parts: {
      'plaat-2': [thick(2)],
      'plaat-4': [thick(4)],
      'plaat-4fr': [thick(4)],
      'plaat-borstel': [surface('brushed')],
      'plaat-massief': [thick(2)],
      'vorm-rond': [outline('rounded')],
      'vorm-contour': [outline('contour')],
      'radius-5': [outline('rounded', 5)],
      'radius-10': [outline('rounded', 10)],
      'radius-20': [outline('rounded', 20)],
      'wit-deels': [extra('whiteUnder')],
      'laminaat-glans': [surface('gloss')],
      'gaten-4': [fixing('hole', 4, 7)],
      'gaten-6': [fixing('hole', 6, 7)],
      ...standoffs,
      'schroeven-20': [fixing('screw', 4, 9)],
    },
  },
  'pvc-schuimplaat': {
    kind: 'panel',
    always: [surface('plain')],
    parts: {
      'plaat-3': [thick(3)],
      'plaat-5': [thick(5)],
      'plaat-10': [thick(10)],
      'plaat-19': [thick(19)],
      'vorm-rond': [outline('rounded', 20)],
      'vorm-contour': [outline('contour')],
      'ophang-gaten': [fixing('hole', 4, 7)],
      'ophang-frame': [extra('hangRail')],
    },
  },
  acrylaat: {
    kind: 'panel',
    always: [surface('clear'), { part: 'inset', fieldId: 'randafstand' }],
    parts: {
      'plaat-3': [thick(3)],
      'plaat-5': [thick(5)],
      'plaat-8': [thick(8)],
      'plaat-10': [thick(10)],
      'plaat-opaal': [surface('opal'), thick(3)],
      'wit-vlak': [extra('whiteUnder')],
      'rand-gepolijst': [edge('polished')],
      ...standoffs,
      'houders-alu': [fixing('standoff', 4, 15)],
      'gaten-4': [fixing('hole', 4, 7)],
      'gaten-6': [fixing('hole', 6, 7)],
      'gaten-8': [fixing('hole', 8, 7)],
    },
  },
  beachvlag: {
    kind: 'beachFlag',
    always: [surface('textile'), outline('feather'), startSize(720, 3000)],
    parts: {
      ...beachFlags,
      'richting-links': [extra('toLeft')],
      'stok-s-std': [extra('pole')],
      'stok-m-std': [extra('pole')],
      'stok-l-std': [extra('pole')],
      'stok-xl-std': [extra('pole')],
      'voet-kruis': [extra('crossFoot')],
      'voet-pen': [extra('spike')],
      'voet-parasol': [extra('tankFoot')],
      'voet-plaat': [extra('plateFoot')],
      'voet-auto': [extra('carFoot')],
      'voet-wand': [extra('wallFoot')],
      'ring-1': [extra('waterRing')],
      'tas-1': [extra('bag')],
    },
  },
  'mast-en-gevelvlag': {
    kind: 'flag',
    always: [surface('textile'), edge('hem')],
    parts: {
      'soort-mast': [extra('mast')],
      'soort-gevel': [extra('facade')],
      'soort-banier': [extra('mast'), extra('bannerArm')],
      'mastzijde-band': [edge('webbing', 'left')],
      'mastzijde-haken': [edge('webbing', 'left'), fixing('hook', 2, 40)],
      'mastzijde-tunnel': [edge('pocket', 'left')],
      'boven-tunnel': [edge('pocket', 'top')],
      'stok-150': [extra('pole')],
      'houder-45': [extra('poleHolder')],
    },
  },
  'stickers-contour': {
    kind: 'sticker',
    always: [surface('film')],
    parts: {
      'folie-trans': [surface('clearFilm')],
      'folie-refl': [surface('reflective')],
      'vorm-rond': [outline('oval')],
      'vorm-contour': [outline('contour')],
      'snede-vel': [extra('sheetOfStickers')],
      'snede-rol': [extra('rollOfStickers')],
      'wit-onder': [extra('whiteUnder')],
      'lam-glans': [surface('gloss')],
      'tape-ja': [extra('transferTape')],
    },
  },
  raamfolie: {
    kind: 'window',
    always: [surface('clearFilm')],
    parts: {
      'folie-etch': [surface('etched')],
      'folie-perf': [surface('perforated')],
      'folie-wit': [surface('film')],
      'wit-vlak': [extra('whiteUnder')],
      'wit-deels': [extra('whiteUnder')],
      'wit-sandwich': [extra('whiteUnder')],
      'snijden-contour': [outline('contour')],
      'snijden-tape': [outline('contour'), extra('transferTape')],
    },
  },
  autobelettering: {
    kind: 'lettering',
    always: [ink(STOCK_COLOURS.zwart)],
    parts: {
      ...inks('kleur', STOCK_COLOURS),
      ...inks('kaart', CARD_COLOURS),
      'spiegel-ja': [extra('mirrored')],
      'pel-klaar': [extra('transferTape')],
      'rakel-1': [extra('tool')],
    },
  },
  'roll-up': {
    kind: 'rollUp',
    always: [surface('film'), startSize(850, 2000)],
    parts: {
      'model-lux': [extra('wideCassette')],
      'mat-textiel': [surface('textile')],
      'lamp-1': [extra('lamp')],
    },
  },
  textielframe: {
    kind: 'frame',
    always: [surface('textile'), thick(27)],
    parts: {
      'profiel-19': [thick(19)],
      'profiel-27': [thick(27)],
      'profiel-44': [thick(44)],
      'doek-geen': [surface('none')],
      'voeten-2': [extra('feet')],
      'klemmen-4': [fixing('clamp', 4, 40)],
      'stijl-1': [extra('strut')],
    },
  },
  stoepbord: {
    kind: 'pavementSign',
    always: [startSize(594, 841), surface('none')],
    parts: {
      'frame-b1': [size(700, 1000)],
      'frame-veer': [extra('springs')],
      'frame-krijt': [surface('chalk'), size(550, 850)],
      'poster-a1-w': [surface('paper')],
      'poster-b1-w': [surface('paper')],
      'top-ja': [extra('topBoard')],
    },
  },
  visitekaartjes: {
    kind: 'paper',
    always: [surface('paper'), size(85, 55)],
    parts: {
      'papier-eco': [surface('recycled')],
      'hoeken-rond': [outline('rounded', 6)],
      'spot-1': [extra('spot')],
      'spot-2': [extra('spot')],
    },
  },
  flyers: {
    kind: 'paper',
    always: [surface('paper'), startSize(148, 210)],
    parts: {
      'papier-115': [surface('gloss')],
      'papier-135': [surface('gloss')],
      'papier-eco': [surface('recycled')],
      'gaten-2': [extra('binderHoles')],
      'perf-1': [extra('perforation')],
      'bundel-100': [extra('bundle')],
      'bundel-50': [extra('bundle')],
    },
  },
  folders: {
    kind: 'paper',
    always: [surface('gloss'), startSize(148, 210)],
    parts: {
      'u-a5-135': [size(148, 210)],
      'u-a5-170': [size(148, 210)],
      'u-a4-135': [size(210, 297)],
      'u-a4-170': [size(210, 297)],
      'u-dl-135': [size(99, 210)],
      'u-dl-170': [size(99, 210)],
      'vouw-enkel': [extra('foldSingle')],
      'vouw-wikkel': [extra('foldLetter')],
      'vouw-zigzag': [extra('foldZigzag')],
      'lev-plat': [extra('unfolded')],
    },
  },
  fotobehang: {
    kind: 'wallpaper',
    always: [surface('paper')],
    parts: {
      'soort-struc': [surface('textile')],
      'soort-zelf': [surface('film')],
      'laminaat-ja': [surface('gloss')],
    },
  },
  magneetbord: {
    kind: 'panel',
    always: [surface('gloss'), thick(2)],
    parts: {
      'top-mat': [surface('plain')],
      'hoek-rond': [outline('rounded', 10)],
      'ophang-frame': [extra('hangRail')],
      'ophang-gaten': [fixing('hole', 4, 7)],
      'ophang-lijst': [thick(14)],
      'magneten-10': [extra('magnets')],
    },
  },
}
