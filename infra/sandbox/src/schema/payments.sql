create schema if not exists sandbox;

-- Every object of the payment provider, as its API shows it.
create table if not exists sandbox.payment_objects (
  id       text primary key,
  kind     text not null, -- the provider's word: 'checkout.session', 'payment_intent', 'charge' …
  seq      bigint generated always as identity unique, -- lists run along it
  created  bigint not null, -- seconds since 1970
  document jsonb not null,
  details  jsonb, -- what the provider knows of it and does not show
  constraint never_refunded_beyond_the_charge check (
    kind <> 'charge' or (document ->> 'amount_refunded')::bigint <= (document ->> 'amount')::bigint
  )
);
create index if not exists payment_objects_kind on sandbox.payment_objects (kind, seq desc);
create index if not exists payment_objects_intent
  on sandbox.payment_objects ((document ->> 'payment_intent'), kind);
create index if not exists payment_objects_charge
  on sandbox.payment_objects ((document ->> 'charge'), kind);
-- Two charges of one payment that both succeeded would be a double charge.
create unique index if not exists payment_objects_charged_once
  on sandbox.payment_objects ((document ->> 'payment_intent'))
  where kind = 'charge' and document ->> 'status' = 'succeeded';
create index if not exists payment_objects_open_sessions
  on sandbox.payment_objects (((document ->> 'expires_at')::bigint))
  where kind = 'checkout.session' and document ->> 'status' = 'open';

create table if not exists sandbox.payment_events (
  id              text primary key,
  seq             bigint generated always as identity unique,
  type            text not null,
  created         bigint not null,
  body            text not null, -- exactly what is signed and sent
  attempts        integer not null default 0,
  next_attempt_at timestamptz, -- null: delivered, given up or nobody to tell
  delivered_at    timestamptz,
  last_answer     text -- status, or what went wrong
);
create index if not exists payment_events_due on sandbox.payment_events (next_attempt_at)
  where next_attempt_at is not null;

create table if not exists sandbox.payment_idempotency_keys (
  key         text primary key,
  endpoint    text not null,
  fingerprint text not null, -- hash of the parameters
  request_id  text not null,
  status      integer not null,
  body        text not null,
  created_at  timestamptz not null default now()
);
