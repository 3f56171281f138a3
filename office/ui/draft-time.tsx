import { Notice } from '#app/ui/notice.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { draftTexts as texts } from '#texts/nl/office/drafts.ts'

type DraftTimeProps = { readonly publishAt: string | null; readonly missedAt: string | null }

/** When a draft goes into the shop by itself, or could not. */
export const DraftTime = ({ publishAt, missedAt }: DraftTimeProps) => (
  <>
    {publishAt !== null && (
      <Notice tone="info" title={wholeDates(texts.scheduled(formatMoment(publishAt)))} />
    )}
    {missedAt !== null && (
      <Notice tone="error" title={wholeDates(texts.missedAt(formatMoment(missedAt)))}>
        {texts.missedText}
      </Notice>
    )}
  </>
)
