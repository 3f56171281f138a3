import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { listTexts as texts } from '#texts/nl/office/lists.ts'
import { isSingleKey, setSingleKeys, useSingleKeys } from '../lib/single-keys.ts'
import styles from './keys-help.module.css'

/** Opens the help of the keys by '?', which is a key alone itself. */
export function useHelpKey(onOpen: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === '?' && isSingleKey(event)) onOpen()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen])
}

type KeysHelpProps = {
  /** Where the focus goes when nothing had it. */
  readonly returnFocusTo: () => HTMLElement | null
  readonly onClose: () => void
}

/** The keys of the back office, and the switch of those that are a letter alone. */
export function KeysHelp({ returnFocusTo, onClose }: KeysHelpProps) {
  const isOn = useSingleKeys()
  return (
    <Dialog
      open
      title={texts.keysTitle}
      intro={texts.keysIntro}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <dl className={styles.keys}>
        {texts.keyList.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={texts.singleKeys}
        hint={texts.singleKeysHint}
        checked={isOn}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </Dialog>
  )
}
