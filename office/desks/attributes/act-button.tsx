import { Icon, type IconLines } from '#app/ui/icon.tsx'

type ActButtonProps = { readonly icon: IconLines; readonly name: string; readonly onPress: () => void }

/** Does something with the row that it stands in. */
export const ActButton = ({ icon, name, onPress }: ActButtonProps) => (
  <button type="button" className="icon-button" aria-label={name} title={name} onClick={onPress}>
    <Icon of={icon} />
  </button>
)
