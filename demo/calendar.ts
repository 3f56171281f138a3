import type { DemoCalendar } from './model.ts'

/** The optional closing days are working days here; an owner switches them off one by one. */
export const calendar: DemoCalendar = { cutOff: '12:00', closedOn: [], closedDates: [] }
