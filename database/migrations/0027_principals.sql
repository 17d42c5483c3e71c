-- Whom a transaction is for: a customer (0023), a member of staff, or whoever holds a link for one thing. Each kind has
-- its settings, which `as` in server/platform/database.ts fills; a policy asks these functions and nothing else:
--   using (visible_to_caller(account_id, company_id) or staff_may('read') or caller_link('QUOTE', quote_id))

-- The account of the member of staff, and what their role may do (contract/staff.ts).
create function caller_staff() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.staff', true), '')::uuid;
create function caller_is_staff() returns boolean language sql stable parallel safe
  return caller_staff() is not null;
create function staff_may(permission text) returns boolean language sql stable parallel safe
  return caller_is_staff()
    and coalesce(permission = any(string_to_array(current_setting('app.permissions', true), ' ')), false);
-- Whether the transaction is for a link that opens this thing for this purpose.
create function caller_link(purpose text, subject uuid) returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.link', true) = purpose || ':' || subject, false);

-- Who stands in an event of any life cycle. A customer is named by their account, so that a deleted person's name goes;
-- staff by account and name, as customers see the name and never the account; the holder of a link by the name it was
-- made for.
create function is_actor(kind text, account uuid, name text) returns boolean language sql immutable parallel safe
  return (kind in ('CUSTOMER', 'STAFF')) = (account is not null) and (kind in ('STAFF', 'LINK')) = (name is not null);

alter table enquiry_event add column actor_name text check (char_length(actor_name) between 1 and 200);
alter table enquiry_event drop constraint enquiry_event_customer;
alter table enquiry_event add constraint enquiry_event_by_actor
  check (is_actor(actor_kind, actor_account_id, actor_name));

-- The account of staff, with its phone and e-mail address, is no matter of whom they serve.
alter policy account_seen on account using (
  between_caller(account_id, company_id)
  or serves('availability', 'sweep')
  or exists (select from access_request r where r.account_id = account.account_id and r.status = 'PENDING')
  or exists (select from enquiry_event e
    where e.actor_account_id = account.account_id and e.actor_kind = 'CUSTOMER'));
