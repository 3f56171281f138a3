import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Delivery } from '#contract/office/delivery.ts'
import type { ShippingClassCode } from '#domain/delivery/shipping.ts'
import { notReached } from '#domain/delivery/shipped-countries.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { deliveryTexts as texts } from '#texts/nl/office/delivery.ts'
import { settingText, shopSettingsTexts } from '#texts/nl/office/shop-settings.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { delivery } from '../../work/delivery.ts'
import { shopSettings } from '../../work/shop-settings.ts'
import { ClassDialog } from './class-dialog.tsx'
import { ClassesPanel } from './classes-panel.tsx'
import { CountriesDialog } from './countries-dialog.tsx'
import { PanelHead } from './panel-head.tsx'
import { RemoveClassDialog } from './remove-class-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import styles from './shop.module.css'
import { useAskedPart } from './use-asked-part.ts'

type Asked =
  | { readonly what: 'countries' }
  | { readonly what: 'class' | 'removal'; readonly code: ShippingClassCode }

/** Where the shop delivers, in which classes, and what that costs. */
export function DeliveryPage() {
  const { data, error, refetch } = useQuery(delivery)
  const settings = useQuery(shopSettings)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { part, field, ask } = useAskedPart()
  const failed = error ?? settings.error
  if (failed && !(data && settings.data))
    return (
      <PageFault
        error={failed}
        onAgain={() => {
          void refetch()
          void settings.refetch()
        }}
      />
    )
  if (!data || !settings.data) return <Loading />
  const removed = asked?.what === 'removal' ? data.classes.find(({ code }) => code === asked.code) : undefined
  return (
    <>
      <BackLink to={paths.shop}>{texts.back}</BackLink>
      <Page title={texts.title} note={texts.intro}>
        <Unreached delivery={data} />
        <div className={styles.stack}>
          {data.classes.length === 0 && <Start />}
          <section className="panel">
            <PanelHead
              title={texts.countries}
              act={texts.changeCountries}
              onAct={() => setAsked({ what: 'countries' })}
            />
            <p className={`muted ${styles.intro}`}>
              {data.countries.length === 0 ? texts.noCountries : texts.countriesIntro}
            </p>
            <FactList
              facts={data.countries.map(({ name, ships }) => ({
                label: name,
                text: ships ? texts.ships : texts.shipsNot,
              }))}
            />
          </section>
          <ClassesPanel
            delivery={data}
            onEdit={(code) => setAsked({ what: 'class', code })}
            onRemove={(code) => setAsked({ what: 'removal', code })}
          />
          <section className="panel">
            <PanelHead
              title={shopSettingsTexts.vat}
              act={shopSettingsTexts.change(shopSettingsTexts.vat)}
              onAct={() => ask('vat')}
            />
            <FactList
              facts={[
                {
                  label: shopSettingsTexts.fields.shippingVatPercent,
                  text: settingText('shippingVatPercent', settings.data),
                },
              ]}
            />
          </section>
        </div>
        {asked?.what === 'countries' && <CountriesDialog countries={data.countries} onClose={close} />}
        {part === 'vat' && (
          <SettingsDialog name="vat" field={field} settings={settings.data} onClose={() => ask(null)} />
        )}
        {asked?.what === 'class' && <ClassDialog code={asked.code} delivery={data} onClose={close} />}
        {removed && <RemoveClassDialog way={removed} onClose={close} />}
      </Page>
    </>
  )
}

/** A shop that sends nothing yet begins with one press. */
function Start() {
  const start = useDeskChange(
    { call: () => api.startDelivery(), told: () => texts.started },
    { outdates: [['content']], replyIs: delivery.queryKey },
  )
  return (
    <section className="panel">
      <EmptyState
        title={texts.nothingShips}
        text={texts.nothingShipsText}
        action={
          <Button pending={start.isPending} onClick={() => start.mutate(undefined)}>
            {texts.start}
          </Button>
        }
      />
    </section>
  )
}

/** Countries where the owner thinks that he ships to, while nobody there can order. */
function Unreached({ delivery: { classes, countries } }: { readonly delivery: Delivery }) {
  const codes = classes.length === 0 ? [] : notReached(classes, countries)
  if (codes.length === 0) return null
  const names = countries.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
  return (
    <div className={styles.notice}>
      <Notice tone="warning" title={texts.notReached(names)}>
        {texts.notReachedText}
      </Notice>
    </div>
  )
}
