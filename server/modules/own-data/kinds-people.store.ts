// The people and places of a customer, and what is a person's alone.
import { sql } from 'kysely'
import { type Kind, kind, namesIn } from './kinds.ts'

const OWN_COMPANY = sql`company_id = caller_company()`

export const peopleKinds: readonly Kind[] = [
  {
    ...kind('company', 'company', 'company_id'),
    columns: namesIn(`company_id gstin pan company_name registered_name gst_treatment registered_address verification
      verified_at status dissolved_at po_number_required created_by created_at`),
    withheld: { internal: ['version', 'verified_by'] },
    where: OWN_COMPANY,
    of: 'COMPANY',
  },
  {
    ...kind('company-addresses', 'company_address', 'address_id'),
    columns: namesIn(`address_id company_id address_type purpose address_name address_line1 address_line2 city state
      country pincode`),
    withheld: { internal: ['zoho_crm_id'] },
  },
  {
    ...kind('company-verification', 'company_event', 'event_id'),
    columns: ['event_id', 'company_id', 'event', 'reason', 'happened_at'],
    withheld: { internal: ['judged_by'] },
  },
  {
    ...kind('users', 'account', 'account_id'),
    columns: namesIn(`account_id public_key first_name last_name role status language accept_limit_paise company_since
      created_at`),
    withheld: { internal: ['company_id', 'user_type'] },
    where: OWN_COMPANY,
    of: 'COMPANY',
  },
  {
    ...kind('user-contacts', 'identifier', 'account_id', 'kind', 'value'),
    columns: ['account_id', 'kind', 'value', 'verified_at', 'changed_at'],
    where: sql`account_id in (select account_id from account where company_id = caller_company())`,
    of: 'COMPANY',
  },
  {
    // Names only: of those who act in the company's records, also of those who have left it.
    ...kind('people', 'account', 'account_id'),
    columns: ['account_id', 'first_name', 'last_name'],
    of: 'COMPANY',
  },
  {
    ...kind('invitations', 'invitation', 'invitation_id'),
    columns: namesIn(`invitation_id company_id first_name last_name email phone role status invited_by invited_at
      expires_at`),
    actor: 'invited_by',
  },
  {
    ...kind('access-requests', 'access_request', 'access_request_id'),
    columns: namesIn(`access_request_id company_id account_id holder_name message status requested_at decided_by
      decided_at`),
    actor: 'decided_by',
  },
  {
    ...kind('project-sites', 'project_site', 'address_id'),
    columns: namesIn(`address_id company_id address_type address_name address_line1 address_line2 city state country
      pincode created_at`),
    withheld: { internal: ['zoho_crm_id', 'version', 'slot'] },
  },
  {
    ...kind('site-people', 'site_assignment', 'address_id', 'account_id'),
    columns: ['address_id', 'account_id', 'company_id', 'is_engineer', 'assigned_at'],
    actor: 'account_id',
  },
  {
    ...kind('budgets', 'po_budget', 'budget_id'),
    columns: ['budget_id', 'company_id', 'po_number', 'amount_paise', 'reached', 'set_by_account_id', 'set_at'],
    withheld: { internal: ['revision'] },
    actor: 'set_by_account_id',
  },
  {
    ...kind('cart', 'cart_item', 'cart_item_id'),
    columns: ['cart_item_id', 'product_id', 'slot', 'quantity', 'period', 'duration', 'account_id'],
    of: 'PERSON',
  },
  {
    ...kind('cart-state', 'cart', 'account_id'),
    columns: ['account_id', 'version'],
    of: 'PERSON',
  },
  {
    ...kind('awaited-machines', 'availability_subscription', 'subscription_id'),
    columns: ['subscription_id', 'account_id', 'product_id', 'city_slug', 'subscribed_at'],
    of: 'PERSON',
  },
  {
    ...kind('notifications', 'notification', 'notification_id'),
    columns: ['notification_id', 'account_id', 'fact', 'kind', 'params', 'record_id', 'happened_at', 'read_at'],
    of: 'PERSON',
  },
  {
    ...kind('notification-preferences', 'notification_preference', 'account_id', 'topic', 'channel'),
    columns: ['account_id', 'topic', 'channel', 'is_on'],
    of: 'PERSON',
  },
  {
    ...kind('gstin-look-ups', 'gst_lookup', 'lookup_id'),
    columns: ['lookup_id', 'account_id', 'gstin', 'looked_up_at', 'holder_name', 'holder_address'],
    of: 'PERSON',
  },
]
