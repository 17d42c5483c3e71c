-- People without a company have documents and limits at the desk too, like notes. Either table names one customer of both.
alter table company_limit rename to customer_limit;
alter table customer_limit drop constraint company_limit_pkey;
alter table customer_limit alter column company_id drop not null;
alter table customer_limit add column account_id uuid references account on delete cascade;
alter table customer_limit add constraint customer_limit_of_one check (num_nonnulls(company_id, account_id) = 1);
alter table customer_limit add column customer_id uuid primary key
  generated always as (coalesce(company_id, account_id)) stored;
alter policy company_limit_seen on customer_limit rename to customer_limit_seen;
alter policy company_limit_of_staff on customer_limit rename to customer_limit_of_staff;

alter table company_document rename to customer_document;
alter table customer_document alter column company_id drop not null;
alter table customer_document add column account_id uuid references account on delete cascade;
alter table customer_document add constraint customer_document_of_one check (num_nonnulls(company_id, account_id) = 1);
alter table customer_document add column customer_id uuid
  generated always as (coalesce(company_id, account_id)) stored;
drop index company_document_of_company;
create index customer_document_of_customer on customer_document (customer_id, document_id);
alter policy company_document_seen on customer_document rename to customer_document_seen;
alter policy company_document_of_staff on customer_document rename to customer_document_of_staff;

-- The files keep their records; only what they are for is called otherwise.
alter table file disable trigger file_stays_attached;
update file set purpose = 'customer-document' where purpose = 'company-document';
alter table file enable trigger file_stays_attached;
