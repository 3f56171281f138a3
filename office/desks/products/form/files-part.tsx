import { useRef, useState } from 'react'
import { PRODUCT_FILE_KINDS } from '#domain/catalogue/product-fields.ts'
import { productFilePath } from '#contract/office/paths.ts'
import { chevronDownIcon } from '#app/ui/icons/chevron-down.ts'
import { chevronUpIcon } from '#app/ui/icons/chevron-up.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { productFieldTexts, productFileKindTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { errorLines } from '../../../lib/call-errors.ts'
import { PRODUCT_FILES, sendProductFile } from '../../../lib/send-product-file.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './files-part.module.css'
import { fieldId, type FormProps, withRow } from './part.ts'
import { UploadButton } from './upload-button.tsx'
import { useUploads } from './use-uploads.ts'

type ProductFile = FormProps['fields']['files'][number]

const LONGEST_NAME = 200
const KINDS = PRODUCT_FILE_KINDS.map((kind) => ({ value: kind, label: productFileKindTexts[kind] }))

/** What customers save it as is its name without the ending, which it gets back by what it is. */
const nameOf = (fileName: string) =>
  fileName
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, LONGEST_NAME)

/** What the page of a product offers to download, in its order. */
export function FilesPart({ fields: { files }, faults, onChange }: FormProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [known, setKnown] = useState<readonly string[]>([])
  const upload = useUploads(sendProductFile, (sent) => {
    const isNew = ({ file }: Pick<ProductFile, 'file'>) => !files.some((one) => one.file === file)
    setKnown(sent.filter((one) => !isNew(one)).map(({ fileName }) => fileName))
    const added = sent.filter(isNew).map(({ fileName, ...rest }): ProductFile => ({
      kind: 'specification',
      name: nameOf(fileName),
      ...rest,
    }))
    if (added.length > 0) onChange({ files: [...files, ...added] })
  })

  /** The button that was pressed is gone. */
  function remove(at: number) {
    onChange({ files: withRow(files, at) })
    group.current?.focus({ preventScroll: true })
  }

  const move = (at: number, by: 1 | -1) => {
    const moved = files[at]
    if (moved) onChange({ files: files.toSpliced(at, 1).toSpliced(at + by, 0, moved) })
  }

  return (
    <FieldGroup
      ref={group}
      id={fieldId('files')}
      label={productFieldTexts.files}
      hideLabel
      hint={texts.filesHint}
      error={faults.files}
    >
      {files.length === 0 && <p className="muted">{texts.noFiles}</p>}
      <ol className={styles.files}>
        {files.map((file, at) => (
          <li key={keyOf(files, at)}>
            <TextField
              label={texts.fileName}
              value={file.name}
              maxLength={LONGEST_NAME}
              onChange={({ target }) =>
                onChange({ files: withRow(files, at, { ...file, name: target.value }) })
              }
            />
            <SelectField
              label={texts.fileKind}
              value={file.kind}
              options={KINDS}
              onChange={({ target }) => {
                const kind = PRODUCT_FILE_KINDS.find((one) => one === target.value)
                if (kind) onChange({ files: withRow(files, at, { ...file, kind }) })
              }}
            />
            <a
              href={productFilePath(file.file)}
              download={`${file.name}${file.file.slice(file.file.indexOf('.'))}`}
              className={styles.content}
            >
              {texts.fileContent(file)}
            </a>
            <div className={styles.acts}>
              <IconButton
                icon={chevronUpIcon}
                label={texts.fileEarlier(at + 1)}
                isOff={at === 0}
                onPress={() => move(at, -1)}
              />
              <IconButton
                icon={chevronDownIcon}
                label={texts.fileLater(at + 1)}
                isOff={at === files.length - 1}
                onPress={() => move(at, 1)}
              />
              <IconButton icon={trashIcon} label={texts.removeFile(at + 1)} onPress={() => remove(at)} />
            </div>
          </li>
        ))}
      </ol>
      <UploadButton
        label={texts.addFiles}
        hint={texts.addFilesHint}
        accept={PRODUCT_FILES}
        pending={upload.isPending}
        onFiles={upload.mutate}
      />
      <div role="alert">
        {known.length > 0 && <Notice tone="error">{texts.filesKnown(known)}</Notice>}
        {upload.data?.refused && <Notice tone="error">{errorLines(upload.data.refused).join(' ')}</Notice>}
      </div>
    </FieldGroup>
  )
}

/** A file stays itself where it moves; the same content may be there twice. */
function keyOf(files: readonly ProductFile[], at: number): string {
  const content = files[at]?.file ?? ''
  return `${content} ${files.slice(0, at).filter(({ file }) => file === content).length}`
}
