import { useRef, useState } from 'react'
import type { DeskLine, DeskOrder } from '#contract/office/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { deskOrderTexts } from '#texts/nl/office/orders.ts'
import { freeLineTexts } from '#texts/nl/office/quotes.ts'
import { lineText, quantityText } from '#texts/nl/price-unit.ts'
import { useMay } from '../../lib/operator.ts'
import type { Faults } from '../../lib/use-faults.ts'
import styles from './change-dialog.module.css'
import { addedPriceName, becomesText, type Composing, isFree, itemPriceName } from './composed.ts'
import { AddedLine, ComposeButtons, ComposedFace } from './composed-line.tsx'
import type { AddedWay } from './added-ways.ts'
import { divideName, type Kinds, movable } from './read-change.ts'
import { AddedWayFields, GroupWayFields } from './way-fields.tsx'

/** What is put together in a dialog of its own: a line by its id, what comes in by its key, or something new. */
export type ComposeTarget =
  | { readonly kind: 'line'; readonly line: DeskLine }
  | { readonly kind: 'added'; readonly key: string }
  | { readonly kind: 'new'; readonly isFree: boolean }

/** What was put together so far, and how to go on with that. */
export type Composer = {
  readonly composing: Composing
  readonly onChange: (composing: Composing) => void
  readonly onCompose: (target: ComposeTarget) => void
}

type LinesPartProps = {
  readonly order: DeskOrder
  readonly faults: Faults
  readonly kinds: Kinds
  readonly onKinds: (kinds: Kinds) => void
  readonly ways: readonly AddedWay[]
  /** Another address is given, to which lines may go. */
  readonly isOtherGiven: boolean
  readonly composer: Composer
}

/** The lines of an order, with what of them can be changed, and what comes in. */
export function LinesPart(props: LinesPartProps) {
  const { order, faults, kinds, onKinds, ways, isOtherGiven, composer } = props
  const may = useMay()
  const add = useRef<HTMLButtonElement>(null)
  const { composing, onChange, onCompose } = composer
  const { added } = composing
  return (
    <fieldset className={styles.part}>
      <legend className="type-18">{texts.lines}</legend>
      {order.groups.map((group) => (
        <div key={group.id} className={styles.line}>
          {group.lines.map((line) => (
            <LineFields
              key={line.id}
              line={line}
              following={line.isFollowing ? [] : followersOf(group.lines)}
              faults={faults}
              composer={composer}
            />
          ))}
          {movable(group).length > 0 && (
            <GroupWayFields
              group={group}
              kind={kinds[group.id]}
              faults={faults}
              onKind={(kind) => onKinds({ ...kinds, [group.id]: kind })}
            />
          )}
          {movable(group).length > 0 && (
            <TextField
              name={group.id}
              label={texts.lineReference(group.title)}
              defaultValue={group.reference ?? ''}
              error={faults[group.id]}
              optional
              maxLength={60}
            />
          )}
        </div>
      ))}
      {added.map((one, place) => (
        <AddedLine
          key={one.key}
          name={addedPriceName(place)}
          way={ways
            .filter(({ key }) => key === one.key)
            .map((way) => (
              <AddedWayFields
                key={way.key}
                order={order}
                way={way}
                isOtherGiven={isOtherGiven}
                faults={faults}
                onKind={(kind) => onKinds({ ...kinds, [way.key]: kind })}
              />
            ))}
          added={one}
          faults={faults}
          onCompose={() => onCompose({ kind: 'added', key: one.key })}
          onPrice={(price) =>
            onChange({
              ...composing,
              added: added.map((other) => (other.key === one.key ? { ...other, price } : other)),
            })
          }
          onDrop={() => {
            add.current?.focus()
            onChange({ ...composing, added: added.filter(({ key }) => key !== one.key) })
          }}
        />
      ))}
      {may('changePrices') && (
        <div className={styles.buttons}>
          <Button
            ref={add}
            look="secondary"
            size="small"
            icon={plusIcon}
            onClick={() => onCompose({ kind: 'new', isFree: false })}
          >
            {texts.addLine}
          </Button>
          {may('answerQuotes') && (
            <Button
              look="secondary"
              size="small"
              icon={plusIcon}
              onClick={() => onCompose({ kind: 'new', isFree: true })}
            >
              {freeLineTexts.add}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

/** What they are called that have the quantity of their main line. */
const followersOf = (lines: readonly DeskLine[]) =>
  lines.filter(({ mayChange, isFollowing }) => mayChange && isFollowing).map(({ title }) => title)

type LineFieldsProps = {
  readonly line: DeskLine
  readonly following: readonly string[]
  readonly faults: Faults
  readonly composer: Composer
}

function LineFields({ line, following, faults, composer }: LineFieldsProps) {
  const may = useMay()
  const { id, title, quantity, pack, mayChange, isFollowing } = line
  const { composing, onChange, onCompose } = composer
  const { [id]: composed, ...others } = composing.items
  const isProduct = !line.composed || !isFree(line.composed.item)
  const front = line.designs.filter(({ side }) => side === 'front')
  if (!mayChange) return <p className="muted">{texts.made(title, quantityText(quantity, pack))}</p>
  return (
    <>
      {composed ? (
        <ComposedFace
          name={itemPriceName(id)}
          title={title}
          face={[isFree(composed.item) ? composed.item.free.title : title, becomesText(composed.item, pack)]}
          composed={composed}
          isListed={isProduct}
          faults={faults}
          onPrice={(price) => onChange({ ...composing, items: { ...others, [id]: { ...composed, price } } })}
        />
      ) : !isProduct ? (
        <p className="strong">{lineText(quantity, title, pack)}</p>
      ) : (
        !isFollowing && (
          <TextField
            name={id}
            label={texts.quantity(title)}
            hint={
              [
                ...(pack ? [texts.now(quantityText(quantity, pack))] : []),
                ...(following.length > 0 ? [texts.follow(following)] : []),
              ].join(' ') || undefined
            }
            defaultValue={String(quantity)}
            error={faults[id]}
            inputMode="numeric"
            maxLength={9}
          />
        )
      )}
      {line.composed && may('changePrices') && (isProduct || may('answerQuotes')) && (
        <ComposeButtons
          line={line}
          composed={composed}
          onCompose={() => onCompose({ kind: 'line', line })}
          onReset={() => onChange({ ...composing, items: others })}
        />
      )}
      {front.length > 1 && <Division line={line} faults={faults} />}
    </>
  )
}

/** The copies of each design of a line, for who divides them himself. */
function Division({ line, faults }: { readonly line: DeskLine; readonly faults: Faults }) {
  const [isOwn, setOwn] = useState(false)
  return (
    <>
      <Checkbox
        name={divideName(line.id)}
        label={texts.divide(line.title)}
        hint={texts.divideHint}
        checked={isOwn}
        onChange={({ target }) => setOwn(target.checked)}
      />
      {isOwn && (
        <div className={styles.copies}>
          {line.designs
            .filter(({ side }) => side === 'front')
            .map(({ id, name, quantity }) => (
              <TextField
                key={id}
                name={id}
                label={texts.copies(name ?? deskOrderTexts.noFile)}
                defaultValue={String(quantity)}
                error={faults[id]}
                inputMode="numeric"
                maxLength={9}
              />
            ))}
        </div>
      )}
    </>
  )
}
