-- The people of the renting company. Their sessions open the desk alone.
create table staff (
  account_id uuid primary key references account,
  role text not null check (role in ('OWNER', 'SALES', 'OPERATIONS', 'ACCOUNTS')),
  version integer not null default 1,
  added_at timestamptz not null
);
alter table staff enable row level security;
create policy staff_seen on staff for select using (caller_is_staff() or serves('identity'));
create policy staff_kept on staff using (staff_may('staff') or serves('identity'));

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

-- The member of staff with a live session at the desk, like `session_holder` for customers.
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

-- Replies and notices of staff count like a customer's; never where a transaction names a customer's account as staff.
create policy idempotency_key_of_account on idempotency_key
  using (visible_to_caller(account_id, null)
    or account_id = caller_staff() and exists (select from staff s where s.account_id = caller_staff()));
create policy caused_notice_of_sender on caused_notice
  using (between_caller(account_id, company_id)
    or account_id = caller_staff() and exists (select from staff s where s.account_id = caller_staff()));
