/** Whether this is a number of a house: it has a digit above zero, and none of it is below ('12a', 't/o 5'; not '0', '-5'). */
export const isHouseNumber = (typed: string): boolean => /[1-9]/.test(typed) && !typed.trim().startsWith('-')
