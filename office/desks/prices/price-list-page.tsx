import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { PriceList } from '#contract/office/price-lists.ts'
import { priceFilePath } from '#contract/office/price-files.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { periodText } from '#texts/nl/office/price-rules.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { priceListOf, type PriceView } from '../../work/prices.ts'
import { ClashDialog } from './clash-dialog.tsx'
import { DiscountsPanel } from './discounts-panel.tsx'
import { EffectDialog } from './effect-dialog.tsx'
import { FactsDialog } from './facts-dialog.tsx'
import { ListChanges } from './list-changes.tsx'
import { editCount, editsBody } from './list-edits.ts'
import { NewListDialog } from './new-list-dialog.tsx'
import { type PricePart, PricesPanel } from './prices-panel.tsx'
import { SaveBar } from './save-bar.tsx'
import styles from './prices.module.css'
import { useListEdits } from './use-list-edits.ts'

/** One price list: its prices and discounts as they become, and what that would have done. */
export function PriceListPage() {
  const { id = '' } = useParams()
  const { data: list, error, refetch } = useQuery(priceListOf(id))
  if (error && !list) return <PageFault error={error} onAgain={() => void refetch()} />
  return list ? <List key={id} list={list} /> : <Loading />
}

type Asked = 'facts' | 'copy' | 'remove' | 'effect'

function List({ list }: { readonly list: PriceList }) {
  const { id, title, kind, code } = list
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const page = useRef<HTMLDivElement>(null)
  const typing = useListEdits(id)
  const [view, setView] = useState<PriceView>({ show: 'all', search: '' })
  const [part, setPart] = useState<PricePart>('articles')
  useEffect(() => {
    if (typing.faults.size > 0) page.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [typing.faults])
  const count = editCount(typing.edits)
  const isBase = kind === 'base'

  function save() {
    // What cannot be read yet is told at its field.
    const unread = page.current?.querySelector<HTMLInputElement>('input:invalid')
    if (unread) unread.reportValidity()
    else typing.save()
  }

  return (
    <Page
      title={title}
      note={texts.codeOf(texts.kindOf[kind], code)}
      actions={
        <>
          <a className="text-link" href={priceFilePath(id, 'prices.csv')} download>
            {texts.exportCsv}
          </a>
          <a className="text-link" href={priceFilePath(id, 'prices.xlsx')} download>
            {texts.exportSheet}
          </a>
          <LinkButton look="tertiary" size="small" to={paths.priceImport(id)}>
            {texts.importCsv}
          </LinkButton>
          {!isBase && (
            <>
              <Button look="tertiary" size="small" onClick={() => setAsked('copy')}>
                {texts.copy}
              </Button>
              <Button look="tertiary" size="small" onClick={() => setAsked('remove')}>
                {texts.remove}
              </Button>
              <Button look="secondary" size="small" onClick={() => setAsked('effect')}>
                {texts.effect}
              </Button>
            </>
          )}
        </>
      }
    >
      <BackLink to={paths.priceLists}>{texts.back}</BackLink>
      {isBase && (
        <div className={styles.above}>
          <Notice tone="info">{texts.baseText}</Notice>
        </div>
      )}
      <div ref={page} className={styles.page}>
        <Facts list={list} onChange={isBase ? null : () => setAsked('facts')} />
        {!isBase && <DiscountsPanel key={`discounts-${typing.round}`} list={list} typing={typing} />}
        <PricesPanel
          key={`prices-${typing.round}`}
          list={list}
          typing={typing}
          view={view}
          onView={setView}
          part={part}
          onPart={setPart}
        />
        <ListChanges listId={id} />
      </div>
      {count > 0 && (
        <SaveBar
          verb={isBase ? texts.publish : texts.save}
          count={count}
          typing={typing}
          onSave={save}
          onEffect={() => setAsked('effect')}
        />
      )}
      {asked === 'facts' && <FactsDialog list={list} onClose={close} />}
      {asked === 'copy' && (
        <NewListDialog
          original={list}
          onMade={(made) => void navigate(paths.priceList(made))}
          onClose={close}
        />
      )}
      {asked === 'remove' && <RemoveDialog list={list} onClose={close} />}
      {asked === 'effect' && (
        <EffectDialog
          isBase={isBase}
          ask={(onDay) => api.tryPrices({ params: { id }, body: { ...editsBody(typing.edits).body, onDay } })}
          onClose={close}
        />
      )}
      {typing.clashes.length > 0 && <ClashDialog listId={id} typing={typing} />}
      <LeaveGuard isAtRisk={count > 0} text={texts.dropText(count)} />
    </Page>
  )
}

type FactsProps = { readonly list: PriceList; readonly onChange: (() => void) | null }

function Facts({ list, onChange }: FactsProps) {
  const { kind, companies, companyCount, nextChange } = list
  return (
    <section className="panel">
      <div className={styles.head}>
        <h2 className="type-20">{texts.facts}</h2>
        {onChange && (
          <Button look="secondary" size="small" onClick={onChange}>
            {texts.change}
          </Button>
        )}
      </div>
      <FactList
        facts={[
          { label: texts.validity, text: periodText(list) },
          { label: texts.nextChange, text: nextChange && formatDate(nextChange) },
          {
            label: texts.companies,
            text: kind === 'base' ? null : <Companies companies={companies} count={companyCount} />,
          },
        ]}
      />
    </section>
  )
}

type CompaniesProps = { readonly companies: PriceList['companies']; readonly count: number }

function Companies({ companies, count }: CompaniesProps) {
  if (count === 0) return texts.noCompanies
  return (
    <ul className={styles.companies}>
      {companies.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.company(id)}>{name}</Link>
        </li>
      ))}
      {count > companies.length && <li>{texts.moreCompanies(count - companies.length)}</li>}
    </ul>
  )
}

function RemoveDialog({ list, onClose }: { readonly list: PriceList; readonly onClose: () => void }) {
  const navigate = useNavigate()
  const [{ id, title, version, priceCount, discountCount }] = useState(list)
  const remove = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () => api.deletePriceList({ params: { id }, body: { version } }),
    async onSuccess() {
      showToast({ tone: 'good', title: texts.removed(title) })
      await navigate(paths.priceLists, { replace: true })
    },
  })
  return (
    <SureDialog
      title={texts.removeTitle(title)}
      text={texts.removeText(priceCount, discountCount)}
      verb={texts.remove}
      isPending={remove.isPending}
      failure={remove.error && errorLines(remove.error).join(' ')}
      onSure={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
