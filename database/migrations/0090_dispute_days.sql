-- Until when an invoice may be disputed is a setting; versions before had no such limit, and invoices keep the one of theirs.
update settings_version set contents = jsonb_set(contents, '{hire,disputeDays}', '0');
