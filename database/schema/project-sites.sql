-- The sites of companies, and the people who work there.

create table project_site (
  address_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  -- Five hundred numbered places make one site more impossible, whatever runs beside it.
  slot smallint not null check (slot between 1 and 500),
  address_type text not null check (address_type in ('BILLING', 'DELIVERY', 'SITE')),
  address_name text not null check (char_length(address_name) between 1 and 60),
  address_line1 text not null check (char_length(address_line1) between 1 and 120),
  address_line2 text check (char_length(address_line2) <= 120),
  city text not null check (char_length(city) between 2 and 60),
  state text not null,
  country text not null check (country = 'India'),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  zoho_crm_id text,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint project_site_of_its_company unique (address_id, company_id)
);
create unique index project_site_slot_once on project_site (company_id, slot);
create index project_site_of_company on project_site (company_id, created_at desc, address_id desc);
alter table project_site enable row level security;
create policy project_site_of_company on project_site using (visible_to_caller(null, company_id));
create policy project_site_at_desk on project_site for select using (caller_is_staff());

-- How many sites a company has, for rows before project-sites (decision 26).
create view company_site_count with (security_invoker = true) as
  select company_id, count(*)::int as sites from project_site group by company_id;

-- People who work at a site; an engineer signs its logsheets and certifies its summary sheets.
create table site_assignment (
  address_id uuid not null,
  account_id uuid not null references account,
  company_id uuid not null references company,
  is_engineer boolean not null,
  assigned_at timestamptz not null,
  primary key (address_id, account_id),
  -- An assignment belongs to the company of its site.
  constraint site_assignment_of_site foreign key (address_id, company_id)
    references project_site (address_id, company_id) on delete cascade
);
create index site_assignment_of_account on site_assignment (account_id);
alter table site_assignment enable row level security;
create policy site_assignment_of_company on site_assignment
  using (not (select caller_is_staff()) and visible_to_caller(null, company_id));
create policy site_assignment_at_desk on site_assignment for select using ((select caller_is_staff()));

-- A person who leaves a company, whichever way, leaves its sites too.
create function end_site_assignments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from site_assignment where account_id = new.account_id and company_id is distinct from new.company_id;
  return null;
end $$;
create trigger account_leaves_its_sites after update of company_id on account
  for each row when (old.company_id is distinct from new.company_id) execute function end_site_assignments();
