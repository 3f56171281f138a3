import { useMutation, useQuery, keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { PREVIEW_MARK } from '#domain/access/browser-marks.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { previewAsTexts as texts } from '#texts/nl/office/preview-as.ts'
import { api } from '../lib/api.ts'
import { TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { useMay } from '../lib/operator.ts'
import { companiesNamed } from '../work/companies.ts'
import { FormDialog } from './form-dialog.tsx'
import { SearchField } from './search-field.tsx'
import { ShopLink } from './shop-link.tsx'

type PreviewLinksProps = {
  readonly path: string
  /** What the link is called by which it is seen as a visitor. */
  readonly label: string
}

/** Ways to see a page of the shop as it becomes: as a visitor, or with the prices of a customer. */
export function PreviewLinks({ path, label }: PreviewLinksProps) {
  const [isAsked, setAsked] = useState(false)
  const may = useMay()
  return (
    <>
      <ShopLink path={path} isPreview>
        {label}
      </ShopLink>
      {may('actForContact') && (
        <Button look="tertiary" size="small" onClick={() => setAsked(true)}>
          {texts.open}
        </Button>
      )}
      {isAsked && <PreviewAsDialog path={path} onClose={() => setAsked(false)} />}
    </>
  )
}

type Company = { readonly id: string; readonly name: string }

/** What the mark says of a visitor. */
const VISITOR = '1'

function PreviewAsDialog({ path, onClose }: { readonly path: string; readonly onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [company, setCompany] = useState<Company | null>(null)
  const { data } = useQuery({
    ...companiesNamed(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search === '' ? [] : (data ?? [])
  const begin = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: async (tab: Window | null) => ({ tab, mark: await markOf(company) }),
    onSuccess({ tab, mark }) {
      document.cookie = `${PREVIEW_MARK}=${mark}; path=/; samesite=strict`
      // A browser that opens no other page shows it here.
      ;(tab ?? window).location.assign(path)
      onClose()
    },
    onError: (_error, tab) => tab?.close(),
  })
  const others = company ? found.filter(({ id }) => id !== company.id) : found

  function send() {
    // Only what is opened while it is pressed is let through.
    begin.mutate(window.open('about:blank', '_blank'))
    return undefined
  }

  return (
    <FormDialog
      title={texts.title}
      intro={texts.intro}
      verb={texts.show}
      isPending={begin.isPending}
      refusal={begin.error}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceGroup label={texts.as}>
        <SearchField label={texts.search} text={search} onSearch={setSearch} />
        {search !== '' && data && found.length === 0 && <p className="muted">{texts.none}</p>}
        <ChoiceRow
          name="as"
          title={texts.visitor}
          text={texts.visitorText}
          checked={company === null}
          onChange={() => setCompany(null)}
        />
        {[...(company ? [company] : []), ...others].map((one) => (
          <ChoiceRow
            key={one.id}
            name="as"
            title={one.name}
            text={texts.companyText}
            checked={company?.id === one.id}
            onChange={() => setCompany(one)}
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  )
}

const markOf = async (company: Company | null): Promise<string> =>
  company ? (await api.previewAsCustomer({ params: { id: company.id } })).mark : VISITOR
