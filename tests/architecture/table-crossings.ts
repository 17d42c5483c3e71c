/** Tables of earlier rows that a store joins for reading, and why: a use case would cost a query for each line. */
export const crossings: Readonly<Record<string, string>> = {
  'catalogue/product': 'city: a product names the cities it is rented in',
  'catalogue/finder': 'city: the finder names the cities where other machines fit',
  'rate-card/cards': 'city product sub_category: a card names its subject and its city',
  'rate-card/list': 'city product sub_category: the list of machines with their cards is one statement at any size',
  'rate-card/counting': 'product: the cards of all machines of a sub-category',
  'rate-card/csv': 'city product sub_category: a row of a file names its subject and its city',
  'staff/staff':
    'account identifier token_family: a person at the desk is an account, and their list shows who was last here',
  'staff/colleagues': 'account identifier: how to reach people at the desk',
  'staff/audit': 'audit_entry: the page of the audit trail',
  'estimates/estimates':
    'city enquiry product: an estimate names its machine and its city, and an enquiry is read by its own rules, in one statement each',
  'fleet/machines':
    'product yard: a list of machines names their products and yards, and finds them by the state of their papers, in one statement',
  'fleet/readings-csv': 'product: a file may be of the machines of one sub-category',
  'fleet/board': 'sub_category: the board groups machines by their kind, in one statement',
  'fleet/choosing': 'yard: a machine to choose says in which yard it stands',
  'jobs/jobs':
    'account city site_assignment: a list of jobs names cities and shows a person the jobs of their sites, and a timeline names who acted',
  'jobs/challans': 'city machine yard: a challan names the machine, the yard that it leaves and the city of its site',
  'jobs/swapping': 'machine: a swap names both machines as they are called then',
  'jobs/inspections': 'product: the checklist of a machine follows from its place in the catalogue',
  'jobs/notifying': 'account: who is told about a job is one statement, as for enquiries',
  'jobs/making':
    'enquiry project_site quote quote_acceptance: what was accepted, and for which site, is one statement that locks the version',
  'jobs/logging': 'city site_assignment: the holidays of a job, and the engineers of its site',
  'summary-sheets/due':
    'city job logsheet: what is due of all jobs, and which of its days are signed, is two statements at any number of jobs',
  'summary-sheets/checks':
    'booking logsheet logsheet_version: the checks of a sheet compare the logs of all its days, with where their machines were, in one statement each',
  'summary-sheets/reading':
    'account city logsheet logsheet_signature logsheet_version: a sheet names the logs behind its lines with their signatures, and a timeline names who acted',
  'ledger/reading': 'account company: an entry names its customer, also in a file of thousands of lines',
  'ledger/statement': 'account company: a statement names its customer',
  'invoices/lines':
    'job job_swap machine summary_line summary_sheet: what is billed are agreed lines, each with its sheet, its job and its machines, in one statement',
  'invoices/checks':
    'city job summary_check summary_line summary_sheet: the checks of an invoice compare its jobs, their sites and what was billed of them in two statements',
  'invoices/dues': 'job: what is not billed yet is due as well',
  'invoices/invoices':
    'account job: who may see every job of an invoice is told in the list, and a timeline names who acted',
  'invoices/notifying': 'job: a message about an invoice names its sites, and is for their people',
  'logsheets/reading':
    'account city job_breakdown: a log is read with the terms, the machine and the site of its job, and names who acted',
  'logsheets/timeline': 'account job: whose log it is, and who acted',
  'logsheets/timesheets': 'city job: a page of months is one statement with the terms and the place of each job',
  'logsheets/duties': 'account site_assignment: who signs for a customer is one statement',
  'logsheets/verifying': 'file job: a chain is named by its job, and its hashes cover the photographs',
  'dashboard/dashboard':
    'job logsheet logsheet_version site_assignment: the hours, fuel and signatures of all jobs are one statement each, however many there are',
  'dashboard/budgets': 'account job: a budget is of an order that a hire names, and whom to tell is one statement',
  'dashboard/earnings':
    'booking city job job_swap machine product yard: what all machines did, and where, is two statements however many there are',
  'dashboard/spend':
    'invoice invoice_line invoice_note invoice_note_line job: what was invoiced of all hires by month is one statement, however many there are',
  'desk-search/desk-search':
    'account blog_post company enquiry identifier product quote: one statement finds things of every kind',
  'evidence/agreements': 'enquiry job quote quote_acceptance: what was accepted for some jobs is one statement',
  'gst/gst':
    'invoice invoice_note invoice_note_line job_challan payment: a month of all documents is a handful of statements',
  'gst/journals':
    'invoice ledger_entry ledger_line payment payment_allocation: the journals of a month are what the ledger posted, under the names of its documents',
  'gst/tally':
    'company invoice payment payment_allocation: the customers and the money of a month of vouchers are a statement each',
  'payments/payments':
    'invoice invoice_note: a payment names its invoices, and the open invoices of a customer with their notes are one statement',
  'payments/reported':
    'invoice payment_report: the open reports of customers stand beside the rows of the bank that they may be',
  'payments/bank':
    'account company invoice: what all customers owe, for the rows of a statement, is two statements however many there are',
  'payments/writing': 'account company invoice: whose money it is, and to which of their invoices it may go',
  'project-sites/people': 'account: the people of a site are listed with their names',
  'company/company': 'account identifier: who made a company, and how a person is called in a notice',
  'users/access-requests':
    'account company identifier: a list of requests names people and companies, and leaves out those who joined another one',
  'users/customers':
    'account company company_address company_event identifier: the list and the page of companies at the desk are one statement each',
  'users/customer': 'account company: a customer is a company, or a person without one',
  'users/desk-columns': 'identifier: what the two statements share',
  'users/persons': 'account identifier: so are those of people without a company',
  'users/invitations': 'company: a list of invitations names the companies',
  'users/users': 'account identifier: people and invitations are one list, paged together',
  'cart/cart': 'product sub_category: a cart shows its products as they are now',
  'enquiries/enquiries':
    'account city product product_city project_site site_assignment: an enquiry shows who acted, its city and site, and which machines are still there; the people of its site read it',
  'enquiries/notifying': 'account: who is told about an enquiry',
  'enquiries/inbox':
    'account city company settings_version: the inbox names customers, cities and colleagues, is searched by them, and counts working hours: one statement',
  'enquiries/of-customer': 'account city: a list of enquiries names people and cities',
  'enquiries/inbox-enquiry':
    'account identifier product product_city project_site: an enquiry at the desk shows who asks, from where, and what each machine costs today',
  'enquiries/quoting': 'account city company product project_site: what a quote answers, in one statement',
  'enquiries/messages': 'account: a message names its author',
  'enquiries/handling': 'account staff: who has taken an enquiry, and who may',
  'enquiries/wanted':
    'account city product product_city: what people wait for names machines and cities, in one statement',
  'enquiries/availability': 'account identifier: all who wait for a product, in one statement',
  'notifications/delivery': 'account identifier: how to reach a person, in one statement',
  'notifications/notifications': 'account: the bell asks for everything in one statement',
  'quotes/expiring': 'enquiry: whose quotes expire',
  'quotes/shown': 'enquiry product project_site: the screen shows the drawings of the machines, and names the site',
  'quotes/printing': 'enquiry: a quote is printed for whoever may see the enquiry',
  'quotes/quotes': 'account enquiry product: a quote names its machines and who acted, and is found by its company',
  'quotes/reading': 'account enquiry: a quote is seen by whoever may see the enquiry, and names who acted',
  'quotes/answers': 'account: requests and readings name people',
  'quotes/follow-up': 'account company enquiry: quotes are listed with their customers',
  'own-data/kinds-hire': 'job: what is taken along is read table by table, as its owner',
  'own-data/kinds-people': 'account: the same',
  'own-data/own-data': 'account: an export names who asked for it',
  'own-data/reading':
    'account enquiry enquiry_message identifier invoice invoice_note job job_breakdown job_inspection known_device logsheet payment quote quote_acceptance replaced_identifier summary_sheet token_family: an export is whole: what it reads of each table is one list, which a test compares with the schema',
}
