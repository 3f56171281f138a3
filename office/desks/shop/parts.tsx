import type { ReactNode } from 'react'
import { CLOSING_DAYS, LINE_FIELDS, type ShopSettings } from '#contract/office/shop-settings.ts'
import { usualNames } from '#domain/designs/spot-names.ts'
import { STRUCTURES } from '#domain/designs/structures.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPercent } from '#texts/nl/format.ts'
import { typedEuros } from '#texts/nl/euros.ts'
import { shopSettingsTexts as texts } from '#texts/nl/office/shop-settings.ts'
import { ChatFields } from './chat-fields.tsx'
import { HeadFields } from './head-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { chatFieldsOf, headFieldsOf, PART_FIELDS, type PartName } from '#contract/office/setting-parts.ts'
import { type Asking, Text } from './setting-field.tsx'
import styles from './shop.module.css'

type Part = {
  readonly fields: readonly (keyof ShopSettings)[]
  /** Which of them say something, where that depends on the others. */
  readonly shown?: (settings: ShopSettings) => readonly (keyof ShopSettings)[]
  readonly Fields: (asking: Asking) => ReactNode
}

const Amount = ({
  name,
  settings,
  faults,
}: Asking & { readonly name: 'studioDesignCents' | 'validateDesignCents' }) => (
  <TextField
    name={name}
    label={texts.fields[name]}
    inputMode="decimal"
    autoComplete="off"
    maxLength={10}
    defaultValue={typedEuros(settings[name])}
    error={faults[name]}
  />
)

/** The parts of the settings, in which they are shown and changed. */
export const PARTS = {
  company: {
    fields: PART_FIELDS.company,
    Fields: (asking) => (
      <>
        <div className={styles.pair}>
          <Text {...asking} name="studioName" maxLength={60} />
          <Text {...asking} name="studioShortName" maxLength={30} />
        </div>
        <Text {...asking} name="footerText" maxLength={300} isOptional />
        <div className={styles.pair}>
          <Text {...asking} name="badgeLabel" maxLength={60} hint={texts.badgeHint} isOptional />
          <Text {...asking} name="badgeUrl" maxLength={300} hint={texts.badgeUrlHint} isOptional />
        </div>
        <Text {...asking} name="companyName" maxLength={120} />
        <div className={styles.pair}>
          <Text {...asking} name="street" maxLength={120} isOptional />
          <Text {...asking} name="houseNumber" maxLength={20} isOptional />
          <Text {...asking} name="postcode" maxLength={10} isOptional />
          <Text {...asking} name="city" maxLength={120} isOptional />
          <Text {...asking} name="phone" maxLength={30} isOptional />
          <Text {...asking} name="email" maxLength={254} />
          <Text {...asking} name="kvkNumber" maxLength={20} isOptional />
          <Text {...asking} name="vatId" maxLength={30} isOptional />
        </div>
        <Text {...asking} name="iban" maxLength={42} isOptional />
        <Text {...asking} name="openingHours" maxLength={120} isOptional />
      </>
    ),
  },
  look: { fields: PART_FIELDS.look, Fields: LookFields },
  services: {
    fields: PART_FIELDS.services,
    Fields: (asking) => (
      <>
        <Amount {...asking} name="studioDesignCents" />
        <Amount {...asking} name="validateDesignCents" />
        <TextField
          name="quoteValidDays"
          label={texts.fields.quoteValidDays}
          hint={texts.quoteDaysHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          defaultValue={asking.settings.quoteValidDays}
          error={asking.faults.quoteValidDays}
        />
      </>
    ),
  },
  calendar: {
    fields: PART_FIELDS.calendar,
    Fields: ({ settings, faults }) => (
      <>
        <TextField
          name="cutOff"
          type="time"
          label={texts.fields.cutOff}
          hint={texts.cutOffHint}
          defaultValue={settings.cutOff}
          error={faults.cutOff}
        />
        <fieldset>
          <legend className="strong">{texts.fields.closedOn}</legend>
          {CLOSING_DAYS.map((day) => (
            <Checkbox
              key={day}
              name="closedOn"
              value={day}
              label={texts.closingDays[day]}
              defaultChecked={settings.closedOn.includes(day)}
            />
          ))}
        </fieldset>
        <TextAreaField
          name="closedDates"
          label={texts.fields.closedDates}
          hint={texts.closedDatesHint}
          rows={5}
          optional
          defaultValue={settings.closedDates.map((date) => formatDate(date)).join('\n')}
          error={faults.closedDates}
        />
      </>
    ),
  },
  chat: { fields: PART_FIELDS.chat, shown: chatFieldsOf, Fields: ChatFields },
  head: { fields: PART_FIELDS.head, shown: headFieldsOf, Fields: HeadFields },
  vatRates: {
    fields: PART_FIELDS.vatRates,
    Fields: ({ settings, faults }) => (
      <TextField
        name="vatPercents"
        label={texts.fields.vatPercents}
        hint={texts.vatPercentsHint}
        autoComplete="off"
        maxLength={60}
        defaultValue={settings.vatPercents.join(', ')}
        error={faults.vatPercents}
      />
    ),
  },
  lines: {
    fields: PART_FIELDS.lines,
    Fields: ({ settings, faults }) =>
      STRUCTURES.map((structure) => {
        const name = LINE_FIELDS[structure]
        return (
          <TextAreaField
            key={name}
            name={name}
            label={texts.fields[name]}
            hint={texts.ownLinesHint(usualNames(structure))}
            rows={3}
            spellCheck={false}
            optional
            defaultValue={settings[name].join('\n')}
            error={faults[name]}
          />
        )
      }),
  },
  vat: {
    fields: PART_FIELDS.vat,
    Fields: ({ settings, faults }) => (
      <SelectField
        name="shippingVatPercent"
        label={texts.fields.shippingVatPercent}
        defaultValue={String(settings.shippingVatPercent)}
        options={settings.vatPercents.map((percent) => ({
          value: String(percent),
          label: formatPercent(percent),
        }))}
        error={faults.shippingVatPercent}
      />
    ),
  },
} as const satisfies Record<PartName, Part>

/** The settings of a part that say something as it is set. */
export function shownFields(name: PartName, settings: ShopSettings): readonly (keyof ShopSettings)[] {
  const { fields, shown }: Part = PARTS[name]
  return shown ? shown(settings) : fields
}
