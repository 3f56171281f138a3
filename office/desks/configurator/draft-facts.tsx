import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { DraftTime } from '../../ui/draft-time.tsx'
import styles from './configurator.module.css'

/** Whose draft there is, or that the shop has all of it. */
export const DraftFacts = ({
  configurator: { draft, live },
}: {
  readonly configurator: DeskConfigurator
}) => (
  <div className={styles.draft}>
    {draft === null ? (
      <p className="muted">{live === null ? texts.neverInShop : texts.noDraftText}</p>
    ) : (
      <>
        <p className="muted">
          {wholeDates(texts.changedBy(draft.changedBy ?? texts.byItself, formatMoment(draft.changedAt)))}
        </p>
        {live === null && <p className="muted">{texts.neverInShop}</p>}
        {live !== null && draft.publishAt === null && <p className="muted">{texts.draftText}</p>}
        <DraftTime publishAt={draft.publishAt} missedAt={draft.missedAt} />
      </>
    )}
  </div>
)
