-- The fleet: machines by serial number with their papers, operators with their licences, and what occupies a machine.
create extension if not exists btree_gist;

create table machine (
  machine_id uuid primary key,
  -- As painted on the machine: 'BL-014'.
  fleet_number text not null unique check (fleet_number ~ '^[A-Z0-9][A-Z0-9-]{0,19}$'),
  product_id uuid not null references product,
  serial_number text not null check (char_length(serial_number) between 1 and 40),
  registration_number text check (char_length(registration_number) between 1 and 15),
  built_year integer check (built_year between 1950 and 2100),
  -- Whom we hire it from; null for a machine of our own.
  hired_from text check (char_length(hired_from) between 1 and 120),
  yard_id uuid not null references yard,
  -- The hour meter as last read, to a tenth.
  meter_hours numeric(7, 1) not null default 0 check (meter_hours >= 0),
  retired_at timestamptz,
  -- Rises with each save, for If-Match.
  version integer not null default 1,
  added_at timestamptz not null,
  unique (product_id, serial_number)
);
create index machine_by_yard on machine (yard_id);

create table machine_document (
  document_id uuid primary key,
  machine_id uuid not null references machine on delete cascade,
  kind text not null
    check (kind in ('REGISTRATION', 'INSURANCE', 'FITNESS', 'POLLUTION', 'INSPECTION', 'LOAD_TEST', 'OTHER')),
  number text not null check (char_length(number) between 1 and 60),
  -- The last day on which it counts; null for a paper that does not expire.
  valid_to date,
  added_by text not null check (char_length(added_by) between 1 and 200),
  added_at timestamptz not null
);
create index machine_document_of_machine on machine_document (machine_id, kind, valid_to desc);

create table operator (
  operator_id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  licence_number text not null check (char_length(licence_number) between 1 and 40),
  licence_valid_to date not null,
  left_at timestamptz,
  version integer not null default 1,
  added_at timestamptz not null,
  unique (licence_number)
);

-- What occupies a machine, from the first day to before the last: a job, a hold for a quote, or maintenance.
create table booking (
  booking_id uuid primary key,
  machine_id uuid not null references machine,
  kind text not null check (kind in ('JOB', 'HOLD', 'MAINTENANCE')),
  -- The job or the quote.
  ref uuid,
  during daterange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  -- When a hold ends by itself.
  expires_at timestamptz,
  note text check (char_length(note) between 1 and 200),
  made_by text not null check (char_length(made_by) between 1 and 200),
  made_at timestamptz not null,
  constraint booking_ref check ((kind = 'MAINTENANCE') = (ref is null)),
  constraint booking_expiry check ((kind = 'HOLD') = (expires_at is not null)),
  -- A machine is never in two places at once.
  constraint booking_free exclude using gist (machine_id with =, during with &&)
);
create index booking_by_ref on booking (ref) where ref is not null;

do $$ declare name text; begin
  foreach name in array array['machine', 'machine_document', 'operator', 'booking'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I for select using ((select caller_is_staff()))', name || '_at_desk', name);
    execute format('create policy %I on %I using ((select staff_may(%L))) with check ((select staff_may(%L)))',
      name || '_of_fleet', name, 'fleet', 'fleet');
  end loop;
end $$;
