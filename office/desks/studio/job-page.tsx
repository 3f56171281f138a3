import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { DeskStudioJob } from '#contract/office/studio.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { deskStudioTexts as texts } from '#texts/nl/office/studio.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { jobOf } from '../../work/studio.ts'
import { DeliverForm } from './deliver-form.tsx'
import { JobNotes } from './job-notes.tsx'
import { JobState } from './job-state.tsx'
import { Proofs } from './proofs.tsx'
import { Questions } from './questions.tsx'
import styles from './studio.module.css'
import { Taker } from './taker.tsx'

/** One job of the studio: what is asked, what was shown, and the next proof. */
export function JobPage() {
  const { id = '' } = useParams()
  const { data: job, error, refetch } = useQuery(jobOf(id))
  if (error && !job) return <PageFault error={error} onAgain={() => void refetch()} />
  return job ? <Job key={job.id} job={job} /> : <Loading />
}

function Job({ job }: { readonly job: DeskStudioJob }) {
  const may = useMay()
  const about = texts.about(job.orderNumber, job.companyName)
  return (
    <Page
      title={job.lineTitle}
      note={
        may('seeOrders') ? (
          <Link to={paths.order(job.orderId)} className="text-link">
            {about}
          </Link>
        ) : (
          about
        )
      }
    >
      <BackLink to={paths.studio}>{texts.back}</BackLink>
      <div className={styles.job}>
        <div>
          <section className={`panel ${styles.stack}`} aria-labelledby="briefing">
            <div className={styles.head}>
              <h2 id="briefing" className="type-20">
                {texts.brief}
              </h2>
              <JobState state={job.state} />
            </div>
            {job.brief === '' ? (
              <p className="muted">{texts.noBrief}</p>
            ) : (
              <p className={styles.words}>{job.brief}</p>
            )}
          </section>
          <Proofs job={job} />
          <Questions job={job} />
          <JobNotes job={job} />
        </div>
        <div>
          <Taker job={job} />
          {job.mayDeliver && may('deliverProofs') && <DeliverForm job={job} />}
          {job.mayDeliver && !may('deliverProofs') && (
            <section className="panel">
              <p className="muted">{texts.noRight}</p>
            </section>
          )}
          <Demands job={job} />
        </div>
      </div>
    </Page>
  )
}

function Demands({ job: { demands, copies, side, contactName } }: { readonly job: DeskStudioJob }) {
  const facts = [
    { label: texts.amount, text: texts.copies(copies, side) },
    { label: texts.contact, text: contactName },
    {
      label: texts.size,
      text: demands?.widthMm && demands.heightMm ? texts.sizeMm(demands.widthMm, demands.heightMm) : null,
    },
    { label: texts.bleed, text: demands && texts.mm(demands.bleedMm) },
    { label: texts.safe, text: demands && texts.mm(demands.safeMarginMm) },
    { label: texts.ppi, text: demands?.minPpi ? texts.leastPpi(demands.minPpi) : null },
  ]
  return (
    <section className={`panel ${styles.stack}`}>
      <h2 className="type-20">{texts.demands}</h2>
      <FactList facts={facts} />
    </section>
  )
}
