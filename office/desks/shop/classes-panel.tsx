import type { Delivery } from '#contract/office/delivery.ts'
import { SHIPPING_CLASS_CODES } from '#domain/delivery/class-fields.ts'
import type { ShippingClassCode } from '#domain/delivery/shipping.ts'
import { Button } from '#app/ui/button.tsx'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { type Column, Table } from '#app/ui/table.tsx'
import { deliveryTexts as texts, limitsText, rateText } from '#texts/nl/office/delivery.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './shop.module.css'

type Way = Delivery['classes'][number]
type ClassesPanelProps = {
  readonly delivery: Delivery
  readonly onEdit: (code: ShippingClassCode) => void
  readonly onRemove: (code: ShippingClassCode) => void
}

/** The classes of the shop, with those that it does not have yet below them. */
export function ClassesPanel({ delivery: { classes, countries }, onEdit, onRemove }: ClassesPanelProps) {
  const absent = SHIPPING_CLASS_CODES.filter((code) => !classes.some((way) => way.code === code))
  return (
    <section className="panel">
      <h2 className="type-20">{texts.classes}</h2>
      <p className={`muted ${styles.intro}`}>{texts.classesIntro}</p>
      {classes.length > 0 && (
        <Table
          caption={texts.classes}
          columns={columnsOf(countries, onEdit, onRemove)}
          rows={classes}
          rowKey={({ code }) => code}
        />
      )}
      {countries.length === 0 && <p className="muted">{texts.noCountriesForRates}</p>}
      {/* A class has to go somewhere. */}
      {countries.length > 0 && absent.length > 0 && (
        <div className={styles.absent}>
          {absent.map((code) => (
            <Button key={code} look="secondary" size="small" icon={plusIcon} onClick={() => onEdit(code)}>
              {texts.addClass(texts.kinds[code])}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

function columnsOf(
  countries: Delivery['countries'],
  onEdit: ClassesPanelProps['onEdit'],
  onRemove: ClassesPanelProps['onRemove'],
): readonly Column<Way>[] {
  return [
    {
      id: 'title',
      header: texts.className,
      inBlock: 'full',
      cell: ({ code, title }) => (
        <span className={styles.named}>
          <span className="strong">{title}</span>
          {title !== texts.kinds[code] && <small>{texts.kinds[code]}</small>}
        </span>
      ),
    },
    { id: 'limits', header: texts.limits, cell: limitsText },
    {
      id: 'rates',
      header: texts.rates,
      cell: ({ centsByCountry }) => (
        <ul className={styles.rates}>
          {countries
            .filter(({ code, ships }) => ships || centsByCountry[code] !== undefined)
            .map(({ code, name }) => (
              <li key={code}>
                <span>{name}</span> <span className="figures">{rateAt(centsByCountry[code])}</span>
              </li>
            ))}
        </ul>
      ),
    },
    {
      id: 'acts',
      header: texts.acts,
      hideHeader: true,
      inBlock: 'lead',
      cell: ({ code, title }) => (
        <span className={styles.acts}>
          <IconButton icon={pencilIcon} label={texts.changeClass(title)} onPress={() => onEdit(code)} />
          <IconButton icon={trashIcon} label={texts.removeClass(title)} onPress={() => onRemove(code)} />
        </span>
      ),
    },
  ]
}

const rateAt = (cents: number | undefined): string => (cents === undefined ? texts.notThere : rateText(cents))
