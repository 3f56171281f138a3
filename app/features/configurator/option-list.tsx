import { memo, useMemo, useRef } from 'react'
import type { ChoiceStepView, OptionView } from '#domain/configurator/view.ts'
import { checkIcon } from '#app/ui/icons/check.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { offeredOptions } from './offered-options.ts'
import { OptionDifference, RunPrice } from './option-difference.tsx'
import { OptionPicture, type Thumbnail } from './option-picture.tsx'
import { useOptimisticNativeInput } from './use-optimistic-native-input.ts'

const LEAST_TILES = 3

/** The options that remain: several with a picture as tiles, the rest as rows. */
export function OptionList({ view }: { readonly view: ChoiceStepView }) {
  const { select } = useComposing()
  const offered = useOffered(view)
  const list = useRef<HTMLDivElement>(null)
  const [chosenId, choose] = useOptimisticNativeInput(
    view.selected?.id ?? null,
    (id) => (id === null ? undefined : select(view.step, id)),
    (id) => {
      for (const radio of list.current?.querySelectorAll('input') ?? []) radio.checked = radio.value === id
    },
  )
  const pictures = offered.filter(({ thumbnail }) => thumbnail !== null).length
  const isRun = view.step.stepType === 'customOption' && view.step.isQuantityRow
  const look = isRun ? 'run' : pictures === 0 ? 'row' : pictures < LEAST_TILES ? 'picturedRow' : 'tile'
  return (
    <div ref={list} className={GRIDS[look]}>
      {offered
        .filter(({ entry }) => entry.isAvailable || entry.isSelected)
        .map(({ entry, thumbnail }) => (
          <OptionChoice
            key={entry.id}
            view={view}
            entry={entry}
            thumbnail={thumbnail}
            look={look}
            isChosen={entry.id === chosenId}
            onChoose={choose}
          />
        ))}
    </div>
  )
}

const GRIDS = { run: styles.runs, row: styles.rows, picturedRow: styles.rows, tile: styles.tiles } as const
type Look = keyof typeof GRIDS

/** The entries of a step with their pictures. */
export function useOffered({ step, options }: ChoiceStepView) {
  const { configurator } = useComposing()
  return useMemo(() => {
    const pictures = new Map<string, Thumbnail>()
    for (const offered of offeredOptions(configurator, step.optionId)) {
      pictures.set(offered.id, offered.thumbnail ?? offered.product?.thumbnail ?? null)
    }
    return options.map((entry) => ({ entry, thumbnail: pictures.get(entry.id) ?? null }))
  }, [configurator, step, options])
}

type OptionChoiceProps = {
  readonly view: ChoiceStepView
  readonly entry: OptionView
  readonly thumbnail: Thumbnail
  readonly look: Look
  readonly isChosen: boolean
  readonly onChoose: (id: string) => void
}

/** Drawn anew only where it is the one that was or is chosen. */
const OptionChoice = memo(({ view, entry, thumbnail, look, isChosen, onChoose }: OptionChoiceProps) => {
  const { live } = useComposing()
  const { optionId } = view
  const { id, option, isSelected, fits } = entry
  const limits = option?.limits
  return (
    <label className={classNames(styles.option, look !== 'row' && styles[look])}>
      <input
        type="radio"
        name={optionId}
        value={id}
        defaultChecked={isChosen}
        disabled={!fits && !isSelected}
        onChange={() => onChoose(id)}
      />
      {(look === 'picturedRow' || look === 'tile') && (
        <OptionPicture thumbnail={thumbnail} className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.title}>{titleOf(view, entry)}</span>
        {option?.description && <span className={styles.text}>{option.description}</span>}
        {!fits && limits && (
          <span className={styles.reason}>
            {configuratorTexts.tooLarge(limits.maxLongSideMm, limits.maxShortSideMm)}
          </span>
        )}
      </span>
      <span className={classNames(styles.price, live.isOld && styles.untold)}>
        {look === 'run' ? (
          <RunPrice price={live.price} stepId={optionId} optionId={id} />
        ) : (
          <OptionDifference
            price={live.price}
            stepId={optionId}
            optionId={id}
            selectedId={view.selected?.id ?? null}
          />
        )}
      </span>
      <span className={styles.badge}>
        <Icon of={checkIcon} sizePx={16} bold />
      </span>
    </label>
  )
})

/** What an entry is called; 'no choice' has a name of its own in most steps. */
export function titleOf({ step }: ChoiceStepView, { option }: OptionView): string {
  if (option) return option.title
  return (step.stepType === 'bundleOption' && step.noChoiceTitle) || configuratorTexts.noChoice
}
