/** Text that is wrapped and indented in the source, as one line: white space collapses, and goes between tags. */
export const prose = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/> </g, '><')
