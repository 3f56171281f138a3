import type { DeskPlaces } from '#contract/office/files.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { deskFileTexts as texts } from '#texts/nl/office/files.ts'
import { spotLayers, type SpotLayer } from './spot-layers.ts'
import styles from './sheet-places.module.css'

/** Boxes around text hide the print, so that they are asked for. */
export const HIDDEN_AT_FIRST: ReadonlySet<string> = new Set(['texts'])

type PlaceLayersProps = {
  readonly places: DeskPlaces | null
  readonly hidden: ReadonlySet<string>
  readonly onToggle: (layer: string) => void
}

/** What was found on a page, to be shown or left out: each spot colour, the pictures, the typefaces. */
export function PlaceLayers({ places, hidden, onToggle }: PlaceLayersProps) {
  if (!places) return null
  const { pictures, texts: written } = places
  const layer = (id: string, label: string, sample: string | undefined) => (
    <Checkbox
      key={id}
      label={label}
      aside={<Sample className={sample} />}
      checked={!hidden.has(id)}
      onChange={() => onToggle(id)}
    />
  )
  const open = new Set(written.flatMap(({ font, isEmbedded }) => (isEmbedded ? [] : [font]))).size
  return (
    <>
      {spotLayers(places).map((spot) =>
        layer(spot.id, texts.placeLayer.spot(spot.name, spot.purpose), spotClass(spot)),
      )}
      {pictures.length > 0 &&
        layer(
          'pictures',
          texts.placeLayer.pictures(pictures.filter(({ isLow }) => isLow).length),
          styles.picture,
        )}
      {written.length > 0 && layer('texts', texts.placeLayer.texts(open), styles.written)}
    </>
  )
}

/** What of the places of a page is not known. */
export function PlacesNote({ places }: { readonly places: DeskPlaces | null }) {
  if (places !== null && !places.isPartial) return null
  return <p className="muted">{places === null ? texts.placesUnknown : texts.placesPartial}</p>
}

/** Lines of the machine look the same whatever they are called; colours are told apart by their dashes. */
export const spotClass = ({ purpose, turn }: SpotLayer) =>
  classNames(
    purpose === 'white' ? styles.white : purpose === 'colour' ? styles.colour : styles.structure,
    turn > 0 && (turn === 1 ? styles.second : styles.third),
  )

const Sample = ({ className }: { readonly className: string | undefined }) => (
  <svg className={styles.sample} viewBox="0 0 26 10" aria-hidden="true">
    <path d="M0 5h26" className={className} />
  </svg>
)
