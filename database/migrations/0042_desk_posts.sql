-- The desk writes posts. A post is a draft until published_at, and off the site while withdrawn_at is set.
alter table blog_post add column version integer not null default 1;
alter table blog_post add column withdrawn_at timestamptz;
alter table blog_post add constraint only_published_posts_are_withdrawn
  check (withdrawn_at is null or published_at is not null);
-- Markdown of this length is rendered within a fraction of a second, whatever it holds.
alter table blog_post add constraint blog_post_body check (char_length(markdown) between 1 and 20000);
drop index blog_post_by_date;
create index blog_post_by_date on blog_post (published_at desc, post_id)
  where published_at is not null and withdrawn_at is null;

alter table blog_tag add constraint blog_tag_name check (char_length(name) between 1 and 40);
alter table blog_post_tag add constraint blog_post_tag_limit check (position between 0 and 7);

-- Readers and search engines keep the address of what was once published.
create function keep_published_address() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'The address of a published post stays.';
end
$$;
create trigger post_address_stays before update on blog_post
  for each row when (old.published_at is not null and new.slug <> old.slug) execute function keep_published_address();
