import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { listTexts as texts } from '#texts/nl/office/lists.ts'
import { errorLines } from '../lib/call-errors.ts'
import styles from './more-rows.module.css'
import { useEndFocus } from './use-end-focus.ts'
import { type ReadInPages, readOn, useGrowing } from './use-growing.ts'

type MoreRowsProps = {
  readonly list: ReadInPages
  /** How many rows are shown. */
  readonly count: number
  /** What the button says that reads on by a press. */
  readonly label: string
  /** What it is called where several lists stand side by side. */
  readonly name?: string | undefined
  readonly size?: 'normal' | 'small'
  /** Not where something stands below the list, which would move away from whoever goes there. */
  readonly grows?: boolean
}

/** Stands at the end of a list and reads on when that comes near; its button does the same, and tries again what failed. */
export function MoreRows({ list, count, label, name, size = 'normal', grows = true }: MoreRowsProps) {
  const { end, failure, told } = useGrowing(list, { grows, count })
  const focus = useEndFocus(end)
  return (
    <>
      <output className="visually-hidden">{told}</output>
      {list.hasNextPage && (
        <div ref={end} className={styles.end} {...focus}>
          {failure !== null && (
            <div role="alert">
              <Notice tone="error" title={texts.notGrown}>
                {errorLines(failure).join(' ')}
              </Notice>
            </div>
          )}
          <Button
            look="secondary"
            size={size}
            aria-label={name}
            pending={list.isFetchingNextPage}
            onClick={() => void readOn(list)}
          >
            {label}
          </Button>
        </div>
      )}
    </>
  )
}
