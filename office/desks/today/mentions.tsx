import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { noteTexts } from '#texts/nl/office/notes.ts'
import { todayTexts as texts } from '#texts/nl/office/today.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { showReply } from '../../lib/show-reply.ts'
import { paths } from '../../paths.ts'
import { unreadMentions } from '../../work/mentions.ts'
import styles from './today.module.css'

/** What colleagues wrote to who is logged in, until it was read; nothing while there is none. */
export function Mentions() {
  const client = useQueryClient()
  const may = useMay()
  const { data: mentions = [] } = useQuery(unreadMentions)
  const read = useMutation({
    mutationFn: (id: string) => api.readMention({ params: { id } }),
    onSuccess: (answer) => showReply(client, unreadMentions.queryKey, answer.mentions),
  })
  if (mentions.length === 0) return null
  return (
    <section className="panel">
      <header className={styles.head}>
        <h2 className="type-20">{texts.mentionsTitle}</h2>
      </header>
      <ul className={styles.rows}>
        {mentions.map(({ id, of, ofId, ofNumber, studioJobId, fileId, fileName, text, by, at }) => (
          <li key={id} data-row>
            <div>
              <Link
                to={
                  studioJobId !== null && may('seeFiles')
                    ? paths.studioJob(studioJobId)
                    : fileId !== null && may('seeFiles')
                      ? paths.file(fileId)
                      : paths[of](ofId)
                }
                className="strong"
              >
                {[texts.mentionOf[of](ofNumber), ...noteTexts.about({ studioJobId, fileName })].join(', ')}
              </Link>
              <p>{text}</p>
              <p className="muted">{[by ?? texts.somebody, formatMoment(at)].join(', ')}</p>
            </div>
            <Button
              look="secondary"
              size="small"
              aria-label={[texts.readOf[of](ofNumber), ...noteTexts.about({ studioJobId, fileName })].join(
                ', ',
              )}
              pending={read.isPending && read.variables === id}
              onClick={() => read.mutate(id)}
            >
              {texts.read}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
