-- Erases what is a person's alone, wherever it lies, because no row of the product owns it all. Documents that were issued, their
-- hashes and signatures stay (decision 72). The person themself is erased after this, with their contact points and sessions.
-- Returns the names of the files that nobody shows any more. Codes and counts of messages stay the day that limits need them.
create function erase_person(person uuid) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  contacts text[];
  nobody constant text := 'Deleted user';
begin
  if person is distinct from caller_account() or not serves('identity') then
    raise insufficient_privilege using message = 'A person is erased by themself alone.';
  end if;
  contacts := array(
    select value from identifier where account_id = person and verified_at is not null
    union select value from replaced_identifier where account_id = person);

  -- What waits to be sent to them.
  delete from task where done_at is null and payload ->> 'to' = any(contacts);
  delete from outbox_notice where recipient = any(contacts);

  -- What only they see.
  delete from notification where account_id = person;
  delete from notification_preference where account_id = person;
  delete from cart where account_id = person;
  delete from availability_subscription where account_id = person;
  delete from gst_lookup where account_id = person;
  delete from idempotency_key where account_id = person;
  return query
    delete from data_export_part p using data_export e
    where e.export_id = p.export_id and e.company_id is null and e.account_id = person returning p.stored_id;
  delete from data_export where company_id is null and account_id = person;
  return query
    delete from file where uploader_kind = 'CUSTOMER' and account_id = person and record_id is null returning file_id;

  -- What others hold about them.
  delete from access_request where account_id = person;
  delete from invitation where phone = any(contacts) or email = any(contacts);
  delete from customer_note where account_id = person;
  delete from customer_limit where account_id = person;
  return query
    with gone as (delete from customer_document where account_id = person returning file_id)
    delete from file f using gone where f.file_id = gone.file_id returning f.file_id;
  update contact_message set sender_name = nobody, email = 'deleted@invalid', phone = null
    where email = any(contacts) or phone = any(contacts);

  -- Names beside records that stay, where no hash covers them.
  update hidden_suggestion set hidden_by = nobody where actor_account_id = person;
  update signed_link set made_by = nobody where maker_id = person;
  update signed_link set revoked_at = now() where account_id = person and company_id is null and revoked_at is null;
  update signed_link set name = nobody, phone = null, is_sent = false, revoked_at = coalesce(revoked_at, now())
    where phone = any(contacts) and used_at is null;
  update enquiry set notes = null, delivery_address = nobody
    where account_id = person and company_id is null and not exists (
      select from quote join quote_acceptance using (quote_id) where quote.enquiry_id = enquiry.enquiry_id);
end
$$;
