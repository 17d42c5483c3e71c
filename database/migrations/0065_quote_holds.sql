-- The holds of a quote end with its version. Those of an accepted one wait for its jobs until the day after their hire
-- should begin, except for machines that the customer has not taken. A trigger, because customers see no bookings.
create function end_quote_holds() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from booking b where b.ref = new.quote_id and b.kind = 'HOLD' and (new.status <> 'ACCEPTED' or not exists (
    select from quote_acceptance a, jsonb_array_elements(a.document -> 'lines') line, machine m
    where a.quote_id = new.quote_id and m.machine_id = b.machine_id and (line ->> 'productId')::uuid = m.product_id));
  update booking set
    expires_at = greatest(expires_at, (lower(during) + 1)::timestamp at time zone 'Asia/Kolkata'), version = version + 1
  where ref = new.quote_id and kind = 'HOLD';
  return null;
end $$;
create trigger quote_ends_its_holds after update of status on quote
  for each row when (old.status = 'SENT' and new.status <> 'SENT') execute function end_quote_holds();
