import { createScene } from '../scene.ts'
import type { Scene } from '../scene.ts'
import { bannerTop, clothEdges, clothRings, clothSide, edgeChoice, mastSide } from './cloth.ts'
import { cutFilm, filmColour, readingSide, stickerCut } from './films.ts'
import { laminate } from './laminate.ts'
import { bundles, leafletDelivery, leafletFold, paperSheet, perforation, spotVarnish } from './papers.ts'
import { acrylicEdge, boardHanging, drilledHoles, plateOutline } from './plates.ts'
import { printSides } from './sides.ts'
import { flagReading, frameAs, rollUpModel, rollUpPrint, signTop, spotLamp } from './stands.ts'
import { whiteInk } from './white-ink.ts'

/** Every way of making a product that can be drawn; what a drawing wants to know of it is its second parameter. */
const FINISHES = {
  acrylicEdge,
  bannerTop,
  boardHanging,
  bundles,
  clothEdges,
  clothRings,
  clothSide,
  cutFilm,
  drilledHoles,
  edgeChoice,
  filmColour,
  flagReading,
  frameAs,
  laminate,
  leafletDelivery,
  leafletFold,
  mastSide,
  paperSheet,
  perforation,
  plateOutline,
  printSides,
  readingSide,
  rollUpModel,
  rollUpPrint,
  signTop,
  spotLamp,
  spotVarnish,
  stickerCut,
  whiteInk,
} as const

type Kind = keyof typeof FINISHES

type Details<Of extends Kind> = (typeof FINISHES)[Of] extends (scene: Scene, details: infer Given) => string
  ? unknown extends Given
    ? object
    : Given
  : never

/** A way of making it, as the tiles of a configurator show it. */
export type Finish<Of extends Kind = Kind> = { [Each in Of]: { readonly kind: Each } & Details<Each> }[Of]

const BY_KIND: { readonly [Each in Kind]: (scene: Scene, finish: Finish<Each>) => string } = FINISHES

const drawn = <Of extends Kind>(scene: Scene, finish: Finish<Of>): string =>
  BY_KIND[finish.kind](scene, finish)

export const isFinish = (picture: { readonly kind: string }): picture is Finish => picture.kind in FINISHES

/** A finishing as a complete SVG document, all on the same ground; what it shows stays whole when its sides are cropped. */
export function drawFinish(finish: Finish): string {
  const scene = createScene(0, 0)
  const content = drawn(scene, finish)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">${scene.definitions()}<path fill="${scene.tint.wall}" d="M0 0h320v240H0z"/>${content}</svg>`
}
