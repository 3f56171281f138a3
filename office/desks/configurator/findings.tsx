import type { ConfiguratorFinding } from '#contract/office/configurators.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TONES } from '#app/ui/tone.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { findingText } from './finding-text.ts'
import type { Definition, Place } from './nodes.ts'
import { findingPlace, pathTo } from './places.ts'
import styles from './side.module.css'

type FindingsProps = {
  readonly findings: readonly ConfiguratorFinding[]
  readonly definition: Definition
  /** Something was typed since. */
  readonly isOld: boolean
  readonly onGo: (place: Place | null) => void
}

/** What is wrong with the configurator as it is saved, each with the way to its place. */
export function Findings({ findings, definition, isOld, onGo }: FindingsProps) {
  const tone = TONES.error
  return (
    <>
      {isOld && <p className="muted">{texts.findingsOld}</p>}
      <p className="muted">{findings.length === 0 ? texts.findingsFine : texts.findingsStop}</p>
      <ul className={styles.list}>
        {findings.map((finding) => {
          const place = findingPlace(definition, finding.at)
          const title = place === null ? texts.wholeProduct : pathTo(definition, place)
          return (
            <li key={`${finding.at} ${finding.code} ${finding.about}`}>
              <div className={`${styles.finding} ${tone.className}`}>
                <Icon of={tone.icon} />
                <div>
                  <p className="strong">{title}</p>
                  <p>{findingText(finding, definition)}</p>
                  <Button look="tertiary" size="small" onClick={() => onGo(place)}>
                    {texts.goTo(place === null ? texts.general.toLowerCase() : title)}
                  </Button>
                </div>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
