import type { DeskPicture } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { cropIcon } from '#app/ui/icons/crop.ts'
import { Picture } from '#app/ui/picture.tsx'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { PictureField } from '../../ui/picture-field.tsx'

type ImageFieldProps = {
  readonly image: DeskPicture | null
  readonly error: string | undefined
  readonly onChoose: (image: DeskPicture | null) => void
  readonly onCut: () => void
}

/** The picture of a category. */
export function ImageField({ image, error, onChoose, onCut }: ImageFieldProps) {
  return (
    <PictureField
      name="imageId"
      label={texts.fields.imageId}
      value={image?.id ?? ''}
      shown={image && <Picture image={image} alt={texts.imageOf(image.alt)} sizes="160px" />}
      further={
        image?.cut && (
          <Button look="tertiary" size="small" icon={cropIcon} onClick={onCut}>
            {texts.cutImage}
          </Button>
        )
      }
      texts={{ hint: texts.imageHint }}
      error={error}
      onChoose={onChoose}
    />
  )
}
