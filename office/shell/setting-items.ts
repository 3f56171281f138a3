import type { ShopSettings } from '#contract/office/shop-settings.ts'
import { slidersHorizontalIcon } from '#app/ui/icons/sliders-horizontal.ts'
import { storeIcon } from '#app/ui/icons/store.ts'
import type { OperatorAction } from '#domain/access/may.ts'
import { deliveryTexts } from '#texts/nl/office/delivery.ts'
import { pageNames } from '#texts/nl/office/page-names.ts'
import { settingTexts } from '#texts/nl/office/settings.ts'
import { shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { PART_FIELDS, type PartName } from '#contract/office/setting-parts.ts'
import { hasWords } from '../lib/find-words.ts'
import { settingAddress } from '../lib/setting-address.ts'
import { paths } from '../paths.ts'
import type { FinderItem } from './finder-items.ts'

type Setting = FinderItem & { readonly to: string; readonly note: string; readonly may: OperatorAction }

const PARTS = Object.entries(PART_FIELDS) as [PartName, readonly (keyof ShopSettings)[]][]

/** Everything that can be set, by the words of its field, with where that is done. */
export const SETTINGS: readonly Setting[] = [
  ...PARTS.flatMap(([part, fields]) =>
    fields.map((field) => ({
      id: `setting-${field}`,
      icon: storeIcon,
      title: texts.fields[field],
      note: `${part === 'vat' ? pageNames.delivery : pageNames.shop} · ${texts[part]}`,
      to: settingAddress(part === 'vat' ? paths.delivery : paths.shop, part, field),
      may: 'changeShop' as const,
    })),
  ),
  ...[deliveryTexts.countries, deliveryTexts.classes].map((title) => ({
    id: `setting-${title}`,
    icon: storeIcon,
    title,
    note: pageNames.delivery,
    to: paths.delivery,
    may: 'changeShop' as const,
  })),
  ...Object.entries(settingTexts).map(([name, { meaning }]) => ({
    id: `setting-${name}`,
    icon: slidersHorizontalIcon,
    title: name,
    note: meaning,
    to: settingAddress(paths.systemSettings, 'server', name),
    may: 'runSystem' as const,
  })),
]

/** The settings of which the words, or those of their place, are how the typed ones begin; none for nothing typed. */
export const settingItems = (text: string, may: (action: OperatorAction) => boolean): readonly FinderItem[] =>
  text.trim() === ''
    ? []
    : SETTINGS.filter((setting) => may(setting.may) && hasWords(`${setting.title} ${setting.note}`, text))
