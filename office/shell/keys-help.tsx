import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { keyTexts as texts } from '#texts/nl/office/keys.ts'
import type { ActiveKey } from '../lib/active-keys.ts'
import { useMay } from '../lib/operator.ts'
import { NEIGHBOUR_KEYS, type ShortKey } from '../lib/short-keys.ts'
import { setSingleKeys, useSingleKeys } from '../lib/single-keys.ts'
import { ALL_SHORT_KEYS, type KeyedPage } from './all-short-keys.ts'
import styles from './keys-help.module.css'
import { PAGES } from './pages.ts'

type KeysHelpProps = {
  /** What the page can do that it is opened on. */
  readonly here: readonly ActiveKey[]
  /** Where the focus goes when nothing had it. */
  readonly returnFocusTo: () => HTMLElement | null
  readonly onClose: () => void
}

type Told = { readonly key: string; readonly does: string }

const KEYED_PAGES = Object.keys(ALL_SHORT_KEYS) as KeyedPage[]

/** The keys of the back office that the operator has, those of the page before the rest, and the switch of those that are a letter alone. */
export function KeysHelp({ here, returnFocusTo, onClose }: KeysHelpProps) {
  const isOn = useSingleKeys()
  const may = useMay()
  const has = ({ may: right }: { readonly may?: Parameters<typeof may>[0] }) => !right || may(right)
  const parts: readonly { readonly title: string; readonly keys: readonly Told[] }[] = [
    { title: texts.here, keys: here.map(({ of }) => of) },
    { title: texts.everywhere, keys: texts.everywhereKeys },
    { title: texts.list, keys: texts.listKeys },
    { title: texts.opened, keys: Object.values(NEIGHBOUR_KEYS) },
    {
      title: texts.go,
      keys: PAGES.filter(has).flatMap(({ go, name }) =>
        go === undefined ? [] : [{ key: texts.goKeys(go), does: name }],
      ),
    },
    ...KEYED_PAGES.map((page) => ({
      title: texts.pages[page],
      keys: Object.values<ShortKey>(ALL_SHORT_KEYS[page]).filter(has),
    })),
  ]
  return (
    <Dialog
      open
      size="wide"
      title={texts.title}
      intro={texts.intro}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Checkbox
        label={texts.singleKeys}
        hint={texts.singleKeysHint}
        checked={isOn}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
      <div className={styles.parts}>
        {parts
          .filter(({ keys }) => keys.length > 0)
          .map(({ title, keys }) => (
            <section key={title} aria-label={title}>
              <h3 className="type-18">{title}</h3>
              <dl className={styles.keys}>
                {keys.map(({ key, does }) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
    </Dialog>
  )
}
