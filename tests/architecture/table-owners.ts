/** The tables of each row. Only that row writes to them; others read them by a use case, a view, or table-crossings.ts. */
const tablesOf = {
  platform:
    'applied_schema outbox_notice number_series idempotency_key task caused_notice loaded_data audit_entry batch batch_document',
  settings: 'settings_version',
  files: 'file',
  locations: 'city yard',
  catalogue: `product_line category sub_category category_attribute common_attribute product product_city product_search
      product_count product_photo product_photo_size search_word search_name catalogue_version`,
  'rate-card': 'rate_card rate_card_cost',
  content: 'blog_post blog_tag blog_post_tag',
  session: `account identifier code_challenge code_window one_time_code wrong_try known_device token_family refresh_token
    spent_token replaced_identifier`,
  staff: 'staff',
  company: 'company company_address company_event gst_lookup',
  users: 'access_request invitation customer_note customer_document customer_limit',
  'project-sites': 'project_site site_assignment',
  cart: 'cart cart_item',
  enquiries: 'enquiry enquiry_line enquiry_event enquiry_message enquiry_note availability_subscription',
  quotes: 'quote quote_line quote_offer quote_event quote_follow_up quote_seen quote_request quote_acceptance',
  'signed-links': 'signed_link',
  fleet: 'machine machine_document machine_photo telematics_reading telematics_poll operator booking',
  jobs: 'job job_stamp job_event job_breakdown job_swap job_challan job_inspection job_inspection_answer',
  logsheets: 'logsheet logsheet_version logsheet_signature logsheet_dispute logsheet_event',
  'summary-sheets': `summary_sheet summary_version summary_log summary_line summary_dispute summary_certification
    summary_sheet_event summary_check`,
  ledger: 'ledger_entry ledger_line month_closing',
  invoices: `sac_rate sac_default invoice invoice_line invoice_event invoice_note invoice_note_line
    invoice_dispute invoice_dispute_event payment_report payment_report_event invoice_reminder invoice_reminder_stop e_invoice_event`,
  payments: 'tds_rate payment payment_allocation bank_statement bank_line',
  dashboard: 'hidden_suggestion po_budget',
  notifications: 'notification notification_preference',
  contact: 'contact_message contact_answer',
  'own-data': 'data_export data_export_item data_export_part',
}

export const owners = new Map(
  Object.entries(tablesOf).flatMap(([row, tables]) => tables.split(/\s+/).map((table) => [table, row] as const)),
)
