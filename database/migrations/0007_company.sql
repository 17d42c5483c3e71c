-- Companies, who belongs to them, who asks to and who is asked to. A person belongs to one company at most.

create table company (
  company_id uuid primary key,
  gstin text not null check (gstin = upper(gstin) and char_length(gstin) = 15),
  pan text not null check (pan = substr(gstin, 3, 10)),
  company_name text not null check (char_length(company_name) between 2 and 120),
  gst_treatment text not null
    check (gst_treatment in ('business_gst', 'business_none', 'consumer', 'sez', 'deemed_export', 'overseas')),
  -- The address of the GST directory, as it was when the company was registered.
  registered_address text not null,
  created_by uuid not null references account,
  created_at timestamptz not null,
  -- Rises with each change; the ETag of the profile.
  version integer not null default 1
);
create unique index company_once on company (gstin);

create table company_address (
  address_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  address_type text not null check (address_type in ('BILLING', 'DELIVERY', 'SITE')),
  -- Which of the company's two own addresses it is.
  purpose text not null check (purpose in ('BILLING', 'DELIVERY')),
  address_name text not null check (char_length(address_name) between 1 and 60),
  address_line1 text not null check (char_length(address_line1) between 1 and 120),
  address_line2 text check (char_length(address_line2) <= 120),
  city text not null check (char_length(city) between 2 and 60),
  state text not null,
  country text not null check (country = 'India'),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  zoho_crm_id text,
  unique (company_id, purpose)
);

alter table account add column company_id uuid references company;
alter table account add column company_since timestamptz;
alter table account add constraint account_of_company check ((user_type = 'COMPANY') = (company_id is not null));
create index account_by_company on account (company_id) where company_id is not null;
-- An administrator gave it to somebody they added: the first code proves it, and until then it is nobody's for certain.
alter table identifier add column vouched_at timestamptz;
create unique index identifier_vouched_once on identifier (kind, value)
  where vouched_at is not null and verified_at is null;
-- A deleted person is a row without a name that documents still point to.
alter table account drop constraint account_status_check;
alter table account add constraint account_status_check check (status in ('ACTIVE', 'INACTIVE', 'DELETED'));

-- Who looked up which GSTIN, and when: opens its registration for a quarter of an hour, and is counted.
create table gst_lookup (
  lookup_id uuid primary key,
  -- A new user's token names an account that is not there yet.
  account_id uuid not null,
  gstin text not null,
  looked_up_at timestamptz not null,
  -- What the directory answered; null where it knew nothing or did not answer, and then it opens nothing.
  holder_name text,
  holder_address text,
  constraint gst_lookup_holder check (num_nulls(holder_name, holder_address) in (0, 2))
);
create index gst_lookup_by_account on gst_lookup (account_id, looked_up_at desc);
create index gst_lookup_by_age on gst_lookup (looked_up_at);

create table access_request (
  access_request_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid not null references account on delete cascade,
  message text check (char_length(message) <= 2000),
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'EXPIRED')),
  requested_at timestamptz not null,
  decided_by uuid references account,
  decided_at timestamptz
);
create unique index access_request_pending_once on access_request (company_id, account_id) where status = 'PENDING';

-- What an administrator typed about somebody who has an account already; nothing of that account.
create table invitation (
  invitation_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid not null references account on delete cascade,
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
create unique index invitation_pending_once on invitation (company_id, account_id) where status = 'PENDING';
create index invitation_by_account on invitation (account_id) where status = 'PENDING';

-- Project sites of a company.
create table project_site (
  address_id uuid primary key,
  company_id uuid not null references company on delete cascade,
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
  version integer not null default 1
);
create index project_site_of_company on project_site (company_id, created_at desc, address_id desc);

-- Enquiries made for a company stay with it, whoever made them.
alter table enquiry add column company_id uuid references company;
alter table enquiry add column project_site_id uuid references project_site on delete set null;
-- The address of a site is kept as it was, in one line.
alter table enquiry drop constraint enquiry_delivery_address_check;
alter table enquiry add constraint enquiry_delivery_address_check check (char_length(delivery_address) between 10 and 500);
create index enquiry_by_project_site on enquiry (project_site_id) where project_site_id is not null;
create index enquiry_of_company on enquiry (company_id, submitted_at desc, enquiry_id desc) where company_id is not null;

-- Private rows of a company are seen by its people alone: the transaction names both the account and its company.
alter table company_address enable row level security;
alter table company_address force row level security;
create policy company_address_of_company on company_address
  using (company_id = nullif(current_setting('app.company', true), '')::uuid)
  with check (company_id = nullif(current_setting('app.company', true), '')::uuid);

alter table project_site enable row level security;
alter table project_site force row level security;
create policy project_site_of_company on project_site
  using (company_id = nullif(current_setting('app.company', true), '')::uuid)
  with check (company_id = nullif(current_setting('app.company', true), '')::uuid);

-- Requests and invitations stand between a person and a company: each of the two sees theirs.
alter table access_request enable row level security;
alter table access_request force row level security;
create policy access_request_of_either on access_request
  using (company_id = nullif(current_setting('app.company', true), '')::uuid
    or account_id = nullif(current_setting('app.account', true), '')::uuid)
  with check (company_id = nullif(current_setting('app.company', true), '')::uuid
    or account_id = nullif(current_setting('app.account', true), '')::uuid);

alter table invitation enable row level security;
alter table invitation force row level security;
create policy invitation_of_either on invitation
  using (company_id = nullif(current_setting('app.company', true), '')::uuid
    or account_id = nullif(current_setting('app.account', true), '')::uuid)
  with check (company_id = nullif(current_setting('app.company', true), '')::uuid
    or account_id = nullif(current_setting('app.account', true), '')::uuid);

-- One's own, and those of the company one belongs to now; what was made for a company left stays behind with it.
drop policy enquiry_of_account on enquiry;
create policy enquiry_of_owner on enquiry
  using (company_id = nullif(current_setting('app.company', true), '')::uuid
    or company_id is null and account_id = nullif(current_setting('app.account', true), '')::uuid)
  with check (company_id = nullif(current_setting('app.company', true), '')::uuid
    or company_id is null and account_id = nullif(current_setting('app.account', true), '')::uuid);
