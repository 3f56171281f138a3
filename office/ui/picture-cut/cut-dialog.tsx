import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskPicture } from '#contract/office/products.ts'
import {
  type Crop,
  cropFaults,
  type Focus,
  focusInCrop,
  isMiddle,
  isWhole,
  MIDDLE,
  pointInWhole,
  WHOLE,
} from '#domain/catalogue/picture-cut.ts'
import { Button } from '#app/ui/button.tsx'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { pictureCutTexts as texts } from '#texts/nl/office/picture-cut-dialog.ts'
import { cropFaultTexts } from '#texts/nl/office/picture-cut.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import type { Faults } from '../../lib/use-faults.ts'
import { FormDialog } from '../form-dialog.tsx'
import { cropRules, fitCrop } from './crop-moves.ts'
import { CropStage } from './crop-stage.tsx'
import { CropNumbers, FocusNumbers } from './cut-numbers.tsx'
import { CARD_SHAPE, CutPreviews } from './cut-previews.tsx'
import { FocusStage } from './focus-stage.tsx'
import styles from './picture-cut.module.css'

export type CutDialogProps = {
  readonly picture: DeskPicture
  readonly title: string
  /** Takes the picture that it becomes. */
  readonly onCut: (picture: DeskPicture) => void
  readonly onClose: () => void
}

type Part = 'crop' | 'focus'
type Shape = 'free' | 'card'

/** What is shown of a photograph, and what of that stays in sight where the shop cuts it. */
export function CutDialog({ picture, title, onCut, onClose }: CutDialogProps) {
  const { cut } = picture
  if (!cut) return null
  return <CutForm {...{ picture, cut, title, onCut, onClose }} />
}

type CutFormProps = CutDialogProps & { readonly cut: NonNullable<DeskPicture['cut']> }

function CutForm({ picture, cut, title, onCut, onClose }: CutFormProps) {
  const { whole } = cut
  const [part, setPart] = useState<Part>('crop')
  const [shape, setShape] = useState<Shape>('free')
  const [crop, setCrop] = useState<Crop>(cut.crop ?? WHOLE)
  // In the whole picture, so that it stays on its spot when another rectangle is shown; null is the middle of any.
  const [eye, setEye] = useState<Focus | null>(
    isMiddle(cut.focus) ? null : pointInWhole(cut.focus, cut.crop ?? WHOLE),
  )
  const focus = eye ? focusInCrop(eye, crop) : MIDDLE
  const rules = cropRules(whole, shape === 'card' ? CARD_SHAPE : null)
  const wrong: Faults = Object.fromEntries(
    cropFaults(crop, whole).map(({ field, fault }) => [`crop.${field}`, cropFaultTexts[fault]]),
  )

  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () =>
      api.cutPicture({ params: { id: picture.id }, body: { crop: isWhole(crop) ? null : crop, focus } }),
  })
  // Who closes the dialog meanwhile gets nothing.
  const apply = () =>
    save.mutate(undefined, {
      onSuccess(made) {
        onCut(made)
        onClose()
      },
    })

  function choose(next: Shape) {
    setShape(next)
    if (next === 'card') setCrop(fitCrop(crop, cropRules(whole, CARD_SHAPE)))
  }

  function send(form: HTMLFormElement): undefined {
    const [first] = Object.keys(wrong)
    if (first === undefined) {
      if (form.checkValidity()) apply()
      return
    }
    // It is told there already, as long as it is so.
    flushSync(() => setPart('crop'))
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <FormDialog
      title={title}
      intro={texts.intro}
      size="wide"
      dismissable={false}
      verb={texts.use}
      isPending={save.isPending}
      refusal={save.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <div className={styles.cut}>
          <div className={styles.work}>
            <SegmentedControl
              label={texts.part}
              segments={[
                { value: 'crop', label: texts.crop },
                { value: 'focus', label: texts.focus },
              ]}
              value={part}
              onChange={setPart}
            />
            {part === 'crop' ? (
              <>
                <CropStage whole={whole} crop={crop} rules={rules} onChange={setCrop} />
                <div className={styles.tools}>
                  <SegmentedControl
                    label={texts.shape}
                    segments={[
                      { value: 'free', label: texts.free },
                      { value: 'card', label: texts.ofCard },
                    ]}
                    value={shape}
                    onChange={choose}
                  />
                  <Button
                    look="tertiary"
                    size="small"
                    icon={rotateCcwIcon}
                    onClick={() => {
                      setShape('free')
                      setCrop(WHOLE)
                    }}
                  >
                    {texts.takeWhole}
                  </Button>
                </div>
                <CropNumbers crop={crop} rules={rules} faults={{ ...faults, ...wrong }} onChange={setCrop} />
              </>
            ) : (
              <>
                <FocusStage
                  {...{ whole, crop, focus }}
                  onChange={(next) => setEye(isMiddle(next) ? null : pointInWhole(next, crop))}
                />
                <FocusNumbers
                  focus={focus}
                  faults={faults}
                  onChange={(next) => setEye(isMiddle(next) ? null : pointInWhole(next, crop))}
                />
                <Button look="tertiary" size="small" icon={rotateCcwIcon} onClick={() => setEye(null)}>
                  {texts.takeMiddle}
                </Button>
              </>
            )}
          </div>
          <CutPreviews {...{ whole, crop, focus }} />
        </div>
      )}
    </FormDialog>
  )
}
