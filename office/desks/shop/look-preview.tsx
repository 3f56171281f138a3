import { useId } from 'react'
import { hexOf, parseColour, type Rgb } from '#domain/shop/contrast.ts'
import { type Palette, paletteOf } from '#domain/shop/palette.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import styles from './shop.module.css'

type LookPreviewProps = {
  readonly shopName: string
  readonly logo: string
  readonly action: string
  readonly actionDark: string
}

/** The head of a page with a button and a link, as they will be; and whether the colour had to change to be read. */
export function LookPreview({ shopName, logo, action, actionDark }: LookPreviewProps) {
  const id = useId()
  const palette = paletteOf({ action, actionDark })
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="strong">
        {texts.preview}
      </h3>
      <div className={styles.shopHead}>
        {logo === '' ? (
          <>
            <RegistrationMark />
            <span>{shopName}</span>
          </>
        ) : (
          <img src={logo} alt={shopName} />
        )}
      </div>
      <p className={styles.preview}>
        <span
          style={
            palette
              ? { background: hexOf(palette.surface), color: hexOf(palette.onSurface) }
              : { background: 'var(--actie)', color: 'var(--op-actie)' }
          }
        >
          {texts.previewButton}
        </span>
        <span style={{ color: palette ? hexOf(palette.text) : 'var(--reflex-600)' }}>
          {texts.previewLink}
        </span>
      </p>
      <output className="muted">{palette && legibilityText(palette, action)}</output>
    </section>
  )
}

/** Whether the colour had to become darker to be read, and where. */
function legibilityText({ surface, text }: Palette, action: string): string {
  const chosen = parseColour(action)
  const isKept = (colour: Rgb) => chosen !== null && hexOf(colour) === hexOf(chosen)
  if (!isKept(surface)) return texts.darkened
  return isKept(text) ? texts.legible : texts.darkenedInLinks
}
