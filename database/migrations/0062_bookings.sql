-- What the allocation board needs: holds for a customer without a quote, versions of bookings, and names beside them.
alter table booking add column version integer not null default 1;
alter table booking drop constraint booking_ref;
-- A job has its row, a hold its quote or the name of a customer.
alter table booking add constraint booking_ref check (case kind
  when 'JOB' then ref is not null
  when 'MAINTENANCE' then ref is null
  else ref is not null or note is not null end);
create index booking_by_days on booking using gist (during);
-- Sales hold machines for their quotes.
create policy booking_held_by_sales on booking
  using (kind = 'HOLD' and (select staff_may('quotes'))) with check (kind = 'HOLD' and (select staff_may('quotes')));

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

-- What the desk reads beside a booking. The jobs and the quotes fill it, which come after the fleet.
create view booking_for with (security_barrier) as
  select job_id as ref, job_number as number, agreed #>> '{billTo,name}' as customer, site_name as place, status,
    billing_stops_at as stops_on
  from job where (select caller_is_staff())
  union all
  select q.quote_id, q.quote_number, coalesce(c.company_name, trim(concat(a.first_name, ' ', a.last_name))),
    coalesce(s.address_name, e.delivery_address), null, null
  from quote q join enquiry e using (enquiry_id) join account a on a.account_id = e.account_id
    left join company c on c.company_id = e.company_id left join project_site s on s.address_id = e.project_site_id
  where (select caller_is_staff());
