import { Icon, type IconLines } from '#app/ui/icon.tsx'

type IconButtonProps = {
  readonly icon: IconLines
  readonly label: string
  /** There is nothing to do: it keeps the focus all the same. */
  readonly isOff?: boolean
  readonly onPress: () => void
}

/** Does something with what it stands beside. */
export const IconButton = ({ icon, label, isOff = false, onPress }: IconButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onPress}
  >
    <Icon of={icon} />
  </button>
)
