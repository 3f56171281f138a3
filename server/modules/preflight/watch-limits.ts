// A thread of its own: the one that parses may not come round to look at what it uses before there is none left.
import { workerData } from 'node:worker_threads'

const LOOK_EVERY_MS = 20
/** What the process may use at most: bytes of memory, and microseconds of computing. */
const mayUse = workerData as Float64Array

setInterval(() => {
  const [memoryBytes = 0, computingUs = 0] = mayUse
  const { user, system } = process.cpuUsage()
  if (process.memoryUsage.rss() > memoryBytes || user + system > computingUs)
    process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS)
