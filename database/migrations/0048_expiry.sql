-- Validity ends by the clock: what no task has moved yet reads as expired from the end of its last day in India.
create function end_of_day(day date) returns timestamptz language sql immutable parallel safe
  return (day + 1)::timestamp at time zone 'Asia/Kolkata';
create function quote_status_at(status text, valid_until date, at timestamptz) returns text
  language sql immutable parallel safe
  return case when status = 'SENT' and at >= end_of_day(valid_until) then 'EXPIRED' else status end;

-- The end of the validity of the version that is live; the desk sets it with each version it sends.
alter table enquiry add column live_until timestamptz;
update enquiry e set live_until = end_of_day(q.valid_until)
  from quote q where q.enquiry_id = e.enquiry_id and q.status = 'SENT';
create function enquiry_status_at(status text, live_until timestamptz, at timestamptz) returns text
  language sql immutable parallel safe
  return case when status = 'QUOTED' and at >= live_until then 'EXPIRED' else status end;
create index enquiry_live on enquiry (live_until) where status = 'QUOTED';

-- The tasks of each day: what has expired, and whom to remind.
create policy quote_served on quote for select using ((select serves('quotes')) and status = 'SENT');
create policy enquiry_served on enquiry for select using ((select serves('quotes')));
create policy quote_follow_up_served on quote_follow_up
  using ((select serves('quotes'))) with check ((select serves('quotes')));
