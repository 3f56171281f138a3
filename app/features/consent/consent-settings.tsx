import { consentTexts } from '#texts/nl/consent.ts'
import { openChoice } from './use-consent.ts'
import styles from './consent-settings.module.css'

/** The way back to the choice, a link among the others of the footer. */
export const ConsentSettings = () => (
  <button type="button" className={styles.settings} onClick={openChoice}>
    {consentTexts.settings}
  </button>
)
