export {
  findCompanyByNumbers,
  holdNewCompanies,
  insertCompany,
  insertInvitedContact,
} from './new-company-store.ts'
