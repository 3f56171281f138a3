import { useState } from 'react'
import type { DeskPicture } from '#contract/office/products.ts'
import { Picture } from '#app/ui/picture.tsx'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { PHOTOGRAPHS } from '../../lib/send-picture.ts'
import { PictureField } from '../../ui/picture-field.tsx'

type ImageFieldProps = { readonly image: DeskPicture | null; readonly error: string | undefined }

/** The picture of a category. */
export function ImageField({ image, error }: ImageFieldProps) {
  const [chosen, setChosen] = useState(image)
  return (
    <PictureField
      name="imageId"
      label={texts.fields.imageId}
      value={chosen?.id ?? ''}
      shown={chosen && <Picture image={chosen} alt={texts.imageOf(chosen.alt)} sizes="160px" />}
      accept={PHOTOGRAPHS}
      texts={{
        none: texts.noImage,
        choose: texts.chooseImage,
        other: texts.otherImage,
        remove: texts.removeImage,
        hint: texts.imageHint,
      }}
      error={error}
      onChoose={setChosen}
    />
  )
}
