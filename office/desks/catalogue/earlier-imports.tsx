import type { ImportFacts } from '#contract/office/catalogue-imports.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import { EarlierList, EarlierRow } from '../../ui/earlier-list.tsx'
import styles from './catalogue.module.css'
import { TakeBackButton } from './take-back-button.tsx'

/** What was carried out before: the last ones can be taken back, after it was seen what that does. */
export function EarlierImports({ of }: { readonly of: readonly ImportFacts[] }) {
  const carriedOut = of.filter(({ state, changeCount }) => state === 'applied' && changeCount !== 0)
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="eerder">
      <h2 id="eerder" className="type-20">
        {texts.earlier}
      </h2>
      <p className="muted">{carriedOut.length === 0 ? texts.noEarlier : texts.earlierText}</p>
      {carriedOut.length > 0 && (
        <EarlierList>
          {carriedOut.map((one) => (
            <EarlierRow key={one.id} name={nameOf(one)} summary={texts.became(one)}>
              {one.canTakeBack ? (
                <TakeBackButton of={one} name={nameOf(one)} />
              ) : (
                <span className="muted">{texts.notKept}</span>
              )}
            </EarlierRow>
          ))}
        </EarlierList>
      )}
    </section>
  )
}

const nameOf = ({ endedBy, endedAt, madeAt }: ImportFacts) =>
  texts.earlierBy(endedBy, formatMoment(endedAt ?? madeAt))
