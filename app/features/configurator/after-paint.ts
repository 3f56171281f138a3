/** Runs work once the browser has shown what was put in; soon on a page that nobody sees. */
function afterPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}

/**
 * Work in the order in which it came, that waits for the next paint or until somebody needs it done. What it brings along
 * is done with it.
 */
export function createPaintQueue() {
  const waiting: (() => void)[] = []
  let isFlushing = false
  function flush() {
    isFlushing = true
    for (const run of waiting.splice(0)) run()
    isFlushing = false
  }
  function add(run: () => void) {
    if (isFlushing) return run()
    if (waiting.length === 0) afterPaint(flush)
    waiting.push(run)
  }
  return {
    flush,
    /** Answers when the work has been done. */
    add: (work: () => void): Promise<void> =>
      new Promise((resolve, reject) => {
        add(() => {
          try {
            work()
            resolve()
          } catch (error) {
            reject(error)
          }
        })
      }),
  }
}
