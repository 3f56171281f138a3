import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { paths } from '../paths.ts'

/** Stands where the role of who works here has no right: trying again would not help him. */
export function NoRight({ headingLevel = 2 }: { readonly headingLevel?: 1 | 2 }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={texts.noRight}
      text={texts.noRightText}
      action={
        <LinkButton look="secondary" to={paths.today}>
          {texts.toToday}
        </LinkButton>
      }
    />
  )
}
