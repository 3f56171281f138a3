import { Notice } from '#app/ui/notice.tsx'
import { actingTexts as texts } from '#texts/nl/acting.ts'
import { PageHeading } from './page-heading.tsx'

/** In the place of what nobody but the customer does or sees, for who acts for him. */
export const OnlyThePerson = ({ title }: { readonly title: string }) => (
  <>
    <PageHeading title={title} />
    <Notice tone="info" title={texts.onlyThePerson}>
      {texts.onlyThePersonText}
    </Notice>
  </>
)
