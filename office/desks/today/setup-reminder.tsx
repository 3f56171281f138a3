import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { setupTexts as texts } from '#texts/nl/office/setup.ts'
import { paths } from '../../paths.ts'
import { openSteps, setupState } from '../../work/setup.ts'
import styles from './today.module.css'

/** Leads the owner of a shop that cannot sell yet to what is left to set up; not in a demo, which can. */
export function SetupReminder() {
  const { data: setup } = useQuery(setupState)
  const open = setup ? openSteps(setup) : []
  if (!setup || setup.isFinished || setup.demo || open.length === 0) return null
  return (
    <div className={styles.reminder}>
      <Notice tone="warning" title={texts.reminder}>
        <p>{texts.reminderText(open.length)}</p>
        <LinkButton look="secondary" size="small" to={paths.setup}>
          {texts.goOnSetup}
        </LinkButton>
      </Notice>
    </div>
  )
}
