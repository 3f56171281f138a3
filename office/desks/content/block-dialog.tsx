import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskBlock } from '#contract/office/content.ts'
import { isShownPicture, PICTURE_PLACES } from '#domain/shop/content-places.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { contentTexts as texts } from '#texts/nl/office/content.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { pictureFieldTexts, pictureMark } from '#texts/nl/office/picture-field.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { contentList } from '../../work/content.ts'
import { EarlierVersions } from '../../ui/earlier-versions.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PictureField } from '../../ui/picture-field.tsx'
import { OwnRichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import styles from './content.module.css'
import { plainText } from './plain-text.ts'

/** It is told with what the colleague wrote. */
const isClash = (error: unknown) => isApiError(error) && error.status === 409

type BlockDialogProps = {
  readonly block: DeskBlock
  readonly onClose: () => void
  /** Another picture stands there: it is to be described. */
  readonly onPictured: () => void
}

/** Changes the text at a fixed place; what a colleague wrote there meanwhile is shown before it is replaced. */
export function BlockDialog({ block: { id, type, content }, onClose, onPictured }: BlockDialogProps) {
  const client = useQueryClient()
  const name = texts.nameOf(id)
  const isPicture = PICTURE_PLACES.has(id)
  const [theirs, setTheirs] = useState<string | null>(null)
  const [first, setFirst] = useState({ key: 0, content })
  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (typed: string) =>
      api.editDeskBlock({ params: { id }, body: { content: typed, seen: theirs ?? content } }),
    async onSuccess({ content: kept }) {
      showToast({ tone: 'good', title: texts.blockSaved(name) })
      // Who opens it again at once sees what he saved.
      await client.invalidateQueries({ queryKey: ['content'] })
      if (isPicture && kept !== '' && kept !== content) onPictured()
      else onClose()
    },
    async onError(error) {
      if (!isClash(error)) return
      const { blocks } = await client.fetchQuery({ ...contentList, staleTime: 0 })
      setTheirs(blocks.find((one) => one.id === id)?.content ?? null)
    },
  })
  return (
    <FormDialog
      size="wide"
      dismissable={false}
      title={texts.blockTitle(name)}
      verb={editTexts.save}
      isPending={save.isPending}
      refusal={isClash(save.error) ? null : save.error}
      onSend={(form) => {
        save.mutate(fieldText(form, 'content'))
        return undefined
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <div role="alert">
            {theirs !== null && (
              <Notice tone="warning" title={texts.changedMeanwhile}>
                <p>{texts.changedMeanwhileText}</p>
                {isPicture && theirs ? (
                  <img className={styles.picture} src={theirs} alt={pictureFieldTexts.shown} />
                ) : (
                  <blockquote>{theirs || texts.empty}</blockquote>
                )}
              </Notice>
            )}
          </div>
          {isPicture ? (
            <PictureField
              name="content"
              label={texts.blockPicture}
              value={first.content}
              texts={{ hint: texts.blockPictureHint }}
              error={faults.content}
              onChoose={(picture) => setFirst({ key: first.key + 1, content: picture?.url ?? '' })}
            />
          ) : type === 'html' ? (
            <OwnRichTextField
              key={first.key}
              name="content"
              label={texts.blockHtml}
              first={first.content}
              error={faults.content}
            />
          ) : (
            <TextAreaField
              key={first.key}
              name="content"
              label={texts.blockText}
              hint={texts.hintOf(id)}
              rows={4}
              optional
              defaultValue={first.content}
              error={faults.content}
            />
          )}
          <EarlierVersions
            kind="block"
            id={id}
            now={{ content: theirs ?? content }}
            summary={(earlier) =>
              isPicture && earlier.content !== ''
                ? pictureFieldTexts.named(pictureMark(earlier.content))
                : plainText(earlier.content)
            }
            whyNot={(earlier) =>
              isPicture && earlier.content !== '' && !isShownPicture(earlier.content)
                ? texts.pictureElsewhere
                : null
            }
            onTake={(earlier) => setFirst({ key: first.key + 1, content: earlier.content })}
          />
        </>
      )}
    </FormDialog>
  )
}
