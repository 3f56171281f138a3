import type { DeskStudioJob } from '#contract/office/studio.ts'
import { Button } from '#app/ui/button.tsx'
import { deskStudioTexts as texts } from '#texts/nl/office/studio.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { api } from '../../lib/api.ts'
import { useMay, useOperator } from '../../lib/operator.ts'
import styles from './studio.module.css'
import { useJobChange } from './use-job-change.ts'

/** Who of the studio works on a job; who may deliver it takes it, also from a colleague. */
export function Taker({ job }: { readonly job: DeskStudioJob }) {
  const { taker, takenAt, isOver } = job
  const me = useOperator()
  const may = useMay()
  const isMine = taker?.id === me.id
  const change = useJobChange(job.id, {
    call: (takes: boolean) =>
      api.takeStudioJob({ params: { id: job.id }, body: { takes, seenTakerId: taker?.id ?? null } }),
    told: (takes) => (takes ? texts.taken : texts.isLetGo),
  })
  if (isOver && taker === null) return null
  const since = takenAt === null ? '' : formatMoment(takenAt)
  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="wie-maakt-dit">
      <h2 id="wie-maakt-dit" className="type-20">
        {texts.work}
      </h2>
      <p className={taker === null ? 'muted' : undefined}>
        {taker === null ? texts.nobody : isMine ? texts.takenByMe(since) : texts.takenBy(taker.name, since)}
      </p>
      {!isOver && may('deliverProofs') && (
        <Button
          look="secondary"
          size="small"
          pending={change.isPending}
          onClick={() => change.mutate(!isMine)}
        >
          {taker === null ? texts.take : isMine ? texts.letGo : texts.takeOver}
        </Button>
      )}
    </section>
  )
}
