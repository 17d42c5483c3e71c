-- What a company means to spend on each of its purchase orders, before GST.
create table po_budget (
  budget_id uuid primary key,
  company_id uuid not null references company,
  po_number text not null check (char_length(po_number) between 1 and 40),
  amount_paise bigint not null check (amount_paise > 0),
  -- The highest share in percent that its administrators know to be spent.
  reached smallint not null default 0 check (reached in (0, 75, 90, 100)),
  -- Rises with each change, for If-Match.
  revision integer not null default 1,
  set_by_account_id uuid not null references account,
  set_at timestamptz not null,
  unique (company_id, po_number)
);
alter table po_budget enable row level security;
create policy po_budget_of_company on po_budget
  using (visible_to_caller(null, company_id)) with check (visible_to_caller(null, company_id));
-- The clock asks which companies have budgets; it computes as each of them.
create policy po_budget_served on po_budget for select using ((select serves('budgets')));
