import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { PriceList } from '#contract/office/price-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { uploadIcon } from '#app/ui/icons/upload.ts'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { priceImportTexts as texts } from '#texts/nl/office/price-import.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { priceListOf } from '../../work/prices.ts'
import { ImportOutcome } from './import-outcome.tsx'
import styles from './prices.module.css'
import { NotReadable, type Others, usePriceImport } from './use-price-import.ts'

/** Reads a file of prices beside a list, shows what it would change, and makes that so. */
export function ImportPage() {
  const { id = '' } = useParams()
  const { data: list, error, refetch } = useQuery(priceListOf(id))
  if (error && !list) return <LoadFault error={error} onAgain={() => void refetch()} />
  return list ? <Import key={id} list={list} /> : <Loading />
}

const OTHERS = ['stay', 'go'] as const

function Import({ list: { id, title } }: { readonly list: PriceList }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [others, setOthers] = useState<Others>('stay')
  const [chosen, setChosen] = useState<File | null>(null)
  const importing = usePriceImport(id, () => {
    showToast({ tone: 'good', title: texts.applied })
    void navigate(paths.priceList(id))
  })
  const { read } = importing

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) {
      setChosen(file)
      read.mutate({ file, others })
    }
    // The same file may be chosen again, once it is mended.
    target.value = ''
  }

  function mean(next: Others) {
    setOthers(next)
    // Also one that is still being read, or was refused, is read as it is meant now.
    if (chosen) read.mutate({ file: chosen, others: next })
  }

  return (
    <Page title={texts.title(title)}>
      <BackLink to={paths.priceList(id)}>{texts.back}</BackLink>
      <div className={styles.page}>
        <section className={`panel ${styles.part}`} aria-label={texts.choose}>
          <p>{texts.intro}</p>
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
          <div>
            <input
              ref={input}
              type="file"
              accept=".csv,.txt,.xlsx,text/csv,text/plain"
              hidden
              aria-label={texts.choose}
              onChange={take}
            />
            <Button
              icon={uploadIcon}
              look={read.data ? 'secondary' : 'primary'}
              pending={read.isPending}
              onClick={() => input.current?.click()}
            >
              {read.data ? texts.again : texts.choose}
            </Button>
          </div>
          <div aria-live="polite">
            {read.isPending && <p className="muted">{texts.reading}</p>}
            {read.error && (
              <Notice tone="error" title={texts.refused}>
                {read.error instanceof NotReadable ? texts.notReadable : errorLines(read.error).join(' ')}
              </Notice>
            )}
            {read.data && (
              <p className="strong">{texts.read(read.data.file.name, read.data.trial.rowCount)}</p>
            )}
          </div>
        </section>
        {read.data && <ImportOutcome read={read.data} importing={importing} />}
      </div>
    </Page>
  )
}
