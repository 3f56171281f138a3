import { type ReactNode, useRef } from 'react'
import { chevronLeftIcon } from '#app/ui/icons/chevron-left.ts'
import { chevronRightIcon } from '#app/ui/icons/chevron-right.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { FieldGroup } from './field-group.tsx'
import styles from './images-part.module.css'
import { fieldId, type FormProps } from './part.ts'

type Image = FormProps['product']['images'][number]

/** The pictures of a product in their order; the first stands in lists. */
export function ImagesPart({ product, fields: { imageIds }, faults, onChange }: FormProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const known = new Map(product.images.map((image) => [image.id, image]))
  const shown = imageIds.flatMap((id) => known.get(id) ?? [])
  const left = product.images.filter(({ id }) => !imageIds.includes(id))

  /** The button that was pressed moves with its picture, and is gone where there is nowhere to go. */
  function change(ids: string[]) {
    onChange({ imageIds: ids })
    group.current?.focus({ preventScroll: true })
  }

  function move(id: string, by: 1 | -1) {
    const at = imageIds.indexOf(id)
    onChange({ imageIds: imageIds.toSpliced(at, 1).toSpliced(at + by, 0, id) })
  }

  return (
    <FieldGroup
      ref={group}
      id={fieldId('imageIds')}
      label={productFieldTexts.imageIds}
      hideLabel
      hint={texts.imagesHint}
      error={faults.imageIds}
    >
      {shown.length === 0 && <p className="muted">{texts.noImages}</p>}
      <ol className={styles.images}>
        {shown.map((image, at) => (
          <ImageCard
            key={image.id}
            image={image}
            note={at === 0 ? texts.firstImage : texts.imageNumber(at + 1)}
          >
            <Act
              icon={chevronLeftIcon}
              name={texts.earlier(at + 1)}
              isOff={at === 0}
              onPress={() => move(image.id, -1)}
            />
            <Act
              icon={chevronRightIcon}
              name={texts.later(at + 1)}
              isOff={at === shown.length - 1}
              onPress={() => move(image.id, 1)}
            />
            <Act
              icon={trashIcon}
              name={texts.removeImage(at + 1)}
              onPress={() => change(imageIds.filter((id) => id !== image.id))}
            />
          </ImageCard>
        ))}
      </ol>
      {left.length > 0 && (
        <>
          <h3 className="strong">{texts.removedImages}</h3>
          <ul className={styles.images}>
            {left.map((image) => (
              <ImageCard key={image.id} image={image} note={texts.removedImage}>
                <Act
                  icon={rotateCcwIcon}
                  name={texts.putBack(image.alt || texts.noAlt)}
                  onPress={() => change([...imageIds, image.id])}
                />
              </ImageCard>
            ))}
          </ul>
        </>
      )}
      <p className={styles.upload}>{texts.uploadLater}</p>
    </FieldGroup>
  )
}

type ImageCardProps = { readonly image: Image; readonly note: string; readonly children: ReactNode }

const ImageCard = ({ image, note, children }: ImageCardProps) => (
  <li>
    <Picture image={image} alt="" sizes="180px" loading="lazy" />
    <p>
      <span className="strong">{note}</span>
      <span className="muted">{image.alt || texts.noAlt}</span>
    </p>
    <div className={styles.acts}>{children}</div>
  </li>
)

type ActProps = {
  readonly icon: IconLines
  readonly name: string
  readonly isOff?: boolean
  readonly onPress: () => void
}

/** It keeps the focus where there is nothing to do. */
const Act = ({ icon, name, isOff = false, onPress }: ActProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={name}
    title={name}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    <Icon of={icon} />
  </button>
)
