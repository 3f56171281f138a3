/** How many days the link of an invitation lets a contact choose his first password. */
export const INVITATION_DAYS = 7
