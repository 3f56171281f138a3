import { useState } from 'react'
import { CommandField } from '#app/ui/command-field.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { commandPaletteTexts as texts, paletteGroupTexts } from '#texts/nl/command-palette.ts'
import { uiTexts } from '#texts/nl/ui.ts'
import { matchCommands } from './commands.ts'
import { filledGroups, type PaletteAction, type PaletteItem } from './palette-item.ts'
import { readPaletteQuery } from './palette-query.ts'
import { usePaletteAction } from './use-palette-action.ts'
import { usePaletteSearch } from './use-palette-search.ts'

/** What the shell does, as other features have it. */
export type AskedOfShell = Extract<PaletteAction, { readonly kind: 're-order' | 'park' | 'log-in' }>

type CommandPaletteProps = {
  readonly isLoggedIn: boolean
  /** What the shell was asked for is under way. */
  readonly isAsking: boolean
  readonly onAsk: (asked: AskedOfShell) => void
  readonly onClose: () => void
}

/** Search, own papers, orders in one line and commands in one field. */
export function CommandPalette({ isLoggedIn, isAsking, onAsk, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('')
  const { state, latest, type } = usePaletteSearch(isLoggedIn)
  const { run, isBusy } = usePaletteAction({
    onClose,
    onHandOn: (action) => (action.kind === 'write' ? write(action.text) : onAsk(action)),
  })

  function write(next: string) {
    setText(next)
    type(next)
  }

  const query = readPaletteQuery(text)
  const commands = query.kind === 're-order' ? [] : matchCommands(text, isLoggedIn)
  const isEmpty = text.trim() === ''
  const found = isEmpty ? latest : (state.answer?.groups ?? [])
  const isOld = !isEmpty && state.phase === 'waiting'
  const groups = filledGroups([{ id: 'commands', items: commands }, ...found]).map((group) => ({
    ...group,
    title: paletteGroupTexts[group.id],
    isOld: isOld && group.id !== 'commands',
  }))
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const hasNone = !isEmpty && count === 0 && state.phase === 'answered'
  const failure = isEmpty ? null : failureOf(state.phase, state.answer?.isPart ?? false)
  return (
    <CommandField<PaletteItem>
      texts={texts}
      text={text}
      groups={groups}
      marked={query.kind === 're-order' ? query.reference : (query.line?.words ?? text)}
      isBusy={isOld || isBusy || isAsking}
      isHeld={isAsking}
      none={hasNone && failure === null ? <Nothing isOrders={query.kind === 're-order'} /> : null}
      failure={failure === null ? null : { text: failure, retry: uiTexts.retry }}
      told={isEmpty || isOld ? '' : count > 0 ? texts.count(count) : hasNone ? texts.none : ''}
      hrefOf={({ action }) => (action.kind === 'go' ? action.to : null)}
      onType={write}
      onChoose={({ action }) => run(action)}
      onRetry={() => type(text)}
      onClose={onClose}
    />
  )
}

function Nothing({ isOrders }: { readonly isOrders: boolean }) {
  return (
    <>
      <RegistrationMark quiet />
      <p className="strong">{isOrders ? texts.noOrders : texts.none}</p>
      {!isOrders && <p className="small muted">{texts.noneHint}</p>}
    </>
  )
}

function failureOf(phase: string, isPart: boolean): string | null {
  if (phase === 'failed') return texts.failed
  return isPart ? texts.partFailed : null
}
