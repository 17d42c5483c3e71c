-- Whoever leaves a company leaves its sites with it, whichever way they go.
create function end_site_assignments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from site_assignment where account_id = new.account_id and company_id is distinct from new.company_id;
  return null;
end $$;
create trigger account_leaves_its_sites after update of company_id on account
  for each row when (old.company_id is distinct from new.company_id) execute function end_site_assignments();

-- An assignment belongs to the company of its site.
alter table project_site add constraint project_site_of_its_company unique (address_id, company_id);
alter table site_assignment
  drop constraint site_assignment_address_id_fkey,
  add constraint site_assignment_of_site foreign key (address_id, company_id)
    references project_site (address_id, company_id) on delete cascade;
