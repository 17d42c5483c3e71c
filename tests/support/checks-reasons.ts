/** Why no call can put a value outside of a check, by the names of tables and checks. */
export const reasons: readonly { readonly of: RegExp; readonly why: string }[] = [
  { of: /(actor_kind_check|actor_name_check|by_actor)$/, why: 'The actor of an act is its caller.' },
  {
    of: /(_by|_by_name|author_name|customer_name|report_closed)_check$/,
    why: 'It is the name of whoever is signed in, or of a stored customer, which was bounded when it was entered.',
  },
  { of: /(status|state|_event_event|_act|last_spoke)_check$/, why: 'It is moved along its life cycle, never typed.' },
  {
    of: /(hash|fingerprint|public_key|contact_point|quote_acceptance_signature)_check$/,
    why: 'It is computed, or read from a stored contact point.',
  },
  {
    of: /(slot|line_no|message_no|note_no|offer_no|unit_no|row_no|chain_no|cycle_no|check_no|part_no|item_no|document_no|position|quote_version|link_version|tries|failures|last_number|step|reached|size|answer_minutes|reading_minutes)_check$/,
    why: 'The server counts it, within a limit that its use case refuses to pass.',
  },
  {
    of: /(challan|doc|invoice|note|payment|voucher)_number_check$|financial_year_check$/,
    why: 'It is drawn from a series of numbers.',
  },
  {
    of: /^(invoice|invoice_note|invoice_note_line|invoice_reminder|payment|payment_allocation|quote|quote_acceptance|ledger_entry|ledger_line)\.\w*(paise_check|adds_up|check\d?|series|not_overpaid|one_side)$/,
    why: 'The amounts of a document and of the ledger are computed, and compared where they are typed.',
  },
  {
    of: /\.(account_(admin_of_company|limit_of_member|of_company|staff_without_company)|\w+_(of_one|about_one|customer|one_customer)|ledger_line_customer)$/,
    why: 'The customer of a record is the company or the person that a stored record names.',
  },
  {
    of: /\.(only_published_posts_are_withdrawn|company_dissolved_at_some_time|\w*(decided|_done|_refused|_whole|_linked|_extension|_off_hire|job_off_hire_cause_check|_closed|_matched|_upheld|_sent|_agreed|_agreed_stays|checks_answered|_succession|_until_done|undoes_another|_deemed|_attached))$/,
    why: 'The columns that belong to a status change with it, in one statement.',
  },
  {
    of: /\.(data_export_check1|invoice_dispute_check|invoice_reminder_stop_check|payment_report_check|signed_link_check|telematics_reading_not_ahead)$/,
    why: 'Both times are of the server’s clock; a reading ahead of it is refused by a rule.',
  },
  {
    of: /\.(summary_line_check|summary_sheet_check|summary_version_taxable_paise_check)$/,
    why: 'Versions, periods and sums of a sheet are computed; a sum below zero is refused by a rule.',
  },
  {
    of: /^month_closing\./,
    why: 'Both times are of the server’s clock; the reason is required of whoever reopens a month.',
  },
  {
    of: /^(audit_entry|batch|batch_document|caused_notice|idempotency_key|number_series|outbox_notice|task)\./,
    why: 'The platform writes it from records that are bounded themselves.',
  },
  {
    of: /^(file|gst_lookup|data_export|data_export_item)\./,
    why: 'It is read from the bytes of a file or the answer of a directory, or written by a task.',
  },
  {
    of: /^(bank_line|bank_statement|telematics_poll|telematics_reading)\./,
    why: 'Files and providers are read cell by cell; their own tests put every form of a cell in.',
  },
  { of: /^e_invoice_event\.\w*_refusals_check$/, why: 'It is the answer of a provider, read by a schema of its own.' },
  {
    of: /^(catalogue_version|category_attribute|product|search_name|sac_rate|tds_rate)\./,
    why: 'It comes with a release, or is derived from the cards and the settings that are in force.',
  },
  {
    of: /^(notification|notification_preference|replaced_identifier|quote_request)\.\w*(kind|topic|channel|fact|params)_check$/,
    why: 'The kind of a record follows from the call.',
  },
  {
    of: /(_how|_side|_ip|_browser|signature_drawn|answer_drawn|_source|signed_link_purpose|signed_link_language|address_purpose|summary_certification_name|user_type|account_role|account_status|settings_version_\w+|summary_check_\w+|summary_version_worked|summary_sheet_extras|summary_sheet_check|job_site_name|bank_line_direction)_check$/,
    why: 'It is derived from the request, or bounded by the schema of the whole.',
  },
]
