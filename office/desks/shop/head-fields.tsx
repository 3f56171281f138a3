import { useState } from 'react'
import { HEAD_HTML_MAX } from '#contract/office/head-html.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { useDebouncedAction } from '#app/ui/use-debounced.ts'
import { shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { HeadOutcome } from './head-outcome.tsx'
import { type Asking, Hosts, Mark } from './setting-field.tsx'
import styles from './shop.module.css'
import { hostsIn } from './typed-settings.ts'

const PAUSE_MS = 300

/** The HTML that the owner adds to the head of pages, over what the shop makes of it. */
export function HeadFields(asking: Asking) {
  const { settings, faults } = asking
  const [typed, setTyped] = useState({
    html: settings.headHtml,
    hosts: settings.headHosts,
    loads: settings.headLoads,
  })
  // Not each letter asks the shop.
  const [settled, setSettled] = useState(typed)
  const settle = useDebouncedAction(setSettled, PAUSE_MS)

  function type(change: Partial<typeof typed>) {
    const next = { ...typed, ...change }
    setTyped(next)
    settle.call(next)
  }

  return (
    <>
      <TextAreaField
        name="headHtml"
        label={texts.fields.headHtml}
        hint={texts.headHtmlHint}
        className={styles.written}
        rows={8}
        maxLength={HEAD_HTML_MAX}
        optional
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={settings.headHtml}
        error={faults.headHtml}
        onChange={(event) => type({ html: event.target.value })}
      />
      <Hosts
        {...asking}
        name="headHosts"
        hint={texts.headHostsHint}
        onTyped={(text) => type({ hosts: hostsIn(text) })}
      />
      <Mark
        faults={faults}
        name="headLoads"
        chosen={settings.headLoads}
        onChosen={(loads) => type({ loads })}
      />
      <Notice tone="warning" title={texts.foreignScript}>
        {texts.foreignScriptText}
      </Notice>
      <HeadOutcome typed={settled} isSettled={settled === typed} />
    </>
  )
}
