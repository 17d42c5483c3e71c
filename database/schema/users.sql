-- Who asks to join a company and who is invited to one; what staff note about customers.

------------------------------------------------------------------------------------------------------------------------
-- Access requests and invitations. Each stands between a person and a company, and both sides see it.

create table access_request (
  access_request_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- The name that the GST directory told the person; the company's own name is not theirs to see.
  holder_name text,
  message text check (char_length(message) <= 2000),
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'EXPIRED')),
  requested_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz
);
create unique index access_request_pending_once on access_request (company_id, account_id) where status = 'PENDING';
create index access_request_by_account on access_request (account_id) where status = 'PENDING';
create index access_request_open on access_request (requested_at) where status = 'PENDING';

alter table access_request enable row level security;
-- Staff decide requests to companies without an administrator.
create policy access_request_of_either on access_request
  using (between_caller(account_id, company_id) or staff_may('customers'));
create policy access_request_seen on access_request for select using (caller_is_staff());

-- An invitation is addressed to a phone number and an e-mail address, not to an account: a company has no say over
-- people before they have signed in with one of the two and accepted.
create table invitation (
  invitation_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  role text not null check (role in ('ROLE_USER', 'ROLE_ADMIN')),
  status text not null check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  invited_by uuid not null references account,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index invitation_pending_phone_once on invitation (company_id, phone) where status = 'PENDING';
create unique index invitation_pending_email_once on invitation (company_id, email) where status = 'PENDING';
create index invitation_by_phone on invitation (phone) where status = 'PENDING';
create index invitation_by_email on invitation (email) where status = 'PENDING';
create index invitation_by_age on invitation (expires_at);

-- Whether one of these is the caller's: verified by their account or, for a new user who has none yet, by their token.
create function is_addressed_to_caller(typed_phone text, typed_email text) returns boolean
  language sql stable parallel safe
  return exists (
      select from identifier i
      where i.account_id = caller_account() and i.verified_at is not null and i.value in (typed_phone, typed_email))
    or coalesce(caller_newcomer() in (typed_phone, typed_email), false);

alter table invitation enable row level security;
create policy invitation_of_either on invitation
  using (visible_to_caller(null, company_id) or is_addressed_to_caller(phone, email));
-- They name people, so the daily sweep deletes them a while after they have expired.
create policy invitation_swept_seen on invitation for select using (expires_at < swept_before());
create policy invitation_swept on invitation for delete using (expires_at < swept_before());
-- Its company and its addressee never change.
revoke update on invitation from yantra_app;
grant update (first_name, last_name, role, status) on invitation to yantra_app;

-- A company is seen by its people, by those it has invited, and by those who ask to join.
create policy company_seen on company for select using (
  (select caller_is_staff())
  or visible_to_caller(null, company_id)
  or exists (select from invitation i where i.company_id = company.company_id)
  or exists (select from access_request r where r.company_id = company.company_id and r.status = 'PENDING'));

------------------------------------------------------------------------------------------------------------------------
-- Customers at the desk. A customer is a company, or a person without one; only staff see these tables.

-- Notes, for good.
create table customer_note (
  note_id uuid primary key,
  company_id uuid references company on delete cascade,
  account_id uuid references account on delete cascade,
  text text not null check (char_length(text) between 1 and 2000),
  noted_by uuid not null references account,
  noted_by_name text not null check (char_length(noted_by_name) between 1 and 120),
  noted_at timestamptz not null,
  constraint customer_note_about_one check (num_nonnulls(company_id, account_id) = 1)
);
create index customer_note_of_company on customer_note (company_id, note_id) where company_id is not null;
create index customer_note_of_account on customer_note (account_id, note_id) where account_id is not null;
alter table customer_note enable row level security;
create policy customer_note_seen on customer_note for select using (caller_is_staff());
create policy customer_note_of_staff on customer_note using (staff_may('customers'))
  with check (staff_may('customers') and noted_by = caller_staff());
revoke update, delete, truncate on customer_note from yantra_app;

-- Documents, such as a letter of authority.
create table customer_document (
  document_id uuid primary key,
  company_id uuid references company on delete cascade,
  account_id uuid references account on delete cascade,
  customer_id uuid generated always as (coalesce(company_id, account_id)) stored,
  file_id uuid not null unique references file,
  added_by uuid not null references account,
  added_by_name text not null check (char_length(added_by_name) between 1 and 120),
  added_at timestamptz not null,
  constraint customer_document_of_one check (num_nonnulls(company_id, account_id) = 1)
);
create index customer_document_of_customer on customer_document (customer_id, document_id);
alter table customer_document enable row level security;
create policy customer_document_seen on customer_document for select using (caller_is_staff());
create policy customer_document_of_staff on customer_document using (staff_may('customers'))
  with check (staff_may('customers') and added_by = caller_staff());
revoke update, truncate on customer_document from yantra_app;

-- Limits; a customer without a row has none.
create table customer_limit (
  customer_id uuid primary key generated always as (coalesce(company_id, account_id)) stored,
  company_id uuid references company on delete cascade,
  account_id uuid references account on delete cascade,
  credit_limit_paise bigint check (credit_limit_paise between 0 and 100000000000000),
  payment_days smallint check (payment_days between 0 and 365),
  version integer not null default 1,
  constraint customer_limit_of_one check (num_nonnulls(company_id, account_id) = 1)
);
alter table customer_limit enable row level security;
create policy customer_limit_seen on customer_limit for select using (caller_is_staff());
create policy customer_limit_of_staff on customer_limit using (staff_may('customers'));
