import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { DeskAttribute } from '#contract/office/attributes.ts'
import { hasValueList } from '#domain/catalogue/attribute-kinds.ts'
import { Button } from '#app/ui/button.tsx'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { attributeValueText } from '#texts/nl/attribute-value.ts'
import { attributeTexts as texts } from '#texts/nl/office/attributes.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { OrderedList } from '../../ui/ordered-list.tsx'
import { Page } from '../../ui/page.tsx'
import { attributeOf } from '../../work/attributes.ts'
import { AttributeDialog } from './attribute-dialog.tsx'
import styles from './attributes.module.css'
import { useValueChange } from './use-value-change.ts'
import { ValueDialog } from './value-dialog.tsx'

/** One attribute: what it is, and its values. */
export function AttributePage() {
  const { code = '' } = useParams()
  const { data, error, refetch } = useQuery(attributeOf(code))
  if (error && !data) return <PageFault error={error} onAgain={() => void refetch()} />
  return data ? <Attribute key={code} attribute={data} /> : <Loading />
}

function Attribute({ attribute }: { readonly attribute: DeskAttribute }) {
  const { code, fields, productCount, values } = attribute
  const [isEdited, setEdited] = useState(false)
  return (
    <Page
      title={fields.label}
      note={[
        code,
        texts.kindOf(fields.kind, fields.unit),
        ...(fields.isFilterable ? [texts.isFilter] : []),
        texts.products(productCount),
      ].join(' · ')}
      actions={
        <Button size="small" look="secondary" icon={pencilIcon} onClick={() => setEdited(true)}>
          {texts.edit(fields.label)}
        </Button>
      }
    >
      <BackLink to={paths.attributes}>{texts.back}</BackLink>
      {hasValueList(fields.kind) ? (
        <ValueList attribute={attribute} />
      ) : (
        <section className={`panel ${styles.values}`}>
          <h2 className="type-20">{texts.usedValues}</h2>
          <p className={`muted ${styles.note}`}>
            {values.length === 0 ? texts.noUsedValues : texts.usedValuesIntro}
          </p>
          <ul className={styles.plain} aria-label={texts.usedValues}>
            {values.map(({ value, productCount: count }) => (
              <li key={value}>
                <span>{attributeValueText(value, fields)}</span>
                <span className="muted">{texts.products(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isEdited && <AttributeDialog code={code} onClose={() => setEdited(false)} />}
    </Page>
  )
}

/** What is asked of a value; null for a new one. */
type Asked = { readonly value: DeskAttribute['values'][number] | null }

function ValueList({ attribute }: { readonly attribute: DeskAttribute }) {
  const { code, fields, values } = attribute
  const [asked, setAsked] = useState<Asked | null>(null)
  const change = useValueChange(code, {
    onDone(after, sent) {
      if (sent.act === 'remove') showToast({ tone: 'good', title: texts.valueRemoved(sent.value) })
      if (sent.act !== 'move') return
      const at = after.values.findIndex(({ value }) => value === sent.value)
      showToast({
        tone: 'good',
        key: 'value-moved',
        title: texts.moved(sent.value, at + 1, after.values.length),
      })
    },
  })
  return (
    <section className={`panel ${styles.values}`}>
      <div className={styles.head}>
        <h2 className="type-20">{texts.valueList}</h2>
        <Button size="small" icon={plusIcon} onClick={() => setAsked({ value: null })}>
          {texts.newValue}
        </Button>
      </div>
      <p className={`muted ${styles.note}`}>{values.length === 0 ? texts.noValues : texts.valuesIntro}</p>
      <KeyedRows>
        <OrderedList
          label={texts.valuesTitle(fields.label)}
          isPending={change.isPending}
          onMove={({ id }, before) => change.mutate({ act: 'move', value: id, before })}
          rows={values.map((one) => ({
            id: one.value,
            title: one.value,
            name: one.value,
            facts: <span className="muted">{texts.products(one.productCount)}</span>,
            acts: (
              <>
                <IconButton
                  icon={pencilIcon}
                  label={texts.renameValue(one.value)}
                  isFirst
                  onPress={() => setAsked({ value: one })}
                />
                <IconButton
                  icon={trashIcon}
                  label={texts.removeValue(one.value)}
                  onPress={() => change.mutate({ act: 'remove', value: one.value })}
                />
              </>
            ),
          }))}
        />
      </KeyedRows>
      {asked && <ValueDialog code={code} value={asked.value} onClose={() => setAsked(null)} />}
    </section>
  )
}
