-- A token can be paid ahead: it waits here for the next launch.
alter table app.wallets
  add column prepaid integer not null default 0 check (prepaid >= 0);
alter table app.transfers
  drop constraint transfers_debit_check,
  drop constraint transfers_credit_check,
  add constraint transfers_debit_check check (debit in
    ('sales', 'grants', 'available', 'prepaid', 'held', 'consumed', 'clawback', 'owed')),
  add constraint transfers_credit_check check (credit in
    ('sales', 'grants', 'available', 'prepaid', 'held', 'consumed', 'clawback', 'owed'));

create table app.payments (
  checkout_session_id text primary key check (length(checkout_session_id) between 1 and 150),
  payment_intent      text unique,
  user_id             uuid not null,
  plan_id             text not null,
  tokens              integer not null check (tokens >= 0),
  amount_cents        integer not null check (amount_cents >= 0), -- as the provider says it was paid
  currency            text not null,
  state               text not null check (state in
    ('paid', 'parked', 'partially_refunded', 'refunded', 'disputed', 'lost')),
  parked_because      text, -- for as long as it bought nothing, whatever becomes of the money
  refunded_cents      integer not null default 0 check (refunded_cents between 0 and amount_cents),
  taken_back          integer not null default 0 check (taken_back between 0 and tokens),
  revision            integer not null default 0, -- counts changes of what became of the money
  paid_at             timestamptz not null,
  created_at          timestamptz not null default now(),
  check (parked_because is not null or (state <> 'parked' and tokens > 0))
);
create index payments_by_user on app.payments (user_id, paid_at desc);
alter table app.payments enable row level security;

-- For operators: money that came but bought nothing yet.
create view app.parked_payments as
  select checkout_session_id, payment_intent, user_id, plan_id, amount_cents, currency,
         parked_because, paid_at
  from app.payments where state = 'parked' order by paid_at;

-- The answer to a request with an Idempotency-Key, for as long as it may be repeated.
create table app.idempotency_keys (
  user_id      uuid not null,
  operation    text not null,
  key          text not null check (length(key) between 8 and 255),
  request_hash text not null,
  answer       jsonb, -- null while the first request is being answered
  locked_until timestamptz not null,
  created_at   timestamptz not null default now(),
  primary key (user_id, operation, key)
);
alter table app.idempotency_keys enable row level security;
