import type { DeskFile } from '#contract/office/files.ts'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { fileChangeTexts as texts } from '#texts/nl/office/file-changes.ts'
import { useMay } from '../../lib/operator.ts'
import { KeyButton } from '../../ui/key-button.tsx'
import styles from './files.module.css'
import { SHORT_KEYS } from './short-keys.ts'

type ChangeFileProps = {
  readonly file: DeskFile
  readonly onRepair: () => void
  readonly onReplace: () => void
}

/** What staff can change of a file by themselves, or why not. */
export function ChangeFile({ file, onRepair, onReplace }: ChangeFileProps) {
  const may = useMay()
  if (!may('judgeFiles')) return null
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="aanpassen">
      <h2 id="aanpassen" className="type-20">
        {texts.title}
      </h2>
      <p className="muted">{introOf(file)}</p>
      {file.mayChange && (
        <div className={styles.actions}>
          {file.repair && (
            <KeyButton of={SHORT_KEYS.file.repair} look="secondary" onClick={onRepair}>
              {file.repair.made ? texts.lookAtRepair : texts.repair}
            </KeyButton>
          )}
          <KeyButton of={SHORT_KEYS.file.replace} look="secondary" icon={uploadIcon} onClick={onReplace}>
            {texts.replace}
          </KeyButton>
        </div>
      )}
    </section>
  )
}

function introOf({ mayChange, proof, isStudio, turn }: DeskFile): string {
  if (mayChange) return proof === 'open' ? texts.introProofed : texts.intro
  if (turn === 'waiting') return texts.notNow.waiting
  return isStudio ? texts.notNow.studio : texts.notNow.late
}
