-- The desk edits machines. A release leaves what the desk has edited as it is.
alter table product add column version integer not null default 1;
alter table product add column edited_at timestamptz;

-- The photographs of a machine, in order. They are public, each size under the hash of its picture.
create table product_photo (
  photo_id uuid primary key,
  product_id uuid not null references product on delete cascade,
  -- The uploaded picture, from which the sizes were made.
  file_id uuid not null unique references file,
  alt text not null check (char_length(alt) between 3 and 200),
  position integer not null check (position between 1 and 12),
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  -- Of the largest size, in pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  unique (product_id, position) deferrable initially deferred
);
create table product_photo_size (
  photo_id uuid not null references product_photo on delete cascade,
  width integer not null check (width > 0),
  -- The name of its bytes in the storage.
  stored_id uuid not null,
  primary key (photo_id, width)
);
create index product_photo_by_hash on product_photo (hash);
