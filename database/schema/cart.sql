-- A person's enquiry cart. `version` rises with each write: a submitted enquiry consumes one version.
create table cart (
  account_id uuid primary key references account on delete cascade,
  version integer not null default 0
);
alter table cart enable row level security;
create policy cart_of_account on cart using (visible_to_caller(account_id, null));

-- Ten numbered places make an eleventh line impossible, whatever runs beside it.
create table cart_item (
  cart_item_id uuid primary key,
  account_id uuid not null references cart on delete cascade,
  product_id uuid not null references product,
  slot smallint not null check (slot between 1 and 10),
  quantity integer not null check (quantity between 1 and 999),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  duration integer not null check (duration between 1 and 120),
  constraint cart_item_product_once unique (account_id, product_id),
  constraint cart_item_slot_once unique (account_id, slot)
);
alter table cart_item enable row level security;
create policy cart_item_of_account on cart_item using (visible_to_caller(account_id, null));
