-- Anybody may check a printed quote against its number, version and hash: /verify reads for the purpose 'verify'.
create policy quote_verified on quote for select using ((select serves('verify')));
create policy quote_acceptance_verified on quote_acceptance for select using ((select serves('verify')));
