import { useState } from 'react'
import type { ShopSettings } from '#contract/office/shop-settings.ts'
import { CHAT_KINDS } from '#domain/shop/chat.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { type Asking, Hosts, Mark, Text } from './setting-field.tsx'
import styles from './shop.module.css'

/** Which chat the shop has, and what belongs to that kind. */
export function ChatFields(asking: Asking) {
  const { settings, faults } = asking
  const [kind, setKind] = useState(settings.chatKind)
  return (
    <>
      <ChoiceGroup label={texts.fields.chatKind} error={faults.chatKind}>
        {CHAT_KINDS.map((one) => (
          <ChoiceRow
            key={one}
            name="chatKind"
            value={one}
            title={texts.chatKinds[one]}
            text={texts.chatKindTexts[one]}
            defaultChecked={kind === one}
            onChange={() => setKind(one)}
          />
        ))}
      </ChoiceGroup>
      {kind === 'own' && (
        <>
          {/* It brings nothing from elsewhere, so there is nothing to ask. */}
          <input type="hidden" name="chatLoads" value="functional" />
          <Text {...asking} name="chatName" maxLength={60} proposed={texts.proposedChat(settings.shopName)} />
          <Text
            {...asking}
            name="chatHours"
            maxLength={120}
            isOptional
            proposed={proposedOf(settings, 'openingHours')}
          />
          <div className={styles.pair}>
            <Text
              {...asking}
              name="chatPhone"
              maxLength={30}
              isOptional
              proposed={proposedOf(settings, 'phone')}
            />
            <Text
              {...asking}
              name="chatEmail"
              maxLength={254}
              isOptional
              proposed={proposedOf(settings, 'email')}
            />
          </div>
        </>
      )}
      {kind === 'script' && (
        <>
          <Text {...asking} name="chatScript" maxLength={500} hint={texts.chatScriptHint} />
          <Hosts {...asking} name="chatHosts" hint={texts.chatHostsHint} />
          <Mark
            faults={faults}
            name="chatLoads"
            chosen={settings.chatKind === 'script' ? settings.chatLoads : 'consent'}
          />
          <Notice tone="warning" title={texts.foreignScript}>
            {texts.foreignScriptText}
          </Notice>
        </>
      )}
    </>
  )
}

/** What the company says of itself, for a window that has no words yet; what was left empty there stays so. */
const proposedOf = (settings: ShopSettings, field: 'openingHours' | 'phone' | 'email'): string =>
  settings.chatName === '' ? settings[field] : ''
