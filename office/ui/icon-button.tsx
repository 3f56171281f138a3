import { Icon, type IconLines } from '#app/ui/icon.tsx'

type IconButtonProps = {
  readonly icon: IconLines
  readonly label: string
  /** There is nothing to do: it keeps the focus all the same. */
  readonly isOff?: boolean
  /** Of what its row can do, this is what Enter does. */
  readonly isFirst?: boolean
  readonly onPress: () => void
}

/** Does something with what it stands beside. */
export const IconButton = ({ icon, label, isOff = false, isFirst = false, onPress }: IconButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    data-first={isFirst || undefined}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    <Icon of={icon} />
  </button>
)
