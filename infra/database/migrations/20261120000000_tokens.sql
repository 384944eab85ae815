-- The data API of a hosted backend serves `public` only, so nothing in here is reachable from a
-- browser; row-level security without a policy is the second fence.
create schema app;

create table app.wallets (
  user_id   uuid primary key,
  available integer not null default 0 check (available >= 0), -- free to spend
  held      integer not null default 0 check (held >= 0),      -- reserved for a launch in progress
  owed      integer not null default 0 check (owed >= 0)       -- spent, though its payment was undone
);
alter table app.wallets enable row level security;

-- Double entry: every row takes from one account and gives to another, so the books always balance.
create table app.transfers (
  id         bigint generated always as identity primary key,
  reference  text not null unique check (length(reference) between 1 and 200), -- 'reserve:<launch>'
  user_id    uuid not null references app.wallets (user_id),
  debit      text not null
    check (debit in ('sales', 'grants', 'available', 'held', 'consumed', 'clawback')),
  credit     text not null
    check (credit in ('sales', 'grants', 'available', 'held', 'consumed', 'clawback')),
  amount     integer not null check (amount > 0),
  created_at timestamptz not null default now(),
  check (debit <> credit)
);
create index transfers_user_id on app.transfers (user_id);
alter table app.transfers enable row level security;

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger transfers_are_append_only
  before update or delete or truncate on app.transfers
  for each statement execute function app.refuse_change();
