import { Link } from 'react-router'
import type { CartItem } from '#contract/cart.ts'
import type { ParkedCart } from '#contract/parked-carts.ts'
import { LineAmounts, pieceNote } from '#app/lib/lines/line-amounts.tsx'
import { LinePicture } from '#app/lib/lines/line-picture.tsx'
import { sizeText } from '#app/lib/lines/line-facts.ts'
import { totalAmounts } from '#app/lib/lines/total-amounts.ts'
import { classNames } from '#app/ui/class-names.ts'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { quoteTexts as texts } from '#texts/nl/quotes.ts'
import accountStyles from '#app/lib/account/account.module.css'
import quoteStyles from './quote-page.module.css'

/** What a quote holds, group by group, with its totals. */
export function QuoteContents({ quote: { cart, isExpired, parkedAt } }: { readonly quote: ParkedCart }) {
  return (
    <section className={`panel ${accountStyles.panel}`}>
      <header>
        <h2>{texts.contents}</h2>
        <span className="small muted">
          {isExpired ? texts.pricesOfToday : wholeDates(texts.pricesOf(formatDate(parkedAt)))}
        </span>
      </header>
      {cart.orderLineGroups.map(({ id, title, choices, lines }) => (
        <div key={id}>
          {lines.length > 1 && (
            <p className={quoteStyles.group}>
              <b>{title}</b>
              {`, ${texts.group(lines.length)}`}
            </p>
          )}
          {lines.map((item) => (
            <Line
              key={item.id}
              item={item}
              choices={item.part === null || item.part === 'main' ? choices.map(({ value }) => value) : []}
              isInGroup={lines.length > 1}
            />
          ))}
        </div>
      ))}
      <div className={quoteStyles.totals}>
        <TotalsList {...totalAmounts(cart)} />
      </div>
    </section>
  )
}

type LineProps = {
  readonly item: CartItem
  readonly choices: readonly string[]
  readonly isInGroup: boolean
}

function Line({ item, choices, isInGroup }: LineProps) {
  const { title, url, quantity, pack, price, amounts, expressPrice, previousPrice, designs } = item
  const note = pieceNote(amounts)
  const size = sizeText(item)
  const fileCount = designs.filter(({ isStudioDesign }) => !isStudioDesign).length
  return (
    <article className={classNames(quoteStyles.line, isInGroup && quoteStyles.inGroup)}>
      <LinePicture line={item} widthPx={88} heightPx={66} />
      <h3>{url === null ? title : <Link to={url}>{title}</Link>}</h3>
      <p className={`figures ${quoteStyles.price}`}>
        {previousPrice && <del>{formatPrice(previousPrice.excludingTaxInCents)}</del>}
        {formatPrice(price && price.excludingTaxInCents)}
      </p>
      <div className={quoteStyles.facts}>
        {[
          quantityText(quantity, pack),
          ...(size ? [size] : []),
          ...choices,
          ...(fileCount > 0 ? [texts.files(fileCount)] : []),
          ...(note === null ? [] : [note]),
        ].join(', ')}
        <LineAmounts amounts={amounts} expressPrice={expressPrice} className={quoteStyles.amounts} />
      </div>
    </article>
  )
}
