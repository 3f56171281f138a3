import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ShopSettings } from '#contract/office/shop-settings.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { inWords } from '#texts/nl/format.ts'
import { settingText, shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { paths } from '../../paths.ts'
import { delivery } from '../../work/delivery.ts'
import styles from './shop.module.css'

/** What is set of delivery in short, with the way to its own page. */
export function DeliveryPanel({ settings }: { readonly settings: ShopSettings }) {
  const { data } = useQuery(delivery)
  const names = (data?.countries ?? []).filter(({ ships }) => ships).map(({ name }) => name)
  const classes = (data?.classes ?? []).map(({ title }) => title)
  return (
    <section className="panel">
      <div className={styles.head}>
        <h2 className="type-20">{texts.delivery}</h2>
        <Link className="text-link" to={paths.delivery}>
          {texts.toDelivery}
        </Link>
      </div>
      <FactList
        facts={[
          { label: texts.shipsTo, text: data ? inWords(names) || texts.shipsNowhere : null },
          { label: texts.classes, text: data ? classes.join(', ') || texts.none : null },
          {
            label: texts.vat,
            text: settingText('shippingVatPercent', settings),
          },
        ]}
      />
    </section>
  )
}
