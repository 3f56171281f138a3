import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Delivery, ShippingClassForm } from '#contract/office/delivery.ts'
import { classPart, type ClassRow, classRow, LIMITS, NO_CLASS } from '#domain/delivery/class-fields.ts'
import type { ShippingClassCode } from '#domain/delivery/shipping.ts'
import { USUAL_CLASSES } from '#domain/delivery/usual-classes.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { deliveryTexts as texts, limitText, rateText } from '#texts/nl/office/delivery.ts'
import { usualClassTitles } from '#texts/nl/shipping-classes.ts'
import { api } from '../../lib/api.ts'
import { showReply } from '../../lib/show-reply.ts'
import { differences, EarlierVersions } from '../../ui/earlier-versions.tsx'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { delivery as deliveryQuery } from '../../work/delivery.ts'
import { ClassFields } from './class-fields.tsx'
import { typedClass } from './typed-class.ts'

type ClassDialogProps = {
  readonly code: ShippingClassCode
  readonly delivery: Delivery
  readonly onClose: () => void
}

type FieldsOf = Readonly<Record<string, readonly [label: string, show: (row: ClassRow) => string]>>

const findClass = ({ classes }: Delivery, code: ShippingClassCode) => classes.find((way) => way.code === code)

/** What is set of a class; null for one that the shop does not have. */
function fieldsOf(delivery: Delivery, code: ShippingClassCode) {
  const found = findClass(delivery, code)
  if (!found) return null
  const { code: _code, ...fields } = found
  return fields
}

/** A class as a row of fields; one that the shop does not have is a row of nothing. */
const rowOf = (delivery: Delivery, code: ShippingClassCode, countries: readonly string[]): ClassRow =>
  classRow(fieldsOf(delivery, code) ?? NO_CLASS, countries)

/** What is proposed for a class that the shop does not have yet; what it costs is for the owner to say. */
const usualRow = (code: ShippingClassCode, countries: readonly string[]): ClassRow => {
  const usual = USUAL_CLASSES.find((way) => way.code === code)
  return classRow({ ...NO_CLASS, ...usual, title: usualClassTitles[code], centsByCountry: {} }, countries)
}

/** How a number of a row reads. */
const show = (field: string, text: (value: number | null) => string) => (row: ClassRow) => {
  const value = row[field]
  return text(typeof value === 'number' ? value : null)
}

/** Adds a class, or changes its limits and what it costs by country. */
export function ClassDialog({ code, delivery, onClose }: ClassDialogProps) {
  const client = useQueryClient()
  const [{ countries }] = useState(delivery)
  const codes = countries.map((country) => country.code)
  const standing = fieldsOf(delivery, code)
  const [isThere, setThere] = useState(findClass(delivery, code) !== undefined)
  const [seen] = useState(() => rowOf(delivery, code, codes))
  // An earlier version is put in the form anew.
  const [first, setFirst] = useState(() => ({ key: 0, row: isThere ? seen : usualRow(code, codes) }))
  const [title] = useState(() =>
    isThere ? texts.changeClass(String(seen['title'])) : texts.addClass(texts.kinds[code]),
  )
  const fields: FieldsOf = {
    title: [texts.titleField, (row) => String(row['title'])],
    ...Object.fromEntries(
      LIMITS.map((limit) => [
        limit,
        [texts.limitFields[limit], show(limit, (value) => limitText(limit, value))] as const,
      ]),
    ),
    ...Object.fromEntries(
      countries.map((country) => [
        country.code,
        [texts.rateOf(country.name), show(country.code, rateText)] as const,
      ]),
    ),
  }
  return (
    <EditDialog<ClassRow>
      size="wide"
      dismissable={false}
      title={title}
      intro={texts.kindIntro[code]}
      row={seen}
      read={(form) => typedClass(form, codes)}
      fields={fields}
      save={async (edit) => {
        const body = {
          change: ShippingClassForm.partial().parse(classPart(edit.change)),
          seen: classPart(edit.seen),
          isThere,
        }
        const now = await api.saveShippingClass({ params: { code }, body })
        showReply(client, deliveryQuery.queryKey, now)
      }}
      reload={async () => {
        const now = await client.fetchQuery({ ...deliveryQuery, staleTime: 0 })
        setThere(findClass(now, code) !== undefined)
        return rowOf(now, code, codes)
      }}
      onSaved={() => {
        const now = client.getQueryData(deliveryQuery.queryKey)
        const saved = (now && findClass(now, code)?.title) || texts.kinds[code]
        showToast({ tone: 'good', title: texts.classSaved(saved) })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <ClassFields key={first.key} row={first.row} faults={faults} countries={countries} />
          <EarlierVersions
            kind="shippingClass"
            id={code}
            now={standing && { fields: standing }}
            summary={(earlier) => differences(fields, seen, classRow(earlier.fields, codes))}
            onTake={(earlier) => setFirst({ key: first.key + 1, row: classRow(earlier.fields, codes) })}
          />
        </>
      )}
    </EditDialog>
  )
}
