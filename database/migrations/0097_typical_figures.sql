-- The specs of a machine that are typical of its class, as no figure is published for the model.
alter table product add column typical text[] not null default '{}';
