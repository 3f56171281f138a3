import { Button } from '#app/ui/button.tsx'
import { shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import styles from './shop.module.css'

type PanelHeadProps = { readonly title: string; readonly act: string; readonly onAct: () => void }

/** The head of a panel of settings, with the button that changes them. */
export const PanelHead = ({ title, act, onAct }: PanelHeadProps) => (
  <div className={styles.head}>
    <h2 className="type-20">{title}</h2>
    <Button look="secondary" size="small" aria-label={act} onClick={onAct}>
      {texts.changeIt}
    </Button>
  </div>
)
