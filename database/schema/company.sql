-- Companies that rent, with their addresses.

create table company (
  company_id uuid primary key,
  gstin text not null check (gstin = upper(gstin) and char_length(gstin) = 15),
  -- A unique identity number (UIN) has no PAN.
  pan text not null check (pan = case when gstin ~ '^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N' then '' else substr(gstin, 3, 10) end),
  company_name text not null check (char_length(company_name) between 2 and 120),
  -- The name in the GST directory, which outsiders are told, as the company's own name is free text. Null where the
  -- directory gave none; then the GSTIN stands for it.
  registered_name text,
  gst_treatment text not null
    check (gst_treatment in ('business_gst', 'business_none', 'consumer', 'sez', 'deemed_export', 'overseas')),
  -- The address of the GST directory, as it was when the company was registered.
  registered_address text not null,
  po_number_required boolean not null default false,
  -- GSTINs are public, so a company is its registrant's claim until staff have verified it.
  verification text not null default 'UNVERIFIED' check (verification in ('UNVERIFIED', 'VERIFIED', 'DISPUTED')),
  verified_at timestamptz,
  verified_by text,
  -- A company that its last person has left is dissolved: its documents stay, its GSTIN is free again.
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISSOLVED')),
  dissolved_at timestamptz,
  created_by uuid not null references account,
  created_at timestamptz not null,
  -- Rises with each change; the ETag of the profile.
  version integer not null default 1,
  constraint company_verified_by_somebody
    check (num_nulls(verified_at, verified_by) = case verification when 'VERIFIED' then 0 else 2 end),
  constraint company_dissolved_at_some_time check ((status = 'DISSOLVED') = (dissolved_at is not null))
);
create unique index company_once on company (gstin) where status = 'ACTIVE';

alter table account add foreign key (company_id) references company;
alter table caused_notice add foreign key (company_id) references company on delete cascade;

-- users.sql adds who sees a company.
alter table company enable row level security;
create policy company_of_identity on company using (serves('identity'));
create policy company_changed on company for update
  using (visible_to_caller(null, company_id) or staff_may('company-verification'));

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
alter table company_address enable row level security;
create policy company_address_of_company on company_address using (visible_to_caller(null, company_id));
create policy company_address_seen on company_address for select using (caller_is_staff());

-- Who verified or disputed a company, when and why.
create table company_event (
  event_id uuid primary key,
  company_id uuid not null references company on delete cascade,
  event text not null check (event in ('VERIFIED', 'DISPUTED')),
  judged_by text not null check (char_length(judged_by) between 1 and 120),
  reason text not null check (char_length(reason) between 1 and 2000),
  happened_at timestamptz not null
);
create index company_event_of_company on company_event (company_id, happened_at);
alter table company_event enable row level security;
create policy company_event_of_company on company_event
  using (visible_to_caller(null, company_id) or staff_may('company-verification'));
create policy company_event_seen on company_event for select using (caller_is_staff());

-- Who looked up which GSTIN, and when: opens its registration for a quarter of an hour, and is counted.
create table gst_lookup (
  lookup_id uuid primary key,
  -- A new user's token names an account that does not exist yet.
  account_id uuid not null,
  gstin text not null,
  looked_up_at timestamptz not null,
  -- The directory's answer; null where it knew nothing or did not answer, and then it opens nothing.
  holder_name text,
  holder_address text,
  constraint gst_lookup_holder check (num_nulls(holder_name, holder_address) in (0, 2))
);
create index gst_lookup_by_account on gst_lookup (account_id, looked_up_at desc);
create index gst_lookup_by_age on gst_lookup (looked_up_at);
alter table gst_lookup enable row level security;
create policy gst_lookup_of_account on gst_lookup using (visible_to_caller(account_id, null));
create policy gst_lookup_swept_seen on gst_lookup for select using (looked_up_at < swept_before());
create policy gst_lookup_swept on gst_lookup for delete using (looked_up_at < swept_before());
