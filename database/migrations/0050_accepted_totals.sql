-- What a version costs as it was accepted, with the machines chosen; before that as it was sent.
create function quote_total(id uuid, sent bigint) returns bigint language sql stable parallel safe
  return coalesce((select total_paise from quote_acceptance where quote_id = id), sent);
create or replace view enquiry_quote with (security_invoker = true) as
  select enquiry_id, quote_id, quote_number, version, status, valid_until, quote_total(quote_id, total_paise) as total_paise,
    sent_at
  from quote where status <> 'DRAFT';
