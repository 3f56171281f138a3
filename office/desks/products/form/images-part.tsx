import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cropIcon } from '#app/ui/icons/crop.ts'
import { chevronLeftIcon } from '#app/ui/icons/chevron-left.ts'
import { chevronRightIcon } from '#app/ui/icons/chevron-right.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { api } from '../../../lib/api.ts'
import { errorLines } from '../../../lib/call-errors.ts'
import { PHOTOGRAPHS, sendPicture } from '../../../lib/send-picture.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LaterCutDialog } from '../../../ui/picture-cut/later-cut-dialog.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './images-part.module.css'
import { fieldId, type FormProps } from './part.ts'
import { UploadButton } from './upload-button.tsx'
import { useUploads } from './use-uploads.ts'

type Image = FormProps['product']['images'][number]

/** The pictures of a product in their order; the first stands in lists. */
export function ImagesPart({ product, fields: { imageIds }, faults, onChange }: FormProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [made, setMade] = useState<readonly Image[]>([])
  // What a picture that was made of another one stands in place of, so that the focus stays in its card.
  const [origins, setOrigins] = useState<ReadonlyMap<string, string>>(new Map())
  // It stays open, whatever a colleague does meanwhile.
  const [cutting, setCutting] = useState<{ readonly image: Image; readonly title: string } | null>(null)
  const [isCutGone, setIsCutGone] = useState(false)
  const known = new Map([...product.images, ...made].map((image) => [image.id, image]))
  const shown = imageIds.flatMap((id) => known.get(id) ?? [])
  const left = product.images.filter(({ id }) => !imageIds.includes(id))
  // Beside the pictures of that moment, which may be others than when it began.
  const upload = useUploads(sendPicture, (sent) => {
    setMade((before) => [...before, ...sent])
    if (sent.length > 0) onChange({ imageIds: [...imageIds, ...sent.map(({ id }) => id)] })
  })
  const describe = useMutation({
    mutationFn: ({ id, alt }: Pick<Image, 'id' | 'alt'>) =>
      api.sayPictureOtherwise({ params: { id }, body: { alt } }),
    onSuccess(picture, { id }) {
      replace(id, picture)
      if (cutting?.image.id === id) setCutting({ ...cutting, image: picture })
    },
  })
  // What is being described is another picture in a moment, which is then cut.
  const cut = describe.isPending ? null : cutting

  function keyOf(id: string) {
    const origin = origins.get(id)
    return origin === undefined || imageIds.includes(origin) ? id : origin
  }

  /** Shows a picture in place of one that it was made of; false where a colleague took that one away meanwhile. */
  function replace(id: string, picture: Image): boolean {
    if (picture.id === id) return true
    setMade((before) => [...before, picture])
    setOrigins((before) => new Map(before).set(picture.id, keyOf(id)))
    onChange({ imageIds: imageIds.map((one) => (one === id ? picture.id : one)) })
    return imageIds.includes(id)
  }

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
            key={keyOf(image.id)}
            image={image}
            note={at === 0 ? texts.firstImage : texts.imageNumber(at + 1)}
            onDescribe={(alt) => describe.mutate({ id: image.id, alt })}
            cut={{
              label: texts.cutImage(at + 1),
              onPress() {
                setIsCutGone(false)
                setCutting({ image, title: texts.cutImage(at + 1) })
              },
            }}
          >
            <IconButton
              icon={chevronLeftIcon}
              label={texts.earlier(at + 1)}
              isOff={at === 0}
              onPress={() => move(image.id, -1)}
            />
            <IconButton
              icon={chevronRightIcon}
              label={texts.later(at + 1)}
              isOff={at === shown.length - 1}
              onPress={() => move(image.id, 1)}
            />
            <IconButton
              icon={trashIcon}
              label={texts.removeImage(at + 1)}
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
                <IconButton
                  icon={rotateCcwIcon}
                  label={texts.putBack(image.alt || texts.noAlt)}
                  onPress={() => change([...imageIds, image.id])}
                />
              </ImageCard>
            ))}
          </ul>
        </>
      )}
      <UploadButton
        label={texts.upload}
        hint={texts.uploadHint}
        accept={PHOTOGRAPHS}
        pending={upload.isPending}
        onFiles={upload.mutate}
      />
      {cut && (
        <LaterCutDialog
          picture={cut.image}
          title={cut.title}
          onCut={(picture) => setIsCutGone(!replace(cut.image.id, picture))}
          onClose={() => setCutting(null)}
        />
      )}
      <div role="alert">
        {isCutGone && <Notice tone="error">{texts.cutGone}</Notice>}
        {upload.data?.refused && <Notice tone="error">{errorLines(upload.data.refused).join(' ')}</Notice>}
      </div>
    </FieldGroup>
  )
}

type ImageCardProps = {
  readonly image: Image
  readonly note: string
  /** Takes what it is called from now on, for who cannot see it. */
  readonly onDescribe?: (alt: string) => void
  /** What opens the dialog in which it is cut. */
  readonly cut?: { readonly label: string; readonly onPress: () => void }
  readonly children: ReactNode
}

function ImageCard({ image, note, onDescribe, cut, children }: ImageCardProps) {
  return (
    <li>
      <Picture image={image} alt="" sizes="180px" loading="lazy" />
      <div className={styles.words}>
        <span className="strong">{note}</span>
        {/* A drawing is described by its product. */}
        {onDescribe && image.sources ? (
          <TextField
            label={texts.alt}
            defaultValue={image.alt}
            maxLength={250}
            onBlur={({ target }) => {
              const alt = target.value.trim()
              if (alt !== image.alt) onDescribe(alt)
            }}
          />
        ) : (
          <span className="muted">{image.alt || texts.noAlt}</span>
        )}
        {cut && image.cut && (
          <Button look="tertiary" size="small" icon={cropIcon} aria-label={cut.label} onClick={cut.onPress}>
            {texts.cut}
          </Button>
        )}
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  )
}
