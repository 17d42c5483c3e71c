// From the summary sheet to the payment.
import { events, type Kind, kind, namesIn } from './kinds.ts'

const sheets: readonly Kind[] = [
  {
    ...kind('summary-sheets', 'summary_sheet', 'summary_sheet_id'),
    columns: namesIn(`summary_sheet_id summary_number job_id cycle_no period_from period_to from_date to_date is_closing
      status version extras prepared_by prepared_at`),
    withheld: { internal: ['revision'] },
  },
  {
    ...kind('summary-versions', 'summary_version', 'summary_sheet_id', 'version'),
    columns: namesIn(`summary_sheet_id version taxable_paise worked hash note sent_by sent_at certify_by`),
  },
  {
    ...kind('summary-lines', 'summary_line', 'summary_sheet_id', 'line_id'),
    columns: namesIn(`line_id summary_sheet_id since_version until_version line_no code amount_paise content state
      agreed_version replaces reply`),
  },
  {
    ...kind('summary-logs', 'summary_log', 'summary_sheet_id', 'version', 'logsheet_id'),
    columns: ['summary_sheet_id', 'version', 'logsheet_id', 'log_version', 'log_date'],
  },
  {
    ...kind('summary-disputes', 'summary_dispute', 'line_id'),
    columns: ['line_id', 'reason', 'disputed_by', 'actor_account_id', 'disputed_at'],
    actor: 'actor_account_id',
  },
  {
    ...kind('summary-certificates', 'summary_certification', 'summary_sheet_id', 'version'),
    columns: ['summary_sheet_id', 'version', 'hash', 'how', 'name', 'actor_account_id', 'certified_at'],
    withheld: { personal: ['ip'] },
    actor: 'actor_account_id',
  },
  {
    ...kind('summary-checks', 'summary_check', 'summary_sheet_id', 'version', 'check_no'),
    columns: namesIn(`summary_sheet_id version check_no rule result says line_no answer answered_by`),
  },
  events('summary-timeline', 'summary_sheet_event', 'summary_sheet_id'),
]

const invoices: readonly Kind[] = [
  {
    ...kind('invoices', 'invoice', 'invoice_id'),
    columns: namesIn(`invoice_id invoice_number company_id account_id customer_name status note invoice_date due_date
      issued_by issued_at taxable_paise cgst_paise sgst_paise igst_paise round_off_paise total_paise
      paid_paise tds_paise gst_tds_paise credited_paise debited_paise balance_paise disputed_paise document hash`),
    withheld: { internal: ['revision', 'settings_version', 'drafted_by', 'drafted_at'] },
  },
  {
    ...kind('invoice-lines', 'invoice_line', 'invoice_id', 'line_no'),
    columns: ['invoice_id', 'line_no', 'line_id', 'summary_sheet_id', 'job_id', 'amount_paise', 'sac'],
    withheld: { internal: ['sac_note'] },
  },
  {
    ...kind('invoice-disputes', 'invoice_dispute', 'dispute_id'),
    columns: namesIn(`dispute_id invoice_id line_no status reason disputed_by disputed_at reply answered_by answered_at
      note_id`),
  },
  {
    ...kind('payment-reports', 'payment_report', 'payment_report_id'),
    columns: namesIn(`payment_report_id invoice_id status paid_on mode reference amount_paise tds_paise note reporter_id
      reported_by reported_at payment_id reply closed_by closed_at`),
  },
  {
    ...kind('credit-and-debit-notes', 'invoice_note', 'note_id'),
    columns:
      namesIn(`note_id note_number kind invoice_id note_date reason explanation taxable_paise cgst_paise sgst_paise
      igst_paise round_off_paise total_paise issued_by issued_at`),
  },
  {
    ...kind('note-lines', 'invoice_note_line', 'note_id', 'line_no'),
    columns: ['note_id', 'invoice_id', 'line_no', 'amount_paise'],
  },
  {
    ...kind('e-invoices', 'e_invoice_event', 'event_id'),
    columns:
      namesIn(`event_id event_no invoice_id note_id document_id act irn ack_number acked_at signed_qr signed_invoice
      refusals cancel_reason happened_at`),
    withheld: { internal: ['source', 'remark', 'done_by'] },
  },
  events('invoice-timeline', 'invoice_event', 'invoice_id'),
  events('invoice-dispute-timeline', 'invoice_dispute_event', 'dispute_id'),
  events('payment-report-timeline', 'payment_report_event', 'payment_report_id'),
]

const payments: readonly Kind[] = [
  {
    ...kind('payments', 'payment', 'payment_id'),
    columns: namesIn(`payment_id payment_number kind company_id account_id customer_name received_on mode reference
      amount_paise refunds voucher_number voucher cgst_paise sgst_paise igst_paise allocated_paise
      refunded_paise open_paise recorded_at is_counter is_taken_back`),
    withheld: { internal: ['note', 'cash_reason', 'recorded_by'] },
  },
  {
    ...kind('payment-allocations', 'payment_allocation', 'allocation_id'),
    columns: namesIn(`allocation_id allocation_no payment_id invoice_id amount_paise tds_paise tds_section tds_code
      gst_tds_paise advance_tax_paise undoes reason allocated_on allocated_at`),
    withheld: { internal: ['tds_reason', 'cash_reason', 'allocated_by'] },
  },
  {
    ...kind('statement', 'ledger_entry', 'entry_id'),
    columns: namesIn(`entry_id entry_no doc_kind doc_id act doc_number entry_date company_id account_id total_paise
      reverses posted_at`),
    withheld: { internal: ['note', 'posted_by'] },
  },
  {
    ...kind('statement-lines', 'ledger_line', 'entry_id', 'line_no'),
    columns: ['entry_id', 'line_no', 'account', 'company_id', 'account_id', 'debit_paise', 'credit_paise'],
  },
]

export const moneyKinds: readonly Kind[] = [...sheets, ...invoices, ...payments]
