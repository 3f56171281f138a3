import { Link } from 'react-router'
import type { SearchState } from '#app/lib/search/live-search.ts'
import { markMatches } from '#app/ui/mark-matches.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { searchTexts } from '#texts/nl/search.ts'
import { uiTexts } from '#texts/nl/ui.ts'
import { formatPrice } from '#texts/nl/format.ts'
import type { SearchResult } from '#contract/search.ts'
import styles from './search-list.module.css'
import type { SearchAnswer } from './use-live-search.ts'
import { useRoomBelow } from './use-room-below.ts'

type SearchListProps = {
  readonly listId: string
  readonly optionId: (index: number) => string
  readonly state: SearchState<SearchAnswer>
  readonly active: number | null
  readonly onFollow: () => void
  readonly onRetry: () => void
}

/** The results under the field: real links, while the focus stays in the field (ux 5.2). */
export function SearchList({ listId, optionId, state, active, onFollow, onRetry }: SearchListProps) {
  const list = useRoomBelow()
  const { query, answer, phase } = state
  const results = answer?.results ?? []
  return (
    <div
      ref={list}
      aria-busy={phase === 'waiting' || undefined}
      className={styles.list}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div id={listId} role="listbox" aria-label={searchTexts.results} className={styles.results}>
        {results.map((result, index) => (
          // An option may hold nothing that can be pressed by itself: the link is the option.
          <Link
            key={result.url}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            to={result.url}
            tabIndex={-1}
            className={styles.option}
            onClick={onFollow}
          >
            <span>
              {markMatches(result.title, query).map(({ text, isMatch, start }) =>
                isMatch ? <mark key={start}>{text}</mark> : text,
              )}
            </span>
            <small className="figures">{besideTitle(result)}</small>
          </Link>
        ))}
      </div>
      {phase === 'failed' && (
        <div className={styles.failed}>
          <p>{searchTexts.failed}</p>
          <Button look="secondary" size="small" onClick={onRetry}>
            {uiTexts.retry}
          </Button>
        </div>
      )}
      {answer && results.length === 0 && <Nothing />}
      {answer && results.length > 0 && (
        <Link to={paths.search(query)} tabIndex={-1} className={styles.all} onClick={onFollow}>
          {searchTexts.all(answer.totalCount, query)}
        </Link>
      )}
    </div>
  )
}

const besideTitle = ({ kind, price }: SearchResult) =>
  kind === 'product' ? price && formatPrice(price.excludingTaxInCents) : searchTexts.kinds[kind]

function Nothing() {
  return (
    <div className={styles.nothing}>
      <RegistrationMark quiet />
      <p className="strong">{searchTexts.none}</p>
      <p className="small muted">{searchTexts.noneHint}</p>
    </div>
  )
}
