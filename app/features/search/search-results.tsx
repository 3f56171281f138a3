import { allCategoriesPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { homeTexts } from '#texts/nl/home.ts'
import { searchTexts } from '#texts/nl/search.ts'
import { ResultCard } from './result-card.tsx'
import styles from './search-results.module.css'
import type { SearchAnswer } from './use-live-search.ts'

const EAGER_CARDS = 4

type SearchResultsProps = { readonly query: string; readonly answer: SearchAnswer | null }

/** The page of results; without a query it says where to type one. */
export function SearchResults({ query, answer }: SearchResultsProps) {
  const count = answer?.results.length ?? 0
  if (answer && count === 0) {
    return (
      <div className={styles.page}>
        <div className="wrap">
          <EmptyState
            title={searchTexts.none}
            text={`${searchTexts.noneFor(query)} ${searchTexts.noneHint}`}
            action={<LinkButton to={allCategoriesPath}>{homeTexts.categories}</LinkButton>}
            headingLevel={1}
          />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <div className="wrap">
        <h1>{answer ? searchTexts.resultsFor(query) : searchTexts.title}</h1>
        <p className={`lead ${styles.intro}`}>
          {answer ? countText(count, answer.totalCount) : searchTexts.intro}
        </p>
        <ul className={styles.cards}>
          {answer?.results.map((result, index) => (
            <ResultCard key={result.url} result={result} isEager={index < EAGER_CARDS} />
          ))}
        </ul>
      </div>
    </div>
  )
}

const countText = (shown: number, total: number) =>
  shown < total ? searchTexts.firstOf(shown, total) : searchTexts.count(total)
