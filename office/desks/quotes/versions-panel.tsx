import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskQuote, DeskQuoteVersion } from '#contract/office/quotes.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { quoteVersionsTexts as texts } from '#texts/nl/office/quote-versions.ts'
import { quoteVersions } from '../../work/quotes.ts'
import styles from './quotes.module.css'
import { VersionsCompared } from './versions-compared.tsx'

/** What was sent of a quote, of which any two can be held side by side. */
export function VersionsPanel({ quote: { id } }: { readonly quote: DeskQuote }) {
  const { data: versions } = useQuery(quoteVersions(id))
  return versions && versions.length > 1 ? <Versions versions={versions} /> : null
}

function Versions({ versions }: { readonly versions: readonly DeskQuoteVersion[] }) {
  // Until somebody chooses, the newest stands beside the one before it, also when another one is sent.
  const [chosen, setChosen] = useState<{ readonly from?: string; readonly to?: string }>({})
  const [newest, previous] = versions
  const find = (number: string | undefined) => versions.find((one) => String(one.number) === number)
  const after = find(chosen.to) ?? newest
  const before = find(chosen.from) ?? previous
  if (!after || !before) return null
  const options = versions.map((one) => ({ value: String(one.number), label: nameOf(one) }))
  return (
    <section className="panel">
      <h2 className="type-20">{texts.title}</h2>
      <p className="muted">{texts.intro(versions.length)}</p>
      <div className={`${styles.fields} ${styles.chosen}`}>
        <SelectField
          label={texts.from}
          compact
          options={options}
          value={before.number}
          onChange={({ target }) => setChosen({ ...chosen, from: target.value })}
        />
        <SelectField
          label={texts.to}
          compact
          options={options}
          value={after.number}
          onChange={({ target }) => setChosen({ ...chosen, to: target.value })}
        />
      </div>
      <VersionsCompared before={before} after={after} />
    </section>
  )
}

const nameOf = ({ number, kind, sentAt, sentBy }: DeskQuoteVersion) =>
  texts.version(number, texts.kinds[kind], formatMoment(sentAt), sentBy)
