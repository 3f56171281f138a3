/** Everything the shop can picture, one drawing per way a product is made and used. */
export const SCENE_KINDS = [
  'spandoek',
  'mesh',
  'bouwhek',
  'plaat',
  'platen',
  'acrylaat',
  'vlag',
  'beachvlag',
  'gevelvlag',
  'sticker',
  'stickervel',
  'raamsticker',
  'vloersticker',
  'rollup',
  'beurswand',
  'textielframe',
  'poster',
  'canvas',
  'stoepbord',
  'letters',
  'visitekaartje',
  'flyer',
  'folder',
  'boek',
  'doos',
  'tape',
  'standoff',
  'mast',
  'profiel',
  'spanrubber',
  'rol',
  'accessoire',
  'bevestiging',
  'gereedschap',
  'fles',
] as const

export type SceneKind = (typeof SCENE_KINDS)[number]

/** 1 is the product in its surroundings, 2 a closer look at its edge or fixing, 3 the print laid flat. */
export type SceneView = 1 | 2 | 3
