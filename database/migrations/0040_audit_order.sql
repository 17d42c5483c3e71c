-- Ids of one millisecond have no order, so entries of the audit trail are numbered. Those written so far keep the order
-- in which they were inserted.
alter table audit_entry add column entry_no bigint generated always as identity unique;
drop index audit_entry_of_subject;
drop index audit_entry_of_actor;
create index audit_entry_of_subject on audit_entry (subject_id, entry_no);
create index audit_entry_of_actor on audit_entry (actor_account_id, entry_no);
