import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { PriceList } from '#contract/office/price-lists.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { priceImportTexts as texts } from '#texts/nl/office/price-import.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { ChooseTable } from '../../ui/table-file.tsx'
import { priceListOf } from '../../work/prices.ts'
import { ImportOutcome } from './import-outcome.tsx'
import styles from './prices.module.css'
import { type Others, usePriceImport } from './use-price-import.ts'

/** Reads a file of prices beside a list, shows what it would change, and makes that so. */
export function ImportPage() {
  const { id = '' } = useParams()
  const { data: list, error, refetch } = useQuery(priceListOf(id))
  if (error && !list) return <PageFault error={error} onAgain={() => void refetch()} />
  return list ? <Import key={id} list={list} /> : <Loading />
}

const OTHERS = ['stay', 'go'] as const

function Import({ list: { id, title, kind } }: { readonly list: PriceList }) {
  const navigate = useNavigate()
  const [others, setOthers] = useState<Others>('stay')
  const [chosen, setChosen] = useState<File | null>(null)
  const importing = usePriceImport(id, () => {
    showToast({ tone: 'good', title: texts.applied })
    void navigate(paths.priceList(id))
  })
  const { read } = importing
  const isBase = kind === 'base'

  function mean(next: Others) {
    setOthers(next)
    // Also one that is still being read, or was refused, is read as it is meant now.
    if (chosen) read.mutate({ file: chosen, others: next })
  }

  return (
    <Page title={texts.title(title)}>
      <BackLink to={paths.priceList(id)}>{texts.back}</BackLink>
      <div className={styles.page}>
        <ChooseTable
          isPending={read.isPending}
          error={read.error}
          read={read.data}
          onFile={(file) => {
            setChosen(file)
            read.mutate({ file, others })
          }}
        >
          <p>{isBase ? `${texts.intro} ${texts.introBase}` : texts.intro}</p>
          {!isBase && (
            <ChoiceGroup label={texts.others}>
              {OTHERS.map((one) => (
                <ChoiceRow
                  key={one}
                  name="others"
                  title={texts.othersOf[one]}
                  text={texts.othersHints[one]}
                  checked={others === one}
                  onChange={() => mean(one)}
                />
              ))}
            </ChoiceGroup>
          )}
        </ChooseTable>
        {read.data && <ImportOutcome read={read.data} importing={importing} isBase={isBase} />}
      </div>
    </Page>
  )
}
