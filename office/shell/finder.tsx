import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CommandField } from '#app/ui/command-field.tsx'
import { clockIcon } from '#app/ui/icons/clock.ts'
import { searchIcon } from '#app/ui/icons/search.ts'
import { zapIcon } from '#app/ui/icons/zap.ts'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { findingTexts as texts } from '#texts/nl/office/finding.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { type ActiveKey, activeKeys } from '../lib/active-keys.ts'
import { hasWords } from '../lib/find-words.ts'
import { useMay, useOperator } from '../lib/operator.ts'
import { foundFor } from '../work/finding.ts'
import {
  type FinderAction,
  type FinderItem,
  type FinderPage,
  foundGroups,
  pageItems,
  searchItems,
} from './finder-items.ts'
import { generalActions } from './general-actions.ts'
import { keepRecent, recentOf } from './recent-found.ts'
import { settingItems } from './setting-items.ts'

const WAIT_MS = 150

type FinderProps = {
  readonly pages: readonly FinderPage[]
  /** What can be done from anywhere. */
  readonly actions: readonly FinderAction[]
}

/** The button of the command field, which opens by Ctrl+K or Cmd+K too, never over another dialog. */
export function Finder(props: FinderProps) {
  // What the page can do is asked before the focus leaves it.
  const [here, setHere] = useState<readonly ActiveKey[] | null>(null)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isAlone = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
      if (!isAlone || event.key?.toLowerCase() !== 'k') return
      event.preventDefault()
      if (event.repeat) return
      const isFree = document.querySelector('dialog[open]') === null
      setHere((was) => (was === null && isFree ? activeKeys() : null))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button
        look="tertiary"
        size="small"
        icon={searchIcon}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setHere(activeKeys())}
      >
        {texts.open}
      </Button>
      {here && <Field {...props} here={here} onClose={() => setHere(null)} />}
    </>
  )
}

/** Everything that is found for a text, of what the operator may see; what the page can do, pages, settings and actions besides. */
type FieldProps = FinderProps & { readonly here: readonly ActiveKey[]; readonly onClose: () => void }

function Field({ pages, here, onClose, ...props }: FieldProps) {
  const navigate = useNavigate()
  const may = useMay()
  const { id: operatorId } = useOperator()
  const [recent] = useState(() => recentOf(operatorId))
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const ask = useDebouncedAction(setAsked, WAIT_MS)
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(foundFor(asked))
  const actions = [...generalActions(may, (path) => void navigate(path)), ...props.actions]
  const typed = text.trim()
  const isOld = typed !== asked || isPlaceholderData
  const isBusy = typed !== '' && (isOld || isFetching)
  const hasFailed = isError && !isOld && typed !== ''
  const groups = [
    {
      id: 'recent',
      title: texts.recent,
      items: typed === '' ? recentItems(recent, actions) : [],
      isOld: false,
    },
    { id: 'here', title: texts.here, items: hereItems(here, typed), isOld: false },
    { id: 'pages', title: texts.pages, items: pageItems(pages, text), isOld: false },
    {
      id: 'actions',
      title: texts.actions,
      items: actions.filter(({ title }) => hasWords(title, typed)),
      isOld: false,
    },
    { id: 'settings', title: texts.settings, items: settingItems(typed, may), isOld: false },
    ...(typed === '' ? [] : foundGroups(data ?? [], may('changeCatalogue'))).map((group) => ({
      ...group,
      isOld,
    })),
    { id: 'search', title: texts.open, items: searchItems(pages, typed), isOld: false },
  ].filter(({ items }) => items.length > 0)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)

  function choose(item: FinderItem) {
    const { id, title } = item
    // What a page does is only of that page.
    if (!id.startsWith(HERE))
      keepRecent(operatorId, { id: id.replace(RECENT, ''), title, to: 'to' in item ? item.to : null })
    onClose()
    if ('run' in item) item.run()
    else if (item.to.startsWith('/')) void navigate(item.to)
    else window.location.assign(item.to)
  }

  return (
    <CommandField<FinderItem>
      texts={texts}
      text={text}
      groups={groups}
      marked={text}
      isBusy={isBusy}
      none={null}
      failure={hasFailed ? { text: texts.failed, retry: officeTexts.again } : null}
      told={typed === '' || isBusy ? '' : texts.count(count)}
      hrefOf={(item) => ('to' in item ? item.to : null)}
      onType={(next) => {
        setText(next)
        ask.call(next.trim())
      }}
      onChoose={choose}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  )
}

const HERE = 'here-'
const RECENT = 'recent-'

/** What the page that is open can do, by the letter that does it too. */
const hereItems = (here: readonly ActiveKey[], text: string): readonly FinderItem[] =>
  here
    .filter(({ of }) => hasWords(of.does, text))
    .map(({ of, press }) => ({
      id: `${HERE}${of.key}`,
      icon: zapIcon,
      title: of.does,
      aside: of.key,
      run: press,
    }))

/** What was chosen last; an action that the operator has no more is left out. */
const recentItems = (
  recent: ReturnType<typeof recentOf>,
  actions: FinderProps['actions'],
): readonly FinderItem[] =>
  recent.flatMap(({ id, title, to }): readonly FinderItem[] => {
    const shown = { id: `${RECENT}${id}`, icon: clockIcon, title }
    const action = actions.find((one) => one.id === id)
    if (to !== null) return [{ ...shown, to }]
    return action ? [{ ...shown, title: action.title, run: action.run }] : []
  })
