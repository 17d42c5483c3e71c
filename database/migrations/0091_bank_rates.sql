-- The bank rates of the Reserve Bank of India are typed at the desk, each from its day; nobody has typed any yet.
update settings_version set contents = contents || '{"bankRates": []}';
