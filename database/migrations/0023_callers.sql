-- Whose rows a transaction sees is said in these functions alone. Their bodies are bound to what they name when they are
-- made, whatever the search path is later, and the planner puts them into the query, so indexes serve as before.

-- The account a transaction was opened for, and the company that person belongs to.
create function caller_account() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.account', true), '')::uuid;
create function caller_company() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.company', true), '')::uuid;

-- The company's where a row names one, else the person's.
create function visible_to_caller(account uuid, company uuid) returns boolean language sql stable parallel safe
  return company = caller_company() or company is null and account = caller_account();
-- What stands between a person and a company is seen by both.
create function between_caller(account uuid, company uuid) returns boolean language sql stable parallel safe
  return company = caller_company() or account = caller_account();

-- The time before which a sweep sees what is old, whosever it is.
create function swept_before() returns timestamptz language sql stable parallel safe
  return nullif(current_setting('app.swept_before', true), '')::timestamptz;
-- Whether a transaction tells that this product is available in this city now.
create function tells_of(product uuid, city text) returns boolean language sql stable parallel safe
  return product = nullif(current_setting('app.available_product', true), '')::uuid
    and city = current_setting('app.available_city', true);
create function sweeps_deleted() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.sweeps_deleted', true) = 'on', false);

alter policy cart_of_account on cart
  using (visible_to_caller(account_id, null)) with check (visible_to_caller(account_id, null));
alter policy cart_item_of_account on cart_item
  using (visible_to_caller(account_id, null)) with check (visible_to_caller(account_id, null));
alter policy idempotency_key_of_account on idempotency_key
  using (visible_to_caller(account_id, null)) with check (visible_to_caller(account_id, null));
alter policy availability_subscription_of_account on availability_subscription
  using (visible_to_caller(account_id, null)) with check (visible_to_caller(account_id, null));
alter policy enquiry_of_owner on enquiry
  using (visible_to_caller(account_id, company_id)) with check (visible_to_caller(account_id, company_id));
alter policy company_address_of_company on company_address
  using (visible_to_caller(null, company_id)) with check (visible_to_caller(null, company_id));
alter policy project_site_of_company on project_site
  using (visible_to_caller(null, company_id)) with check (visible_to_caller(null, company_id));
alter policy company_event_of_company on company_event
  using (visible_to_caller(null, company_id)) with check (visible_to_caller(null, company_id));
alter policy access_request_of_either on access_request
  using (between_caller(account_id, company_id)) with check (between_caller(account_id, company_id));

alter policy idempotency_key_swept_seen on idempotency_key using (claimed_at < swept_before());
alter policy idempotency_key_swept on idempotency_key using (claimed_at < swept_before());
alter policy availability_subscription_told_seen on availability_subscription using (tells_of(product_id, city_slug));
alter policy availability_subscription_told on availability_subscription using (tells_of(product_id, city_slug));
alter policy availability_subscription_swept_seen on availability_subscription
  using (sweeps_deleted() and exists (
    select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED'));
alter policy availability_subscription_swept on availability_subscription
  using (sweeps_deleted() and exists (
    select from account a where a.account_id = availability_subscription.account_id and a.status = 'DELETED'));

-- Requests are served by a login that is no owner and can't become one. The owner sees all rows, whoever it is: under
-- FORCE an owner who is no superuser could neither dump the database nor change private rows in a migration.
do $$ declare forced regclass; begin
  for forced in select oid from pg_class where relforcerowsecurity loop
    execute format('alter table %s no force row level security', forced);
  end loop;
end $$;
