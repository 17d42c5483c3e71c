-- What a company's people may accept: up to a limit each, administrators without one; and whether quotes need a PO number.
alter table account add column accept_limit_paise bigint not null default 0
  check (accept_limit_paise between 0 and 10000000000000);
-- Whoever leaves a company leaves its limit.
alter table account add constraint account_limit_of_member check (company_id is not null or accept_limit_paise = 0);
alter table company add column po_number_required boolean not null default false;
