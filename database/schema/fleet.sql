-- The fleet: machines by serial number with their papers, operators with their licences, and what occupies a machine.
-- It is the desk's; customers see what jobs.sql shows them of the machines of their jobs.

------------------------------------------------------------------------------------------------------------------------
-- Machines

create table machine (
  machine_id uuid primary key,
  -- As painted on the machine: 'BL-014'.
  fleet_number text not null unique check (fleet_number ~ '^[A-Z0-9][A-Z0-9-]{0,19}$'),
  product_id uuid not null references product,
  serial_number text not null check (char_length(serial_number) between 1 and 40),
  registration_number text check (char_length(registration_number) between 1 and 15),
  built_year integer check (built_year between 1950 and 2100),
  -- The supplier we hire it from; null for a machine of our own.
  hired_from text check (char_length(hired_from) between 1 and 120),
  yard_id uuid not null references yard,
  -- The hour meter as last read, to a tenth.
  meter_hours numeric(7, 1) not null default 0 check (meter_hours >= 0),
  -- Under which it reports its hours (ISO 15143-3). Its position is not kept.
  telematics_id text unique check (telematics_id ~ '^[A-Z0-9][A-Z0-9 ._/:-]{0,59}$'),
  retired_at timestamptz,
  -- Rises with each save, for If-Match.
  version integer not null default 1,
  added_at timestamptz not null,
  unique (product_id, serial_number)
);
create index machine_by_yard on machine (yard_id);
alter table machine enable row level security;
create policy machine_at_desk on machine for select using ((select caller_is_staff()));
create policy machine_of_fleet on machine using ((select staff_may('fleet')));
create policy machine_reporting on machine for select using ((select serves('telematics')));

create table machine_document (
  document_id uuid primary key,
  machine_id uuid not null references machine on delete cascade,
  kind text not null
    check (kind in ('REGISTRATION', 'INSURANCE', 'FITNESS', 'POLLUTION', 'INSPECTION', 'LOAD_TEST', 'OTHER')),
  number text not null check (char_length(number) between 1 and 60),
  -- The last day of its validity; null for a paper that does not expire.
  valid_to date,
  added_by text not null check (char_length(added_by) between 1 and 200),
  added_at timestamptz not null
);
create index machine_document_of_machine on machine_document (machine_id, kind, valid_to desc);
alter table machine_document enable row level security;
create policy machine_document_at_desk on machine_document for select using ((select caller_is_staff()));
create policy machine_document_of_fleet on machine_document using ((select staff_may('fleet')));

-- Photographs of a machine as it stands in the yard. Their files are in `file`.
create table machine_photo (
  photo_id uuid primary key,
  machine_id uuid not null references machine on delete cascade,
  added_by text not null check (char_length(added_by) between 1 and 200),
  added_at timestamptz not null
);
create index machine_photo_of_machine on machine_photo (machine_id, photo_id);
alter table machine_photo enable row level security;
create policy machine_photo_at_desk on machine_photo for select using ((select caller_is_staff()));
create policy machine_photo_of_fleet on machine_photo using ((select staff_may('fleet')));

-- Readings as they came; the figures of a shift are derived from them.
create table telematics_reading (
  machine_id uuid not null references machine on delete cascade,
  read_at timestamptz not null,
  -- Operating hours since the machine was built.
  hours numeric(8, 2) not null check (hours >= 0),
  source text not null check (source in ('POLLED', 'CSV')),
  received_at timestamptz not null,
  primary key (machine_id, read_at),
  constraint telematics_reading_not_ahead check (read_at <= received_at + interval '10 minutes')
);
create index telematics_reading_by_age on telematics_reading (read_at);

-- How the provider was polled last, in one row.
create table telematics_poll (
  is_last boolean primary key default true check (is_last),
  polled_at timestamptz not null,
  error text check (char_length(error) between 1 and 300),
  read integer not null check (read >= 0),
  others integer not null check (others >= 0),
  -- Readings that were left out, by the reason.
  dropped jsonb not null
);
alter table telematics_poll enable row level security;
create policy telematics_poll_at_desk on telematics_poll for select using ((select caller_is_staff()));
create policy telematics_poll_served on telematics_poll using ((select serves('telematics')));

create function refuse_other_reading() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'A reading of telematics never changes.';
end $$;
create trigger telematics_reading_stays before update on telematics_reading
  for each row when (old is distinct from new) execute function refuse_other_reading();

alter table telematics_reading enable row level security;
create policy telematics_reading_at_desk on telematics_reading for select using ((select caller_is_staff()));
create policy telematics_reading_of_fleet on telematics_reading using ((select staff_may('fleet')));
create policy telematics_reading_polled on telematics_reading using ((select serves('telematics')));
create policy telematics_reading_old on telematics_reading for select using (read_at < swept_before());
create policy telematics_reading_swept on telematics_reading for delete using (read_at < swept_before());

------------------------------------------------------------------------------------------------------------------------
-- Operators

create table operator (
  operator_id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  licence_number text not null unique check (char_length(licence_number) between 1 and 40),
  licence_valid_to date not null,
  left_at timestamptz,
  version integer not null default 1,
  added_at timestamptz not null
);
alter table operator enable row level security;
create policy operator_at_desk on operator for select using ((select caller_is_staff()));
create policy operator_of_fleet on operator using ((select staff_may('fleet')));

------------------------------------------------------------------------------------------------------------------------
-- Bookings

-- What occupies a machine, from the first day to before the last: a job, a hold, or maintenance.
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
  version integer not null default 1,
  made_by text not null check (char_length(made_by) between 1 and 200),
  made_at timestamptz not null,
  -- A job has its row; a hold its quote, or the name of a customer as its note.
  constraint booking_ref check (case kind
    when 'JOB' then ref is not null
    when 'MAINTENANCE' then ref is null
    else ref is not null or note is not null end),
  constraint booking_expiry check ((kind = 'HOLD') = (expires_at is not null)),
  -- A machine is never in two places at once.
  constraint booking_free exclude using gist (machine_id with =, during with &&)
);
create index booking_by_ref on booking (ref) where ref is not null;
create index booking_by_days on booking using gist (during);

-- A retired machine takes no bookings. The lock makes a retirement and a booking wait for each other.
create function skip_retired_machine() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare retired timestamptz;
begin
  select retired_at into retired from machine where machine_id = new.machine_id for share;
  if retired is null then return new; end if;
  return null;
end $$;
create trigger booking_of_machine_in_use before insert on booking
  for each row execute function skip_retired_machine();

alter table booking enable row level security;
create policy booking_at_desk on booking for select using ((select caller_is_staff()));
create policy booking_of_fleet on booking using ((select staff_may('fleet')));
-- Sales hold machines for their quotes.
create policy booking_held_by_sales on booking using (kind = 'HOLD' and (select staff_may('quotes')));
