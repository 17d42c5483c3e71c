-- What is read before anybody is known, or for the house, is seen for a purpose alone, which the transaction names
-- (`serving` in server/platform/database.ts): 'identity' for signing in, sessions and who belongs to which company,
-- 'letters' for the contact form, 'queue' for jobs, 'outbox' for the demo's messages, 'availability' for telling who
-- waits for a product, 'sweep' for forgetting deleted people.
create function serves(variadic purposes text[]) returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.purpose', true) = any(purposes), false);
-- The same, loudly: where an ordinary transaction has no business at all, seeing nothing would hide a mistake.
create function must_serve(purpose text) returns boolean language plpgsql stable parallel safe
  set search_path = pg_catalog as $$
begin
  if current_setting('app.purpose', true) is distinct from purpose then
    raise insufficient_privilege using message = format('Only a transaction that serves %s may do this.', purpose);
  end if;
  return true;
end
$$;

-- Codes, sessions and what they leave.
do $$ declare name text; begin
  foreach name in array array['code_challenge', 'code_window', 'known_device', 'one_time_code', 'wrong_try',
    'token_family', 'refresh_token', 'spent_token', 'replaced_identifier'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I using (must_serve(''identity'')) with check (must_serve(''identity''))',
      name || '_of_identity', name);
  end loop;
end $$;

-- Who holds a session that is alive, on an account that is active: asked with each call, so by a door of its own that
-- takes the purpose and gives it back. Whoever does not know the session's id learns nothing by it.
create function session_holder(session uuid, person uuid)
  returns table (first_name text, last_name text, role text, user_type text, company_id uuid, signed_in_with text)
  language plpgsql set search_path = public, pg_temp as $$
declare before text := coalesce(current_setting('app.purpose', true), '');
begin
  perform set_config('app.purpose', 'identity', true);
  return query
    select a.first_name, a.last_name, a.role, a.user_type, a.company_id, f.signed_in_with
    from token_family f join account a using (account_id)
    where f.family_id = session and f.account_id = person and f.revoked_at is null and a.status = 'ACTIVE';
  perform set_config('app.purpose', before, true);
end
$$;

-- A person is seen by themself, their company, a company they ask to be let into, and who sees what they have done.
alter table account enable row level security;
create policy account_of_identity on account using (serves('identity')) with check (serves('identity'));
create policy account_seen on account for select using (
  between_caller(account_id, company_id)
  or serves('availability', 'sweep')
  or exists (select from access_request r where r.account_id = account.account_id and r.status = 'PENDING')
  or exists (select from enquiry_event e where e.actor_account_id = account.account_id));
create index enquiry_event_by_actor on enquiry_event (actor_account_id);
-- Phones and e-mail addresses by whoever sees the person.
alter table identifier enable row level security;
create policy identifier_of_identity on identifier using (serves('identity')) with check (serves('identity'));
create policy identifier_seen on identifier for select
  using (exists (select from account a where a.account_id = identifier.account_id));

-- A company is seen by its people, and by whom it has invited or who asks to be let in.
alter table company enable row level security;
create policy company_of_identity on company using (serves('identity')) with check (serves('identity'));
create policy company_changed on company for update
  using (visible_to_caller(null, company_id)) with check (visible_to_caller(null, company_id));
create policy company_seen on company for select using (
  visible_to_caller(null, company_id)
  or exists (select from invitation i where i.company_id = company.company_id)
  or exists (select from access_request r where r.company_id = company.company_id and r.status = 'PENDING'));

create function notice_recipient() returns text language sql stable parallel safe
  return nullif(current_setting('app.notice_recipient', true), '');
create function caller_newcomer() returns text language sql stable parallel safe
  return nullif(current_setting('app.newcomer', true), '');
create or replace function is_addressed_to_caller(typed_phone text, typed_email text) returns boolean
  language sql stable parallel safe
  return exists (
      select from identifier i
      where i.account_id = caller_account() and i.verified_at is not null and i.value in (typed_phone, typed_email))
    or coalesce(caller_newcomer() in (typed_phone, typed_email), false);
alter policy invitation_of_either on invitation
  using (visible_to_caller(null, company_id) or is_addressed_to_caller(phone, email))
  with check (visible_to_caller(null, company_id) or is_addressed_to_caller(phone, email));
alter policy invitation_swept_seen on invitation using (expires_at < swept_before());
alter policy invitation_swept on invitation using (expires_at < swept_before());

alter table gst_lookup enable row level security;
create policy gst_lookup_of_account on gst_lookup
  using (visible_to_caller(account_id, null)) with check (visible_to_caller(account_id, null));
create policy gst_lookup_swept_seen on gst_lookup for select using (looked_up_at < swept_before());
create policy gst_lookup_swept on gst_lookup for delete using (looked_up_at < swept_before());

alter policy availability_subscription_swept_seen on availability_subscription
  using (serves('sweep') and exists (
    select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED'));
alter policy availability_subscription_swept on availability_subscription
  using (serves('sweep') and exists (
    select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED'));
drop function sweeps_deleted();

alter table contact_message enable row level security;
create policy contact_message_of_letters on contact_message
  using (must_serve('letters')) with check (must_serve('letters'));

-- Anybody's transaction may leave a job or a message; only those who do them, or show them, read them.
alter table job enable row level security;
create policy job_of_queue on job using (serves('queue'));
create policy job_left on job for insert with check (true);
alter table outbox_message enable row level security;
create policy outbox_message_shown on outbox_message using (serves('outbox'));
create policy outbox_message_left on outbox_message for insert with check (true);

-- Notices that somebody caused: both who did and their company count, and whoever sends one more what the recipient got.
alter policy caused_notice_of_sender on caused_notice
  using (between_caller(account_id, company_id)) with check (between_caller(account_id, company_id));
alter policy caused_notice_counted on caused_notice using (recipient = notice_recipient());
alter policy caused_notice_swept_seen on caused_notice using (caused_at < swept_before());
alter policy caused_notice_swept on caused_notice using (caused_at < swept_before());
