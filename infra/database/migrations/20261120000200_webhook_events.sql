-- Every event is noted once, with what it decided and without what was said.
create table app.webhook_events (
  provider     text not null,
  event_id     text not null,
  payload      jsonb not null,
  received_at  timestamptz not null default now(),
  processed_at timestamptz,
  primary key (provider, event_id)
);
alter table app.webhook_events enable row level security;
