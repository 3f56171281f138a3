// A process of its own, for one part of a print file: it opens what somebody sent, and may die of it.
import { detailOfFile } from './detail-of-file.ts'
import type { DetailOrder } from './detail-order.ts'
import { allow, reportOn, workWithin } from './fenced-work.ts'
import { FOR_DETAIL, WHILE_DECIDING } from './limits.ts'

workWithin(WHILE_DECIDING)
process.once('message', (order: DetailOrder) => {
  void reportOn(detailOfFile(order, () => allow(FOR_DETAIL)).then(() => ({ step: 'done' })))
})
