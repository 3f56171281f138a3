export { insertCompany, insertInvitedContact } from './new-company-store.ts'
