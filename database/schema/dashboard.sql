-- Suggestions to end a hire that the customer's people do not want to see, with the reason.
create table hidden_suggestion (
  job_id uuid primary key references job,
  reason text not null check (char_length(reason) between 1 and 2000),
  actor_account_id uuid not null references account,
  hidden_by text not null check (char_length(hidden_by) between 1 and 200),
  hidden_at timestamptz not null
);
alter table hidden_suggestion enable row level security;
create policy hidden_suggestion_at_desk on hidden_suggestion for select using ((select caller_is_staff()));
create policy hidden_suggestion_of_job on hidden_suggestion
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = hidden_suggestion.job_id));

-- What a company means to spend on each of its purchase orders, before GST.
create table po_budget (
  budget_id uuid primary key,
  company_id uuid not null references company,
  po_number text not null check (char_length(po_number) between 1 and 40),
  amount_paise bigint not null check (amount_paise > 0),
  -- The highest share in percent of whose spending its administrators were notified.
  reached smallint not null default 0 check (reached in (0, 75, 90, 100)),
  -- Rises with each change, for If-Match.
  revision integer not null default 1,
  set_by_account_id uuid not null references account,
  set_at timestamptz not null,
  unique (company_id, po_number)
);
alter table po_budget enable row level security;
create policy po_budget_of_company on po_budget using (visible_to_caller(null, company_id));
-- The clock asks which companies have budgets; it computes as each of them.
create policy po_budget_served on po_budget for select using ((select serves('budgets')));
