-- The hours that machines report of themselves (ISO 15143-3). Where they are is not kept.
alter table machine add telematics_id text unique check (telematics_id ~ '^[A-Z0-9][A-Z0-9 ._/:-]{0,59}$');

-- Readings as they came; what they mean for a shift is derived from them.
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

create function refuse_other_reading() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'A reading of telematics never changes.';
end $$;
create trigger telematics_reading_stays before update on telematics_reading
  for each row when (old is distinct from new) execute function refuse_other_reading();

alter table telematics_reading enable row level security;
create policy telematics_reading_at_desk on telematics_reading for select using ((select caller_is_staff()));
create policy telematics_reading_of_fleet on telematics_reading
  using ((select staff_may('fleet'))) with check ((select staff_may('fleet')));
create policy telematics_reading_polled on telematics_reading
  using ((select serves('telematics'))) with check ((select serves('telematics')));
create policy telematics_reading_old on telematics_reading for select using (read_at < swept_before());
create policy telematics_reading_swept on telematics_reading for delete using (read_at < swept_before());
create policy machine_reporting on machine for select using ((select serves('telematics')));

-- What the machine of a log said around its day, for whoever sees the log.
create view logsheet_reading with (security_barrier) as
  select l.logsheet_id, r.read_at, r.hours
  from logsheet l join telematics_reading r on r.machine_id = l.machine_id
    and r.read_at >= (l.log_date - 1)::timestamp at time zone 'Asia/Kolkata'
    and r.read_at < (l.log_date + 3)::timestamp at time zone 'Asia/Kolkata'
  where (select caller_is_staff()) or caller_link('SIGN_LOGSHEET', l.logsheet_id) or caller_link('LOG_JOB', l.job_id)
    or exists (select from job j where j.job_id = l.job_id and visible_to_caller(j.account_id, j.company_id));
