-- Where a provider did not say that it took a code, it may have taken it all the same: while that code is good, the send
-- after it sends it again instead of another one. The seed alone, without our pepper, tells no code.
alter table code_challenge add column unsure_seed text;
alter table code_challenge add column unsure_send bigint;
alter table code_challenge add column unsure_until timestamptz;
alter table code_challenge add constraint code_challenge_unsure
  check (num_nulls(unsure_seed, unsure_send, unsure_until) in (0, 3));
