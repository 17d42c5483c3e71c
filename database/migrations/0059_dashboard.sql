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
  using (not (select caller_is_staff()) and exists (select from job where job.job_id = hidden_suggestion.job_id))
  with check (not (select caller_is_staff()) and exists (select from job where job.job_id = hidden_suggestion.job_id));
