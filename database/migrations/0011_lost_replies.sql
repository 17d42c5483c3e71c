-- A token's successor may be of the session opened in the place of its own; whichever is swept first, neither holds the other.
alter table refresh_token drop constraint refresh_token_successor_hash_fkey;
alter table refresh_token add constraint refresh_token_successor_hash_fkey
  foreign key (successor_hash) references refresh_token on delete cascade deferrable initially deferred;

-- What the GST directory told the person who asks; the company's own name is not theirs to see.
alter table access_request add column holder_name text;
create index access_request_by_account on access_request (account_id) where status = 'PENDING';
