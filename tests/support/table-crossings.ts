/** Tables of earlier rows that a row's statements join for reading, because a use case would cost a query for each line. */
export const crossings: Record<string, { tables: string; why: string }> = {
  'catalogue/product.store.ts': { tables: 'city', why: 'a product names the cities it is rented in' },
  'catalogue/finder.store.ts': { tables: 'city', why: 'the finder names the cities where other machines fit' },
  'rate-card/cards.store.ts': { tables: 'city product sub_category', why: 'a card names its subject and its city' },
  'rate-card/list.store.ts': {
    tables: 'city product sub_category',
    why: 'the list of machines with their cards is one statement at any size',
  },
  'rate-card/counting.store.ts': { tables: 'product', why: 'the cards of all machines of a sub-category' },
  'rate-card/csv.store.ts': {
    tables: 'city product sub_category',
    why: 'a row of a file names its subject and its city',
  },
  'staff/staff.store.ts': {
    tables: 'account identifier token_family',
    why: 'a person at the desk is an account, and their list shows who was last here',
  },
  'staff/colleagues.store.ts': { tables: 'account identifier', why: 'how to reach people at the desk' },
  'staff/audit.store.ts': { tables: 'audit_entry', why: 'the page of the audit trail' },
  'estimates/estimates.store.ts': {
    tables: 'city enquiry product',
    why: 'an estimate names its machine and its city, and an enquiry is read by its own rules, in one statement each',
  },
  'fleet/machines.store.ts': {
    tables: 'product yard',
    why: 'a list of machines names their products and yards, and finds them by the state of their papers, in one statement',
  },
  'fleet/readings-csv.store.ts': {
    tables: 'product',
    why: 'a file may be of the machines of one sub-category',
  },
  'fleet/board.store.ts': { tables: 'sub_category', why: 'the board groups machines by their kind, in one statement' },
  'jobs/jobs.store.ts': {
    tables: 'account city site_assignment',
    why: 'a list of jobs names cities and shows a person the jobs of their sites, and a timeline names who acted',
  },
  'jobs/challans.store.ts': {
    tables: 'city machine yard',
    why: 'a challan names the machine, the yard that it leaves and the city of its site',
  },
  'jobs/swapping.store.ts': { tables: 'machine', why: 'a swap names both machines as they are called then' },
  'fleet/choosing.store.ts': { tables: 'yard', why: 'a machine to choose says in which yard it stands' },
  'jobs/inspections.store.ts': {
    tables: 'product',
    why: 'the checklist of a machine follows from its place in the catalogue',
  },
  'jobs/notifying.store.ts': { tables: 'account', why: 'who is told about a job is one statement, as for enquiries' },
  'jobs/making.store.ts': {
    tables: 'enquiry project_site quote quote_acceptance',
    why: 'what was accepted, and for which site, is one statement that locks the version',
  },
  'jobs/logging.store.ts': {
    tables: 'city site_assignment',
    why: 'the holidays of a job, and the engineers of its site',
  },
  'summary-sheets/due.store.ts': {
    tables: 'city job logsheet',
    why: 'what is due of all jobs, and which of its days are signed, is two statements at any number of jobs',
  },
  'summary-sheets/checks.store.ts': {
    tables: 'booking logsheet logsheet_version',
    why: 'the checks of a sheet compare the logs of all its days, with where their machines were, in one statement each',
  },
  'summary-sheets/reading.store.ts': {
    tables: 'account city logsheet logsheet_signature logsheet_version',
    why: 'a sheet names the logs behind its lines with their signatures, and a timeline names who acted',
  },
  'ledger/reading.store.ts': {
    tables: 'account company',
    why: 'an entry names its customer, also in a file of thousands of lines',
  },
  'ledger/statement.store.ts': { tables: 'account company', why: 'a statement names its customer' },
  'invoices/lines.store.ts': {
    tables: 'job summary_line summary_sheet',
    why: 'what is billed are agreed lines, each with its sheet and its job, in one statement',
  },
  'invoices/checks.store.ts': {
    tables: 'city job summary_check summary_line summary_sheet',
    why: 'the checks of an invoice compare its jobs, their sites and what was billed of them in two statements',
  },
  'invoices/dues.store.ts': { tables: 'job', why: 'what is not billed yet is due as well' },
  'invoices/invoices.store.ts': {
    tables: 'account job',
    why: 'who may see every job of an invoice is told in the list, and a timeline names who acted',
  },
  'invoices/notifying.store.ts': {
    tables: 'job',
    why: 'a message about an invoice names its sites, and is for their people',
  },
  'logsheets/reading.store.ts': {
    tables: 'account city job_breakdown',
    why: 'a log is read with the terms, the machine and the site of its job, and names who acted',
  },
  'logsheets/timeline.store.ts': {
    tables: 'account job',
    why: 'whose log it is, and who acted',
  },
  'logsheets/timesheets.store.ts': {
    tables: 'city job',
    why: 'a page of months is one statement with the terms and the place of each job',
  },
  'logsheets/duties.store.ts': {
    tables: 'account site_assignment',
    why: 'who signs for a customer is one statement',
  },
  'logsheets/verifying.store.ts': {
    tables: 'file job',
    why: 'a chain is named by its job, and its hashes cover the photographs',
  },
  'dashboard/dashboard.store.ts': {
    tables: 'job logsheet logsheet_version site_assignment',
    why: 'the hours, fuel and signatures of all jobs are one statement each, however many there are',
  },
  'dashboard/budgets.store.ts': {
    tables: 'account job',
    why: 'a budget is of an order that a hire names, and whom to tell is one statement',
  },
  'dashboard/earnings.store.ts': {
    tables: 'booking city job job_swap machine product yard',
    why: 'what all machines did, and where, is two statements however many there are',
  },
  'dashboard/spend.store.ts': {
    tables: 'invoice invoice_line invoice_note invoice_note_line job',
    why: 'what was invoiced of all hires by month is one statement, however many there are',
  },
  'desk-search/desk-search.store.ts': {
    tables: 'account blog_post company enquiry identifier product quote',
    why: 'one statement finds things of every kind',
  },
  'evidence/agreements.store.ts': {
    tables: 'enquiry job quote quote_acceptance',
    why: 'what was accepted for some jobs is one statement',
  },
  'gst/gst.store.ts': {
    tables: 'invoice invoice_note invoice_note_line job_challan payment',
    why: 'a month of all documents is a handful of statements',
  },
  'gst/journals.store.ts': {
    tables: 'invoice ledger_entry ledger_line payment payment_allocation',
    why: 'the journals of a month are what the ledger posted, under the names of its documents',
  },
  'payments/payments.store.ts': {
    tables: 'invoice invoice_note',
    why: 'a payment names its invoices, and the open invoices of a customer with their notes are one statement',
  },
  'payments/reported.store.ts': {
    tables: 'invoice payment_report',
    why: 'the open reports of customers stand beside the rows of the bank that they may be',
  },
  'payments/bank.store.ts': {
    tables: 'account company invoice',
    why: 'what all customers owe, for the rows of a statement, is two statements however many there are',
  },
  'payments/writing.store.ts': {
    tables: 'account company invoice',
    why: 'whose money it is, and to which of their invoices it may go',
  },
  'project-sites/people.store.ts': { tables: 'account', why: 'the people of a site are listed with their names' },
  'company/company.store.ts': {
    tables: 'account identifier',
    why: 'who made a company, and how a person is called in a notice',
  },
  'users/access-requests.store.ts': {
    tables: 'account company identifier',
    why: 'a list of requests names people and companies, and leaves out those who joined another one',
  },
  'users/customers.store.ts': {
    tables: 'account company company_address company_event identifier',
    why: 'the list and the page of companies at the desk are one statement each',
  },
  'users/customer.store.ts': { tables: 'account company', why: 'a customer is a company, or a person without one' },
  'users/desk-columns.store.ts': { tables: 'identifier', why: 'what the two statements share' },
  'users/persons.store.ts': { tables: 'account identifier', why: 'so are those of people without a company' },
  'users/invitations.store.ts': { tables: 'company', why: 'a list of invitations names the companies' },
  'users/users.store.ts': { tables: 'account identifier', why: 'people and invitations are one list, paged together' },
  'cart/cart.store.ts': { tables: 'product sub_category', why: 'a cart shows its products as they are now' },
  'enquiries/enquiries.store.ts': {
    tables: 'account city product product_city project_site site_assignment',
    why: 'an enquiry shows who acted, its city and site, and which machines are still there; the people of its site read it',
  },
  'notifications/delivery.store.ts': {
    tables: 'account identifier',
    why: 'how to reach a person, in one statement',
  },
  'notifications/notifications.store.ts': { tables: 'account', why: 'the bell asks for everything in one statement' },
  'enquiries/notifying.store.ts': { tables: 'account', why: 'who is told about an enquiry' },
  'enquiries/inbox.store.ts': {
    tables: 'account city company settings_version',
    why: 'the inbox names customers, cities and colleagues, is searched by them, and counts working hours: one statement',
  },
  'enquiries/of-customer.store.ts': { tables: 'account city', why: 'a list of enquiries names people and cities' },
  'enquiries/inbox-enquiry.store.ts': {
    tables: 'account identifier product product_city project_site',
    why: 'an enquiry at the desk shows who asks, from where, and what each machine costs today',
  },
  'enquiries/quoting.store.ts': {
    tables: 'account city company product project_site',
    why: 'what a quote answers, in one statement',
  },
  'quotes/expiring.store.ts': { tables: 'enquiry', why: 'whose quotes expire' },
  'quotes/shown.store.ts': {
    tables: 'enquiry product project_site',
    why: 'the screen shows the drawings of the machines, and names the site',
  },
  'quotes/printing.store.ts': { tables: 'enquiry', why: 'a quote is printed for whoever may see the enquiry' },
  'quotes/quotes.store.ts': {
    tables: 'account enquiry product',
    why: 'a quote names its machines and who acted, and is found by its company',
  },
  'quotes/reading.store.ts': {
    tables: 'account enquiry',
    why: 'a quote is seen by whoever may see the enquiry, and names who acted',
  },
  'quotes/answers.store.ts': { tables: 'account', why: 'requests and readings name people' },
  'quotes/follow-up.store.ts': { tables: 'account company enquiry', why: 'quotes are listed with their customers' },
  'enquiries/messages.store.ts': { tables: 'account', why: 'a message names its author' },
  'enquiries/handling.store.ts': { tables: 'account staff', why: 'who has taken an enquiry, and who may' },
  'enquiries/wanted.store.ts': {
    tables: 'account city product product_city',
    why: 'what people wait for names machines and cities, in one statement',
  },
  'enquiries/availability.store.ts': {
    tables: 'account identifier',
    why: 'all who wait for a product, in one statement',
  },
  'own-data/kinds-hire.store.ts': { tables: 'job', why: 'what is taken along is read table by table, as its owner' },
  'own-data/kinds-people.store.ts': { tables: 'account', why: 'the same' },
  'own-data/own-data.store.ts': { tables: 'account', why: 'an export names who asked for it' },
  'own-data/reading.store.ts': {
    tables:
      'account enquiry enquiry_message identifier invoice invoice_note job job_breakdown job_inspection known_device logsheet payment quote quote_acceptance replaced_identifier summary_sheet token_family',
    why: 'an export is whole: what it reads of each table is one list, which a test compares with the schema',
  },
}
