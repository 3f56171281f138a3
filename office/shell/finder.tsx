import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CommandField } from '#app/ui/command-field.tsx'
import { searchIcon } from '#app/ui/icons/search.ts'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { findingTexts as texts } from '#texts/nl/office/finding.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { useMay } from '../lib/operator.ts'
import { foundFor } from '../work/finding.ts'
import { type FinderItem, type FinderPage, foundGroups, pageItems, searchItems } from './finder-items.ts'

const WAIT_MS = 150

type FinderProps = {
  readonly pages: readonly FinderPage[]
  /** What can be done from anywhere. */
  readonly actions: readonly (FinderItem & { readonly run: () => void })[]
}

/** The button of the command field, which opens by Ctrl+K or Cmd+K too, never over another dialog. */
export function Finder(props: FinderProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isAlone = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
      if (!isAlone || event.key?.toLowerCase() !== 'k') return
      event.preventDefault()
      if (event.repeat) return
      setIsOpen((was) => !was && document.querySelector('dialog[open]') === null)
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
        onClick={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && <Field {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Everything that is found for a text, of what the operator may see; pages and actions besides. */
function Field({ pages, actions, onClose }: FinderProps & { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const may = useMay()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const ask = useDebouncedAction(setAsked, WAIT_MS)
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(foundFor(asked))
  const typed = text.trim()
  const isOld = typed !== asked || isPlaceholderData
  const here = typed.toLowerCase()
  const groups = [
    { id: 'pages', title: texts.pages, items: pageItems(pages, text), isOld: false },
    {
      id: 'actions',
      title: texts.actions,
      items: actions.filter(({ title }) => title.toLowerCase().includes(here)),
      isOld: false,
    },
    ...(typed === '' ? [] : foundGroups(data ?? [], may('changeCatalogue'))).map((group) => ({
      ...group,
      isOld,
    })),
    { id: 'search', title: texts.open, items: searchItems(pages, typed), isOld: false },
  ].filter(({ items }) => items.length > 0)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)

  function choose(item: FinderItem) {
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
      isBusy={typed !== '' && (isOld || isFetching)}
      none={null}
      failure={isError && !isOld && typed !== '' ? { text: texts.failed, retry: officeTexts.again } : null}
      told={typed === '' || isOld || isFetching ? '' : texts.count(count)}
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
