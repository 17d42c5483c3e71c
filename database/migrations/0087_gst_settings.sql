-- Whether e-invoices are due is a setting of every version; until now it was one of the installation.
update settings_version set contents = contents || '{"gst": {"aatoAbove5Crore": false}}';
