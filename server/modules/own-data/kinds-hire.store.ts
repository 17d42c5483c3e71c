// From the enquiry to the signed log.
import { sql } from 'kysely'
import { events, type Kind, kind, namesIn } from './kinds.ts'

const OWN_JOB = sql`job_id in (select job.job_id from job)`

const enquiries: readonly Kind[] = [
  {
    ...kind('enquiries', 'enquiry', 'enquiry_id'),
    columns: namesIn(`enquiry_id enquiry_number enquiry_date status account_id company_id project_site_id city_slug
      delivery_address start_date operator_required po_number notes submitted_at answer_due_at
      first_answered_at live_until`),
    withheld: { internal: ['assignee_id', 'answer_minutes', 'last_spoke', 'last_spoke_at'] },
    actor: 'account_id',
  },
  {
    ...kind('enquiry-lines', 'enquiry_line', 'enquiry_id', 'line_no'),
    columns: ['enquiry_id', 'line_no', 'product_id', 'product_name', 'quantity', 'period', 'duration'],
  },
  events('enquiry-timeline', 'enquiry_event', 'enquiry_id'),
  {
    ...kind('enquiry-messages', 'enquiry_message', 'message_id'),
    columns: namesIn(`message_id enquiry_id message_no text actor_kind actor_account_id actor_name sent_at read_at`),
    actor: 'actor_account_id',
  },
  {
    ...kind('quotes', 'quote', 'quote_id'),
    columns:
      namesIn(`quote_id enquiry_id quote_number version status valid_until advance_paise deposit_paise payment_days
      notice_days deemed_days certify_days cycle cycle_day terms_text total_paise sent_at document hash`),
    withheld: { internal: ['discount_reason', 'revision', 'made_by', 'changed_by', 'changed_at', 'settings_version'] },
  },
  events('quote-timeline', 'quote_event', 'quote_id'),
  {
    ...kind('quote-requests', 'quote_request', 'request_id'),
    columns: ['request_id', 'quote_id', 'kind', 'actor_account_id', 'message', 'lines', 'choices', 'requested_at'],
    actor: 'actor_account_id',
  },
  {
    ...kind('quotes-read', 'quote_seen', 'quote_id', 'actor_account_id'),
    columns: ['quote_id', 'actor_account_id', 'seen_at'],
    actor: 'actor_account_id',
  },
  {
    ...kind('quote-acceptances', 'quote_acceptance', 'quote_id'),
    columns: namesIn(`quote_id actor_account_id accepted_by accepted_at how contact_point po_number choices total_paise
      document hash signature`),
    withheld: { personal: ['ip', 'browser'] },
    actor: 'actor_account_id',
  },
  {
    ...kind('links', 'signed_link', 'link_id'),
    columns: namesIn(`link_id purpose subject_id version name phone language account_id company_id maker_id made_by
      made_at expires_at is_sent read_at used_at revoked_at`),
    withheld: { secret: ['token_hash'] },
    actor: 'maker_id',
  },
]

const jobs: readonly Kind[] = [
  {
    ...kind('jobs', 'job', 'job_id'),
    columns: namesIn(`job_id job_number quote_id line_no unit_no enquiry_id account_id company_id address_id site_name
      city_slug delivery_address status product_id product_name agreed from_date to_date machine_id
      operator_id dispatched_at on_hire_from off_hire_number off_hire_requested_at off_hire_wanted
      billing_stops_at off_hire_acknowledged_at off_hire_cause returned_on extend_to extend_asked_at`),
    actor: 'account_id',
  },
  {
    ...kind('job-machines', 'job_machine', 'job_id'),
    columns: [
      'job_id',
      'machine_id',
      'fleet_number',
      'serial_number',
      'registration_number',
      'built_year',
      'meter_hours',
    ],
    where: OWN_JOB,
  },
  {
    ...kind('job-machine-papers', 'job_paper', 'job_id', 'document_id'),
    columns: ['job_id', 'document_id', 'kind', 'number', 'valid_to'],
    where: OWN_JOB,
  },
  {
    ...kind('job-operators', 'job_operator', 'job_id', 'operator_id'),
    columns: ['job_id', 'operator_id', 'name', 'licence_number', 'licence_valid_to'],
    where: OWN_JOB,
  },
  events('job-timeline', 'job_event', 'job_id'),
  {
    ...kind('breakdowns', 'job_breakdown', 'breakdown_id'),
    columns: namesIn(`breakdown_id job_id started_at ended_at note reported_by reported_side reported_at ended_by`),
  },
  {
    ...kind('swaps', 'job_swap', 'swap_id'),
    columns:
      namesIn(`swap_id job_id swapped_on out_machine_id out_fleet_number out_serial_number out_meter in_machine_id
      in_fleet_number in_serial_number in_meter reason swapped_by swapped_at`),
  },
  {
    ...kind('challans', 'job_challan', 'challan_id'),
    columns: [
      'challan_id',
      'challan_number',
      'job_id',
      'machine_id',
      'issued_on',
      'document',
      'issued_by',
      'issued_at',
    ],
    withheld: { internal: ['gate_link_id'] },
  },
  {
    ...kind('inspections', 'job_inspection', 'inspection_id'),
    columns: namesIn(`inspection_id job_id machine_id fleet_number serial_number kind content meter saved_by saved_at
      signed_by signed_designation signed_how signed_drawn signed_at`),
    withheld: { internal: ['revision'] },
    drawn: 'signed_drawn',
  },
  {
    ...kind('inspection-answers', 'job_inspection_answer', 'inspection_id'),
    columns: namesIn(`inspection_id objections photo_ids signed_by signed_designation signed_how signed_drawn
      actor_account_id signed_at`),
    withheld: { internal: ['revision'] },
    actor: 'actor_account_id',
    drawn: 'signed_drawn',
  },
  {
    ...kind('hidden-suggestions', 'hidden_suggestion', 'job_id'),
    columns: ['job_id', 'reason', 'actor_account_id', 'hidden_by', 'hidden_at'],
    actor: 'actor_account_id',
  },
]

const logs: readonly Kind[] = [
  {
    ...kind('logsheets', 'logsheet', 'logsheet_id'),
    columns: ['logsheet_id', 'log_number', 'job_id', 'machine_id', 'log_date', 'shift', 'status', 'version'],
    withheld: { internal: ['revision', 'during'] },
  },
  {
    ...kind('logsheet-versions', 'logsheet_version', 'logsheet_id', 'version'),
    columns: namesIn(`logsheet_id version content worked breakdown idle meter_open meter_close entered_by entered_side
      entered_at submitted_at job_id chain_no hash previous_hash`),
  },
  {
    ...kind('logsheet-signatures', 'logsheet_signature', 'logsheet_id', 'version'),
    columns: namesIn(`logsheet_id version hash name designation how drawn actor_account_id signed_at`),
    withheld: { personal: ['ip'] },
    actor: 'actor_account_id',
    drawn: 'drawn',
  },
  {
    ...kind('logsheet-disputes', 'logsheet_dispute', 'logsheet_id', 'version'),
    columns: ['logsheet_id', 'version', 'reason', 'slice', 'disputed_by', 'disputed_at'],
  },
  events('logsheet-timeline', 'logsheet_event', 'logsheet_id'),
]

export const hireKinds: readonly Kind[] = [...enquiries, ...jobs, ...logs]
