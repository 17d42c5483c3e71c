-- Every version of the settings has a logo, or none.
update settings_version set contents = contents || '{"logo": null}';
