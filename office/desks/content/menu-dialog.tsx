import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskMenu } from '#contract/office/content.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { chevronDownIcon } from '#app/ui/icons/chevron-down.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { contentTexts as texts } from '#texts/nl/office/content.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { contentList } from '../../work/content.ts'
import { EarlierVersions } from '../../ui/earlier-versions.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './content.module.css'

type MenuDialogProps = { readonly menu: DeskMenu; readonly onClose: () => void }
type Row = { readonly key: number; readonly label: string; readonly url: string }

/** It is told with what the colleague made of it. */
const isClash = (error: unknown) => isApiError(error) && error.status === 409

/** What is wrong with a link is found before it is sent; what only the server finds is told above all of them. */
const fieldOf = (place: number, part: 'label' | 'url') => `${part}-${place}`

/** Changes the heading of a menu and its links, in their order. */
export function MenuDialog({ menu, onClose }: MenuDialogProps) {
  const client = useQueryClient()
  const adder = useRef<HTMLButtonElement>(null)
  const name = texts.nameOf(menu.id)
  const [seen, setSeen] = useState(menu)
  const [isElsewhere, setElsewhere] = useState(false)
  const [heading, setHeading] = useState(menu.label)
  const [rows, setRows] = useState(() => rowsOf(menu.children, 0))
  const save = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: () =>
      api.editDeskMenu({
        params: { id: menu.id },
        body: {
          change: {
            label: heading.trim(),
            children: rows.map(({ label: text, url }) => ({ label: text.trim(), url: url.trim() })),
          },
          seen: { label: seen.label, children: seen.children },
        },
      }),
    async onSuccess() {
      showToast({ tone: 'good', title: texts.menuSaved(name) })
      // Who opens it again at once sees what he saved.
      await client.invalidateQueries({ queryKey: ['content'] })
      onClose()
    },
    async onError(error) {
      if (!isClash(error)) return
      const { menus } = await client.fetchQuery({ ...contentList, staleTime: 0 })
      setSeen(menus.find(({ id }) => id === menu.id) ?? menu)
      setElsewhere(true)
    },
  })

  function send() {
    const faults = Object.fromEntries([
      ...(heading.trim() === '' ? [['label', fieldFaultTexts.Required] as const] : []),
      ...rows.flatMap(({ label: text, url }, place) => [
        ...(text.trim() === '' ? [[fieldOf(place, 'label'), fieldFaultTexts.Required] as const] : []),
        ...(isTarget(url) ? [] : [[fieldOf(place, 'url'), fieldFaultTexts.LinkInvalid] as const]),
      ]),
    ])
    if (Object.keys(faults).length === 0) save.mutate()
    return faults
  }

  const change = (key: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  return (
    <FormDialog
      size="wide"
      dismissable={false}
      title={texts.menuTitle(name)}
      verb={editTexts.save}
      isPending={save.isPending}
      refusal={isClash(save.error) ? null : save.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <div role="alert">
            {isElsewhere && (
              <Notice tone="warning" title={texts.changedMeanwhile}>
                <p>{texts.changedMeanwhileText}</p>
                <p>{menuText(seen)}</p>
              </Notice>
            )}
          </div>
          <TextField
            name="label"
            label={texts.menuLabel}
            maxLength={60}
            autoComplete="off"
            value={heading}
            error={faults['label']}
            onChange={({ target }) => setHeading(target.value)}
          />
          <ol className={styles.links}>
            {rows.map(({ key, label, url }, place) => (
              <li key={key}>
                <TextField
                  name={fieldOf(place, 'label')}
                  label={texts.linkLabel(place + 1)}
                  compact
                  maxLength={60}
                  autoComplete="off"
                  value={label}
                  error={faults[fieldOf(place, 'label')]}
                  onChange={({ target }) => change(key, { label: target.value })}
                />
                <TextField
                  name={fieldOf(place, 'url')}
                  label={texts.linkUrl(place + 1)}
                  compact
                  maxLength={500}
                  autoComplete="off"
                  spellCheck={false}
                  value={url}
                  error={faults[fieldOf(place, 'url')]}
                  onChange={({ target }) => change(key, { url: target.value })}
                />
                <div className={styles.acts}>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={texts.earlier(place + 1)}
                    title={texts.earlier(place + 1)}
                    aria-disabled={place === 0 || undefined}
                    onClick={() =>
                      place > 0 &&
                      setRows(
                        rows.toSpliced(place, 1).toSpliced(place - 1, 0, ...rows.slice(place, place + 1)),
                      )
                    }
                  >
                    <Icon of={chevronDownIcon} className={styles.up} />
                  </button>
                  <IconButton
                    icon={trashIcon}
                    label={texts.removeLink(place + 1)}
                    onPress={() => {
                      adder.current?.focus()
                      setRows(rows.filter((row) => row.key !== key))
                    }}
                  />
                </div>
              </li>
            ))}
          </ol>
          <Button
            ref={adder}
            look="secondary"
            size="small"
            icon={plusIcon}
            onClick={() => setRows([...rows, { key: nextKey(rows), label: '', url: '/' }])}
          >
            {texts.addLink}
          </Button>
          <EarlierVersions
            kind="menu"
            id={menu.id}
            now={{ label: seen.label, children: seen.children }}
            summary={(earlier) => menuText(earlier)}
            onTake={(earlier) => {
              setHeading(earlier.label)
              setRows(rowsOf(earlier.children, nextKey(rows)))
            }}
          />
        </>
      )}
    </FormDialog>
  )
}

const menuText = ({ label, children }: Omit<DeskMenu, 'id'>) =>
  [label, ...children.map((link) => `${link.label} (${link.url})`)].filter((part) => part !== '').join(', ')

const rowsOf = (links: DeskMenu['children'], firstKey: number): readonly Row[] =>
  links.map((link, place) => ({ key: firstKey + place, ...link }))

const nextKey = (rows: readonly Row[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1

const isTarget = (url: string) => /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/.test(url.trim())
