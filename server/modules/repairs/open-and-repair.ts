// A process of its own, for one print file: it opens what somebody sent, and may die of it.
import { reportOn, workWithin } from '../preflight/fenced-work.ts'
import { IN_ALL } from '../preflight/limits.ts'
import { repairFile, type RepairOrder } from './repair-file.ts'

workWithin(IN_ALL)
process.once('message', (order: RepairOrder) => {
  void reportOn(repairFile(order).then(() => ({ step: 'done' })))
})
