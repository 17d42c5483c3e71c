-- An invitation is addressed to a phone and an e-mail address, not to an account: a company has no say over anybody
-- before they have signed in with one of the two and accepted.
alter table invitation no force row level security;
drop policy invitation_of_either on invitation;
drop index invitation_pending_once;
drop index invitation_by_account;
alter table invitation drop column account_id;

-- Of open invitations of one company to one phone or e-mail address the newest stays.
update invitation i set status = 'WITHDRAWN'
where status = 'PENDING' and exists (
  select from invitation later
  where later.company_id = i.company_id and later.status = 'PENDING' and (later.phone = i.phone or later.email = i.email)
    and (later.invited_at, later.invitation_id) > (i.invited_at, i.invitation_id));
create unique index invitation_pending_phone_once on invitation (company_id, phone) where status = 'PENDING';
create unique index invitation_pending_email_once on invitation (company_id, email) where status = 'PENDING';
create index invitation_by_phone on invitation (phone) where status = 'PENDING';
create index invitation_by_email on invitation (email) where status = 'PENDING';
create index invitation_by_age on invitation (expires_at);

-- Members who were added without having verified anything were never asked: they are invited now. Whoever was
-- deactivated before their first sign-in is let go.
insert into invitation (invitation_id, company_id, first_name, last_name, email, phone, role, status, invited_by,
  invited_at, expires_at)
select gen_random_uuid(), a.company_id, a.first_name, a.last_name, email.value, phone.value, a.role, 'PENDING',
  company.created_by, now(), now() + interval '7 days'
from account a
join company using (company_id)
join identifier email on email.account_id = a.account_id and email.kind = 'EMAIL'
join identifier phone on phone.account_id = a.account_id and phone.kind = 'PHONE'
where a.status = 'ACTIVE'
  and not exists (select from identifier i where i.account_id = a.account_id and i.verified_at is not null)
on conflict do nothing;
delete from account a
where a.company_id is not null
  and not exists (select from identifier i where i.account_id = a.account_id and i.verified_at is not null);

drop index identifier_vouched_once;
alter table identifier drop column vouched_at;

-- Whether one of these is the caller's: verified by their account or, for a new user who has none yet, by their token.
create function is_addressed_to_caller(typed_phone text, typed_email text) returns boolean language sql stable as $$
  select exists (
      select from identifier i
      where i.account_id = nullif(current_setting('app.account', true), '')::uuid and i.verified_at is not null
        and i.value in (typed_phone, typed_email))
    or coalesce(nullif(current_setting('app.newcomer', true), '') in (typed_phone, typed_email), false)
$$;

create policy invitation_of_either on invitation
  using (company_id = nullif(current_setting('app.company', true), '')::uuid or is_addressed_to_caller(phone, email))
  with check (company_id = nullif(current_setting('app.company', true), '')::uuid
    or is_addressed_to_caller(phone, email));
-- They name people, so the daily sweep deletes them a while after they have expired.
create policy invitation_swept_seen on invitation for select
  using (expires_at < nullif(current_setting('app.swept_before', true), '')::timestamptz);
create policy invitation_swept on invitation for delete
  using (expires_at < nullif(current_setting('app.swept_before', true), '')::timestamptz);
alter table invitation force row level security;
-- Whose it is and to whom never changes.
revoke update on invitation from yantra_app;
grant update (first_name, last_name, role, status) on invitation to yantra_app;
