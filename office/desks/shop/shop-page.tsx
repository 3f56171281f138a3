import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ShopSettings } from '#contract/office/shop-settings.ts'
import { isSellerComplete } from '#domain/shop/seller.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { newShopTheme } from '#texts/nl/new-shop.ts'
import { setupTexts } from '#texts/nl/office/setup.ts'
import { settingText, shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { paths } from '../../paths.ts'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { shopSettings } from '../../work/shop-settings.ts'
import { DeliveryPanel } from './delivery-panel.tsx'
import { PanelHead } from './panel-head.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import type { PartName } from '#contract/office/setting-parts.ts'
import { shownFields } from './parts.tsx'
import styles from './shop.module.css'
import { useAskedPart } from './use-asked-part.ts'

/** What is changed on this page; delivery has a page of its own. */
const SHOWN = [
  'company',
  'look',
  'services',
  'vatRates',
  'calendar',
  'lines',
  'chat',
  'head',
] as const satisfies readonly PartName[]

const SHOWN_OF_CODE = 200

/** What the owner sets of the shop, part by part. */
export function ShopPage() {
  const { data, error, refetch } = useQuery(shopSettings)
  const { part: asked, field: askedField, ask } = useAskedPart()
  if (error && !data) return <PageFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <Page
      title={texts.title}
      note={texts.intro}
      actions={
        <LinkButton look="tertiary" size="small" to={paths.setup}>
          {setupTexts.title}
        </LinkButton>
      }
    >
      {!isSellerComplete({ ...data, name: data.companyName }, newShopTheme.company.name) && (
        <div className={styles.notice}>
          <Notice tone="warning" title={texts.cannotInvoice}>
            {texts.cannotInvoiceText}
          </Notice>
        </div>
      )}
      <div className={styles.panels}>
        {SHOWN.map((name) => (
          <section key={name} className="panel">
            <PanelHead title={texts[name]} act={texts.change(texts[name])} onAct={() => ask(name)} />
            <FactList
              facts={shownFields(name, data).map((field) => ({
                label: texts.fields[field],
                text: shown(field, data),
              }))}
            />
          </section>
        ))}
        <DeliveryPanel settings={data} />
      </div>
      {asked && (
        <SettingsDialog
          key={asked}
          name={asked}
          field={askedField}
          settings={data}
          onClose={() => ask(null)}
        />
      )}
    </Page>
  )
}

/** The code as it was written; a long one is opened first. */
const HeadCode = ({ html }: { readonly html: string }) =>
  html.length <= SHOWN_OF_CODE ? (
    <code className={styles.code}>{html}</code>
  ) : (
    <details>
      <summary>{texts.wholeCode(html.length)}</summary>
      <code className={styles.code}>{html}</code>
    </details>
  )

function shown(field: keyof ShopSettings, settings: ShopSettings): ReactNode {
  const text = settingText(field, settings)
  if (field === 'logo' && settings.logo !== '')
    return <img className={styles.logo} src={settings.logo} alt={text} height={40} />
  if (field === 'headHtml' && settings.headHtml !== '') return <HeadCode html={text} />
  if (field !== 'action' && field !== 'actionDark') return text
  return settings[field] === '' ? (
    text
  ) : (
    <span className={styles.swatch}>
      <span style={{ background: settings[field] }} />
      {text}
    </span>
  )
}
