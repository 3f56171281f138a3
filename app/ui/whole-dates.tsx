import type { ReactNode } from 'react'

const DATE = /((?:[a-z]{2}\u00a0)?\d{2}-\d{2}-\d{4})/

/** Words in which every date stays on one line, which a browser would break after a hyphen; all else as it is. */
export function wholeDates(content: ReactNode): ReactNode {
  const [before, date, ...after] = typeof content === 'string' ? content.split(DATE) : []
  if (date === undefined) return content
  return (
    <>
      {before}
      <span className="figures">{date}</span>
      {wholeDates(after.join(''))}
    </>
  )
}
