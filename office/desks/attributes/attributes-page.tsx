import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskAttributeRow } from '#contract/office/attributes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { slidersHorizontalIcon } from '#app/ui/icons/sliders-horizontal.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { attributeTexts as texts } from '#texts/nl/office/attributes.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { OrderedList } from '../../ui/ordered-list.tsx'
import { Page } from '../../ui/page.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { attributeList } from '../../work/attributes.ts'
import { AttributeDialog } from './attribute-dialog.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import styles from './attributes.module.css'
import { NewAttributeDialog } from './new-attribute-dialog.tsx'
import { SHORT_KEYS } from './short-keys.ts'

type Rows = readonly DeskAttributeRow[]

/** The attributes in their order, which staff move, change, make and remove. */
export function AttributesPage() {
  const { data: rows, error, refetch } = useQuery(attributeList)
  if (error && !rows) return <PageFault error={error} onAgain={() => void refetch()} />
  return rows ? <Attributes rows={rows} /> : <Loading />
}

type Asked = { readonly what: 'make' } | { readonly what: 'edit' | 'remove'; readonly row: DeskAttributeRow }

function Attributes({ rows }: { readonly rows: Rows }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const move = useDeskChange(
    {
      async call({ code, before }: { readonly code: string; readonly before: string | null }) {
        const { attributes } = await api.moveDeskAttribute({ params: { code }, body: { before } })
        tellMoved(attributes, code)
        return attributes
      },
    },
    { outdates: [['catalogue']], replyIs: attributeList.queryKey },
  )

  return (
    <Page
      title={texts.title}
      note={texts.intro}
      actions={
        <KeyButton
          of={SHORT_KEYS.attributes.make}
          size="small"
          icon={plusIcon}
          onClick={() => setAsked({ what: 'make' })}
        >
          {texts.make}
        </KeyButton>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText} />
      ) : (
        <KeyedRows className={`panel ${styles.panel}`}>
          <OrderedList
            label={texts.list}
            isPending={move.isPending}
            onMove={({ id }, before) => move.mutate({ code: id, before })}
            rows={rows.map((row) => ({
              id: row.code,
              title: row.label,
              name: (
                <>
                  <Link className={styles.label} to={paths.attribute(row.code)}>
                    {row.label}
                  </Link>
                  <span className={`muted ${styles.code}`}>{row.code}</span>
                </>
              ),
              facts: (
                <>
                  <span className={styles.filter}>
                    {row.isFilterable && (
                      <StatusLabel tone="quiet" icon={slidersHorizontalIcon}>
                        {texts.isFilter}
                      </StatusLabel>
                    )}
                  </span>
                  <span className={styles.kind}>{texts.kindOf(row.kind, row.unit)}</span>
                  <span className={`muted ${styles.counts}`}>
                    {texts.counts(row.valueCount, row.productCount)}
                  </span>
                </>
              ),
              acts: (
                <>
                  <IconButton
                    icon={pencilIcon}
                    label={texts.edit(row.label)}
                    onPress={() => setAsked({ what: 'edit', row })}
                  />
                  <IconButton
                    icon={trashIcon}
                    label={texts.remove(row.label)}
                    onPress={() => setAsked({ what: 'remove', row })}
                  />
                </>
              ),
            }))}
          />
        </KeyedRows>
      )}
      {asked?.what === 'make' && <NewAttributeDialog onClose={close} />}
      {asked?.what === 'edit' && <AttributeDialog code={asked.row.code} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog row={asked.row} onClose={close} />}
    </Page>
  )
}

function tellMoved(after: Rows, code: string) {
  const at = after.findIndex((one) => one.code === code)
  const label = after[at]?.label
  if (label !== undefined)
    showToast({ tone: 'good', key: 'attribute-moved', title: texts.moved(label, at + 1, after.length) })
}

type RemoveDialogProps = { readonly row: DeskAttributeRow; readonly onClose: () => void }

/** Asks before an attribute goes; where it is used it says so here. */
function RemoveDialog({ row: { code, label }, onClose }: RemoveDialogProps) {
  const remove = useDeskChange(
    {
      call: async () => (await api.deleteDeskAttribute({ params: { code } })).attributes,
      told: () => texts.removed(label),
      onDone: onClose,
      isToldInPlace: true,
    },
    { outdates: [['catalogue']], replyIs: attributeList.queryKey },
  )
  return (
    <SureDialog
      title={texts.removeTitle(label)}
      text={texts.removeText}
      verb={texts.removeIt}
      isPending={remove.isPending}
      failure={remove.error && errorLines(remove.error).join(' ')}
      onSure={() => remove.mutate(undefined)}
      onClose={onClose}
    />
  )
}
