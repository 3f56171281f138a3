import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ShopForm, type ShopSettings } from '#contract/office/shop-settings.ts'
import { missingOfChat } from '#domain/shop/chat.ts'
import type { SomeOf } from '#domain/companies/clashing-fields.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { settingText, shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { api } from '../../lib/api.ts'
import { readForm } from '../../lib/read-form.ts'
import { shopSettings } from '../../work/shop-settings.ts'
import { differences, EarlierVersions } from '../../ui/earlier-versions.tsx'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { type PartName, settingsOfPart } from '#contract/office/setting-parts.ts'
import { PARTS } from './parts.tsx'
import styles from './shop.module.css'
import { typedSettings } from './typed-settings.ts'

type SettingsDialogProps = {
  readonly name: PartName
  readonly settings: ShopSettings
  /** The one that is meant, which has the focus. */
  readonly field?: string | null
  readonly onClose: () => void
}

/** The parts with more fields than go below each other. */
const WIDE: ReadonlySet<PartName> = new Set(['company', 'look', 'head'])

const FIELDS = Object.fromEntries(
  (Object.keys(texts.fields) as (keyof ShopSettings)[]).map((field) => [
    field,
    [texts.fields[field], (row: ShopSettings) => settingText(field, row)] as const,
  ]),
) as unknown as { readonly [Field in keyof ShopSettings]: readonly [string, (row: ShopSettings) => string] }

const withoutAbsent = (some: SomeOf<ShopSettings>): Partial<ShopSettings> =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined))

/** Changes one part of the settings. */
export function SettingsDialog({ name, settings, field = null, onClose }: SettingsDialogProps) {
  const client = useQueryClient()
  const [seen] = useState(settings)
  // An earlier version is put in the form anew.
  const [first, setFirst] = useState({ key: 0, settings })
  const { Fields } = PARTS[name]
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (field !== null) fields.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus()
  }, [field])
  return (
    <EditDialog
      size={WIDE.has(name) ? 'wide' : 'normal'}
      title={texts.change(texts[name])}
      intro={texts[`${name}Intro`]}
      row={seen}
      read={(form) => {
        // What stands in other parts is not judged here.
        const typed = readForm(ShopForm.partial(), typedSettings(form, PARTS[name].fields))
        if ('faults' in typed) return typed
        const row = { ...seen, ...withoutAbsent(typed.row) }
        const lacks = name === 'chat' ? missingOfChat(row) : null
        return lacks ? { faults: { [lacks]: fieldFaultTexts.Required } } : { row }
      }}
      fields={FIELDS}
      save={(body) => api.editShopSettings({ body })}
      reload={() => client.fetchQuery({ ...shopSettings, staleTime: 0 })}
      outdates={['content']}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.saved })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => (
        <div ref={fields} className={styles.asked}>
          <Fields key={first.key} settings={first.settings} faults={faults} />
          <EarlierVersions
            kind="settings"
            id={name}
            now={{ fields: settingsOfPart(name, seen) }}
            summary={(earlier) => differences(FIELDS, seen, { ...seen, ...withoutAbsent(earlier.fields) })}
            onTake={(earlier) =>
              setFirst({ key: first.key + 1, settings: { ...seen, ...withoutAbsent(earlier.fields) } })
            }
          />
        </div>
      )}
    </EditDialog>
  )
}
