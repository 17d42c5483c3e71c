-- A search for words that very many machines have looks at a fixed sixteenth of them first (docs/decisions/0083).
create index product_search_sampled on product_search using gin (words) with (fastupdate = off)
  where get_byte(uuid_send(product_id), 15) < 16;
