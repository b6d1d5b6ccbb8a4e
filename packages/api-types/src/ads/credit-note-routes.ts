import { adminRoutes, routes } from '../route.ts'

/** What the staff of the site does about invoices. */
export const creditNoteRoutes = routes({
  ...adminRoutes('issuedInvoices', {
    resource: 'issued-invoices',
    verbs: ['list', 'get'],
    access: 'employee',
    scope: 'site',
  }),
  ...adminRoutes('creditNotes', {
    resource: 'credit-notes',
    verbs: ['create'],
    access: 'employee',
    scope: 'site',
  }),
})
