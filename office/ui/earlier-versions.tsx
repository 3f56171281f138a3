import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentVersion, VersionContent, VersionedKind } from '#contract/office/content-versions.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { earlierVersionTexts as texts } from '#texts/nl/office/earlier-versions.ts'
import { earlierVersionsOf } from '../work/content-versions.ts'
import { EarlierList, EarlierRow } from './earlier-list.tsx'
import styles from './earlier-versions.module.css'
import { Loading, LoadFault } from './loading.tsx'

type Content<Kind extends VersionedKind> = Extract<VersionContent, { kind: Kind }>

type EarlierVersionsProps<Kind extends VersionedKind> = {
  readonly kind: Kind
  readonly id: string
  /** As it is in the shop; null for what is not there. */
  readonly now: Omit<Content<Kind>, 'kind'> | null
  /** What a version says in a few words; null where there is nothing to say. */
  readonly summary: (content: Content<Kind>) => string | null
  /** Why a version cannot be put in the form, where that is so. */
  readonly whyNot?: (content: Content<Kind>) => string | null
  /** Puts a version in the form, where it is seen before it is saved. */
  readonly onTake: (content: Content<Kind>) => void
}

/** What stood here before: each version can be put in the form, to be looked at and saved as any other change. */
export function EarlierVersions<Kind extends VersionedKind>(props: EarlierVersionsProps<Kind>) {
  const [isOpen, setIsOpen] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  return (
    <div className={styles.versions}>
      <Disclosure summary={texts.title} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        {isOpen && <Opened {...props} onTaken={setTaken} />}
      </Disclosure>
      <div aria-live="polite">
        {taken !== null && <Notice tone="info">{wholeDates(texts.taken(taken))}</Notice>}
      </div>
    </div>
  )
}

type OpenedProps<Kind extends VersionedKind> = EarlierVersionsProps<Kind> & {
  readonly onTaken: (name: string) => void
}

function Opened<Kind extends VersionedKind>(props: OpenedProps<Kind>) {
  const { kind, id, now, summary, whyNot = () => null, onTake, onTaken } = props
  const { data, error, refetch } = useQuery(earlierVersionsOf(kind, id))
  if (error && !data) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <p className="muted">{texts.none}</p>
  return (
    <EarlierList>
      {data.map((version) => {
        const name = nameOf(version)
        const content = version.content as Content<Kind>
        const said = summary(content)
        const isNow = now !== null && isDeepEqual(content, { kind, ...now })
        return (
          <EarlierRow key={version.version} name={name} summary={said === '' ? texts.empty : said}>
            {isNow || whyNot(content) !== null ? (
              <p className="muted">{isNow ? texts.now : whyNot(content)}</p>
            ) : (
              <Button
                look="secondary"
                size="small"
                aria-label={texts.takeOf(name)}
                onClick={() => {
                  onTake(content)
                  onTaken(name)
                }}
              >
                {texts.take}
              </Button>
            )}
          </EarlierRow>
        )
      })}
    </EarlierList>
  )
}

const MOST_SHOWN = 80

/** What of a row differs from how it is now, as its fields read; null where nothing does. */
export const differences = <Row extends object>(
  fields: { readonly [Field in keyof Row]: readonly [label: string, show: (row: Row) => string] },
  now: Row,
  earlier: Row,
): string | null =>
  Object.keys(fields)
    .filter((field) => !isDeepEqual(now[field as keyof Row], earlier[field as keyof Row]))
    .map((field) => {
      const [label, show] = fields[field as keyof Row]
      const text = show(earlier)
      return texts.value(label, text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)
    })
    .join(' · ') || null

const nameOf = ({ savedBy, savedAt }: ContentVersion) => texts.by(savedBy, formatMoment(savedAt))
