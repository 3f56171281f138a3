import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { useState } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { uiKitTexts } from '#texts/nl/ui-kit.ts'
import { Part } from './part.tsx'

const { dialogs, empty, parts, tones } = uiKitTexts
const TONES = ['good', 'warning', 'error', 'info', 'quiet', 'action'] as const
const FORM_TONES = ['good', 'info', 'warning', 'error'] as const
const DIALOGS = ['normal', 'wide', 'full', 'alert', 'strict'] as const

export function StatusPart() {
  return (
    <Part name={parts.status} inside="row">
      {TONES.map((tone) => (
        <StatusLabel key={tone} tone={tone}>
          {tones[tone]}
        </StatusLabel>
      ))}
    </Part>
  )
}

export function NoticePart() {
  return (
    <>
      <Part name={parts.notices} inside="columns">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} title={tones[tone]}>
            <p>{uiKitTexts.noticeText}</p>
          </Notice>
        ))}
      </Part>
      <Part name={parts.formStatus} inside="columns">
        {FORM_TONES.map((tone) => (
          <div key={tone}>
            <FormStatus tone={tone}>{tones[tone]}</FormStatus>
          </div>
        ))}
      </Part>
    </>
  )
}

export function ToastPart() {
  return (
    <Part name={parts.toasts} inside="row">
      {TONES.map((tone) => (
        <Button
          key={tone}
          look="secondary"
          size="small"
          onClick={() =>
            showToast({
              tone,
              title: uiKitTexts.toast(tones[tone]),
              lines: [uiKitTexts.noticeText],
              action: { label: uiKitTexts.toastAction, icon: rotateCcwIcon, onPress: () => undefined },
            })
          }
        >
          {tones[tone]}
        </Button>
      ))}
    </Part>
  )
}

export function DialogPart() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <Part name={parts.dialogs} inside="row">
      {DIALOGS.map((kind) => (
        <Button key={kind} look="secondary" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
          {dialogs[kind]}
        </Button>
      ))}
      <Dialog
        open={open !== null}
        title={open && dialogs[open]}
        intro={dialogs.text}
        kind={open === 'alert' ? 'alertdialog' : 'dialog'}
        size={open === 'wide' || open === 'full' ? open : 'normal'}
        dismissable={open !== 'strict'}
        onClose={close}
        actions={
          <>
            <Button look="tertiary" onClick={close}>
              {dialogs.cancel}
            </Button>
            <Button onClick={close}>{dialogs.confirm}</Button>
          </>
        }
      />
    </Part>
  )
}

export function EmptyPart() {
  return (
    <Part name={parts.empty}>
      <EmptyState
        headingLevel={3}
        title={empty.title}
        text={empty.text}
        action={<LinkButton to="/">{empty.action}</LinkButton>}
      />
    </Part>
  )
}
