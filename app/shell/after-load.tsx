import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { HeadPart } from '#contract/config.ts'
import { ChatWidget } from '#app/features/chat/chat-widget.tsx'
import { ConsentBar } from '#app/features/consent/consent-bar.tsx'
import { keepsOff, mayLoad, needsConsent } from '#app/features/consent/consent.ts'
import { showHeadParts } from '#app/features/consent/head-html.ts'
import { chooseConsent, useConsent, useIsChanging } from '#app/features/consent/use-consent.ts'
import { useShop, type Shop } from '#app/lib/shop/shop.ts'
import { OfflineNotice } from '#app/ui/offline-notice.tsx'
import { offlineTexts } from '#texts/nl/offline.ts'

/** What a page can do without until it has come to rest: its code is no part of the first load. */
export function AfterLoad() {
  const { theme, allowsHosts } = useShop()
  return (
    <>
      <ArrivalTold />
      <OfflineNotice>{offlineTexts.offline}</OfflineNotice>
      {theme && <AddedByOwner theme={theme} allowsHosts={allowsHosts} />}
    </>
  )
}

type AddedByOwnerProps = { readonly theme: NonNullable<Shop['theme']>; readonly allowsHosts: boolean }

/** Chat and head HTML (spec 1; decisions: Chat and head HTML), and the question that comes before them. */
function AddedByOwner({ theme, allowsHosts }: AddedByOwnerProps) {
  const { chat, headHtml, headParts } = theme
  const choice = useConsent()
  const isChanging = useIsChanging()
  const { pathname } = useLocation()
  const isOff = keepsOff(pathname)
  // A page that began where it is off cannot call their hosts: what needs that waits for a page loaded anew.
  const isReachable = allowsHosts || [headHtml?.hosts ?? [], chat?.script?.hosts ?? []].flat().length === 0
  const isOn = !isOff && isReachable
  const isAgreed = choice?.answer === 'accepted'
  useEffect(() => {
    const isMissing = ({ loads }: HeadPart) => (loads === 'consent' ? isAgreed : !allowsHosts)
    showHeadParts(isOn ? headParts.filter(isMissing) : [])
  }, [isOn, isAgreed, allowsHosts, headParts])

  const asks = needsConsent(theme)
  return (
    <>
      {/* Another page closes the panel. */}
      {chat && !chat.script && !isOff && mayLoad(chat, choice) && <ChatWidget key={pathname} chat={chat} />}
      {asks && (isChanging || (!choice && !isOff)) && (
        <ConsentBar privacyPath={theme.privacyPath} choice={choice} onChoose={chooseConsent} />
      )}
    </>
  )
}

/** The title of a page that came without loading anew, for whoever hears the page (ux 5.9). */
function ArrivalTold() {
  const { pathname } = useLocation()
  const told = useRef(pathname)
  const status = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (told.current === pathname) return
    told.current = pathname
    // The title is React's too: it stands in the document once the page has been drawn.
    if (status.current) status.current.textContent = document.title
  }, [pathname])
  return <output ref={status} className="visually-hidden" />
}
