-- Customers at the desk: what staff agree with a company and note about it, and what they read of companies and people.

-- Limits of a company; without a row there are none. Customers never see them.
create table company_limit (
  company_id uuid primary key references company on delete cascade,
  credit_limit_paise bigint check (credit_limit_paise between 0 and 100000000000000),
  payment_days smallint check (payment_days between 0 and 365),
  version integer not null default 1
);
alter table company_limit enable row level security;
create policy company_limit_seen on company_limit for select using (caller_is_staff());
create policy company_limit_of_staff on company_limit using (staff_may('customers')) with check (staff_may('customers'));

-- Internal notes about a company or about a person without one, for good.
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

-- Staff read a company whole.
create policy company_address_seen on company_address for select using (caller_is_staff());
create policy company_event_seen on company_event for select using (caller_is_staff());
create policy access_request_seen on access_request for select using (caller_is_staff());
create policy availability_subscription_seen on availability_subscription for select using (caller_is_staff());
-- They verify and dispute companies.
alter policy company_changed on company
  using (visible_to_caller(null, company_id) or staff_may('company-verification'))
  with check (visible_to_caller(null, company_id) or staff_may('company-verification'));
alter policy company_event_of_company on company_event
  using (visible_to_caller(null, company_id) or staff_may('company-verification'))
  with check (visible_to_caller(null, company_id) or staff_may('company-verification'));
-- They decide access requests to companies that nobody administrates.
alter policy access_request_of_either on access_request
  using (between_caller(account_id, company_id) or staff_may('customers'))
  with check (between_caller(account_id, company_id) or staff_may('customers'));
create index access_request_open on access_request (requested_at) where status = 'PENDING';

-- How many sites a company has, for rows before project-sites (decision 26).
create view company_site_count with (security_invoker = true) as
  select company_id, count(*)::int as sites from project_site group by company_id;
