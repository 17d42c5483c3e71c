import { mayAtDesk, type Permission } from '#contract/staff.ts'
import type { Principal } from '#server/platform/principal.ts'

type Rights = {
  /** The permission to read all rows. */
  read: Permission
  /** The permission to change rows; without it, nobody at the desk changes any. */
  write?: Permission
  /** Whether no customer has rows here. */
  deskOnly?: true
}

/** Private tables that the policies open to staff. */
export const deskTables: Readonly<Record<string, Rights>> = {
  staff: { read: 'read', write: 'staff', deskOnly: true },
  rate_card_cost: { read: 'margin', write: 'margin', deskOnly: true },
  customer_limit: { read: 'read', write: 'customers', deskOnly: true },
  customer_document: { read: 'read', write: 'customers', deskOnly: true },
  customer_note: { read: 'read', write: 'customers', deskOnly: true },
  company_address: { read: 'read' },
  company_event: { read: 'read', write: 'company-verification' },
  access_request: { read: 'read', write: 'customers' },
  availability_subscription: { read: 'read' },
  contact_answer: { read: 'read', write: 'contact-messages', deskOnly: true },
  enquiry: { read: 'read', write: 'enquiries' },
  enquiry_line: { read: 'read' },
  enquiry_event: { read: 'read', write: 'enquiries' },
  enquiry_message: { read: 'read', write: 'enquiries' },
  enquiry_note: { read: 'read', write: 'enquiries', deskOnly: true },
  quote: { read: 'read', write: 'quotes' },
  quote_line: { read: 'read', write: 'quotes', deskOnly: true },
  quote_offer: { read: 'read', write: 'quotes', deskOnly: true },
  quote_follow_up: { read: 'read', write: 'quotes', deskOnly: true },
  quote_event: { read: 'read', write: 'quotes' },
  quote_seen: { read: 'read' },
  quote_request: { read: 'read' },
  quote_acceptance: { read: 'read' },
  project_site: { read: 'read' },
  site_assignment: { read: 'read' },
  hidden_suggestion: { read: 'read' },
  machine: { read: 'read', write: 'fleet', deskOnly: true },
  machine_document: { read: 'read', write: 'fleet', deskOnly: true },
  machine_photo: { read: 'read', write: 'fleet', deskOnly: true },
  telematics_reading: { read: 'read', write: 'fleet', deskOnly: true },
  telematics_poll: { read: 'read', deskOnly: true },
  operator: { read: 'read', write: 'fleet', deskOnly: true },
  booking: { read: 'read', write: 'fleet', deskOnly: true },
  job: { read: 'read', write: 'jobs' },
  job_stamp: { read: 'read' },
  job_event: { read: 'read', write: 'jobs' },
  job_breakdown: { read: 'read', write: 'jobs' },
  job_swap: { read: 'read', write: 'jobs' },
  job_inspection: { read: 'read', write: 'jobs' },
  job_inspection_answer: { read: 'read' },
  job_challan: { read: 'read', write: 'jobs' },
  logsheet: { read: 'read', write: 'logsheets' },
  logsheet_version: { read: 'read', write: 'logsheets' },
  logsheet_signature: { read: 'read', write: 'logsheets' },
  logsheet_dispute: { read: 'read', write: 'logsheets' },
  logsheet_event: { read: 'read', write: 'logsheets' },
  summary_sheet: { read: 'read', write: 'summary-sheets' },
  summary_version: { read: 'read', write: 'summary-sheets' },
  summary_log: { read: 'read', write: 'summary-sheets' },
  summary_line: { read: 'read', write: 'summary-sheets' },
  summary_dispute: { read: 'read', write: 'summary-sheets' },
  summary_certification: { read: 'read', write: 'summary-sheets' },
  batch: { read: 'read', write: 'invoices', deskOnly: true },
  batch_document: { read: 'read', write: 'invoices', deskOnly: true },
  summary_check: { read: 'read', write: 'summary-sheets' },
  summary_sheet_event: { read: 'read', write: 'summary-sheets' },
  ledger_entry: { read: 'ledger', write: 'ledger' },
  ledger_line: { read: 'ledger', write: 'ledger' },
  month_closing: { read: 'ledger', write: 'ledger', deskOnly: true },
  invoice: { read: 'read', write: 'invoices' },
  invoice_line: { read: 'read', write: 'invoices' },
  invoice_event: { read: 'read', write: 'invoices' },
  invoice_note: { read: 'read', write: 'invoices' },
  invoice_note_line: { read: 'read', write: 'invoices' },
  invoice_dispute: { read: 'read', write: 'invoices' },
  invoice_dispute_event: { read: 'read', write: 'invoices' },
  payment_report: { read: 'read', write: 'bank' },
  payment_report_event: { read: 'read', write: 'bank' },
  invoice_reminder: { read: 'read', deskOnly: true },
  e_invoice_event: { read: 'read', write: 'invoices' },
  invoice_reminder_stop: { read: 'read', write: 'invoices', deskOnly: true },
  payment: { read: 'read', write: 'bank' },
  payment_allocation: { read: 'read', write: 'bank' },
  bank_statement: { read: 'bank', write: 'bank', deskOnly: true },
  bank_line: { read: 'bank', write: 'bank', deskOnly: true },
  signed_link: { read: 'read', write: 'jobs' },
  audit_entry: { read: 'audit', deskOnly: true },
}

export const isDeskOnly = (table: string) => deskTables[table]?.deskOnly === true

/** Whether the policies let this member of staff read, or change, all rows of a table. */
export function mayStaff(person: Principal, table: string, right: 'read' | 'write') {
  const permission = deskTables[table]?.[right]
  return person.kind === 'STAFF' && permission !== undefined && mayAtDesk(person.role, permission)
}
