-- The versions of quotes a customer may see, as their enquiry lists them: every one that was ever sent. The quotes row
-- replaces the body once it has a table; the columns stay. Rows are seen by whoever may see them beneath.
create view enquiry_quote with (security_invoker = true) as
  select null::uuid as enquiry_id, null::uuid as quote_id, null::text as quote_number, null::integer as version,
    null::text as status, null::date as valid_until, null::bigint as total_paise, null::timestamptz as sent_at
  where false;
