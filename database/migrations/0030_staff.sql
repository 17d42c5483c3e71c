-- The people of the renting company. They are accounts, so a phone number or e-mail address belongs to a customer or to
-- a member of staff and never to both; their sessions open the desk alone.
alter table account drop constraint account_role_check;
alter table account add constraint account_role_check check (role in ('ROLE_USER', 'ROLE_ADMIN', 'ROLE_STAFF'));
alter table account add constraint account_staff_without_company
  check (role <> 'ROLE_STAFF' or user_type = 'INDIVIDUAL' and company_id is null);

create table staff (
  account_id uuid primary key references account,
  role text not null check (role in ('OWNER', 'SALES', 'OPERATIONS', 'ACCOUNTS')),
  version integer not null default 1,
  added_at timestamptz not null
);
alter table staff enable row level security;
create policy staff_seen on staff for select using (caller_is_staff() or serves('identity'));
create policy staff_kept on staff using (staff_may('staff') or serves('identity'))
  with check (staff_may('staff') or serves('identity'));

-- Who holds a live session at the desk, like session_holder for customers, which no longer answers for staff.
create function staff_holder(session uuid, person uuid) returns table (role text, first_name text, last_name text)
  language plpgsql set search_path = public, pg_temp as $$
declare before text := coalesce(current_setting('app.purpose', true), '');
begin
  perform set_config('app.purpose', 'identity', true);
  return query
    select s.role, a.first_name, a.last_name
    from token_family f join account a using (account_id) join staff s using (account_id)
    where f.family_id = session and f.account_id = person and f.revoked_at is null and a.status = 'ACTIVE'
      and a.role = 'ROLE_STAFF';
  perform set_config('app.purpose', before, true);
end
$$;
create or replace function session_holder(session uuid, person uuid)
  returns table (first_name text, last_name text, role text, user_type text, company_id uuid, signed_in_with text)
  language plpgsql set search_path = public, pg_temp as $$
declare before text := coalesce(current_setting('app.purpose', true), '');
begin
  perform set_config('app.purpose', 'identity', true);
  return query
    select a.first_name, a.last_name, a.role, a.user_type, a.company_id, f.signed_in_with
    from token_family f join account a using (account_id)
    where f.family_id = session and f.account_id = person and f.revoked_at is null and a.status = 'ACTIVE'
      and a.role <> 'ROLE_STAFF';
  perform set_config('app.purpose', before, true);
end
$$;

-- The desk keeps an active owner. The lock makes two changes at once wait, so the second sees the first.
create function keep_an_owner() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('owners of the desk', 0));
  if not exists (select from staff s join account a using (account_id) where s.role = 'OWNER' and a.status = 'ACTIVE') then
    raise check_violation using constraint = 'staff_keeps_an_owner', message = 'The desk keeps an active owner.';
  end if;
  return null;
end
$$;
create trigger staff_keeps_an_owner after update of role or delete on staff
  for each row when (old.role = 'OWNER') execute function keep_an_owner();
create trigger staff_account_keeps_an_owner after update of status on account
  for each row when (old.role = 'ROLE_STAFF' and old.status = 'ACTIVE') execute function keep_an_owner();

-- Staff read people and companies.
alter policy account_seen on account using (
  between_caller(account_id, company_id)
  or caller_is_staff()
  or serves('availability', 'sweep')
  or exists (select from access_request r where r.account_id = account.account_id and r.status = 'PENDING')
  or exists (select from enquiry_event e
    where e.actor_account_id = account.account_id and e.actor_kind = 'CUSTOMER'));
alter policy company_seen on company using (
  visible_to_caller(null, company_id)
  or caller_is_staff()
  or exists (select from invitation i where i.company_id = company.company_id)
  or exists (select from access_request r where r.company_id = company.company_id and r.status = 'PENDING'));
-- Notices that a member of staff causes are counted like a customer's.
alter policy caused_notice_of_sender on caused_notice
  using (between_caller(account_id, company_id) or account_id = caller_staff())
  with check (between_caller(account_id, company_id) or account_id = caller_staff());

-- What staff did, for good: nobody who serves requests changes or deletes an entry.
create table audit_entry (
  entry_id uuid primary key,
  happened_at timestamptz not null,
  -- Null for a command on the server.
  actor_account_id uuid references account,
  actor_name text not null check (char_length(actor_name) between 1 and 120),
  -- The name of the call (contract/paths.ts) or of the command.
  act text not null check (char_length(act) between 1 and 60),
  subject_kind text not null check (char_length(subject_kind) between 1 and 40),
  subject_id text not null check (char_length(subject_id) between 1 and 120),
  -- What people called the subject then.
  subject_label text not null check (char_length(subject_label) between 1 and 300),
  -- { field: { was, is } }
  changes jsonb not null check (char_length(changes::text) <= 100000)
);
create index audit_entry_of_subject on audit_entry (subject_kind, subject_id, entry_id);
create index audit_entry_of_actor on audit_entry (actor_account_id, entry_id);
alter table audit_entry enable row level security;
create policy audit_entry_of_staff on audit_entry using (staff_may('audit'))
  with check (actor_account_id = caller_staff() or actor_account_id is null and serves('identity'));
revoke update, delete, truncate on audit_entry from yantra_app;
