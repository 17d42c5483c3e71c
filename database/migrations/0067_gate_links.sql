-- The code on a gate-pass pack opens a page with what a guard compares: a link of its own for each challan.
alter table job_challan add column gate_link_id uuid references signed_link;
create policy job_challan_of_gate on job_challan for select using (caller_link('GATE_PASS', challan_id));
